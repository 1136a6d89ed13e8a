import Alarms
import Clocks
import Control
import Countdowns
import Programs
import Reports
import Runtime
import System
import TerminalIO
import TestSupport
import Testing
import Texts
import TimerPrograms
import TimerTestSupport
import Widgets

@testable import CountdownCommand
@testable import TimerProcess
@testable import Timers

/// The alarms of a countdown, and what is said about them.
extension CountdownHandlerTests {
  private static let gong = AlarmVoice(sound: "gong", isOnce: true)

  private static var alarms: AlarmSet {
    AlarmSet(
      voices: [
        .usual: HandlerFixture.alarm(on: "usual"), gong: HandlerFixture.alarm(on: "gong"),
      ], marks: [0: HandlerFixture.alarm(on: "mark")])
  }

  @Test("One alarm follows the orders from the start on, and all others are silent")
  func orders() throws {
    let edge = try edge(alarms: Self.alarms)
    #expect(fixture.ringers.isEmpty)
    edge.handler.start(edge.runner)
    let usual = try fixture.ringer(on: "usual")
    let gong = try fixture.ringer(on: "gong")
    let mark = try fixture.ringer(on: "mark")
    #expect(usual.cues == [edge.runner.program.run.alarm.order.cue])
    #expect(gong.cues == [.none] && mark.cues.isEmpty)
    #expect(usual.checks == 1 && gong.checks == 0 && mark.checks == 0)
    edge.send(.pause)
    #expect(usual.cues.last == AlarmOrder.none.cue)
    edge.perform(.timer(.play(mark: 0)))
    #expect(mark.rings)
    let since = edge.runner.clocks.now.instant
    edge.perform(.alarm(.ringing(since: since), Self.gong))
    #expect(gong.cues.last == AlarmOrder.ringing(since: since).cue)
    #expect(usual.cues.last == AlarmOrder.none.cue && mark.cues.last == AlarmOrder.none.cue)
    _ = try edge.end(.finish)
    #expect(usual.isEnded && gong.isEnded && mark.isEnded)
  }

  @Test("The sound of a mark at the full length plays as soon as it is ready")
  func earlyMark() throws {
    let edge = try edge(alarms: Self.alarms)
    edge.perform(.timer(.play(mark: 0)))
    edge.handler.start(edge.runner)
    #expect(try fixture.ringer(on: "mark").rings)
  }

  @Test("A stroke is the terminal’s bell, and the sound of a mark ends by itself")
  func events() throws {
    let edge = try edge(alarms: Self.alarms)
    edge.handler.start(edge.runner)
    _ = edge.output()
    let mark = try fixture.ringer(on: "mark")
    for device in ["usual", "mark"] {
      try fixture.ringer(on: device).report(.strike)
      #expect(edge.output() == "\u{07}")
    }
    edge.perform(.timer(.play(mark: 0)))
    mark.report(.finished)
    #expect(mark.cues.last == AlarmOrder.none.cue)
    mark.report(.note("no sound"))
    #expect(edge.runner.program.hint == nil)
  }

  @Test("An alarm that can’t be heard as it was meant to is a hint, or an error without a picture")
  func alarmNotes() throws {
    let set = AlarmSet(voices: [.usual: HandlerFixture.alarm(on: "usual", note: "one")])
    let shown = try edge(alarms: set)
    shown.handler.start(shown.runner)
    #expect(shown.runner.program.hint?.text == "one" && fixture.complaints.isEmpty)
    let hidden = try edge(shown: false, alarms: set) { $0.name = "Egg" }
    hidden.handler.start(hidden.runner)
    #expect(fixture.complaints == ["one"])
    try #require(fixture.ringers.last).report(.note("two"))
    #expect(fixture.complaints == ["one", "two"])
  }

  @Test("A named alarm that nothing could play is the exit status, and is said at the end")
  func silent() throws {
    let edge = try edge(shown: false, speaks: false, alarms: Self.alarms) {
      $0.alarm.sound = .named("gong")
    }
    edge.handler.start(edge.runner)
    let ringer = try fixture.ringer(on: "usual")
    ringer.isSilent = true
    ringer.report(.note("no sound card: the alarm will be silent"))
    #expect(fixture.complaints.isEmpty)
    #expect(try edge.end(.finish) == .exited(69))
    #expect(fixture.complaints == ["no sound card: the alarm will be silent"])
    #expect(try fixture.history.map(\.status) == [69])
  }

  @Test("A message on the desktop is shown by the terminal where there is no session")
  func notification() throws {
    let edge = try edge()
    _ = edge.output()
    edge.perform(
      .timer(
        .notify(
          DesktopNotification(title: "Tea", text: "5 min, ended\nnow", category: "x-timer.alarm"))))
    #expect(edge.output().contains("Tea;5 min, ended. now"))
  }
}
