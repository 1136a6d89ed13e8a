import Shapes
import TestSupport
import Testing

@testable import Charts

struct CandleExtremesTests {
  private static func series(
    _ count: Int, gaps: Double, _ generator: inout SeededGenerator
  ) -> Series {
    let candles = Candles(
      open: generator.values(count, gaps: gaps), high: generator.values(count, gaps: gaps),
      low: generator.values(count, gaps: gaps))
    return Series(
      label: "c", kind: .candle, values: generator.values(count, gaps: gaps), candles: candles)
  }

  private static func merged(_ series: Series, _ indices: [Int]) -> Candle? {
    let candles = indices.compactMap { series.candle(at: $0) }
    guard let first = candles.first, let last = candles.last else { return nil }
    return Candle(
      open: first.open, high: candles.map(\.high).max() ?? .nan,
      low: candles.map(\.low).min() ?? .nan, close: last.close)
  }

  private static func brute(
    _ series: Series, _ positions: Positions, _ grid: ColumnGrid
  ) -> [Candle?] {
    (0..<grid.count).map { column in
      let inside = (0..<positions.count).filter { index in
        let place = positions[index]
        let (left, right) = (grid.edge(column), grid.edge(column + 1))
        return place >= left && (place < right || column + 1 == grid.count && place == right)
      }
      return merged(series, inside)
    }
  }

  @Test("A column has the open of its first candle, the close of its last and all extremes")
  func columns() {
    for seed in 0..<80 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 1...500, using: &generator)
      let series = Self.series(count, gaps: [0, 0.05, 0.4][seed % 3], &generator)
      let positions = generator.positions(count)
      let grid = ColumnGrid(
        window: generator.window(on: positions), count: Int.random(in: 1...30, using: &generator),
        origin: positions[0])
      let found = CandleExtremes(series).columns(of: series, at: positions, grid)
      #expect(found == Self.brute(series, positions, grid), "seed \(seed)")
    }
  }

  @Test("Updated trees equal rebuilt ones")
  func updated() {
    var generator = SeededGenerator(seed: 5)
    var series = Self.series(0, gaps: 0, &generator)
    var kept = CandleExtremes(series)
    for _ in 0..<20 {
      let more = Self.series(Int.random(in: 0...99, using: &generator), gaps: 0.1, &generator)
      let removed = Bool.random(using: &generator) ? series.values.count / 3 : 0
      series = Self.joined(series, more, removed)
      kept.update(series, removed: removed)
      let count = series.values.count
      guard count > 0 else { continue }
      let positions = Positions(.regular(start: 0, step: 1, count: count), unit: .number)
      let grid = ColumnGrid(window: 0...Double(count), count: 7, origin: 0)
      #expect(
        kept.columns(of: series, at: positions, grid) == Self.brute(series, positions, grid))
    }
  }

  private static func joined(_ one: Series, _ other: Series, _ removed: Int) -> Series {
    func join(_ part: (Series) -> [Double]) -> [Double] {
      Array((part(one) + part(other)).dropFirst(removed))
    }
    return Series(
      label: "c", kind: .candle, values: join(\.values),
      candles: Candles(
        open: join { $0.candles?.open ?? [] }, high: join { $0.candles?.high ?? [] },
        low: join { $0.candles?.low ?? [] }))
  }

  @Test("With more candles than columns, each column has one as wide as itself")
  func drawn() {
    let count = 2_000
    var generator = SeededGenerator(seed: 8)
    let closes = generator.walk(count)
    let series = Series(
      label: "c", kind: .candle, values: closes,
      candles: Candles(
        open: [0] + closes.dropLast(), high: closes.map { $0 + 2 }, low: closes.map { $0 - 3 }))
    let range = (closes.min() ?? 0) - 3...(closes.max() ?? 0) + 3
    let frame = PlotFrameTests.frame(0...Double(count - 1), range, columns: 50)
    let positions = Positions(.regular(start: 0, step: 1, count: count), unit: .number)
    let plot = BarPlot(at: positions, in: frame)
    let paths = plot.candles(series, line: 1)
    #expect(paths == plot.candles(series, CandleExtremes(series), line: 1))
    let merged = Self.brute(series, positions, plot.grid)
    for (column, candle) in merged.enumerated() {
      guard let candle else { continue }
      let isRising = candle.close > candle.open
      let path = isRising ? paths.rising : paths.falling
      let other = isRising ? paths.falling : paths.rising
      let left = frame.x(of: plot.grid.edge(column))
      let right = frame.x(of: plot.grid.edge(column + 1))
      let middle = left / 2 + right / 2
      let body = frame.y(of: candle.open / 2 + candle.close / 2)
      for x in [left + 0.01, right - 0.01] {
        #expect(path.contains(Point(x: x, y: body)) && !other.contains(Point(x: x, y: body)))
      }
      for (value, outward) in [(candle.high, -0.1), (candle.low, 0.1)] {
        let y = frame.y(of: value)
        #expect(path.contains(Point(x: middle, y: y - outward)))
        #expect(!path.contains(Point(x: middle, y: y + outward)))
      }
    }
  }

  @Test("Candles of dots lie between them, and bodies of falling ones can be hollow")
  func dots() {
    let positions = Positions(.regular(start: 0, step: 1, count: 4), unit: .number)
    let candles = Candles(
      open: [2.1, 8.2, 5, 5.3], high: [9, 9.1, 5, 6], low: [1.3, 1, 5, 4])
    let series = Series(label: "c", kind: .candle, values: [7.3, 3, 5, 5.2], candles: candles)
    for width in [40.0, 97, 211] {
      let frame = PlotFrame(
        Rect(x: 10, y: 20, width: width, height: 100), window: -0.5...3.5,
        scale: Scale(.linear, over: 0...10), columns: Int(width))
      let plot = BarPlot(at: positions, in: frame, dot: Size(width: 2, height: 4))
      let filled = plot.candles(series, line: 1)
      let hollow = plot.candles(series, line: 1, hollow: true)
      #expect(filled.rising == hollow.rising)
      #expect(filled.falling.boundingRect == hollow.falling.boundingRect)
      let body = frame.y(of: 5.5)
      #expect(filled.falling.contains(Point(x: frame.x(of: 1), y: body)))
      #expect(!hollow.falling.contains(Point(x: frame.x(of: 1), y: body)))
      for path in [filled.rising, filled.falling, hollow.falling] {
        let box = path.boundingRect
        for x in [box.minX, box.maxX] { #expect((x - 10).remainder(dividingBy: 2) == 0) }
        for y in [box.minY, box.maxY] { #expect((120 - y).remainder(dividingBy: 4) == 0) }
      }
      // A candle without height is a dot high.
      #expect(filled.falling.contains(Point(x: frame.x(of: 2), y: frame.y(of: 5) - 0.5)))
    }
  }
}
