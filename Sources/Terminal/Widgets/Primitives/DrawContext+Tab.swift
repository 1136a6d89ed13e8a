internal import Cells
internal import Scenes

extension DrawContext {
  /// Draws a name that a click selects, with a blank on both sides, and returns the column after it;
  /// without free colors, brackets mark the selected one.
  package mutating func tab(_ name: String, isSelected: Bool, part: Int, column: Int) -> Int {
    let text = isSelected && !theme.hasFreeColors ? "[\(name)]" : " \(name) "
    let end = column + TextWidth.columns(of: TextWidth.visible(text))
    self.text(
      text, column: column,
      style: isSelected
        ? theme.style(.accent, on: theme.style(.selection)) : theme.style(.secondary))
    accept(.press, part: part, columns: column..<end)
    return end
  }
}
