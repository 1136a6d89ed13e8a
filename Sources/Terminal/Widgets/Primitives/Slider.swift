internal import Cells
internal import Scenes

/// A label with a value on a bar along which it can be dragged.
package struct Slider: Widget {
  package var label: String
  /// The value in its range.
  package var value: Double
  package var range: ClosedRange<Double>
  /// The value as text, beside the bar; its width should be constant.
  package var text: String
  /// The width of the bar, if there is space.
  package var barWidth: Int

  package init(
    _ label: String, _ value: Double, in range: ClosedRange<Double> = 0...1, text: String = "",
    barWidth: Int = 16
  ) {
    self.label = label
    self.value = value
    self.range = range
    self.text = text
    self.barWidth = max(2, barWidth)
  }

  /// The value's position in the range, from 0 to 1.
  package var share: Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(max(0, (value - range.lowerBound) / length), 1)
  }

  /// Returns the value at a position of the bar, which may lie outside it.
  package static func value<Owner>(of hit: Hit<Owner>, in range: ClosedRange<Double>) -> Double {
    let last = hit.area.columns.count - 1
    guard last > 0 else { return range.lowerBound }
    let share = Double(min(max(0, hit.column), last)) / Double(last)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  package func draw(in context: inout DrawContext) {
    let words = TextWidth.visible(text)
    let wordsWidth = words.isEmpty ? 0 : TextWidth.columns(of: words) + 1
    let before = ControlRow.columnsBeforeValue(in: context)
    // The bar gets up to half of the row, before a long label does.
    let bar = min(barWidth, max(2, context.columns / 2 - wordsWidth - before))
    let area = ControlRow.draw(
      label, valueWidth: min(context.columns, before + bar + wordsWidth), in: &context)
    let columns = area.dropFirst(before).prefix(bar)
    guard !columns.isEmpty else { return }
    draw(columns, &context)
    context.text(
      words, column: columns.upperBound + 1,
      style: ControlRow.valueStyle(in: context, isStrong: false))
    context.accept([.press, .drag], columns: columns)
  }

  private func draw(_ columns: Range<Int>, _ context: inout DrawContext) {
    let place = columns.lowerBound + Int((share * Double(columns.count - 1)).rounded())
    let row = ControlRow.style(in: context)
    let symbols = context.symbols
    let isDimmed = context.state.contains(.dimmed)
    let before = String(repeating: symbols.horizontal, count: place - columns.lowerBound)
    let after = String(repeating: symbols.horizontal, count: columns.upperBound - place - 1)
    context.text(
      before, column: columns.lowerBound, style: ControlRow.valueStyle(in: context, isStrong: true))
    context.text(
      after, column: place + 1, style: context.theme.style(isDimmed ? .dimmed : .track, on: row))
    context.text(symbols.thumb, column: place, style: ControlRow.valueStyle(in: context))
  }
}
