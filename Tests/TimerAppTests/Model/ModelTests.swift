import Cells
import Countdowns
import Faces
import Shapes
import TerminalCodes
import TerminalIO
import Testing

@testable import TimerApp

/// A countdown of a minute that starts at the instant zero, at 14:31:07 UTC.
struct ModelTests {
  static let limit = Duration.seconds(600)

  static func moment(_ seconds: Double) -> Moment {
    Moment(
      instant: Instant(sinceZero: .seconds(seconds)),
      wall: WallTime(sinceEpoch: .seconds(1_795_271_467) + .seconds(seconds)))
  }

  static func model(
    _ face: Face = .ring, total: Duration = .seconds(60), name: String? = nil, target: Bool = false
  ) -> Model {
    var settings = Settings(reading: .span(total, hint: nil))
    settings.face = face
    settings.faceIsNamed = true
    settings.name = name
    return Model(
      settings, total: total, target: target ? moment(0).wall.advanced(by: total) : nil,
      alarm: .rings(limit: limit), zone: .utc, depth: .truecolor, start: moment(0))
  }

  @Test func startsAtItsStart() {
    #expect(Self.model().manager.state == .running(until: Self.moment(60).instant))
    #expect(Self.model().ends == Self.moment(60).wall)
    #expect(Self.model().echo(at: Self.moment(0)) == "1 min · ends 14:32:07")
    #expect(Self.model(name: "Tea").echo(at: Self.moment(0)) == "Tea: 1 min · ends 14:32:07")
  }

  @Test func ringsAndIsMissed() {
    var model = Self.model()
    #expect(model.update(.timePassed, at: Self.moment(59.999)).isEmpty)
    #expect(model.update(.timePassed, at: Self.moment(60)) == [.startAlarm])
    #expect(model.notice == nil)
    let missed = TimeManager.Outcome.missed(deadline: Self.moment(60).instant)
    #expect(model.update(.timePassed, at: Self.moment(660)) == [.stopAlarm, .end(missed)])
    #expect(model.closing(missed, at: Self.moment(660)) == "1 min, ended 14:32:07, missed")
  }

  @Test("A late alarm says how late it is")
  func late() {
    var model = Self.model()
    #expect(model.update(.timePassed, at: Self.moment(60 + 7 * 60 + 5)) == [.startAlarm])
    #expect(model.notice?.text == "ended 7 min ago")
  }

  @Test("The end that is shown doesn't waver with the clocks, but follows a clock that is set")
  func steadyEnd() {
    var model = Self.model()
    let ends = model.ends
    for (step, error) in [3, -40, 80, -90, 0, 60].enumerated() {
      var now = Self.moment(Double(step))
      now.wall = now.wall.advanced(by: .milliseconds(error))
      _ = model.update(.timePassed, at: now)
      #expect(model.ends == ends, "\(error) ms")
    }
    var now = Self.moment(10)
    now.wall = now.wall.advanced(by: .seconds(3600))
    _ = model.update(.wallClockSet, at: now)
    #expect(model.ends == ends.advanced(by: .seconds(3600)))
    #expect(model.manager.state == .running(until: Self.moment(60).instant))
  }

  @Test func targetFollowsTheWallClock() {
    var model = Self.model(target: true)
    var now = Self.moment(10)
    now.wall = now.wall.advanced(by: .seconds(20))
    #expect(model.update(.wallClockSet, at: now).isEmpty)
    #expect(model.manager.state == .running(until: Self.moment(40).instant))
    #expect(model.ends == Self.moment(60).wall)
    now.wall = now.wall.advanced(by: .seconds(100))
    #expect(model.update(.wallClockSet, at: now) == [.startAlarm])
  }

  @Test func timeForATargetMovesTheTarget() {
    var model = Self.model(target: true)
    _ = model.update(.input(.key(.character("]"))), at: Self.moment(10))
    #expect(model.target == Self.moment(70).wall)
    #expect(model.update(.wallClockSet, at: Self.moment(11)).isEmpty)
    #expect(model.manager.state == .running(until: Self.moment(70).instant))
    #expect(
      model.update(.input(.key(.character("r"))), at: Self.moment(12))
        == [.say("a time of day can't be started again")])
  }

  @Test func noticesGo() {
    var model = Self.model()
    _ = model.update(.input(.key(.character("-"))), at: Self.moment(10))
    #expect(model.notice?.text == "no more than that is left")
    _ = model.update(.timePassed, at: Self.moment(13.999))
    #expect(model.notice != nil)
    _ = model.update(.timePassed, at: Self.moment(14))
    #expect(model.notice == nil)
  }

  @Test func windowChanges() {
    var model = Self.model()
    let size = WindowSize(columns: 40, rows: 12, pixelWidth: 400, pixelHeight: 240)
    #expect(model.update(.windowChanged(size), at: Self.moment(1)) == [.redraw])
    #expect(model.update(.windowChanged(size), at: Self.moment(2)).isEmpty)
    #expect((model.canvas.columns, model.canvas.rows) == (40, 12))
  }

  @Test("Every face draws at every size that a window may have", arguments: Face.allCases)
  func drawsAtAnySize(_ face: Face) {
    var model = Self.model(face, name: "Tea")
    for size in [(1, 1), (2, 1), (40, 12), (200, 1), (1, 60), (200, 60)] {
      let window = WindowSize(columns: size.0, rows: size.1)
      _ = model.update(.windowChanged(window), at: Self.moment(1))
      let scene = model.scene(at: Self.moment(1))
      #expect(scene.canvas.columns == size.0 && scene.canvas.rows <= size.1)
    }
  }

  @Test("The form of the time never narrows, whatever is taken")
  func steadyForm() {
    var model = Self.model(total: .seconds(65))
    _ = model.update(.input(.key(.character("-"))), at: Self.moment(1))
    #expect(model.manager.total == .seconds(5))
    #expect(model.faceState(at: Self.moment(1)).time.text(left: .seconds(4)) == "0:04")
  }

  @Test("The next key takes back what the last one said")
  func noticeGoes() {
    var model = Self.model()
    _ = model.update(.input(.key(.character("-"))), at: Self.moment(1))
    #expect(model.notice != nil)
    _ = model.update(.input(.key(.character("x"))), at: Self.moment(2))
    #expect(model.notice == nil)
  }

  @Test("A countdown finished by hand says what was left, unless it went on")
  func finishedByHand() {
    var model = Self.model()
    for at in [2.0, 2.5] { _ = model.update(.input(.key(.character("e"))), at: Self.moment(at)) }
    let ended = TimeManager.Outcome.ended(deadline: Self.moment(2.5).instant)
    #expect(model.closing(ended, at: Self.moment(2.5)).contains("finished with 57.5 s left"))
    _ = model.update(.input(.key(.character("r"))), at: Self.moment(3))
    #expect(!model.closing(ended, at: Self.moment(3)).contains("finished"))
  }

  @Test("What there is to say of the alarm is said one after the other")
  func alarmNotes() {
    var model = Self.model()
    #expect(model.update(.alarmNote("one"), at: Self.moment(1)) == [.say("one")])
    #expect(model.update(.alarmNote("two"), at: Self.moment(2)) == [.say("two")])
    #expect(model.hint?.text == "one")
    _ = model.update(.timePassed, at: Self.moment(11))
    #expect(model.hint?.text == "two")
    _ = model.update(.timePassed, at: Self.moment(21))
    #expect(model.hint == nil)
  }

  @Test func finishedAlarmEndsIt() {
    var model = Self.model()
    _ = model.update(.timePassed, at: Self.moment(60))
    let rang = TimeManager.Outcome.rang(deadline: Self.moment(60).instant)
    #expect(model.update(.alarmFinished, at: Self.moment(64)) == [.end(rang)])
    #expect(model.closing(rang, at: Self.moment(64)) == "1 min, ended 14:32:07")
  }
}
