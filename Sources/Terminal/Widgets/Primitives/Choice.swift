internal import Cells
internal import Scenes

/// A label with one of several values, between marks for the previous and the next.
package struct Choice: Widget {
  /// The click targets.
  package enum ClickTarget: Int, Hashable, Sendable, CaseIterable {
    case value, previous, next
  }

  package var label: String
  package var value: String
  /// The width of the widest value, so that the marks stay in place.
  package var valueWidth: Int?
  package var hasPrevious: Bool, hasNext: Bool

  package init(
    _ label: String, _ value: String, valueWidth: Int? = nil, hasPrevious: Bool = true,
    hasNext: Bool = true
  ) {
    self.label = label
    self.value = value
    self.valueWidth = valueWidth
    self.hasPrevious = hasPrevious
    self.hasNext = hasNext
  }

  package func draw(in context: inout DrawContext) {
    let shown = TextWidth.visible(value)
    let width = max(1, valueWidth ?? TextWidth.columns(of: shown))
    let area = ControlRow.draw(label, valueWidth: min(width + 4, context.columns), in: &context)
    context.accept(.press, part: ClickTarget.value.rawValue)
    // The value gets the space that the two marks and their blanks leave.
    guard area.count > 4 else { return }
    let start = area.lowerBound + 2
    let inner = start..<min(start + width, area.upperBound - 2)
    let text = TextWidth.truncated(shown, to: inner.count)
    context.text(text, column: start, style: ControlRow.valueStyle(in: context))
    addMark(.previous, context.symbols.previous, area.lowerBound..<start, hasPrevious, &context)
    addMark(.next, context.symbols.next, inner.upperBound..<inner.upperBound + 2, hasNext, &context)
  }

  private func addMark(
    _ target: ClickTarget, _ mark: String, _ columns: Range<Int>, _ isOn: Bool,
    _ context: inout DrawContext
  ) {
    let row = ControlRow.style(in: context)
    let isPressed = context.state.contains(.pressed) && context.part == target.rawValue
    var style =
      isOn && !context.state.contains(.dimmed)
      ? ControlRow.valueStyle(in: context, isStrong: false)
      : context.theme.style(.dimmed, on: row)
    if isPressed { style.attributes.formSymmetricDifference(.reverse) }
    // The mark is at the outer edge.
    let column = target == .previous ? columns.lowerBound : columns.upperBound - 1
    context.text(mark, column: column, style: style)
    context.accept(.press, part: target.rawValue, columns: columns)
  }
}
