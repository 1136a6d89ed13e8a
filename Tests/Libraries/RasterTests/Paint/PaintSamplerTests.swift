import Shapes
import Testing

@testable import Raster

struct PaintSamplerTests {
  @Test("Pixels are sampled at their centers") func pixelsAreSampledAtTheirCenters() {
    let transform = Transform.rotation(.degrees(33))
      .concatenating(.scale(x: 3, y: 2)).concatenating(.translation(x: -4, y: 9))
    let toPaint = transform.inverse ?? .identity
    let courses: [GradientCourse] = [
      .linear(from: Point(x: 1, y: 2), to: Point(x: 9, y: -3)),
      .linear(from: Point(x: 1, y: 2), to: Point(x: 1, y: 2)),
      .radial(center: Point(x: 4, y: 1), from: 1, to: 8),
      .radial(center: Point(x: 4, y: 1), from: 8, to: -1),
      .radial(center: Point(x: 4, y: 1), from: 4, to: 4),
      .angular(center: Point(x: 4, y: 1), startAngle: .degrees(250)),
      .angular(center: Point(x: 4, y: 1), startAngle: .degrees(-2000)),
    ]
    for course in courses {
      let sampler = PaintSampler(course, transform)
      for y in -12..<12 {
        for x in -12..<12 {
          let middle = toPaint.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
          #expect(abs(sampler.place(x: x, y: y) - course.place(of: middle)) < 1e-6)
        }
      }
    }
  }

  @Test(
    "Extreme numbers give a location in 0...1",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e-300])
  func extremeNumbersGiveALocation(value: Double) {
    let courses: [GradientCourse] = [
      .none, .linear(from: .zero, to: Point(x: value, y: value)),
      .linear(from: Point(x: value, y: 1), to: .zero),
      .radial(center: Point(x: value, y: 0), from: value, to: 1),
      .radial(center: .zero, from: 0, to: value),
      .angular(center: Point(x: value, y: 0), startAngle: .radians(value)),
    ]
    for course in courses {
      for transform in [.identity, Transform.scale(x: value, y: 0)] {
        let sampler = PaintSampler(course, transform)
        #expect((0...1).contains(sampler.place(x: 3, y: 4)))
      }
    }
  }
}
