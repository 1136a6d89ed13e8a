import Cells
import Clocks
import Countdowns
import Scenes
import Testing
import Widgets

@testable import Faces

struct FaceWidgetTests {
  private static let canvas = Canvas(columns: 40, rows: 12)

  private static func draw(_ phase: Snapshot.Phase, isStill: Bool = false) -> DrawContext {
    var state = FaceFixture.state(phase, left: .milliseconds(50_020))
    state.isStill = isStill
    let start = Instant(sinceZero: .seconds(1000))
    let widget = FaceWidget(
      .ring, state, on: FrameGrid(anchor: start.advanced(by: .milliseconds(50_020))))
    let all = CellRect(columns: 0..<40, rows: 0..<12)
    var context = DrawContext(
      frame: all, clip: all,
      surroundings: Surroundings(canvas: canvas, theme: Theme(depth: .truecolor)), now: start)
    #expect(widget.height(forWidth: 40, in: context.surroundings) == 12)
    widget.draw(in: &context)
    return context
  }

  @Test("The widget draws its face, and requests its next frame on the grid")
  func running() throws {
    let context = Self.draw(.running)
    let scene = Face.ring.scene(
      FaceFixture.state(.running, left: .milliseconds(50_020)), on: Self.canvas,
      theme: Theme(depth: .truecolor))
    #expect(context.pieces.map(\.content) == scene.planes.flatMap(\.pieces).map(\.content))
    let next = try #require(context.nextChange)
    let deadline = Instant(sinceZero: .milliseconds(1_050_020))
    #expect(next > context.now)
    #expect(next.duration(to: deadline).wholeUnits(of: .milliseconds(1)) % 50 == 0)
  }

  @Test("A paused widget requests no frame")
  func paused() {
    #expect(Self.draw(.paused).nextChange == nil)
  }
}
