import Cells
import Countdowns
import Faces
import Scenes
import Testing

struct FaceStateTests {
  @Test(
    "The digits show the remaining time or the overtime",
    arguments: [
      (Snapshot.Phase.ready, 300_000, 0, "5:00"), (.running, 187_001, 0, "3:08"),
      (.paused, 187_000, 0, "3:07"), (.ringing, 0, 61_900, "+1:01"), (.ringing, 0, 0, "0:00"),
      (.ended, 0, 5_000, "0:00"),
    ])
  func digits(phase: Snapshot.Phase, left: Int, overtime: Int, digits: String) {
    let state = FaceFixture.state(
      phase, left: .milliseconds(left), overtime: .milliseconds(overtime))
    #expect(state.digits == digits)
  }

  @Test("Without overtime, a countdown ends at 0:00", arguments: [5, 300, 7200])
  func noOvertime(total: Int) {
    for overtime in [0, 73] {
      var state = FaceFixture.state(
        .ringing, left: .zero, of: .seconds(total), overtime: .seconds(overtime))
      state.showsOvertime = false
      #expect(state.digits == (total < 3600 ? "0:00" : "0:00:00"))
    }
  }

  @Test(
    "A line too narrow for the digits has one number, with a plus sign past the end",
    arguments: [(0, "0s"), (999, "0s"), (73_000, "+73s")])
  func narrow(overtime: Int, text: String) {
    let state = FaceFixture.state(
      .ringing, left: .zero, of: .seconds(7200), overtime: .milliseconds(overtime))
    let grid = FaceFixture.grid(.line, state, Canvas(columns: 5, rows: 1))
    #expect(grid.text(ofRow: 0) == text)
  }

  @Test("A reading replaces the digits, and the picture doesn't change by itself")
  func reading() {
    var state = FaceFixture.state(left: .seconds(75))
    state.reading = "14:32"
    #expect(state.digits == "14:32")
    for face in Face.allCases {
      #expect(face.timeToChange(state, on: Canvas(columns: 80, rows: 24)) == nil)
    }
  }

  /// Returns the part of the dial that is drawn, as start and end.
  static func share(_ state: FaceState) -> [Double] {
    let scene = Face.ring.scene(
      state, on: Canvas(columns: 40, rows: 12), theme: Theme(depth: .never))
    let dials = scene.figures.compactMap { piece -> Dial? in
      guard case .dial(let dial)? = piece.figure else { return nil }
      return dial
    }
    guard let dial = dials.last else { return [] }
    return [dial.start, dial.end]
  }

  @Test(
    "The direction determines the part that a dial draws",
    arguments: [
      (Direction.unwinding, [0, 0.25]), (.sweeping, [0.75, 1]), (.filling, [0, 0.75]),
    ])
  func direction(direction: Direction, share: [Double]) {
    var state = FaceFixture.state(left: .seconds(75))
    state.direction = direction
    #expect(Self.share(state) == share)
  }

  @Test("An alarm flashes at most twice per second, or not at all")
  func flashes() {
    for halfSecond in 0..<8 {
      for offset in [0, 250, 499] {
        var state = FaceFixture.state(
          .ringing, left: .zero, overtime: .milliseconds(500 * halfSecond + offset))
        #expect(Self.share(state) == (halfSecond % 2 == 0 ? [0, 1] : [0, 0]))
        state.isStill = true
        #expect(Self.share(state) == [0, 1])
      }
    }
  }
}
