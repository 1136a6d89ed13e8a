import Shapes
import Testing

struct AnyShapeTests {
  private let rect = Rect(x: 0, y: 0, width: 40, height: 30)

  @Test("A shape is animated through its wrapper", arguments: [0.0, 0.25, 1])
  func animates(amount: Double) {
    let (from, to) = (Circle().trim(from: 0, to: 0.2), Circle().trim(from: 0.1, to: 0.8))
    let wrapped = AnyShape(from).interpolated(towards: AnyShape(to), amount: amount)
    let plain = from.interpolated(towards: to, amount: amount)
    #expect(wrapped.path(in: rect) == plain.path(in: rect))
  }

  @Test("Between two types of shapes, the first stays") func differentTypes() {
    let round = AnyShape(RoundedRectangle(cornerRadius: 4))
    let half = round.interpolated(towards: AnyShape(Star(points: 5)), amount: 0.5)
    #expect(half.path(in: rect) == round.path(in: rect).path(in: rect))
    let still = AnyShape(Circle()).interpolated(towards: AnyShape(Ellipse()), amount: 0.5)
    #expect(still.path(in: rect) == Circle().path(in: rect))
  }

  @Test("Vectors of one type are added; zero is a vector of every type") func arithmetic() {
    let (two, three) = (AnyAnimatableData(2.0), AnyAnimatableData(3.0))
    #expect(two + three == AnyAnimatableData(5.0) && three - two == AnyAnimatableData(1.0))
    #expect(two - two == .zero && AnyAnimatableData.zero == two - two)
    #expect(.zero + two == two && two + .zero == two && two != three)
    #expect(three.magnitudeSquared == 9 && AnyAnimatableData.zero.magnitudeSquared == 0)
    #expect(two.vector(as: AnimatablePair<Double, Double>.self) == nil)
  }
}
