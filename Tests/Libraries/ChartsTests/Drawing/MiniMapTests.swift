import Charts
import Shapes
import TestSupport
import Testing

struct MiniMapTests {
  private static let rect = Rect(x: 10, y: 20, width: 200, height: 100)

  private static func outlines(
    _ set: ChartSet, hiding hidden: [Int] = [], columns: Int = 200
  ) -> [PlotOutline?] {
    var visibility = Visibility(count: set.series.count)
    for index in hidden { _ = visibility.toggle(index) }
    let whole = set.positions.span ?? 0...1
    let ranges = VerticalRanges(set, visibility)
    let scales = ranges.ranges(of: set, in: whole).map { Scale(.linear, over: $0) }
    return MiniMap(rect, whole: whole, scales: scales, columns: columns).outlines(
      of: set, visibility, set.series.map { Extremes($0.values) }, stack: ranges.stack, thickness: 2
    )
  }

  private static func path(_ outline: PlotOutline?) -> Path {
    switch outline {
    case .filled(let path), .stroked(let path): path
    case nil: Path()
    }
  }

  private static func set(_ kind: SeriesKind, _ values: [Double]...) -> ChartSet {
    ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: values[0].count), unit: .number),
      series: values.enumerated().map {
        Series(label: "y\($0.offset)", kind: kind, values: $0.element)
      })
  }

  @Test("A line spans the whole from corner to corner, and a hidden one has no outline")
  func lines() {
    let outlines = Self.outlines(Self.set(.line, [0, 10], [10, 0], [900, 900]), hiding: [2])
    var rising = Path()
    rising.addLines([Point(x: 10, y: 120), Point(x: 210, y: 20)])
    #expect(outlines[0] == .stroked(rising) && outlines[1] != nil && outlines[2] == nil)
  }

  @Test("Each of two axes has its own scale")
  func axes() {
    var set = Self.set(.line, [0, 10], [0, 1_000])
    set.hasTwoAxes = true
    let outlines = Self.outlines(set)
    #expect(outlines[0] == outlines[1])
  }

  @Test("Every kind has an outline within the mini-map", arguments: SeriesKind.allCases)
  func kinds(kind: SeriesKind) {
    var generator = SeededGenerator(seed: 2)
    for count in [1, 2, 50, 5_000] {
      let values = (0..<count).map { _ in Double.random(in: 1...9, using: &generator) }
      let outline = Self.path(Self.outlines(Self.set(kind, values))[0])
      #expect(!outline.isEmpty, "\(count)")
      let bounds = outline.boundingRect
      let isInside =
        bounds.minX >= 10 - 101 && bounds.maxX <= 210 + 101 && bounds.minY >= 18
        && bounds.maxY <= 122
      #expect(isInside, "\(count) \(bounds)")
    }
  }

  @Test("Layers of a percentage set fill the mini-map", arguments: [SeriesKind.area, .bar])
  func stacks(kind: SeriesKind) {
    var generator = SeededGenerator(seed: 3)
    let values = (0..<3).map { _ in
      (0..<2_000).map { _ in Double.random(in: 1...9, using: &generator) }
    }
    var set = Self.set(kind, values[0], values[1], values[2])
    set.isPercentage = true
    let outlines = Self.outlines(set, hiding: [1])
    #expect(outlines[1] == nil)
    for _ in 0..<100 {
      let point = Point(
        x: Double.random(in: 12...208, using: &generator),
        y: Double.random(in: 21...119, using: &generator))
      #expect(outlines.count { Self.path($0).contains(point) } == 1, "\(point)")
    }
  }
}
