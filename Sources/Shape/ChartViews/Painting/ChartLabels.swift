internal import Cells
internal import Charts
internal import Shapes

/// The labels of a chart's axes.
struct ChartLabels {
  /// The scale that converts times to dates.
  let zone: DateScale
  /// Returns the width of a text in layout units.
  let width: (String) -> Double
  let form: NumberForm
  private let dateForm = DateForm()

  init(zone: DateScale, isASCII: Bool, width: @escaping (String) -> Double) {
    self.zone = zone
    self.width = width
    form =
      isASCII
      ? NumberForm(groupSeparator: " ", minus: "-") : NumberForm(groupSeparator: "\u{202F}")
  }

  /// Returns the labels of a vertical axis.
  func texts(of numbers: [DecimalNumber], isPercentage: Bool) -> [String] {
    var form = form
    if isPercentage { form.after = "%" }
    return NumberLabels(numbers, form: form) { TextWidth.columns(of: $0) }.texts
  }

  /// Returns labels that each have a factor and decimals of their own, as numbers of very different
  /// sizes need.
  func separateTexts(of numbers: [DecimalNumber]) -> [String] {
    numbers.flatMap { texts(of: [$0], isPercentage: false) }
  }

  /// Returns the labels of the horizontal axis in a window, by the center of their text.
  ///
  /// The first and the last label are moved inside the rectangle.
  func horizontal(
    _ positions: Positions, _ window: ClosedRange<Double>, over plot: Rect, within rect: Rect
  ) -> [(x: Double, text: String)] {
    let span = window.upperBound - window.lowerBound
    guard span > 0, plot.width > 0 else { return [] }
    let scale = plot.width / span
    let labels: [(position: Double, text: String)]
    switch positions.unit {
    case .number where positions.labels != nil: labels = categories(positions, window, scale)
    case .number: labels = numbers(window, plot.width)
    case .seconds: labels = dates(window, scale, zone)
    case .days: labels = dates(window, scale, .days)
    case .clock: labels = clocks(window, scale)
    }
    return placed(
      labels.map { (plot.minX + ($0.position - window.lowerBound) * scale, $0.text) }, in: rect)
  }

  private func numbers(
    _ window: ClosedRange<Double>, _ length: Double
  ) -> [(position: Double, text: String)] {
    guard let range = try? AxisRange(window.lowerBound, window.upperBound) else { return [] }
    let space = TickSpace(length: length, minimumSpacing: 10 * width("0"), labels: 2...8)
    let numbers = NumberTicks.linear(in: range, space: space).numbers
    return Array(zip(numbers.map(\.value), texts(of: numbers, isPercentage: false)))
  }

  /// Returns the names of categories, shortened to the space of each, or of every second, fifth or
  /// tenth one and so on if that is too narrow.
  private func categories(
    _ positions: Positions, _ window: ClosedRange<Double>, _ scale: Double
  ) -> [(position: Double, text: String)] {
    let indices = positions.indices(in: window)
    let names = indices.map { positions.label(at: Double($0)) ?? "" }
    let widest = names.reduce(0) { max($0, width($1)) }
    let needed = min(widest, 8 * width("0")) + width("0")
    let strides = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
    let stride = strides.first { Double($0) * scale >= needed } ?? max(1, indices.count)
    let space = Double(stride) * scale - width("0")
    return indices.filter { $0.isMultiple(of: stride) }.map { index in
      (Double(index), shortened(names[index - indices.lowerBound], to: space))
    }
  }

  /// Returns a text that is cut off where it would be wider than a space.
  private func shortened(_ text: String, to space: Double) -> String {
    guard width(text) > space else { return text }
    var text = text
    while !text.isEmpty, width(text + "…") > space { text.removeLast() }
    return text.isEmpty ? "" : text + "…"
  }

  private func dates(
    _ window: ClosedRange<Double>, _ scale: Double, _ zone: DateScale
  ) -> [(position: Double, text: String)] {
    guard let ticks = ticks(window, scale, zone) else { return [] }
    return Array(
      zip(ticks.ticks.map(\.position), DateLabels(ticks, on: zone, form: dateForm).texts))
  }

  /// Returns times of day, including midnights.
  private func clocks(
    _ window: ClosedRange<Double>, _ scale: Double
  ) -> [(position: Double, text: String)] {
    guard let ticks = ticks(window, scale, .utc) else { return [] }
    return ticks.ticks.map { tick in
      let time = DateScale.utc.localTime(at: tick.position)
      return (tick.position, dateForm.text(for: time, unit: max(tick.unit, .minute)))
    }
  }

  private func ticks(
    _ window: ClosedRange<Double>, _ scale: Double, _ zone: DateScale
  ) -> DateTicks? {
    let gap = width("00")
    return try? DateTicks.byTime(in: window, on: zone, cellsPerUnit: scale) { unit in
      Double(DateLabels.widest(unit: unit, form: dateForm) { Int(width($0).rounded(.up)) }) + gap
    }
  }

  /// Moves labels inside a rectangle and omits those that would touch.
  private func placed(
    _ labels: [(x: Double, text: String)], in rect: Rect
  ) -> [(x: Double, text: String)] {
    var end = -Double.infinity
    return labels.compactMap { label in
      let half = width(label.text) / 2
      guard 2 * half <= rect.width else { return nil }
      let x = min(max(label.x, rect.minX + half), rect.maxX - half)
      guard x - half >= end + (end.isFinite ? width("0") : 0) else { return nil }
      end = x + half
      return (x, label.text)
    }
  }
}
