import Shapes
import Testing

struct AnimatableTests {
  @Test(
    "Interpolation isn't clamped",
    arguments: [(0.0, 2.0), (0.25, 4), (1, 10), (1.5, 14), (-0.5, -2)])
  func interpolationIsNotClamped(amount: Double, expected: Double) {
    #expect(2.0.interpolated(towards: 10, amount: amount) == expected)
    #expect(Float(2).interpolated(towards: 10, amount: amount) == Float(expected))
    #expect(
      Angle.radians(2).interpolated(towards: .radians(10), amount: amount) == .radians(expected))
  }

  @Test("Animatable pairs form a vector space") func pairsFormAVectorSpace() {
    let (a, b) = (
      AnimatablePair(1.0, AnimatablePair(2.0, 3.0)), AnimatablePair(4.0, AnimatablePair(5.0, 6.0))
    )
    #expect(a + b - b == a)
    #expect(a.scaled(by: 2) == a + a)
    #expect(a.magnitudeSquared == 14)
    #expect(a + .zero == a)
    #expect(EmptyAnimatableData.zero.magnitudeSquared == 0)
  }

  @Test("Points, sizes and rectangles are interpolated linearly")
  func geometryIsInterpolatedLinearly() {
    let (from, to) = (
      Rect(x: 0, y: 0, width: 2, height: 2), Rect(x: 4, y: 8, width: 6, height: 4)
    )
    let middle = Rect(x: 2, y: 4, width: 4, height: 3)
    #expect(from.interpolated(towards: to, amount: 0.5) == middle)
    #expect(from.origin.interpolated(towards: to.origin, amount: 0.5) == middle.origin)
    #expect(from.size.interpolated(towards: to.size, amount: 0.5) == middle.size)
    #expect(
      UnitPoint.zero.interpolated(towards: .bottom, amount: 0.5) == UnitPoint(x: 0.25, y: 0.5))
  }

  @Test("A stroke style is animated except for its dashes")
  func strokeStyleIsAnimatedExceptForItsDashes() {
    let from = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2])
    let to = StrokeStyle(lineWidth: 4, lineCap: .butt, miterLimit: 4, dash: [9], dashPhase: 8)
    let middle = from.interpolated(towards: to, amount: 0.5)
    #expect(
      middle
        == StrokeStyle(lineWidth: 3, lineCap: .round, miterLimit: 7, dash: [1, 2], dashPhase: 4))
  }

  @Test("A modified shape is animated in all its parts") func modifiedShapesAreAnimatedInAllParts()
  {
    func shape(_ t: Double) -> some Shape {
      Pie(startAngle: .radians(t), endAngle: .radians(2 * t)).trim(from: t / 100, to: t / 10)
        .rotation(.radians(t), anchor: UnitPoint(x: t, y: -t)).scale(x: t, y: 3 * t)
        .offset(x: t, y: t).size(width: 10 * t, height: 20 * t).stroke(lineWidth: t)
        .transform(.scale(x: 2, y: 2))
    }
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let middle = interpolated(shape(1), shape(2))
    #expect(middle.path(in: rect).boundingRect == shape(1.5).path(in: rect).boundingRect)
  }

  private func interpolated<S: Shape>(_ from: S, _ to: S) -> S {
    from.interpolated(towards: to, amount: 0.5)
  }

  @Test("Shapes with numeric properties are animated") func shapesWithNumbersAreAnimated() {
    let round = RoundedRectangle(cornerRadius: 2).interpolated(
      towards: RoundedRectangle(cornerRadius: 4), amount: 0.5)
    #expect(round.cornerSize == Size(width: 3, height: 3))
    let star = Star(points: 5, innerRatio: 0).interpolated(
      towards: Star(points: 9, innerRatio: 1), amount: 0.25)
    #expect(star == Star(points: 5, innerRatio: 0.25))
    let arc = CompassArc(sweep: .radians(1)).interpolated(
      towards: CompassArc(start: .radians(4), sweep: .radians(-1)), amount: 0.5)
    #expect(arc == CompassArc(start: .radians(2), sweep: .zero))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 1, bottomTrailingRadius: 2).interpolated(
      towards: UnevenRoundedRectangle(bottomLeadingRadius: 4, topTrailingRadius: 8), amount: 0.5)
    #expect(
      uneven.cornerRadii
        == RectangleCornerRadii(
          topLeading: 0.5, bottomLeading: 2, bottomTrailing: 1, topTrailing: 4))
  }

  @Test("A shape without numeric properties stays the same") func shapeWithoutNumbersStays() {
    #expect(Circle().interpolated(towards: Circle(), amount: 0.5) == Circle())
  }

  @Test("A vector is its own animatable part") func vectorsAreAnimated() {
    let (from, to) = (Distance(meters: 2), Distance(meters: 4))
    #expect(from.animatableData == from)
    #expect(from.interpolated(towards: to, amount: 0.5).meters == 3)
    let shape = Level(distance: from).interpolated(towards: Level(distance: to), amount: 0.25)
    #expect(shape.distance.meters == 2.5)
  }
}

/// A vector that is also animatable by itself.
private struct Distance: VectorArithmetic, Animatable {
  var meters: Double

  static let zero = Distance(meters: 0)

  static func + (left: Distance, right: Distance) -> Distance {
    Distance(meters: left.meters + right.meters)
  }

  static func - (left: Distance, right: Distance) -> Distance {
    Distance(meters: left.meters - right.meters)
  }

  mutating func scale(by factor: Double) { meters *= factor }

  var magnitudeSquared: Double { meters * meters }
}

private struct Level: Animatable {
  var distance: Distance

  var animatableData: Distance {
    get { distance }
    set { distance = newValue }
  }
}
