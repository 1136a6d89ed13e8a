internal import Shapes

/// A gradient as it lies over pixels.
struct PaintSampler: Sendable {
  private let ramp: GradientRamp
  private let course: GradientCourse
  private let toPaint: Transform

  /// The transform takes the paint's units to pixels.
  init(_ gradient: Gradient, _ course: GradientCourse, _ transform: Transform) {
    ramp = GradientRamp(gradient)
    self.course = course
    toPaint = transform.inverted ?? .identity
  }

  /// The colour in the middle of a pixel.
  @inline(__always)
  func ink(x: Int, y: Int) -> Ink {
    let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
    let place = Point(
      x: toPaint.a * x + toPaint.c * y + toPaint.tx,
      y: toPaint.b * x + toPaint.d * y + toPaint.ty)
    return ramp.ink(at: course.place(of: place))
  }
}
