internal import Cells
internal import Scenes

/// A single-line text field with a label and an example of the input.
package struct EntryField: Widget {
  /// The label, with a trailing space.
  package var label: String
  package var state: TextState
  package var example: String

  package init(label: String, state: TextState, example: String) {
    (self.label, self.state, self.example) = (label, state, example)
  }

  package func draw(in context: inout DrawContext) {
    let start = min(context.columns / 2, TextWidth.columns(of: label))
    context.text(label, width: start, style: context.theme.style(.accent))
    let field = TextField("", state, placeholder: example)
    context.draw(field, columns: start..<max(start, context.columns), rows: 0..<1)
  }
}
