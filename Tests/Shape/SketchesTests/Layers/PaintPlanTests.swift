import Outputs
import Raster
import Shapes
import Testing

@testable import Sketches

struct PaintPlanTests {
  private let frame = Rect(x: 10, y: 20, width: 40, height: 20)

  @Test(
    "Colors parse from names and numbers",
    arguments: [
      ("cyan", 0, 255, 255, 1), ("#0ff", 0, 255, 255, 1), ("#00FFFF", 0, 255, 255, 1),
      ("Cyan", 0, 255, 255, 1), ("#00ffff80", 0, 255, 255, 128.0 / 255),
      ("#0ff8", 0, 255, 255, 136.0 / 255),
    ] as [(String, Int, Int, Int, Double)])
  func colors(_ text: String, _ red: Int, _ green: Int, _ blue: Int, _ opacity: Double) throws {
    let color = try #require(ColorText.color(text))
    let bytes = color.color.bytes
    #expect((Int(bytes.red), Int(bytes.green), Int(bytes.blue)) == (red, green, blue))
    #expect(abs(Double(color.opacity) - opacity) < 1e-6)
  }

  @Test(
    "Invalid colors are rejected", arguments: ["", "#", "#12345", "#ggg", "rgb(1,2,3)", "#１２３"])
  func refused(_ text: String) {
    #expect(ColorText.color(text) == nil)
  }

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
