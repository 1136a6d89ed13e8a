internal import Charts
internal import Shapes

/// A label below a plot, in layout units.
struct HorizontalLabel: Hashable, Sendable {
  /// The center of the text, inside the chart.
  var x: Double
  /// The place that the text names.
  var tick: Double
  var text: String
}

extension ChartLabels {
  /// A position with its text, or several from the fullest to the shortest.
  private struct Candidate {
    var position: Double
    var texts: [String]
    /// Texts that are preferred if it is the first one, for which the next labels give way.
    var preferred: [String] = []
  }

  /// Returns the labels of the horizontal axis in a window.
  ///
  /// The first and the last label are moved inside the rectangle, and the first date has its month
  /// and year, for which it is moved aside or left out before later dates give way.
  func horizontal(
    _ positions: Positions, _ window: ClosedRange<Double>, over plot: Rect, within rect: Rect
  ) -> [HorizontalLabel] {
    let span = window.upperBound - window.lowerBound
    guard span > 0, plot.width > 0 else { return [] }
    let scale = plot.width / span
    let labels =
      switch positions.unit {
      case .number where positions.labels != nil: categories(positions, window, scale)
      case .number where positions.isLogarithmic: powers(positions, window, plot.width)
      case .number: numbers(positions, window, plot.width)
      case .seconds, .days: dates(window, scale, positions.unit.scale(zone))
      case .clock: clocks(window, scale)
      }
    let places = labels.map { plot.minX + ($0.position - window.lowerBound) * scale }
    return placed(labels, at: places, in: rect)
  }

  private func powers(
    _ positions: Positions, _ window: ClosedRange<Double>, _ length: Double
  ) -> [Candidate] {
    let least = 8 * width("0") + width(positions.unitName ?? "")
    let space = TickSpace(length: length, minimumSpacing: least, labels: 2...12)
    guard let (ticks, places) = NumberTicks.logarithmic(between: window, space: space) else {
      return []
    }
    let unit = positions.unitName.map { ValueUnit($0) }
    let texts =
      ticks.hasDecades
      ? separateTexts(of: ticks.numbers, unit: unit)
      : texts(of: ticks.numbers, isPercentage: false, unit: unit)
    return zip(places, texts).map { Candidate(position: $0, texts: [$1]) }
  }

  private func numbers(
    _ positions: Positions, _ window: ClosedRange<Double>, _ length: Double
  ) -> [Candidate] {
    let limit = Double.greatestFiniteMagnitude
    let ends = [window.lowerBound, window.upperBound].map {
      min(limit, max(-limit, positions.number(at: $0)))
    }
    guard let range = try? AxisRange(ends[0], ends[1]) else { return [] }
    let least = 10 * width("0") + width(positions.unitName ?? "")
    let space = TickSpace(length: length, minimumSpacing: least, labels: 4...12)
    let unit = positions.unitName.map { ValueUnit($0) }
    let numbers = NumberTicks.linear(in: range, space: space, unit: unit).numbers
    return zip(numbers, texts(of: numbers, isPercentage: false, unit: unit)).map {
      Candidate(position: positions.position(of: $0.value), texts: [$1])
    }
  }

  /// Returns the names of categories, shortened to the space of each, or of every second, fifth or
  /// tenth one and so on if that is too narrow.
  private func categories(
    _ positions: Positions, _ window: ClosedRange<Double>, _ scale: Double
  ) -> [Candidate] {
    let indices = positions.indices(in: window)
    let names = indices.map { positions.label(at: Double($0)) ?? "" }
    let widest = names.reduce(0) { max($0, width($1)) }
    let needed = min(widest, 8 * width("0")) + width("0")
    let strides = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
    let stride = strides.first { Double($0) * scale >= needed } ?? max(1, indices.count)
    let space = Double(stride) * scale - width("0")
    return indices.filter { $0.isMultiple(of: stride) }.map { index in
      let name = names[index - indices.lowerBound].shortName(to: space, width: width)
      return Candidate(position: Double(index), texts: [name])
    }
  }

  private func dates(
    _ window: ClosedRange<Double>, _ scale: Double, _ zone: DateScale
  ) -> [Candidate] {
    guard let ticks = ticks(window, scale, zone) else { return [] }
    let texts = DateLabels(ticks, on: zone, form: dateForm).texts
    var labels = zip(ticks.ticks, texts).map { Candidate(position: $0.position, texts: [$1]) }
    guard let rung = ticks.rung else { return labels }
    for (index, tick) in ticks.ticks.prefix(2).enumerated() {
      let full = fullTexts(for: zone.localTime(at: tick.position), tick.unit, on: rung.unit)
      // A year says more than its start.
      if tick.unit != .year {
        labels[index].preferred = full
      } else if index == 0 {
        labels[0].texts.insert(contentsOf: full.prefix(1), at: 0)
      }
    }
    return labels
  }

  /// Returns texts with month and year for a date on an axis of a unit: with all digits of the year,
  /// and with two.
  private func fullTexts(for time: LocalTime, _ unit: DateUnit, on axis: DateUnit) -> [String] {
    guard axis != .year else { return [] }
    let long = DateForm(length: .long, names: dateForm.names)
    let day =
      axis == .month ? dateForm.text(for: time, unit: .month) : long.text(for: time, unit: .day)
    let clock = unit > .day ? ", " + dateForm.text(for: time, unit: unit) : ""
    let years = ["\(time.year)"] + (time.year > 999 ? ["'\(String(time.year).suffix(2))"] : [])
    return years.map { "\(day) \($0)\(clock)" }
  }

  /// Returns times of day, including midnights.
  private func clocks(_ window: ClosedRange<Double>, _ scale: Double) -> [Candidate] {
    guard let ticks = ticks(window, scale, .utc) else { return [] }
    return ticks.ticks.map { tick in
      let time = DateScale.utc.localTime(at: tick.position)
      return Candidate(
        position: tick.position,
        texts: [dateForm.text(for: time, unit: max(tick.unit, .minute))])
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

  /// Moves labels inside a rectangle, chooses the fullest text that leaves room for the next one,
  /// and omits labels that would touch.
  private func placed(
    _ labels: [Candidate], at places: [Double], in rect: Rect
  ) -> [HorizontalLabel] {
    func center(_ text: String, at place: Double) -> Double {
      let half = width(text) / 2
      return min(max(place, rect.minX + half), rect.maxX - half)
    }
    func start(_ index: Int) -> Double {
      guard labels.indices.contains(index), let text = labels[index].texts.last else {
        return .infinity
      }
      return center(text, at: places[index]) - width(text) / 2
    }
    func texts(_ index: Int, isFirst: Bool) -> [String] {
      let fullest = isFirst ? labels[index].preferred.filter { width($0) <= rect.width } : []
      return fullest.isEmpty ? labels[index].texts.filter { width($0) <= rect.width } : fullest
    }
    /// Returns the fullest text with room before the next label, and its center: that of the first
    /// one moves to the left as long as its place remains below it.
    func roomy(_ index: Int, isFirst: Bool) -> (text: String, x: Double)? {
      for text in texts(index, isFirst: isFirst) {
        let (x, half) = (center(text, at: places[index]), width(text) / 2)
        let last = start(index + 1) - width("0") - half
        if x <= last { return (text, x) }
        if isFirst, last >= max(rect.minX + half, places[index] - half) { return (text, last) }
      }
      return nil
    }
    // At the left edge, the first date may have no room for its year; the next one has.
    let dated = labels.first?.preferred.isEmpty == false ? labels.indices.prefix(2) : 0..<0
    let first = dated.first { roomy($0, isFirst: true) != nil } ?? 0
    var end = -Double.infinity
    return labels.indices.dropFirst(first).compactMap { index in
      let shortest = texts(index, isFirst: index == first).last
      let tight = shortest.map { ($0, center($0, at: places[index])) }
      guard let (text, x) = roomy(index, isFirst: index == first) ?? tight,
        x - width(text) / 2 >= end + (end.isFinite ? width("0") : 0)
      else { return nil }
      end = x + width(text) / 2
      return HorizontalLabel(x: x, tick: places[index], text: text)
    }
  }
}
