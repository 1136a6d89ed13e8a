import Shapes
import Testing

struct MeasuredPathTests {
  @Test("A measured path answers as the path does", arguments: 0..<14) func agrees(index: Int) {
    let path = SamplePaths.all[index]
    let measured = MeasuredPath(path)
    #expect(measured.path == path && abs(measured.length - path.length) < 1e-9)
    for fraction in [-1, 0, 0.001, 0.37, 0.5, 0.93, 1, 2] {
      #expect(measured.point(at: fraction) == path.point(at: fraction))
      #expect(measured.tangent(at: fraction) == path.tangent(at: fraction))
      let trimmed = path.trimmedPath(from: 0.2, to: fraction)
      #expect(measured.trimmedPath(from: 0.2, to: fraction) == trimmed)
    }
  }

  @Test("Points and tangents of a circle and a rectangle are at their places", arguments: 0..<40)
  func closedForms(step: Int) {
    let fraction = Double(step) / 40
    let circle = MeasuredPath(Path(ellipseIn: Rect(x: -3, y: -3, width: 6, height: 6)))
    let turn = Angle(radians: 2 * .pi * fraction)
    let spot = Transform.rotation(turn).apply(to: Point(x: 3, y: 0))
    #expect(abs(circle.length - 6 * .pi) < 1e-9)
    #expect(circle.point(at: fraction)?.isClose(to: spot, within: 1e-9) == true)
    let way = Transform.rotation(turn).apply(to: Point(x: 0, y: 1))
    #expect(step == 0 || circle.tangent(at: fraction)?.isClose(to: way, within: 1e-9) == true)
    let square = MeasuredPath(Path(Rect(x: 0, y: 0, width: 10, height: 10)))
    let (side, rest) = (step / 10, Double(step % 10))
    let corner = [
      Point(x: rest, y: 0), Point(x: 10, y: rest), Point(x: 10 - rest, y: 10),
      Point(x: 0, y: 10 - rest),
    ][side]
    #expect(square.point(at: fraction)?.isClose(to: corner, within: 1e-9) == true)
  }

  @Test(
    "Huge and tiny lines have lengths, points and parts", arguments: [1e-200, 1e-160, 1e160, 1e200])
  func extremes(scale: Double) {
    let line = Path { path in
      path.move(to: .zero)
      path.closeSubpath()
      path.addLines([Point(x: -3 * scale, y: 0), Point(x: 0, y: 4 * scale)])
    }
    let measured = MeasuredPath(line)
    #expect(abs(measured.length / scale - 5) < 1e-9)
    #expect(abs((measured.point(at: 0.5)?.y ?? 0) / scale - 2) < 1e-9)
    #expect(abs(measured.trimmedPath(from: 0, to: 0.5).length / scale - 2.5) < 1e-9)
    let unit = Point(x: -3 * scale, y: 4 * scale).normalized
    #expect(unit?.isClose(to: Point(x: -0.6, y: 0.8), within: 1e-12) == true)
  }

  @Test("A line too long to measure is trimmed without a crash") func immeasurable() {
    let line = Path {
      $0.addLines([Point(x: -1.7e308, y: 0), Point(x: 1.7e308, y: 0)])
      $0.move(to: .zero)
      $0.closeSubpath()
    }
    _ = line.trimmedPath(from: 0, to: 0.5)
    _ = MeasuredPath(line).point(at: 0.5)
  }

  @Test("Points at equal steps of the length are as far apart along the path", arguments: 0..<14)
  func even(index: Int) {
    let path = SamplePaths.all[index]
    let measured = MeasuredPath(path)
    for step in 0..<10 {
      let (from, to) = (Double(step) / 10, Double(step + 1) / 10)
      let part = measured.trimmedPath(from: from, to: to)
      #expect(abs(part.length - path.length / 10) < 1e-3 * path.length)
      let end = part.currentPoint ?? .zero
      #expect(measured.point(at: to)?.isClose(to: end, within: 1e-6) == true)
    }
  }

  @Test("Without length, there is a point and no tangent; without anything, there is neither")
  func noLength() {
    let dot = Path { $0.addLines([Point(x: 1, y: 2), Point(x: 1, y: 2)]) }
    #expect(MeasuredPath(dot).point(at: 0.5) == Point(x: 1, y: 2))
    #expect(MeasuredPath(dot).tangent(at: 0.5) == nil && MeasuredPath(dot).length == 0)
    #expect(MeasuredPath(Path()).point(at: 0.5) == nil)
    #expect(MeasuredPath(dot).point(at: .nan) == nil)
  }

  @Test("Dots before, between and behind lines are passed over") func dots() {
    let path = Path { path in
      path.addLines([Point(x: 9, y: 9), Point(x: 9, y: 9)])
      path.addLines([.zero, .zero, Point(x: 4, y: 0), Point(x: 4, y: 0), Point(x: 8, y: 0)])
      path.addLines([Point(x: 7, y: 7), Point(x: 7, y: 7)])
    }
    let measured = MeasuredPath(path)
    let points = [0, 0.25, 0.5, 1].map { measured.point(at: $0) }
    #expect(points == [0, 2, 4, 8].map { Point(x: $0, y: 0) })
    #expect(measured.tangent(at: 0) == Point(x: 1, y: 0))
  }
}
