import Shapes
import Testing

struct SegmentTests {
  @Test("The parts of a split segment have its points, and its length together", arguments: 8..<14)
  func split(index: Int) {
    for segment in SamplePaths.all[index].segments {
      let (first, second) = segment.split(at: 0.3)
      #expect(first.start.isClose(to: segment.start) && second.end.isClose(to: segment.end))
      #expect(first.end.isClose(to: segment.point(at: 0.3)))
      #expect(second.start.isClose(to: segment.point(at: 0.3)))
      #expect(first.point(at: 0.5).isClose(to: segment.point(at: 0.15)))
      #expect(second.point(at: 0.5).isClose(to: segment.point(at: 0.65)))
      #expect(abs(first.length + second.length - segment.length) < 1e-3 * segment.length)
    }
  }

  @Test("The parameter at a length leaves a part of that length", arguments: 8..<14)
  func parameters(index: Int) {
    for segment in SamplePaths.all[index].segments where segment.length > 0 {
      for share in [0.1, 0.5, 0.83] {
        let parameter = segment.parameter(atLength: share * segment.length)
        let part = segment.split(at: parameter).0
        #expect(abs(part.length - share * segment.length) < 1e-3 * segment.length)
      }
      #expect(segment.parameter(atLength: -1) == 0 && segment.parameter(atLength: 1e9) == 1)
    }
  }

  @Test("A tangent is the direction between near points", arguments: 8..<14)
  func tangents(index: Int) throws {
    for segment in SamplePaths.all[index].segments where segment.length > 0 {
      let tangent = try #require(segment.tangent(at: 0.4))
      let way = (segment.point(at: 0.4 + 1e-7) - segment.point(at: 0.4 - 1e-7)).normalized
      #expect(tangent.isClose(to: way ?? .zero, within: 1e-4))
      #expect(segment.reversed.tangent(at: 0.6)?.isClose(to: -tangent, within: 1e-9) == true)
    }
  }

  @Test("The bounding rectangle contains all points and is touched", arguments: 8..<14)
  func bounds(index: Int) {
    for segment in SamplePaths.all[index].segments {
      let bounds = segment.boundingRect
      let points = (0...1000).map { segment.point(at: Double($0) / 1000) }
      #expect(points.allSatisfy { $0.x > bounds.minX - 1e-9 && $0.x < bounds.maxX + 1e-9 })
      #expect(abs((points.map(\.x).min() ?? 0) - bounds.minX) < 1e-3)
      #expect(abs((points.map(\.y).max() ?? 0) - bounds.maxY) < 1e-3)
    }
  }

  @Test("A quadratic curve and its cubic form are the same") func quadratic() {
    let (start, control, end) = (Point.zero, Point(x: 5, y: 9), Point(x: 8, y: -2))
    let cubic = Cubic(start: start, quadControl: control, end: end)
    for step in 0...10 {
      let t = Double(step) / 10
      let (first, last) = (start + (control - start) * t, control + (end - control) * t)
      #expect(cubic.point(at: t).isClose(to: first + (last - first) * t))
    }
  }
}
