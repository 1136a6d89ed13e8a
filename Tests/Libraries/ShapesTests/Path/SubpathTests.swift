import Shapes
import Testing

struct SubpathTests {
  @Test("A path is the path of its subpaths", arguments: 0..<14) func joined(index: Int) {
    let path = SamplePaths.all[index]
    let joined = Path(path.subpaths)
    // Only lines that end where their subpath is closed are left out.
    let closing = path.elements.count - joined.elements.count
    #expect(closing >= 0 && closing <= path.subpaths.count)
    #expect(Path(joined.subpaths) == joined && abs(joined.length - path.length) < 1e-9)
    #expect(abs(joined.area - path.area) < 1e-9)
    #expect(path.segments.count == path.subpaths.reduce(0) { $0 + $1.segments.count })
    #expect(abs(path.length - path.segments.reduce(0) { $0 + $1.length }) < 1e-9)
  }

  @Test("Each segment begins where the one before it ends", arguments: 0..<14)
  func consecutive(index: Int) {
    for subpath in SamplePaths.all[index].subpaths {
      var last = subpath.start
      for segment in subpath.segments {
        #expect(segment.start.isClose(to: last))
        last = segment.end
      }
      #expect(!subpath.isClosed || last.isClose(to: subpath.start))
    }
  }

  @Test("A path that is reversed twice is the same", arguments: 0..<14) func twice(index: Int) {
    let path = SamplePaths.all[index]
    let twice = path.reversed().reversed()
    #expect(twice.subpaths.count == path.subpaths.count)
    let (one, other) = (MeasuredPath(twice), MeasuredPath(path))
    for step in 1..<20 {
      let (there, back) = (one.point(at: Double(step) / 20.7), other.point(at: Double(step) / 20.7))
      #expect(there?.isClose(to: back ?? .zero, within: 1e-6) == true)
    }
    // A line or a curve is exactly the same, an arc within rounding.
    let segments = zip(twice.segments, path.segments).filter {
      if case .arc = $1 { false } else { index >= 8 }
    }
    #expect(segments.allSatisfy { $0 == $1 })
  }

  @Test("A reversed path has the same points from the other end", arguments: 0..<14)
  func backward(index: Int) {
    let (path, reversed) = (SamplePaths.all[index], SamplePaths.all[index].reversed())
    for step in 1..<20 {
      let fraction = Double(step) / 20.7
      let (there, back) = (path.point(at: fraction), reversed.point(at: 1 - fraction))
      #expect(there?.isClose(to: back ?? .zero, within: 1e-2) == true)
    }
    for point in [Point(x: 5, y: 1), Point(x: 18, y: 8), Point(x: -3, y: 2)] {
      #expect(reversed.windingNumber(at: point) == -path.windingNumber(at: point))
    }
  }

  @Test("Lines, curves and arcs are segments of their own kind, and quadratic curves cubic")
  func kinds() throws {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: Point(x: 1, y: 0))
      path.addQuadCurve(to: Point(x: 2, y: 0), control: Point(x: 1.5, y: 1))
      path.addCurve(
        to: Point(x: 3, y: 0), control1: Point(x: 2, y: 1), control2: Point(x: 3, y: 1))
      path.addArc(Arc(center: Point(x: 4, y: 0), radius: 1, startAngle: .pi, sweep: .pi))
      path.closeSubpath()
    }
    let kinds = path.segments.map { segment in
      switch segment {
      case .line: "line"
      case .cubic: "cubic"
      case .arc: "arc"
      }
    }
    #expect(kinds == ["line", "cubic", "cubic", "arc", "line"])
    let subpath = try #require(Subpath(path.segments, isClosed: true))
    #expect(Path([subpath]).segments == path.segments && Subpath([]) == nil)
  }

  @Test("Arcs of a negative radius or elsewhere are added as paths add them") func oddArcs() {
    let arc = Arc(center: .zero, radius: -2, startAngle: 0, sweep: .pi)
    let half = Path([[Segment.arc(arc)]].compactMap { Subpath($0, isClosed: true) })
    #expect(abs(abs(half.area) - 2 * .pi) < 1e-9)
    #expect(half.contains(Point(x: 0, y: -1)) && !half.contains(Point(x: 0, y: 1)))
    let far = Arc(center: Point(x: 9, y: 0), radius: 1, startAngle: 0, sweep: 1)
    let path = Path(
      [[Segment.line(from: .zero, to: Point(x: 1, y: 0)), .arc(far)]].compactMap { Subpath($0) })
    #expect(path.segments.count == 3)
  }
}
