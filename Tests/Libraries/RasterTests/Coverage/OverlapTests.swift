import Foundation
import Raster
import Shapes
import TestSupport
import Testing

/// Tests of paths with parts that cross or overlap each other.
struct OverlapTests {
  private static let rules = [FillStyle(), FillStyle(eoFill: true)]

  private func fill(_ path: Path, _ style: FillStyle, _ width: Int, _ height: Int) -> Coverage {
    var rasterizer = Rasterizer()
    var coverage = Coverage()
    rasterizer.fill(
      path, style: style, window: PixelRect(x: 0, y: 0, width: width, height: height),
      into: &coverage)
    return coverage
  }

  private func random(_ seed: Int, _ count: Int, _ reach: ClosedRange<Double>) -> [Point] {
    var generator = SeededGenerator(seed: UInt64(seed))
    return (0..<count).map { _ in
      Point(
        x: .random(in: reach, using: &generator), y: .random(in: reach, using: &generator))
    }
  }

  @Test("Random polygons match the reference", arguments: 1...30, rules)
  func randomPolygons(seed: Int, style: FillStyle) {
    let contours = (0...(seed % 3)).map {
      random(seed * 8 + $0, 3 + seed % 9, -3...Double(8 + seed % 11))
    }
    let oracle = WindingOracle(contours: contours, linesPerRow: 128)
    #expect(oracle.error(of: fill(oracle.path, style, 12, 10), style) < 2)
  }

  /// On whole and half pixels, edges meet, overlap and are horizontal.
  @Test("Random polygons on half pixels match the reference", arguments: 1...30, rules)
  func randomPolygonsOnHalfPixels(seed: Int, style: FillStyle) {
    let contours = (0...(seed % 4)).map { part in
      random(seed * 8 + part, 3 + seed % 7, -2...9).map {
        Point(x: ($0.x * 2).rounded() / 2, y: ($0.y * 2).rounded() / 2)
      }
    }
    let oracle = WindingOracle(contours: contours)
    #expect(oracle.error(of: fill(oracle.path, style, 9, 8), style) < 2)
  }

  /// The start of a contour makes no difference, even where it crosses itself.
  @Test("The start of a contour makes no difference", arguments: 1...20, rules)
  func startMakesNoDifference(seed: Int, style: FillStyle) {
    let points = random(seed, 4 + seed % 9, 0.2...Double(2 + seed % 7))
    let oracle = WindingOracle(contours: [points], linesPerRow: 256)
    for start in points.indices {
      let turned = WindingOracle(contours: [Array(points[start...] + points[..<start])])
      #expect(oracle.error(of: fill(turned.path, style, 9, 9), style) < 2)
    }
  }

  /// The start makes no difference for a circle in a few pixels either, whose chords share them.
  @Test("The start of a small circle makes no difference", arguments: [0.7, 1.3, 2.6, 6.1])
  func startOfACircleMakesNoDifference(radius: Double) {
    let points = (0..<48).map {
      let angle = 2 * Double.pi * Double($0) / 48
      return Point(x: 7.3 + radius * cos(angle), y: 7.8 + radius * sin(angle))
    }
    let oracle = WindingOracle(contours: [points], linesPerRow: 128)
    let first = fill(oracle.path, FillStyle(), 15, 15)
    #expect(oracle.error(of: first, FillStyle()) < 2)
    for start in points.indices {
      let turned = WindingOracle(contours: [Array(points[start...] + points[..<start])])
      #expect(fill(turned.path, FillStyle(), 15, 15) == first)
    }
  }

  /// Everything lies within a pixel or two.
  @Test("Tiny tangles match the reference", arguments: 1...20, rules)
  func tinyTangles(seed: Int, style: FillStyle) {
    let oracle = WindingOracle(
      contours: [random(seed, 3 + seed % 12, 0.2...1.9)], linesPerRow: 256)
    #expect(oracle.error(of: fill(oracle.path, style, 3, 3), style) < 2)
  }

  /// More edges in a row than are resolved exactly.
  @Test("A tangle of thousands of edges is approximated", arguments: rules)
  func aTangleOfThousandsIsApproximated(style: FillStyle) {
    let oracle = WindingOracle(contours: [random(7, 900, 0...2)], linesPerRow: 32)
    #expect(oracle.error(of: fill(oracle.path, style, 2, 2), style) < 24)
  }

  /// An odd number of windings counts like one.
  @Test("An odd number of windings is inside", arguments: rules)
  func oddWindingsAreInside(style: FillStyle) {
    let squares = (0..<7).map { index in
      let inset = Double(index) / 16
      return [
        Point(x: 1 + inset, y: 1), Point(x: 6, y: 1 + inset), Point(x: 6 - inset, y: 6),
        Point(x: 1, y: 6 - inset),
      ]
    }
    let oracle = WindingOracle(contours: squares)
    let path = Path { path in for _ in 0..<43 { path.addPath(oracle.path) } }
    #expect(oracle.error(of: fill(path, style, 8, 8), style) < 2)
  }

  @Test("A thousand windings on whole pixels are exact") func manyWindingsOnWholePixelsAreExact() {
    let aligned = Path { path in
      for _ in 0..<1024 { path.addRect(Rect(x: 1, y: 1, width: 3, height: 3)) }
    }
    #expect(fill(aligned, FillStyle(), 5, 5).area == 9)
    #expect(fill(aligned, FillStyle(eoFill: true), 5, 5).area == 0)
  }
}

extension OverlapTests {
  /// The five points of a star lie on a circle; its inner pentagon is wound around twice.
  @Test("A pentagram has its area by both rules", arguments: [(40.0, 100), (11.3, 30), (3, 8)])
  func areaOfAPentagram(radius: Double, side: Int) {
    let middle = Double(side) / 2 + 0.137
    let path = Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index * 2) * 2 * .pi / 5
          return Point(
            x: middle + radius * sin(angle), y: middle - radius * cos(angle))
        })
      path.closeSubpath()
    }
    // The inner radius follows from similar triangles: r·φ⁻².
    let inner = radius * 0.381_966_011_250_105
    let tips = 5 * radius * inner * sin(.pi / 5)
    let pentagon = 2.5 * inner * inner * sin(2 * .pi / 5)
    // Samples are rounded to 1/255.
    let slack = 0.001 * radius * 5 + 0.0005 * radius * radius
    #expect(abs(fill(path, FillStyle(), side, side).area - tips) < slack)
    #expect(
      abs(fill(path, FillStyle(eoFill: true), side, side).area - (tips - pentagon)) < slack)
  }

  @Test("Two overlapping circles have their area by both rules", arguments: [false, true])
  func areaOfTwoCircles(areOpposite: Bool) {
    let (radius, away) = (15.0, 18.0)
    let path = Path { path in
      for (index, x) in [20.3, 20.3 + away].enumerated() {
        path.move(to: Point(x: x + radius, y: 20.1))
        path.addArc(
          center: Point(x: x, y: 20.1), radius: radius, startAngle: .zero,
          endAngle: .degrees(360), clockwise: areOpposite && index == 1)
        path.closeSubpath()
      }
    }
    let half = away / 2
    let lens =
      2 * radius * radius * acos(half / radius)
      - away * (radius * radius - half * half).squareRoot()
    let both = 2 * .pi * radius * radius
    let union = areOpposite ? both - 2 * lens : both - lens
    #expect(abs(fill(path, FillStyle(), 60, 42).area - union) < 0.2)
    #expect(abs(fill(path, FillStyle(eoFill: true), 60, 42).area - (both - 2 * lens)) < 0.2)
  }

  @Test("Two overlapping squares match the reference", arguments: [false, true])
  func twoSquaresMatchTheReference(areOpposite: Bool) {
    func square(_ x: Double, _ y: Double, isReversed: Bool) -> [Point] {
      let points = [
        Point(x: x, y: y), Point(x: x + 4, y: y), Point(x: x + 4, y: y + 4), Point(x: x, y: y + 4),
      ]
      return isReversed ? points.reversed() : points
    }
    let oracle = WindingOracle(contours: [
      square(1.25, 1.5, isReversed: false), square(3.5, 2.25, isReversed: areOpposite),
    ])
    let shared = 1.75 * 3.25
    let nonZero = areOpposite ? 32 - 2 * shared : 32 - shared
    #expect(abs(fill(oracle.path, FillStyle(), 9, 8).area - nonZero) < 0.05)
    let evenOdd = fill(oracle.path, FillStyle(eoFill: true), 9, 8).area
    #expect(abs(evenOdd - (32 - 2 * shared)) < 0.05)
  }

  /// Two lines that cross at right angles cover a square once.
  @Test("A cross of two strokes has its area", arguments: [1.0, 2.5, 9])
  func areaOfACrossOfStrokes(width: Double) {
    let cross = Path {
      $0.addLines([Point(x: 5.3, y: 5), Point(x: 35.3, y: 35)])
      $0.addLines([Point(x: 35.3, y: 5), Point(x: 5.3, y: 35)])
    }
    let outline = cross.strokedPath(StrokeStyle(lineWidth: width, lineCap: .butt))
    let expected = 2 * 30 * 2.0.squareRoot() * width - width * width
    #expect(abs(fill(outline, FillStyle(), 42, 42).area - expected) < 0.2)
  }

  @Test("Strokes of tangled lines match the reference", arguments: 1...12)
  func strokesOfTangles(seed: Int) {
    let line = Path { $0.addLines(random(seed, 6, 3...21)) }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 0.6 + Double(seed) / 4))
    var flat = FlattenedPath()
    flat.flatten(outline, tolerance: 0.015)
    var contours: [[Point]] = []
    for (index, end) in flat.ends.enumerated() {
      contours.append(Array(flat.points[(index == 0 ? 0 : flat.ends[index - 1])..<end]))
    }
    let error = WindingOracle(contours: contours).error(
      of: fill(outline, FillStyle(), 24, 24), FillStyle())
    #expect(error < 3)
  }

  @Test("A path doubled is itself or nothing, depending on the rule", arguments: 1...20)
  func doubledPathIsItselfOrNothing(seed: Int) {
    let points = random(seed, 4 + seed % 5, 0...12)
    let once = WindingOracle(contours: [points]).path
    let twice = WindingOracle(contours: [points, points]).path
    let thereAndBack = WindingOracle(contours: [points, points.reversed()]).path
    let isSame = fill(once, FillStyle(), 12, 12) == fill(twice, FillStyle(), 12, 12)
    #expect(isSame)
    #expect(fill(twice, FillStyle(eoFill: true), 12, 12).area == 0)
    #expect(fill(thereAndBack, FillStyle(), 12, 12).area == 0)
  }
}

extension OverlapTests {
  @Test(
    "Translating, mirroring and reversing a path change its coverage accordingly",
    arguments: 1...30, rules)
  func invariances(seed: Int, style: FillStyle) {
    let points = random(seed, 5 + seed % 6, -2...14).map {
      Point(x: ($0.x * 2048).rounded() / 2048, y: ($0.y * 2048).rounded() / 2048)
    }
    let side = 12
    func samples(_ points: [Point]) -> [UInt8] {
      fill(WindingOracle(contours: [points]).path, style, side, side).samples
    }
    func mirrored(_ samples: [UInt8], _ source: (Int, Int) -> Int) -> [UInt8] {
      (0..<(side * side)).map { samples[source($0 % side, $0 / side)] }
    }
    let all = samples(points)
    let reach = Double(side)
    let turned = Array(points[2...] + points[..<2])
    let isSameReversed = samples(points.reversed()) == all
    let isSameTurned = samples(turned) == all
    let leftRight = samples(points.map { Point(x: reach - $0.x, y: $0.y) })
    let upsideDown = samples(points.map { Point(x: $0.x, y: reach - $0.y) })
    let isSameLeftRight = mirrored(leftRight) { side - 1 - $0 + $1 * side } == all
    let isSameUpsideDown = mirrored(upsideDown) { $0 + (side - 1 - $1) * side } == all
    #expect(isSameReversed)
    #expect(isSameTurned)
    #expect(isSameLeftRight)
    #expect(isSameUpsideDown)
  }

  @Test("The coverage of a part is the crop of the whole", arguments: 1...20, rules)
  func aPartIsTheCropOfTheWhole(seed: Int, style: FillStyle) {
    let oracle = WindingOracle(contours: [random(seed, 9, -4...20), random(seed + 1000, 5, 0...16)])
    let whole = fill(oracle.path, style, 16, 16)
    var rasterizer = Rasterizer()
    var part = Coverage()
    for index in 0..<8 {
      let window = PixelRect(
        x: (index * 5 + seed) % 12, y: (index * 3 + seed) % 11, width: 1 + index % 4,
        height: 1 + index % 5)
      rasterizer.fill(oracle.path, style: style, window: window, into: &part)
      let differs = window.rows.contains { y in
        window.columns.contains { x in part[x, y] != whole[x, y] }
      }
      #expect(!differs)
    }
  }

  @Test("Extreme numbers don't trap in any window", arguments: 1...60)
  func extremeNumbersInAnyWindow(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let strange: [Double] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 524_288, 1e-300, 0, 7.5, 31,
    ]
    func number() -> Double {
      Bool.random(using: &generator)
        ? strange[Int.random(in: 0..<strange.count, using: &generator)]
        : .random(in: -40...40, using: &generator)
    }
    let path = Path { path in
      for _ in 0..<3 {
        path.move(to: Point(x: number(), y: number()))
        for _ in 0..<6 { path.addLine(to: Point(x: number(), y: number())) }
      }
    }
    var rasterizer = Rasterizer()
    var coverage = Coverage()
    for _ in 0..<4 {
      let window = PixelRect(
        x: .random(in: -9...9, using: &generator), y: .random(in: -9...9, using: &generator),
        width: .random(in: -1...40, using: &generator),
        height: .random(in: -1...40, using: &generator))
      for style in OverlapTests.rules {
        rasterizer.fill(path, style: style, window: window, into: &coverage)
        rasterizer.fill(
          path, style: style,
          transform: Transform(a: number(), b: number(), c: 0, d: number(), tx: number(), ty: 0),
          window: window, into: &coverage)
      }
    }
  }

  @Test(
    "A part of a large picture is exact",
    arguments: [(0, 4096, 8192, 3), (4096, 0, 3, 8192), (8000, 8000, 192, 192)])
  func aPartOfALargePicture(x: Int, y: Int, width: Int, height: Int) {
    let rect = Rect(x: 0, y: 0, width: 8192, height: 8192)
    var path = Circle().path(in: rect)
    path.addPath(Circle().inset(by: 1000.5).path(in: rect))
    var rasterizer = Rasterizer()
    var coverage = Coverage()
    let window = PixelRect(x: x, y: y, width: width, height: height)
    rasterizer.fill(path, style: FillStyle(eoFill: true), window: window, into: &coverage)
    for row in window.rows {
      for column in window.columns {
        let away = Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
          .distance(to: Point(x: 4096, y: 4096))
        let isInside = away < 4096 - 1 && away > 3095.5 + 1
        let isOutside = away > 4096 + 1 || away < 3095.5 - 1
        if isInside && coverage[column, row] < 254 || isOutside && coverage[column, row] > 1 {
          Issue.record("\(column), \(row): \(coverage[column, row])")
          return
        }
      }
    }
  }
}
