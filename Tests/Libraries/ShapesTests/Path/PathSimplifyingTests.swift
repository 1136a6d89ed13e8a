import Shapes
import Testing

struct PathSimplifyingTests {
  /// Returns a wandering line.
  private func walk(seed: Int) -> Path {
    var numbers = Numbers(seed: seed)
    return Path { path in
      var point = Point.zero
      for _ in 0..<400 {
        point += numbers.point(1) + Point(x: 0.3, y: 0)
        path.addLine(to: point)
      }
      if seed.isMultiple(of: 2) { path.closeSubpath() }
    }
  }

  private func vertices(_ path: Path) -> [Point] {
    path.segments.prefix(1).map(\.start) + path.segments.map(\.end)
  }

  @Test("Both paths lie within the tolerance of each other, in fewer vertices", arguments: 1...6)
  func bounded(seed: Int) throws {
    let path = walk(seed: seed)
    var last = path.segments.count
    for tolerance in [0.1, 0.5, 2, 9] {
      let simple = path.simplified(tolerance: tolerance)
      #expect(
        simple.segments.count <= last && simple.subpaths[0].isClosed == path.subpaths[0].isClosed)
      last = simple.segments.count
      let (before, after) = (MeasuredPath(path), MeasuredPath(simple))
      for point in vertices(path) {
        #expect(try #require(after.nearestPoint(to: point)).distance <= tolerance + 1e-9)
      }
      for step in 0...100 {
        let point = try #require(after.point(at: Double(step) / 100))
        #expect(try #require(before.nearestPoint(to: point)).distance <= tolerance + 1e-9)
      }
      let known = vertices(path)
      #expect(vertices(simple).allSatisfy(known.contains))
    }
    #expect(last < 40)
  }

  @Test("Vertices on a straight line are left out even without a tolerance") func straight() {
    let line = Path { $0.addLines((0...9).map { Point(x: Double($0), y: 0) }) }
    #expect(line.simplified(tolerance: 0) == Path { $0.addLines([.zero, Point(x: 9, y: 0)]) })
    let box = Path(Rect(x: 0, y: 0, width: 4, height: 3))
    #expect(box.simplified(tolerance: 0) == box)
  }

  @Test("Curves, arcs and what has nothing to leave out stay", arguments: 8..<14)
  func curves(index: Int) {
    let path = SamplePaths.all[index]
    #expect(
      path.simplified(tolerance: 0).segments == path.segments
        && Path().simplified(tolerance: 1) == Path())
    #expect(path.simplified(tolerance: .nan) == path && path.simplified(tolerance: -1) == path)
    let kinds = path.simplified(tolerance: 100).segments.filter {
      if case .line = $0 { false } else { true }
    }
    #expect(kinds.count == 6)
  }
}
