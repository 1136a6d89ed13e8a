import Shapes
import Testing

struct AngleTests {
  @Test("Angles are added, subtracted, multiplied and divided") func arithmetic() {
    var angle = Angle.degrees(90) + .degrees(45) - .degrees(15)
    #expect(abs(angle.degrees - 120) < 1e-12)
    #expect(abs((-angle * 2).degrees + 240) < 1e-12 && angle * 2 == 2 * angle)
    #expect(abs((angle / 3).degrees - 40) < 1e-12)
    angle += .degrees(60)
    angle *= 2
    angle /= 4
    angle -= .degrees(90)
    #expect(abs(angle.degrees) < 1e-12)
    #expect(Angle() == .zero)
  }

  @Test("A compass bearing becomes a direction and back", arguments: [-170.0, -90, 0, 45, 180])
  func compassBearing(degrees: Double) {
    let direction = Angle.compass(.degrees(degrees))
    let (x, y) = (
      Transform.rotation(direction).a, Transform.rotation(direction).b
    )
    #expect(abs(Angle.bearing(x: x, y: y).degrees - degrees) < 1e-9)
  }
}
