import Clocks
import Countdowns
import Faces
import Programs
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

struct ClockProgramTests {
  typealias Tester = ProgramTester<ClockProgram>

  static func program(
    _ face: Face = .digits, _ output: ClockProgram.Output = .face, seconds: Bool = false,
    zone: Zone = .utc
  ) -> ClockProgram {
    var look = Look()
    look.face = face
    return ClockProgram(look, zone: zone, output: output, showsSeconds: seconds)
  }

  /// Returns a clock at 12:00:00 on Monday, 2026-01-05.
  static func tester(
    _ face: Face = .line, _ output: ClockProgram.Output = .face, seconds: Bool = false,
    zone: Zone = .utc, columns: Int = 80, rows: Int = 24
  ) -> Tester {
    Tester(
      program(face, output, seconds: seconds, zone: zone), columns: columns, rows: rows,
      isVisible: output == .face)
  }

  @Test("A clock shows the time and the date, and wakes once a minute", arguments: Face.allCases)
  func minutes(face: Face) {
    var tester = Self.tester(face)
    #expect(tester.model.state(at: tester.now).digits == "12:00")
    #expect(tester.screen.contains("Mon 5 Jan 2026"))
    // The hint about the keys disappears after ten seconds.
    tester.advance(by: .seconds(30))
    let (wakes, frames) = (tester.wakes, tester.frames)
    tester.advance(by: .seconds(600))
    #expect(tester.wakes - wakes == 10 && tester.frames - frames == 10)
    #expect(tester.model.state(at: tester.now).digits == "12:10")
  }

  @Test("With seconds, it wakes once a second, and s hides them again")
  func seconds() {
    var tester = Self.tester(.line, seconds: true)
    tester.advance(by: .seconds(20))
    #expect(tester.screen.contains("12:00:20"))
    let wakes = tester.wakes
    tester.advance(by: .seconds(5))
    #expect(tester.wakes - wakes == 5)
    tester.press("s")
    tester.advance(by: .seconds(5))
    #expect(tester.wakes - wakes == 5 && !tester.screen.contains("12:00:"))
    tester.press("s")
    #expect(tester.screen.contains("12:00:30"))
  }

  @Test("A dial shows how much of the hour has passed")
  func dial() {
    var tester = Self.tester(.ring)
    #expect(tester.model.state(at: tester.now).snapshot.fractionLeft == 1)
    tester.advance(by: .seconds(45 * 60))
    #expect(tester.model.state(at: tester.now).snapshot.fractionLeft == 0.25)
  }

  @Test("A clock follows the wall clock when it is set, and the zone when it changes")
  func changes() {
    // An hour earlier until noon, as if the zone changed then.
    let noon = Tester.usualStart.wall.epochSeconds
    let zone = Zone { $0 < noon + 120 ? 0 : 3600 }
    var tester = Self.tester(.line, zone: zone)
    tester.advance(by: .seconds(119))
    #expect(tester.screen.contains("12:01"))
    tester.advance(by: .seconds(1))
    #expect(tester.screen.contains("13:02"))
    tester.setWallClock(by: .seconds(-7 * 3600 - 120))
    #expect(tester.screen.contains("5:00 "))
  }

  @Test("Lines are written when the time changes", arguments: [ClockProgram.Output.words, .lines])
  func lines(output: ClockProgram.Output) {
    var tester = Self.tester(.digits, output)
    tester.advance(by: .seconds(150))
    let lines = tester.claimAll().compactMap { action in
      switch action {
      case .say(let line): output == .words ? line : nil
      case .perform(.line(let line)): output == .lines ? line : nil
      default: nil
      }
    }
    #expect(lines == ["12:00", "12:01", "12:02"])
  }

  @Test("f shows the next face, ? the keys, and q hides them, then closes the clock")
  func keys() {
    var tester = Self.tester(.digits)
    tester.press("f")
    #expect(tester.model.face == .line)
    tester.press("?")
    #expect(tester.screen.contains("show or hide the seconds"))
    tester.press("q")
    #expect(!tester.isEnded)
    tester.press("q")
    #expect(tester.isEnded)
    tester.claim(.end(status: 0, saying: nil))
    #expect(ClockProgram.keyMaps.flatMap(\.clashes).isEmpty)
    let bound = Set(ClockProgram.keyMaps.flatMap(\.bindings).map(\.command))
    #expect(bound == Set(ClockProgram.Command.allCases))
  }

  private static let plan = StoryPlan<ClockProgram>(
    rests: { _ in false }, message: { _, _ in .timeChanged },
    program: { generator in
      program(
        Face.allCases.randomElement(using: &generator) ?? .digits,
        seconds: Bool.random(using: &generator))
    })

  @Test("The clock’s invariants hold through random stories", arguments: Stories.parts)
  func stories(part: Int) { Stories.run(Self.plan, part: part) }
}
