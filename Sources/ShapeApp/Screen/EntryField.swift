internal import Cells
internal import Scenes
internal import Widgets

/// A line that is typed, with a label before it and an example of what can be typed.
struct EntryField: Widget {
  /// The label, with a blank at its end.
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
