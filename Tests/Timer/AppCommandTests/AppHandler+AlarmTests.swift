import Alarms
import Clocks
import Control
import Countdowns
import Programs
import Reports
import Runtime
import Synth
import TestSupport
import Testing
import TimerProcess
import TimerTestSupport

@testable import AppCommand
@testable import TimerPrograms
@testable import Timers

/// The one alarm of the app, and the sounds of marks.
extension AppHandlerTests {
  private static let order = AlarmOrder.ring(at: Instant(sinceZero: .seconds(5)))

  /// Returns settings that are heard as others, by their fade.
  private static func settings(fade: Duration) -> AlarmSettings {
    var settings = AlarmSettings()
    settings.fade = fade
    return settings
  }

  @Test("The alarm is prepared after the first frame, and follows the timers")
  func follows() throws {
    let edge = try edge()
    #expect(fixture.ringers.isEmpty)
    edge.handler.start(edge.runner)
    let ringer = try #require(fixture.ringers.first)
    #expect(ringer.cues.last == edge.runner.program.alarm?.order.cue && ringer.checks == 1)
    edge.send(.pause)
    #expect(ringer.cues.last == AlarmOrder.none.cue)
    edge.send(.resume)
    let order = try #require(edge.runner.program.tab.run?.alarm.order)
    #expect(ringer.cues.last == order.cue && order != .none)
    _ = edge.handler.finish(saying: nil, status: 0)
    #expect(fixture.ringers.count == 1 && ringer.isEnded)
  }

  @Test("An alarm takes the place of the one before it, and the device is checked only once")
  func replaced() throws {
    let edge = try started([])
    edge.perform(.alarm(Self.order, Self.settings(fade: .seconds(1))))
    edge.perform(.alarm(Self.order, Self.settings(fade: .seconds(2))))
    // What isn't heard doesn't matter.
    var unheard = Self.settings(fade: .seconds(2))
    unheard.raises = false
    edge.perform(.alarm(Self.order, unheard))
    try #require(fixture.ringers.count == 2)
    let (first, second) = (fixture.ringers[0], fixture.ringers[1])
    #expect(first.isEnded && !second.isEnded)
    #expect(first.checks == 1 && second.checks == 0)
    #expect(second.setup.playlist.fade == .seconds(2) && second.cues.last == Self.order.cue)
  }

  @Test("An alarm that was prepared too late isn’t used")
  func late() throws {
    let edge = try started([])
    fixture.holdsAlarms = true
    edge.perform(.alarm(Self.order, Self.settings(fade: .seconds(1))))
    edge.perform(.alarm(Self.order, Self.settings(fade: .seconds(2))))
    #expect(fixture.ringers.isEmpty)
    fixture.prepareHeldAlarms()
    #expect(fixture.ringers.count == 1)
    #expect(fixture.ringers.first?.setup.playlist.fade == .seconds(2))
    #expect(fixture.ringers.first?.cues.last == Self.order.cue)
  }

  @Test("A muted alarm ends the one before it")
  func muted() throws {
    let edge = try started([])
    edge.perform(.alarm(Self.order, AlarmSettings()))
    var muted = AlarmSettings()
    muted.isMuted = true
    edge.perform(.alarm(Self.order, muted))
    #expect(fixture.ringers.count == 1 && fixture.ringers.first?.isEnded == true)
  }

  @Test("A sound that isn’t there is a notice, and the standard one rings")
  func missingSound() throws {
    let edge = try started([])
    var settings = AlarmSettings()
    settings.sound = .named(fixture.folder.path + "/gone.wav")
    edge.perform(.alarm(Self.order, settings))
    #expect(edge.notice?.contains("gone.wav") == true)
    #expect(fixture.ringers.first?.setup.playlist.tracks == [.builtIn(.standard)])
    #expect(fixture.ringers.first?.cues.last == Self.order.cue)
  }

  @Test("A stroke is the terminal’s bell, and what the player reports is a notice")
  func events() throws {
    let edge = try started([])
    edge.perform(.alarm(Self.order, AlarmSettings()))
    let ringer = try #require(fixture.ringers.first)
    _ = edge.terminal.takeOutput()
    ringer.report(.strike)
    #expect(edge.terminal.takeOutput() == [7])
    ringer.report(.note("no sound card: the bell will ring"))
    #expect(edge.notice == "no sound card: the bell will ring")
  }

  @Test("An alarm that has sounded often enough ends its timer")
  func finished() throws {
    let edge = try started(age: .seconds(3601))
    let ringer = try #require(fixture.ringers.first)
    #expect(ringer.rings)
    let follower = try follower("Tea", edge)
    ringer.report(.finished)
    follower.turnUntilEnd()
    #expect(follower.records.last?.phase == .ended && follower.records.last?.status == 0)
    #expect(try fixture.history.map(\.outcome) == [.rang])
    #expect(ringer.cues.last == AlarmOrder.none.cue)
  }

  @Test("The sound of a mark has a player of its own, and ends by itself")
  func mark() throws {
    var definition = TimerDefinition()
    definition.marks = [Mark(.left(.seconds(10)), .sound("gong"))]
    let edge = try started(["Tea"], definition)
    edge.perform(.timer(tab: 0, .play(mark: 0)))
    try #require(fixture.ringers.count == 2)
    let (alarm, mark) = (fixture.ringers[0], fixture.ringers[1])
    #expect(mark.setup.playlist.tracks == [.builtIn(.gong)] && mark.rings && !alarm.rings)
    mark.report(.finished)
    #expect(mark.cues.last == AlarmOrder.none.cue && !alarm.isEnded)
    edge.perform(.timer(tab: 0, .play(mark: 0)))
    #expect(fixture.ringers.count == 3 && mark.isEnded)
  }

  @Test("An alarm and the end of its timer silence the sound of a mark")
  func silencedMark() throws {
    var definition = TimerDefinition()
    definition.marks = [Mark(.left(.seconds(10)), .sound("gong"))]
    let edge = try started(["Tea"], definition)
    edge.perform(.timer(tab: 0, .play(mark: 0)))
    let first = try #require(fixture.ringers.last)
    #expect(first.rings)
    edge.perform(.alarm(.ringing(since: Instant(sinceZero: .seconds(5))), AlarmSettings()))
    #expect(first.cues.last == AlarmOrder.none.cue)
    edge.perform(.timer(tab: 0, .play(mark: 0)))
    let second = try #require(fixture.ringers.last)
    #expect(second.rings && second !== first)
    edge.send(.cancel)
    #expect(second.cues.last == AlarmOrder.none.cue)
  }
}
