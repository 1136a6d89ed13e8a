internal import Cells
internal import Scenes

/// The common part of toggles, choices, sliders and fields: a row with a marker, a label and a
/// value, which begins in the same column in all rows of a list.
struct ControlRow {
  /// The columns before the label, which contain the focus marker.
  static let indent = 2
  /// The usual width of the values, if there is space.
  static let usualWidth = 24

  /// Returns the number of columns before a value without a mark, so that all values of a list begin
  /// in the same column as those with a mark for the previous value.
  static func columnsBeforeValue(in context: DrawContext) -> Int { context.columns < 24 ? 0 : 2 }

  /// Draws the row and its label, and returns the columns for a value that needs a number of them.
  ///
  /// The columns begin at the same place for all values that need no more than usual, unless a label
  /// is too long.
  static func draw(
    _ label: String, valueWidth needed: Int, usual: Int = usualWidth, in context: inout DrawContext
  ) -> Range<Int> {
    let row = style(in: context)
    if context.state.contains(.focused) {
      context.fill(row)
      context.text(context.symbols.cursor, style: context.theme.style(.accent, on: row))
    }
    let usual = context.columns - min(usual, context.columns / 2)
    let afterLabel = indent + TextWidth.columns(of: TextWidth.visible(label)) + 1
    let start = max(0, min(context.columns - needed, max(usual, afterLabel)))
    let value = start..<max(start, context.columns)
    context.text(
      label, column: indent, width: max(0, value.lowerBound - indent - 1),
      style: context.state.contains(.dimmed) ? context.theme.style(.dimmed, on: row) : row)
    return value
  }

  static func style(in context: DrawContext) -> Style {
    context.state.contains(.focused) ? context.theme.style(.selection) : Style()
  }

  /// Returns the style of a value, which is emphasized unless the row is dimmed.
  static func valueStyle(in context: DrawContext, isStrong: Bool = true) -> Style {
    let row = style(in: context)
    if context.state.contains(.dimmed) { return context.theme.style(.dimmed, on: row) }
    return isStrong
      ? context.theme.style(.accent, on: row) : context.theme.style(.secondary, on: row)
  }
}
