internal import Cells
internal import Scenes

/// The common part of toggles, choices, sliders and fields: a row with a marker, a label and a
/// right-aligned value.
struct ControlRow {
  /// The columns before the label, which contain the focus marker.
  static let indent = 2

  /// Returns the number of columns after a value without marks, so that all values of a list end
  /// in the same column as those with a mark for the next value.
  static func columnsAfterValue(in context: DrawContext) -> Int { context.columns < 24 ? 0 : 2 }

  /// Draws the row and its label, and returns the columns for a value that needs `width` of them.
  static func draw(
    _ label: String, valueWidth width: Int, in context: inout DrawContext
  ) -> Range<Int> {
    let row = style(in: context)
    if context.state.contains(.focused) {
      context.fill(row)
      context.text(context.symbols.cursor, style: context.theme.style(.accent, on: row))
    }
    let value = max(0, context.columns - width)..<max(0, context.columns)
    context.text(
      label, column: indent, width: max(0, value.lowerBound - indent - 1),
      style: context.state.contains(.dimmed) ? context.theme.style(.dimmed, on: row) : row)
    return value
  }

  /// Returns the style of the row.
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
