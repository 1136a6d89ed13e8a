/// A cursor for reading a chart point by point.
///
/// ```swift
/// var reader = PointReader(series: 0, index: 33)
/// print(reader.move(.next, in: excerpt, texts: texts))  // Dec 21, 2018: 54.
/// ```
public struct PointReader: Hashable, Sendable {
  /// A move of the cursor.
  public enum CursorMove: String, Hashable, Sendable, CaseIterable {
    /// Moves to the next position.
    case next
    /// Moves to the previous position.
    case previous
    /// Moves forward by a tenth of the window.
    case tenthForward
    /// Moves back by a tenth of the window.
    case tenthBack
    /// Moves to the first position.
    case first
    /// Moves to the last position.
    case last
    /// Moves to the minimum of the series.
    case minimum
    /// Moves to the maximum of the series.
    case maximum
    /// Moves to the next visible series, wrapping around after the last one.
    case nextSeries
    /// Moves to the previous visible series, wrapping around before the first one.
    case previousSeries
  }

  /// The index of the series in the set.
  public private(set) var series: Int
  /// The index of the position in the set.
  public private(set) var index: Int

  /// Creates a reader at a point; if that is outside the window, the next move enters the window.
  public init(series: Int = 0, index: Int = 0) {
    self.series = series
    self.index = index
  }

  /// Moves the cursor, and returns a sentence about the point there.
  ///
  /// The cursor stays within the window and on visible series. Points without a value are read as
  /// well.
  ///
  /// - Complexity: O(1); for the minimum and maximum, O(n) in the length of the window.
  public mutating func move(
    _ move: CursorMove, in excerpt: ChartExcerpt, texts: ReadingTexts
  ) -> String {
    guard enter(excerpt) else { return Self.nothing }
    let note = go(move, in: excerpt)
    return (note.map { $0 + ". " } ?? "") + point(in: excerpt, texts)
  }

  /// Returns a sentence about the series and the point at the cursor.
  public func sentence(in excerpt: ChartExcerpt, texts: ReadingTexts) -> String {
    var copy = self
    guard copy.enter(excerpt) else { return Self.nothing }
    return copy.name(in: excerpt) + ". " + copy.point(in: excerpt, texts)
  }

  private static let nothing = "No points are shown."

  /// Moves into an excerpt; returns whether it has anything to read.
  private mutating func enter(_ excerpt: ChartExcerpt) -> Bool {
    guard let last = excerpt.range.last, let lastShown = excerpt.visible.last else { return false }
    index = min(max(index, excerpt.range.lowerBound), last)
    series = excerpt.visible.first { $0 >= series } ?? lastShown
    return true
  }
}

extension PointReader {
  /// Moves within an excerpt; returns the words before the point, if any.
  private mutating func go(_ move: CursorMove, in excerpt: ChartExcerpt) -> String? {
    let tenth = max(1, excerpt.range.count / 10)
    switch move {
    case .next: return step(by: 1, in: excerpt.range)
    case .previous: return step(by: -1, in: excerpt.range)
    case .tenthForward: return step(by: tenth, in: excerpt.range)
    case .tenthBack: return step(by: -tenth, in: excerpt.range)
    case .first: return step(by: -excerpt.range.count, in: excerpt.range)
    case .last: return step(by: excerpt.range.count, in: excerpt.range)
    case .minimum: return goToExtreme("Lowest", \.minimum, in: excerpt)
    case .maximum: return goToExtreme("Highest", \.maximum, in: excerpt)
    case .nextSeries: return turn(by: 1, in: excerpt)
    case .previousSeries: return turn(by: -1, in: excerpt)
    }
  }

  private mutating func step(by count: Int, in range: Range<Int>) -> String? {
    let last = range.upperBound - 1
    index = min(max(index + count, range.lowerBound), last)
    return index == last && count > 0
      ? "Last point" : index == range.lowerBound && count < 0 ? "First point" : nil
  }

  private mutating func goToExtreme(
    _ word: String, _ extreme: KeyPath<SeriesSummary.Figures, ChartPoint>, in excerpt: ChartExcerpt
  ) -> String {
    let summary = SeriesSummary(
      of: excerpt.set.series[series], at: excerpt.set.positions, in: excerpt.range)
    guard let figures = summary.figures else { return "\(summary.name) has no values here" }
    index = figures[keyPath: extreme].index
    return word
  }

  private mutating func turn(by count: Int, in excerpt: ChartExcerpt) -> String {
    guard excerpt.visible.count > 1, let place = excerpt.visible.firstIndex(of: series) else {
      return name(in: excerpt) + " is the only series"
    }
    let number = excerpt.visible.count
    series = excerpt.visible[(place + count + number) % number]
    return name(in: excerpt)
  }
}

extension PointReader {
  private func name(in excerpt: ChartExcerpt) -> String { excerpt.set.series[series].name }

  private func point(in excerpt: ChartExcerpt, _ texts: ReadingTexts) -> String {
    let one = excerpt.set.series[series]
    let value = one.value(at: index)
    let position = texts.position(excerpt.set.positions[index])
    guard !value.isNaN else { return position + ": no value." }
    return position + ": " + (parts(of: one, texts) ?? texts.of(one.unit).value(value)) + "."
  }

  private func parts(of series: Series, _ texts: ReadingTexts) -> String? {
    series.parts(at: index)?.map { part in
      part.word + " " + (part.value.isFinite ? texts.of(part.unit).value(part.value) : "none")
    }.joined(separator: ", ")
  }
}
