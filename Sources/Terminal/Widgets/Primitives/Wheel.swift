internal import Cells
internal import Scenes

/// A wheel of values, with the current one in the middle.
///
/// Each row is a part: its distance from the middle, negative above it. A middle of several rows is
/// left blank for large numerals, and has a blank row on either side.
package struct Wheel: Widget {
  /// The formatting of values.
  package enum Labels: Hashable, Sendable {
    /// Numbers, zero-padded to a number of digits.
    case numbers(digits: Int = 1)
    /// Words, by the index of the value.
    case words([String])
  }

  package var state: WheelState
  package var labels: Labels
  /// The unit after the current value, such as “h”.
  package var unit: String
  /// The columns reserved for the unit, so that wheels side by side have equal gaps.
  package var unitWidth: Int
  /// The number of rows, which is odd.
  package var rows: Int
  /// The number of rows of the current value.
  package var middleRows = 1
  /// Whether this is the wheel, among several in one widget, that keys turn.
  package var isActive: Bool

  package init(
    _ state: WheelState, _ labels: Labels = .numbers(), unit: String = "", unitWidth: Int = 0,
    rows: Int = 5, isActive: Bool = true
  ) {
    (self.state, self.labels, self.unit) = (state, labels, unit)
    self.unitWidth = max(unitWidth, TextWidth.columns(of: unit))
    self.rows = max(1, rows | 1)
    self.isActive = isActive
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  package func estimatedHeight(forWidth columns: Int) -> Int { rows }

  package func draw(in context: inout DrawContext) {
    let place = place(in: &context)
    let nearest = Int(place.rounded())
    for row in 0..<rows {
      let offset = offset(ofRow: row)
      context.accept([.press, .drag, .wheel], part: offset, rows: row..<row + 1)
      guard offset != 0 || middleRows == 1, let value = state.value(at: nearest + offset),
        isSeen(offset)
      else { continue }
      let distance = abs(Double(nearest + offset) - place)
      draw(label(of: value), row, distance: distance, isMiddle: offset == 0, &context)
    }
  }

  /// Returns the label of the current value; while turning, that of the nearest one.
  package func middleLabel(in context: inout DrawContext) -> String {
    state.value(at: Int(place(in: &context).rounded())).map(label) ?? ""
  }

  private func place(in context: inout DrawContext) -> Double {
    let way = abs(state.place.end.index - state.place.start.index)
    return context.value(of: state.place, steps: max(1, Int(way * 4))).index
  }

  /// The blank rows on either side of the middle.
  private var air: Int { middleRows > 1 ? 1 : 0 }
  /// The rows of neighbors on either side.
  private var neighbors: Int { max(1, (rows - middleRows) / 2 - air) }

  private func offset(ofRow row: Int) -> Int {
    let first = (rows - middleRows) / 2 - air
    let last = first + middleRows - 1 + 2 * air
    return row < first ? row - first : row > last ? row - last : 0
  }

  /// Returns whether a neighbor is shown: a short wheel that wraps doesn't show any value twice.
  private func isSeen(_ offset: Int) -> Bool {
    guard state.wraps else { return true }
    return offset > 0 ? offset * 2 <= state.count : -offset * 2 < state.count
  }

  private func label(of value: Int) -> String {
    switch labels {
    case .numbers(let digits):
      let text = "\(abs(value))"
      let zeros = String(repeating: "0", count: max(0, digits - text.count))
      return (value < 0 ? "-" : "") + zeros + text
    case .words(let words):
      let index = (value - state.range.lowerBound) / state.step
      return words.indices.contains(index) ? TextWidth.visible(words[index]) : "\(value)"
    }
  }

  private func draw(
    _ label: String, _ row: Int, distance: Double, isMiddle: Bool, _ context: inout DrawContext
  ) {
    let width = TextWidth.columns(of: label)
    let column = max(0, (context.columns - (unitWidth > 0 ? unitWidth + 1 : 0) - width) / 2)
    let style = style(distance, isMiddle: isMiddle, in: context)
    if isMiddle, isFocused(in: context) { context.fill(style, rows: row..<row + 1) }
    context.text(label, column: column, row: row, style: style)
    if isMiddle, !unit.isEmpty {
      context.text(unit, column: column + width + 1, row: row, style: style)
    }
  }

  private func isFocused(in context: DrawContext) -> Bool {
    isActive && context.state.contains(.focused)
  }

  /// Returns the style of a value: the farther from the middle, the closer to the background.
  private func style(_ distance: Double, isMiddle: Bool, in context: DrawContext) -> Style {
    let theme = context.theme
    if isMiddle, isFocused(in: context) { return theme.style(.accent, on: theme.style(.selection)) }
    if context.state.contains(.dimmed) { return theme.style(.dimmed) }
    if isMiddle { return Style(attributes: .bold) }
    guard theme.hasFreeColors, theme.contrast == .normal else { return Style(attributes: .dim) }
    let share = max(0.25, 0.85 - 0.5 * distance / Double(neighbors))
    return Style(foreground: theme.depth.color(theme.tint(Float(share))))
  }
}
