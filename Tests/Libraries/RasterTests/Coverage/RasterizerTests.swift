import Raster
import Shapes
import TestSupport
import Testing

struct RasterizerTests {
  @Test("A rectangle is exact") func aRectangleIsExact() {
    let path = Path { $0.addRect(Rect(x: 1.5, y: 1.25, width: 3, height: 2)) }
    #expect(
      covered(path, 6, 5).samples == [
        0, 0, 0, 0, 0, 0,
        0, 96, 191, 191, 96, 0,
        0, 128, 255, 255, 128, 0,
        0, 32, 64, 64, 32, 0,
        0, 0, 0, 0, 0, 0,
      ])
  }

  @Test("A ring has its area", arguments: [64.0, 512], [0.1, 0.35, 0.75, 1])
  func areaOfARing(side: Double, fraction: Double) {
    let ring = TrimmedRing(side: side, width: side / 8, fraction: fraction)
    let area = covered(ring.path, Int(side), Int(side)).area
    #expect(abs(area / ring.area - 1) < 0.001)
  }

  @Test("Each pixel of a ring matches its samples", arguments: [(64, 1), (512, 23)])
  func pixelsOfARing(side: Int, everyRow: Int) {
    let ring = TrimmedRing(side: Double(side), width: Double(side) / 8, fraction: 0.75)
    let coverage = covered(ring.path, side, side)
    var worst = 0.0
    for y in stride(from: 0, to: side, by: everyRow) {
      for x in 0..<side {
        let coarse = ring.coverage(x, y, samples: 2)
        let got = Double(coverage[x, y]) / 255
        if coarse == got { continue }
        worst = max(worst, abs(ring.coverage(x, y, samples: 64) - got))
      }
    }
    #expect(worst <= 4.0 / 255)
  }

  @Test("After several small windows, which return memory, fills are the same")
  func smallWindows() {
    let path = TrimmedRing(side: 100, width: 13, fraction: 0.8).path
    let whole = covered(path, 100, 100)
    var rasterizer = Rasterizer()
    var part = Coverage()
    let all = PixelRect(x: 0, y: 0, width: 100, height: 100)
    for _ in 0..<2 {
      rasterizer.fill(path, window: all, into: &part)
      #expect(part.samples == whole.samples)
      for _ in 0..<20 {
        rasterizer.fill(path, window: PixelRect(x: 85, y: 40, width: 10, height: 8), into: &part)
      }
      #expect(part[90, 44] == whole[90, 44])
    }
    rasterizer.fill(path, window: all, into: &part)
    #expect(part.samples == whole.samples)
  }

  @Test("A window is the crop of the whole") func aWindowIsTheCropOfTheWhole() {
    let path = TrimmedRing(side: 100, width: 13, fraction: 0.8).path
    let place = Transform(a: 1, b: 0, c: 0, d: 0.5, tx: 0.3, ty: 0.7)
    let whole = covered(path, 101, 52, place)
    var rasterizer = Rasterizer()
    var part = Coverage()
    for window in [
      PixelRect(x: 40, y: 10, width: 30, height: 20), PixelRect(x: 70, y: 20, width: 31, height: 9),
      PixelRect(x: -20, y: -20, width: 60, height: 90),
      PixelRect(x: 50, y: 26, width: 1, height: 1),
      PixelRect(x: 3, y: 40, width: 64, height: 12), PixelRect(x: 200, y: 0, width: 9, height: 9),
    ] {
      rasterizer.fill(path, transform: place, window: window, into: &part)
      let differs = window.rows.contains { y in
        window.columns.contains { x in part[x, y] != whole[x, y] }
      }
      #expect(!differs)
    }
  }

  @Test("A random window is the crop of the whole, even where edges cross", arguments: 0..<6)
  func randomWindows(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let place = Transform.translation(x: .random(in: -1...1, using: &random), y: 0.3)
    func point() -> Point {
      Point(x: .random(in: -40...140, using: &random), y: .random(in: -40...140, using: &random))
    }
    let tangle = Path { path in
      path.move(to: point())
      for _ in 0..<12 { path.addLine(to: point()) }
      path.addCurve(to: point(), control1: point(), control2: point())
    }
    let ring = TrimmedRing(side: 100, width: 13, fraction: .random(in: 0...1, using: &random)).path
    for (path, style) in [
      (ring, FillStyle()), (tangle, FillStyle()), (tangle, FillStyle(eoFill: true)),
    ] {
      let whole = covered(path, 100, 100, place, style: style)
      var rasterizer = Rasterizer()
      var part = Coverage()
      for _ in 0..<40 {
        let window = PixelRect(
          x: .random(in: 0..<90, using: &random), y: .random(in: 0..<90, using: &random),
          width: .random(in: 1...10, using: &random), height: .random(in: 1...10, using: &random))
        rasterizer.fill(path, style: style, transform: place, window: window, into: &part)
        let differs = window.rows.contains { y in
          window.columns.contains { x in part[x, y] != whole[x, y] }
        }
        #expect(!differs, "\(window)")
      }
    }
  }

  @Test("A part of a transformed ring equals the same part of the whole", arguments: UInt64(0)..<30)
  func randomTransforms(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let turn: Transform = seed % 3 == 0 ? .rotation(.degrees(number(0...360))) : .identity
    let transform =
      turn
      .concatenating(.scale(x: number(-2...2), y: number(-2...2)))
      .concatenating(.translation(x: number(0...100), y: number(0...100)))
    let ring = TrimmedRing(side: 100, width: 13, fraction: number(0...1)).path
    let whole = covered(ring, 100, 100, transform)
    var rasterizer = Rasterizer()
    var part = Coverage()
    for _ in 0..<40 {
      let window = PixelRect(
        x: .random(in: 0..<90, using: &random), y: .random(in: 0..<90, using: &random),
        width: .random(in: 1...10, using: &random), height: .random(in: 1...10, using: &random))
      rasterizer.fill(ring, transform: transform, window: window, into: &part)
      let differs = window.rows.contains { y in
        window.columns.contains { x in part[x, y] != whole[x, y] }
      }
      #expect(!differs, "\(window)")
    }
  }

  @Test("An enormous turned circle leaves a window beside it empty")
  func enormous() {
    var circle = Path()
    circle.addRelativeArc(center: .zero, radius: 1e7, startAngle: .zero, delta: .degrees(360))
    let transform = Transform.rotation(.degrees(10))
      .concatenating(.translation(x: 10_000_150, y: 3_500_000))
    let coverage = covered(circle, 100, 50, transform)
    #expect(coverage.samples.allSatisfy { $0 == 0 })
  }

  @Test("Mirrored shapes have mirrored coverage", arguments: [64, 65, 130, 511])
  func mirroredShapesHaveMirroredCoverage(side: Int) {
    let rect = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    let shapes: [any Shape] = [
      Circle().inset(by: 7).stroke(lineWidth: 9.3), Circle().inset(by: 0.7), Ellipse(),
      Diamond().inset(by: 4).stroke(lineWidth: 3),
      RoundedRectangle(cornerRadius: 11.1, style: .circular),
    ]
    for shape in shapes {
      let coverage = covered(shape.path(in: rect), side, side)
      let last = side - 1
      let differs = (0..<side).contains { y in
        (0..<side).contains { x in
          coverage[x, y] != coverage[last - x, y] || coverage[x, y] != coverage[x, last - y]
        }
      }
      #expect(!differs)
    }
  }

  @Test("An empty trim paints nothing") func anEmptyTrimPaintsNothing() {
    let ring = TrimmedRing(side: 64, width: 8, fraction: 0)
    #expect(covered(ring.path, 64, 64).area == 0)
  }

  @Test("The last step of a trim doesn't pop") func theLastStepDoesNotPop() {
    let style = StrokeStyle(lineWidth: 20)
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let almost = Diamond().inset(by: 20).trim(to: 1 - 1e-7).stroke(style: style).path(in: rect)
    let whole = Diamond().inset(by: 20).stroke(style: style).path(in: rect)
    let isSame = covered(almost, 100, 100) == covered(whole, 100, 100)
    #expect(isSame)
  }

  @Test("Reused storage gives the same bytes") func reusedStorageGivesTheSameBytes() {
    var rasterizer = Rasterizer()
    var coverage = Coverage()
    for step in 0..<40 {
      let side = 20 + step * 37 % 90
      let ring = TrimmedRing(side: Double(side), width: 4, fraction: Double(step) / 40)
      rasterizer.fill(
        ring.path, window: PixelRect(x: 0, y: 0, width: 70, height: 50), into: &coverage)
      let isSame = coverage.samples == covered(ring.path, 70, 50).samples
      #expect(isSame)
    }
  }

  @Test(
    "Extreme numbers don't trap",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e19, 4e9, 1e-308])
  func extremeNumbersDoNotTrap(value: Double) {
    var path = Path()
    path.addLines([Point(x: 1, y: 1), Point(x: value, y: 5), Point(x: 5, y: value)])
    path.addArc(
      center: Point(x: value, y: 0), radius: abs(value), startAngle: .zero, endAngle: .degrees(300),
      clockwise: false)
    path.addCurve(to: Point(x: 3, y: value), control1: .zero, control2: Point(x: value, y: value))
    let stroked = path.strokedPath(StrokeStyle(lineWidth: value, lineCap: .round, dash: [value]))
    for outline in [path, stroked, path.strokedPath(StrokeStyle(lineWidth: 3))] {
      _ = covered(outline, 8, 8)
      _ = covered(outline, 8, 8, .scale(x: value, y: 2))
      _ = covered(outline.applying(.scale(x: 1, y: value)), 8, 8)
    }
  }

  @Test("A huge rectangle covers everything") func aHugeRectangleCoversEverything() {
    let path = Path { $0.addRect(Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) }
    #expect(covered(path, 9, 9).samples.allSatisfy { $0 == 255 })
  }

  @Test("Touched ranges contain all covered pixels") func touchedRangesContainAllCoveredPixels() {
    let path = Path { $0.addRect(Rect(x: 3.5, y: 2, width: 4, height: 3)) }
    let coverage = covered(path, 20, 20)
    #expect(coverage.touchedRows == 2..<5)
    #expect(coverage.touchedColumns(inRow: 3) == 3..<8)
    #expect(coverage.touchedColumns(inRow: 9).isEmpty)
  }
}
