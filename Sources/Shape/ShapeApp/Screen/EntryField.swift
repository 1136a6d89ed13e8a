internal import Cells
internal import Scenes
internal import Widgets

/// A single-line text field with a label and an example of the input.
struct EntryField: Widget {
  /// The label, with a trailing space.
  var label: String
  var state: TextState
  var example: String

  func draw(in context: inout DrawContext) {
    let start = min(context.columns / 2, TextWidth.columns(of: label))
    context.text(label, width: start, style: context.theme.style(.accent))
    let field = TextField("", state, placeholder: example)
    context.draw(field, columns: start..<max(start, context.columns), rows: 0..<1)
  }
}
