internal import Cells
internal import Scenes

/// What toggles, choices, sliders and fields have in common: a row with a marker, a label and,
/// right-aligned, a value.
struct ControlRow {
  /// The columns before the label, in which the marker of the focus stands.
  static let indent = 2

  /// Draws the row and its label, and returns the columns of a value that needs `width` of them.
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

  /// Returns the style of a value that stands out unless the row is dimmed.
  static func valueStyle(in context: DrawContext, isStrong: Bool = true) -> Style {
    let row = style(in: context)
    if context.state.contains(.dimmed) { return context.theme.style(.dimmed, on: row) }
    return isStrong
      ? context.theme.style(.accent, on: row) : context.theme.style(.secondary, on: row)
  }
}
