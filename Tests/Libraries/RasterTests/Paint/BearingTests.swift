import Shapes
import Testing

@testable import Raster

struct BearingTests {
  @Test("Bearings match those of the C library") func bearingsMatchTheCLibrary() {
    var worst = 0.0
    for step in 0..<5000 {
      let angle = Angle(radians: Double(step) / 5000 * 2 * .pi)
      let way = Transform.rotation(angle).apply(to: Point(x: 0, y: -3))
      let difference = abs(Bearing.turns(x: way.x, y: way.y) - Double(step) / 5000)
      worst = max(worst, min(difference, 1 - difference))
    }
    #expect(worst < 4e-9)
  }

  @Test("The four main directions are exact") func theMainDirectionsAreExact() {
    #expect(Bearing.turns(x: 0, y: -2) == 0)
    #expect(Bearing.turns(x: 2, y: 0) == 0.25)
    #expect(Bearing.turns(x: 0, y: 2) == 0.5)
    #expect(Bearing.turns(x: -2, y: 0) == 0.75)
  }
}
