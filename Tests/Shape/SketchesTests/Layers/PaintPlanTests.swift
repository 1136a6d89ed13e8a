import Raster
import Shapes
import Testing

@testable import Sketches

struct PaintPlanTests {
  private let frame = Rect(x: 10, y: 20, width: 40, height: 20)

  @Test("A linear gradient runs from edge to edge in a compass direction")
  func linear() throws {
    var plan = try #require(PaintPlan(gradient: "black,white"))
    func share(_ x: Double, _ y: Double) -> Float {
      plan.paint(for: .circle, in: frame, startingAt: 0).color(at: Point(x: x, y: y)).red
    }
    #expect(share(10, 30) == 0 && share(50, 30) == 1 && abs(share(30, 22) - 0.5) < 1e-6)
    plan.angle = 180
    #expect(abs(share(12, 20)) < 1e-6 && abs(share(12, 40) - 1) < 1e-6)
  }

  @Test("Round shapes default to an angular gradient from their start angle")
  func angular() throws {
    let plan = try #require(PaintPlan(gradient: "black,white"))
    let paint = plan.paint(for: .pie, in: frame, startingAt: 90)
    #expect(abs(paint.color(at: Point(x: 30, y: 39)).red - 0.25) < 1e-6)
  }
}
