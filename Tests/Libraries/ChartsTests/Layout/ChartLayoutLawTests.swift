import Charts
import Shapes
import TestSupport
import Testing

/// Properties that hold at all sizes.
struct ChartLayoutLawTests {
  private static func content(_ generator: inout SeededGenerator) -> ChartLayout.Content {
    func texts(_ most: Int, _ length: Int, _ generator: inout SeededGenerator) -> [String] {
      (0..<Int.random(in: 0...most, using: &generator)).map { _ in
        String(repeating: "x", count: Int.random(in: 0...length, using: &generator))
      }
    }
    let strips: [ChartLayout.Strip] = [.title, .dates, .miniMap, .legend, .status]
    return ChartLayout.Content(
      strips.filter { _ in .random(using: &generator) }, legend: texts(30, 25, &generator),
      leftLabels: texts(1, 12, &generator), rightLabels: texts(1, 12, &generator)
    ) { Double($0.count) }
  }

  /// Returns the first property that a layout violates.
  private static func fault(_ layout: ChartLayout, in whole: Rect, isWhole: Bool) -> String? {
    let parts = layout.regions.map(\.rect)
    let optional = [layout.leftLabels, layout.rightLabels].compactMap { $0 }
    let strips = layout.strips.filter { $0.key != .legend }.values
    let all = optional + strips + layout.legend.map(\.rect) + [layout.plot]
    guard all.count == parts.count else { return "a part is empty" }
    let slack = 1e-9
    for rect in all {
      let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
      guard rect.width > 0, rect.height > 0 else { return "no size" }
      guard
        rect.minX >= whole.minX - slack, rect.maxX <= whole.maxX + slack,
        rect.minY >= whole.minY - slack, rect.maxY <= whole.maxY + slack
      else { return "outside" }
      guard !isWhole || edges.allSatisfy({ $0 == $0.rounded() }) else { return "no whole cells" }
    }
    for (index, one) in parts.enumerated() {
      for other in parts[..<index] {
        let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
        let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        if width > slack, height > slack { return "overlap" }
      }
    }
    return nil
  }

  @Test("Parts are inside, separate and in whole cells at all sizes", arguments: 0..<4)
  func sizes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for width in 1...210 {
      for height in 1...70 where (width + height) % 4 == Int(seed) {
        let content = Self.content(&generator)
        let rect = Rect(x: 2, y: 1, width: Double(width), height: Double(height))
        let layout = ChartLayout(content, in: rect)
        if let fault = Self.fault(layout, in: rect, isWhole: true) {
          Issue.record("\(width) × \(height): \(fault), \(layout.regions)")
        }
      }
    }
  }

  @Test("Parts are inside and separate in points")
  func points() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1_000 {
      let rect = Rect(
        x: Double.random(in: -9...9, using: &generator), y: 0.5,
        width: Double.random(in: 0.1...900, using: &generator),
        height: Double.random(in: 0.1...900, using: &generator))
      let unit = ChartLayout.Metrics.points(
        textSize: Double.random(in: 6...40, using: &generator))
      let layout = ChartLayout(Self.content(&generator), in: rect, metrics: unit)
      if let fault = Self.fault(layout, in: rect, isWhole: false) {
        Issue.record("\(rect): \(fault), \(layout.regions)")
      }
    }
  }

  @Test("A part present at one size is present at every larger one")
  func growing() {
    func present(_ layout: ChartLayout) -> Set<ChartLayout.Region> {
      Set(layout.regions.map(\.region))
    }
    for seed in 0..<4 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let content = Self.content(&generator)
      for width in 1...60 {
        for height in 1...30 {
          let size = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
          let wider = Rect(x: 0, y: 0, width: Double(width + 1), height: Double(height))
          let higher = Rect(x: 0, y: 0, width: Double(width), height: Double(height + 1))
          let small = present(ChartLayout(content, in: size))
          let isKept =
            small.isSubset(of: present(ChartLayout(content, in: wider)))
            && small.isSubset(of: present(ChartLayout(content, in: higher)))
          if !isKept { Issue.record("\(width) × \(height), seed \(seed)") }
        }
      }
    }
  }

  @Test("No point is in two parts")
  func finding() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let rect = Rect(
        x: 0, y: 0, width: Double(Int.random(in: 1...100, using: &generator)),
        height: Double(Int.random(in: 1...40, using: &generator)))
      let layout = ChartLayout(Self.content(&generator), in: rect)
      for _ in 0..<30 {
        let point = Point(
          x: Double(Int.random(in: -1...100, using: &generator)) + 0.5,
          y: Double(Int.random(in: -1...40, using: &generator)) + 0.5)
        #expect(layout.regions.count { $0.rect.contains(point) } <= 1)
      }
    }
  }
}
