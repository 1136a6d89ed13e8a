internal import Cells
internal import Scenes
internal import Widgets

/// A line with text at its left and right ends.
struct PairsHeader: Widget {
  var left: String
  var right: String

  private static let indent = 1

  func draw(in context: inout DrawContext) {
    let room = context.columns - 2 * Self.indent
    guard room > 0 else { return }
    let width = TextWidth.columns(of: right)
    let isBoth = TextWidth.columns(of: left) + width + 2 <= room
    let style = context.theme.style(.text)
    context.text(
      left, column: Self.indent, width: isBoth ? room - width - 2 : room,
      style: Style(foreground: style.foreground, attributes: .bold))
    guard isBoth else { return }
    context.text(right, column: Self.indent + room - width, style: context.theme.style(.secondary))
  }
}
