internal import ChartDrawings
internal import Charts

/// A line of the indicator's poster.
struct PosterLine: Hashable, Sendable {
  /// The name of a series, the date in the heading, or “All”.
  var name: String
  /// The value: empty in the heading, “–” if missing.
  var value: String
  /// The share among the visible series in whole percent, in a percentage set.
  var percent: String?
  /// The index of the series; `nil` for the heading and the total.
  var series: Int?
}

extension ChartWords {
  /// Returns the lines of a poster: a heading, the visible series in set order, and “All” with the
  /// total if they are stacked.
  ///
  /// A candle has four lines, and a box seven.
  func poster(_ reading: Indicator.Reading, _ visibility: Visibility) -> [PosterLine] {
    let heading = PosterLine(name: texts.fullPosition(reading.position), value: "")
    let shown = shownSeries(visibility)
    let percents = percents(reading, visibility)
    let isAlone = shown.count { set.series[$0].parts(at: reading.index) != nil } == 1
    let lines = shown.flatMap { index in
      partLines(of: index, reading, isAlone: isAlone)
        ?? [
          PosterLine(
            name: set.series[index].name,
            value: text(reading.value(of: index), set.series[index].unit),
            percent: percents?[index], series: index)
        ]
    }
    return [heading] + lines + [sumLine(reading, shown)].compactMap(\.self)
  }

  private func text(_ value: Double, _ unit: String?) -> String {
    value.isFinite ? texts.value(value, unit) : Self.missing
  }

  /// Returns the percentages of all series in a percentage set, which add up to 100.
  private func percents(_ reading: Indicator.Reading, _ visibility: Visibility) -> [String?]? {
    guard set.isPercentage else { return nil }
    // A set with just this position, since a reading can be interpolated.
    var read = set
    read.positions.storage = .listed([reading.position])
    for index in read.series.indices { read.series[index].values = [reading.value(of: index)] }
    return Stack(read, visibility).wholeShares(at: 0).map { share in
      share.map { "\($0)%" } ?? Self.missing
    }
  }

  /// Returns the lines of a candle or a box; `nil` for other kinds and for interpolated readings.
  private func partLines(
    of index: Int, _ reading: Indicator.Reading, isAlone: Bool
  ) -> [PosterLine]? {
    let one = set.series[index]
    guard (0..<set.positions.count).contains(reading.index),
      set.positions[reading.index] == reading.position
    else { return nil }
    return one.parts(at: reading.index)?.map { part in
      let capitalized = part.word.prefix(1).uppercased() + part.word.dropFirst()
      return PosterLine(
        name: isAlone ? capitalized : one.name + " " + part.word,
        value: text(part.value, part.unit), series: index)
    }
  }

  /// Returns the line with the total of the stacked series; `nil` if there are none.
  private func sumLine(_ reading: Indicator.Reading, _ shown: [Int]) -> PosterLine? {
    let summed = set.summedSeries(among: shown)
    guard !summed.isEmpty else { return nil }
    return PosterLine(
      name: "All",
      value: text(
        Self.sum(of: summed.map(reading.value(of:))), summed.map { set.series[$0] }.commonUnit))
  }

  /// Returns the sum of the values that aren't missing; NaN if all are.
  static func sum(of values: [Double]) -> Double {
    let known = values.filter { !$0.isNaN }
    return known.isEmpty ? .nan : known.reduce(0, +)
  }
}

extension ChartSet {
  /// Returns the given series that are stacked, if there are at least two; otherwise none.
  func summedSeries(among shown: [Int]) -> [Int] {
    guard isStacked, !isPercentage, !hasTwoAxes else { return [] }
    let stacked = shown.filter { series[$0].kind.traits.stacks }
    return stacked.count > 1 ? stacked : []
  }
}
