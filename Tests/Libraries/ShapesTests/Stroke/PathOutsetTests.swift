import Shapes
import Testing

struct PathOutsetTests {
  private let frame = Rect(x: 10, y: 20, width: 60, height: 40)

  @Test("The offset of a circle is a circle of another radius", arguments: [-19.0, -7, 3, 50])
  func circle(distance: Double) {
    let path = Circle().path(in: frame).outset(by: distance)
    let radius = 20 + distance
    #expect(abs(path.area - .pi * radius * radius) < 1e-9)
    #expect(path.centroid?.isClose(to: frame.center) == true)
    for step in 0..<10 {
      let point = path.point(at: Double(step) / 10) ?? .zero
      #expect(abs(point.distance(to: frame.center) - radius) < 1e-9)
    }
    let hasOnlyArcs = path.segments.allSatisfy { if case .arc = $0 { true } else { false } }
    #expect(hasOnlyArcs)
  }

  @Test("A rectangle grows and shrinks by its corners' joins until nothing is left")
  func rectangle() {
    let path = Path(frame)
    #expect(path.outset(by: 5).boundingRect == frame.insetBy(dx: -5, dy: -5))
    #expect(path.outset(by: 5).area == 70 * 50 && path.outset(by: 5).segments.count == 4)
    #expect(path.outset(by: -5).area == 50 * 30 && path.outset(by: -5).segments.count == 4)
    #expect(path.outset(by: -19.5).boundingRect == frame.insetBy(dx: 19.5, dy: 19.5))
    #expect(path.outset(by: -21).isEmpty)
    #expect(abs(path.outset(by: 5, lineJoin: .bevel).area - (70 * 50 - 4 * 12.5)) < 1e-9)
    // Area, perimeter times the distance, and a whole disc at the corners.
    let round = path.outset(by: 5, lineJoin: .round)
    #expect(abs(round.area - (60 * 40 + 200 * 5 + 25 * .pi)) < 1e-9)
  }

  @Test("A point is inside if its distance from the path says so", arguments: 0..<6)
  func distances(seed: Int) throws {
    let shapes: [Path] = [
      Star(points: 5).path(in: frame), Ellipse().path(in: frame),
      Pie(endAngle: .degrees(250)).path(in: frame),
      RoundedRectangle(cornerRadius: 9).path(in: frame), TextShape("R8").path(in: frame),
      Path(Array(SamplePaths.random(seed: 4).subpaths.prefix(1))),
    ]
    let path = shapes[seed]
    let edge = MeasuredPath(path.normalized(eoFill: false).flattened(tolerance: 1e-3))
    var numbers = Numbers(seed: seed)
    for distance in [2.5, -1.5] {
      let moved = path.outset(by: distance, lineJoin: .round)
      for _ in 0..<300 {
        let point = path.boundingRect.center + numbers.point(45)
        let isInside = path.contains(point)
        let away = try #require(edge.nearestPoint(to: point)).distance * (isInside ? -1 : 1)
        guard abs(away - distance) > 0.01 else { continue }
        #expect(moved.contains(point) == (away < distance), "\(point), \(away)")
      }
    }
  }

  @Test("A hole shrinks while its surroundings grow") func hole() {
    var path = Path(frame)
    path.addPath(Path(frame.insetBy(dx: 10, dy: 10)).reversed())
    #expect(path.outset(by: 2).area == 64 * 44 - 36 * 16)
    #expect(path.outset(by: -2).area == 56 * 36 - 44 * 24)
    #expect(path.outset(by: 11).area == 82 * 62)
  }

  @Test("An open line is surrounded outward, and vanishes inward") func open() {
    let line = Path { $0.addLines([.zero, Point(x: 10, y: 0)]) }
    #expect(line.outset(by: 2).area == 40 && line.outset(by: -2).isEmpty)
    #expect(line.outset(by: 0) == line && line.outset(by: .nan) == line)
    #expect(Path().outset(by: 3).isEmpty)
  }
}
