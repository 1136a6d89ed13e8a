import Foundation
import Shapes
import Testing

struct PathRegionsTests {
  private static let kinds = RandomPath.allCases.flatMap { kind in
    [false, true].map { (kind, $0) }
  }

  /// Random pairs, one in eight a path and itself moved or unmoved.
  private func forEachPair(
    _ kind: RandomPath, _ onGrid: Bool, count: Int,
    _ body: (Path, Path, Bool, inout Numbers) -> Void
  ) {
    for seed in 0..<count {
      var numbers = Numbers(seed: seed)
      let first = kind.path(&numbers, onGrid: onGrid)
      let other = RandomPath.allCases[numbers.whole(0...5)].path(&numbers, onGrid: onGrid)
      let second =
        switch seed % 16 {
        case 7: first
        case 15: first.offsetBy(dx: 1, dy: 0)
        default: other
        }
      body(first, second, seed.isMultiple(of: 2), &numbers)
    }
  }

  @Test("Random pairs obey the laws of areas", arguments: kinds)
  func lawsOfAreas(kind: RandomPath, onGrid: Bool) {
    forEachPair(kind, onGrid, count: 40) { first, second, eoFill, _ in
      let one = area(first.normalized(eoFill: eoFill))
      let other = area(second.normalized(eoFill: eoFill))
      let union = area(first.union(second, eoFill: eoFill))
      let common = area(first.intersection(second, eoFill: eoFill))
      let rest = area(first.subtracting(second, eoFill: eoFill))
      let difference = area(first.symmetricDifference(second, eoFill: eoFill))
      #expect(abs(union - (one + other - common)) < 1e-6)
      #expect(abs(rest - (one - common)) < 1e-6)
      #expect(abs(difference - (union - common)) < 1e-6)
    }
  }

  /// What is inside is known from the windings around the original paths; it must be 1 there and 0
  /// elsewhere.
  @Test("Random results wind once around what is inside", arguments: kinds)
  func resultsWindOnce(kind: RandomPath, onGrid: Bool) {
    forEachPair(kind, onGrid, count: 24) { first, second, eoFill, numbers in
      let results: [(Path, (Bool, Bool) -> Bool)] = [
        (first.union(second, eoFill: eoFill), { $0 || $1 }),
        (first.intersection(second, eoFill: eoFill), { $0 && $1 }),
        (first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
        (first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
        (first.normalized(eoFill: eoFill), { one, _ in one }),
      ]
      let wrong = (0..<12).reduce(0) { sum, _ in
        let point = numbers.point(9)
        let (one, other) = (
          first.contains(point, eoFill: eoFill), second.contains(point, eoFill: eoFill)
        )
        return sum
          + results.count { $0.0.windingNumber(at: point) != ($0.1(one, other) ? 1 : 0) }
      }
      #expect(wrong == 0)
    }
  }

  @Test("Random pairs obey De Morgan's law inside a frame", arguments: kinds)
  func deMorgan(kind: RandomPath, onGrid: Bool) {
    let frame = Path(Rect(x: -20, y: -20, width: 40, height: 40))
    forEachPair(kind, onGrid, count: 12) { first, second, eoFill, _ in
      let (one, other) = (first.normalized(eoFill: eoFill), second.normalized(eoFill: eoFill))
      let outside = frame.subtracting(one.union(other))
      let both = frame.subtracting(one).intersection(frame.subtracting(other))
      #expect(abs(area(outside) - area(both)) < 1e-6)
      #expect(area(outside.symmetricDifference(both)) < 1e-6)
    }
  }

  @Test("Random paths united with themselves change no more", arguments: kinds)
  func idempotence(kind: RandomPath, onGrid: Bool) {
    forEachPair(kind, onGrid, count: 12) { path, _, eoFill, _ in
      let normal = path.normalized(eoFill: eoFill)
      let again = normal.normalized()
      #expect(abs(area(again) - area(normal)) < 1e-6)
      #expect(abs(area(path.union(path, eoFill: eoFill)) - area(normal)) < 1e-6)
      #expect(abs(area(path.intersection(normal, eoFill: eoFill)) - area(normal)) < 1e-6)
      #expect(path.subtracting(path, eoFill: eoFill).isEmpty)
    }
  }

  @Test(
    "The lens of two circles has the area of the formula", arguments: [0.01, 0.5, 1, 1.5, 1.99])
  func lens(distance: Double) {
    let circle = Path(ellipseIn: Rect(x: -1, y: -1, width: 2, height: 2))
    let lens = circle.intersection(circle.offsetBy(dx: distance, dy: 0))
    let expected =
      2 * acos(distance / 2) - distance / 2 * (4 - distance * distance).squareRoot()
    #expect(abs(area(lens) - expected) < 1e-9)
    #expect(lens.pieces.count { if case .arc = $0 { true } else { false } } == 2)
  }

  @Test(
    "Far, tiny and huge shapes have the same outline", arguments: [1e-300, 1e-9, 1, 1e9, 1e300])
  func scales(scale: Double) {
    let square = Path(Rect(x: 0, y: 0, width: 2, height: 2))
    let moved = square.offsetBy(dx: 1, dy: 1)
    let expected: [Path.Element] = square.union(moved).elements.map { element in
      switch element {
      case .move(let to): .move(to: Point(x: to.x * scale, y: to.y * scale))
      case .line(let to): .line(to: Point(x: to.x * scale, y: to.y * scale))
      default: element
      }
    }
    let transform = Transform.scale(x: scale, y: scale)
    #expect(
      square.applying(transform).union(moved.applying(transform)).elements == expected)
    let far = square.offsetBy(dx: 1e9, dy: -1e9)
    #expect(area(far.union(far.offsetBy(dx: 1, dy: 1)).offsetBy(dx: -1e9, dy: 1e9)) == 7)
  }
}

/// Results whose outlines are known.
struct PathRegionsOutlineTests {
  private let square = Path(Rect(x: 0, y: 0, width: 2, height: 2))
  private let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 2, height: 2))

  @Test("Equal paths unite to themselves") func equalPaths() {
    #expect(square.union(square).svgText == "M0 0 L2 0 L2 2 L0 2 Z")
    #expect(circle.union(circle) == circle)
    #expect(circle.symmetricDifference(circle).isEmpty)
  }

  @Test("Rectangles with a common side unite to one") func commonSide() {
    let right = Path(Rect(x: 2, y: 0, width: 1, height: 2))
    #expect(square.union(right).svgText == "M0 0 L3 0 L3 2 L0 2 Z")
    #expect(square.intersection(right).isEmpty)
    #expect(square.subtracting(right).svgText == "M0 0 L2 0 L2 2 L0 2 Z")
  }

  @Test("Rectangles with a common corner stay two contours") func commonCorner() {
    let other = Path(Rect(x: 2, y: 2, width: 1, height: 1))
    #expect(
      square.union(other).svgText == "M0 0 L2 0 L2 2 L0 2 Z M2 2 L3 2 L3 3 L2 3 Z")
  }

  @Test("Touching circles stay whole") func touchingCircles() {
    let right = circle.offsetBy(dx: 2, dy: 0)
    let union = circle.union(right)
    #expect(abs(area(union) - 2 * .pi) < 1e-9)
    #expect(circle.intersection(right).isEmpty)
    let inner = Path(ellipseIn: Rect(x: 1, y: 0.5, width: 1, height: 1))
    #expect(abs(area(circle.subtracting(inner)) - 0.75 * .pi) < 1e-9)
    #expect(abs(area(circle.intersection(inner)) - 0.25 * .pi) < 1e-9)
  }

  @Test("Halves of a circle unite to arcs of one circle") func halvesOfACircle() {
    func half(_ start: Double) -> Path {
      Path {
        $0.addArc(Arc(center: .zero, radius: 1, startAngle: start, sweep: 4))
        $0.closeSubpath()
      }
    }
    let whole = half(0).union(half(2.5))
    #expect(abs(area(whole) - .pi) < 1e-9)
    #expect(whole.pieces.count <= 4)
  }

  @Test("Curves stay curves of their degree") func curvesStayCurves() {
    let hill = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: Point(x: 4, y: 0), control: Point(x: 2, y: 4))
      $0.closeSubpath()
    }
    #expect(hill.union(square).svgText == "M4 0 Q3 2 2 2 L0 2 L0 0 Z")
  }

  @Test("A pentagram has five points by one rule and a hole by the other") func pentagram() {
    let star = Path { path in
      path.addLines(
        (0..<5).map { index in
          Arc(center: .zero, radius: 1, startAngle: -.pi / 2, sweep: Double(index) * 0.8 * .pi)
            .point(at: 1)
        })
      path.closeSubpath()
    }
    #expect(star.normalized(eoFill: false).elements.count == 11)
    let points = star.normalized()
    #expect(points.windingNumber(at: .zero) == 0)
    #expect(points.elements.count == 20)
  }

  @Test("Many turns of an arc become one circle") func manyTurns() {
    let coil = Path {
      $0.addArc(Arc(center: .zero, radius: 1, startAngle: 0, sweep: 500 * .pi))
      $0.closeSubpath()
    }
    #expect(abs(area(coil.normalized(eoFill: false)) - .pi) < 1e-9)
    #expect(coil.normalized().isEmpty)
  }

  @Test("Empty paths and paths without area enclose nothing") func withoutArea() {
    let line = Path { $0.addLines([.zero, Point(x: 3, y: 1), .zero]) }
    let dot = Path { $0.addLines([.zero, .zero]) }
    for path in [Path(), line, dot] {
      #expect(path.normalized().isEmpty && path.union(path).isEmpty)
      #expect(square.union(path).svgText == "M0 0 L2 0 L2 2 L0 2 Z")
      #expect(square.intersection(path).isEmpty && path.subtracting(square).isEmpty)
    }
  }

  @Test("Thousands of tiles unite to their outline") func tiles() {
    let tiles = Path { path in
      for index in 0..<400 {
        path.addRect(
          Rect(x: Double(index % 20) * 0.1, y: Double(index / 20) * 0.1, width: 0.1, height: 0.1))
      }
    }
    let whole = tiles.normalized(eoFill: false)
    #expect(whole.elements.count == 5 && abs(area(whole) - 4) < 1e-9)
  }

  @Test("Curves of huge numbers beside small ones end") func hugeCurves() {
    let loop = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: .zero, control1: Point(x: 1.7e308, y: -1.7e308), control2: Point(x: -1.7e308, y: 1e308))
    }
    _ = loop.union(circle).intersection(loop)
    _ = circle.lineIntersection(loop)
    _ = circle.intersections(with: loop)
  }

  @Test("Numbers at the ends of the range are valid") func hugeNumbers() {
    let huge = Path {
      $0.addLines([
        Point(x: -1.7e308, y: -1.7e308), Point(x: 1.7e308, y: -1e308), Point(x: 0, y: 1.7e308),
      ])
    }
    #expect(huge.normalized().elements.count == 4)
    _ = huge.union(square).intersection(circle)
    let tiny = Path(Rect(x: 0, y: 0, width: .leastNonzeroMagnitude, height: .leastNonzeroMagnitude))
    _ = tiny.union(huge).symmetricDifference(tiny)
    _ = tiny.normalized()
  }
}
