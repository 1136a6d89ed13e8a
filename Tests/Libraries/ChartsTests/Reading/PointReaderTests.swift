import TestSupport
import Testing

@testable import Charts

struct PointReaderTests {
  private func moves(
    _ moves: [PointReader.CursorMove], in excerpt: ChartExcerpt,
    from reader: PointReader = PointReader()
  ) -> [String] {
    var reader = reader
    return moves.map { reader.move($0, in: excerpt, texts: .plain) }
  }

  @Test("The reader moves from point to point") func readerMovesFromPointToPoint() {
    let excerpt = ChartExcerpt(of: lines([3, .nan, 1, 9, 4]), in: 0..<5)
    #expect(
      moves([.next, .next, .previous, .last, .next, .first, .previous], in: excerpt) == [
        "1: no value.", "2: 1.", "1: no value.", "Last point. 4: 4.", "Last point. 4: 4.",
        "First point. 0: 3.", "First point. 0: 3.",
      ])
  }

  @Test("The reader jumps to the extremes of its series") func readerJumpsToTheExtremesOfItsSeries()
  {
    let excerpt = ChartExcerpt(of: lines([3, 0, 1, 9, 4], [.nan, .nan, .nan, .nan, .nan]))
    #expect(
      moves([.maximum, .minimum, .nextSeries, .minimum], in: excerpt) == [
        "Highest. 3: 9.", "Lowest. 1: 0.", "y1. 1: no value.",
        "y1 has no values here. 1: no value.",
      ])
  }

  @Test("The reader cycles through the shown series") func readerCyclesThroughTheShownSeries() {
    let excerpt = ChartExcerpt(of: lines([1], [2], [3]), visible: [0, 2])
    #expect(
      moves([.nextSeries, .nextSeries, .previousSeries], in: excerpt) == [
        "y2. 0: 3.", "y0. 0: 1.", "y2. 0: 3.",
      ])
    let single = ChartExcerpt(of: lines([1], [2]), visible: [1])
    #expect(moves([.nextSeries], in: single) == ["y1 is the only series. 0: 2."])
  }

  @Test("The reader moves by a tenth") func readerMovesByATenth() {
    let excerpt = ChartExcerpt(of: lines((0..<100).map(Double.init)), in: 20..<80)
    let reader = PointReader(series: 0, index: 50)
    #expect(
      moves([.tenthForward, .tenthBack, .tenthBack], in: excerpt, from: reader) == [
        "56: 56.", "50: 50.", "44: 44.",
      ])
  }

  @Test("The reader reads candles") func readerReadsCandles() {
    let candles = Candles(open: [2], high: [5], low: [.nan])
    let series = Series(label: "y", kind: .candle, values: [3], candles: candles)
    let set = ChartSet(positions: Positions(.listed([7]), unit: .number), series: [series])
    let text = PointReader().sentence(in: ChartExcerpt(of: set), texts: .plain)
    #expect(text == "y. 7: open 2, high 5, low none, close 3.")
  }

  @Test("The reader reports that nothing is shown") func readerReportsThatNothingIsShown() {
    #expect(moves([.next], in: ChartExcerpt(of: lines([]))) == ["No points are shown."])
    let hidden = ChartExcerpt(of: lines([1]), visible: [])
    #expect(PointReader().sentence(in: hidden, texts: .plain) == "No points are shown.")
  }

  @Test("The reader visits every point once") func readerVisitsEveryPointOnce() {
    let excerpt = ChartExcerpt(of: lines((0..<50).map(Double.init)), in: 13..<37)
    var reader = PointReader()
    _ = reader.move(.first, in: excerpt, texts: .plain)
    var indices = [reader.index]
    while !reader.move(.next, in: excerpt, texts: .plain).hasPrefix("Last") {
      indices.append(reader.index)
    }
    #expect(indices + [reader.index] == Array(13..<37))
  }

  /// While series are hidden and the window moves, the cursor stays in the window and on a visible
  /// series.
  @Test("The reader stays within the window") func readerStaysWithinTheWindow() {
    var random = SeededGenerator(seed: 9)
    let set = lines([1, .nan, 3, 4, 5, 6], [6, 5, 4, .nan, 2, 1], [0, 0, 0, 0, 0, 0])
    var reader = PointReader(series: -5, index: 99)
    for _ in 0..<3000 {
      let start = Int.random(in: 0..<6, using: &random)
      let range = start..<Int.random(in: start...6, using: &random)
      let visible = (0..<3).filter { _ in Bool.random(using: &random) }
      let excerpt = ChartExcerpt(of: set, in: range, visible: visible)
      guard let move = PointReader.CursorMove.allCases.randomElement(using: &random) else {
        continue
      }
      let sentence = reader.move(move, in: excerpt, texts: .plain)
      #expect(sentence.hasSuffix("."))
      guard !range.isEmpty, !visible.isEmpty else { continue }
      #expect(range.contains(reader.index) && visible.contains(reader.series))
    }
  }
}
