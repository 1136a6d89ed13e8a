import Clocks
import Countdowns
import Faces
import Programs
import Reports
import TerminalCodes
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct CountdownProgramStopwatchTests {
  /// Returns a stopwatch, without an end unless one is given, after its first turn.
  private static func story(
    to end: Duration? = nil, name: String? = nil, feeds: Bool = false
  ) -> CountdownFixture {
    var definition = TimerDefinition()
    (definition.countsUp, definition.isOpen) = (true, end == nil)
    definition.hooks.cancel = "c"
    var story = CountdownFixture(
      total: end ?? TimerDefinition.openTotal, name: name, shows: feeds ? .nothing : .face,
      feeds: feeds, alarm: end == nil ? .silent : .rings(limit: CountdownFixture.limit),
      definition: definition)
    story.handle(.started, at: 0)
    return story
  }
}

// MARK: - The time

extension CountdownProgramStopwatchTests {
  @Test("A stopwatch shows the elapsed time, without pauses", arguments: 1...30)
  func digits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var story = Self.story()
    var (quarters, counted) = (0, 0)
    for _ in 0..<20 {
      let passed = Int.random(in: 1...4000, using: &generator)
      if case .running = story.program.run.manager.state { counted += passed }
      quarters += passed
      story.press(Bool.random(using: &generator) ? " " : "x", at: Double(quarters) / 4)
      let now = CountdownFixture.moment(Double(quarters) / 4)
      let time = Duration.seconds(Double(counted) / 4)
      let form = TimeText(total: max(time, .seconds(60)))
      let digits = form.text(elapsed: time)
      var tenths = form
      tenths.showsTenths = true
      #expect(story.program.picture(at: now).state.digits == tenths.text(elapsed: time))
      #expect(story.program.run.report(at: now).remainingDigits == digits)
      #expect(story.program.run.report(at: now).elapsed == time)
      #expect(story.program.run.counted(at: now.instant) == time)
    }
  }

  @Test("The elapsed time is written to standard output, one line per second")
  func lines() {
    var story = Self.story(feeds: true)
    #expect(story.lines == ["0:00"])
    #expect(story.turn.wake == CountdownFixture.instant(1))
    story.handle(.timePassed, at: 1)
    #expect(story.lines == ["0:01"])
    story.handle(.timePassed, at: 3661)
    #expect(story.lines == ["1:01:01"])
  }

  @Test("It shows tenths, unless they are refused or nothing should move")
  func tenths() {
    func shows(_ change: (inout Preferences) -> Void) -> Bool {
      var preferences = Preferences()
      change(&preferences)
      var settings = CountdownSettings.bare
      settings.use(preferences)
      return settings.look.stopwatchShowsTenths
    }
    #expect(shows { _ in } && shows { $0.showsTenths = true })
    #expect(!shows { $0.showsTenths = false } && !shows { $0.isStill = true })
    #expect(shows { ($0.isStill, $0.showsTenths) = (true, true) })
  }

  @Test("Its keys are its own, and full-screen faces show those of laps and the end")
  func keys() {
    let story = Self.story()
    #expect(story.program.activeKeyMaps.map(\.title) == ["In a stopwatch"])
    let help = story.program.picture(at: CountdownFixture.moment(5)).state.help.text
    #expect(help == "l lap   q stop   ? keys")
    #expect(TimerKeyTables.countdown.hint([]) == "? keys")
  }

  @Test func words() {
    let story = Self.story(name: "Run")
    #expect(story.turn.actions.contains(.say("Run: counts up from 14:31:07")))
    let state = story.program.picture(at: CountdownFixture.moment(5)).state
    #expect(state.isOpen && state.direction == .filling && state.caption == "stopwatch")
  }
}

// MARK: - Laps and the end

extension CountdownProgramStopwatchTests {
  @Test("Laps are announced as they end, and the closing table includes the last one")
  func laps() throws {
    var story = Self.story()
    #expect(story.press("l", at: 10.25) == [.say("lap 1: 0:10.25")])
    #expect(story.press("l", at: 70.5) == [.say("lap 2: 1:00.25, slowest")])
    story.press("q", at: 80)
    let lines = [
      "1:20.00, stopped", "lap 1  0:10.25  0:10.25", "lap 2  1:00.25  1:10.50  slowest",
      "lap 3  0:09.50  1:20.00  best",
    ]
    #expect(story.ending == CountdownFixture.Ending(status: 0, line: lines.joined(separator: "\n")))
    #expect(story.hooks.isEmpty, "to stop it isn’t to cancel it")
    let entry = try #require(story.entries.first)
    #expect(entry.kind == .stopwatch && entry.outcome == .finished && entry.status == 0)
    #expect(entry.planned == nil && entry.ran == .seconds(80))
    #expect(entry.laps == [.milliseconds(10_250), .milliseconds(70_500)])
    #expect(story.published.first?.phase == .ended)
  }

  @Test("Without laps there is no table")
  func stopped() {
    var story = Self.story(name: "Run")
    story.press("q", at: 65.5)
    #expect(story.ending == CountdownFixture.Ending(status: 0, line: "Run: 1:05.50, stopped"))
  }

  @Test("No lap ends after the displayed time, even after a restart")
  func restart() {
    var story = Self.story()
    story.press("l", at: 10)
    story.press("r", at: 20)
    for seconds in [21.0, 25.0] {
      let report = story.program.run.report(at: CountdownFixture.moment(seconds))
      #expect(report.laps.allSatisfy { $0 <= report.elapsed })
      story.press("l", at: seconds)
    }
  }

  @Test("A signal prints the same table")
  func interrupted() {
    var story = Self.story()
    story.press("l", at: 10)
    let now = CountdownFixture.moment(15)
    let line = "0:15.00, stopped\nlap 1  0:10.00  0:10.00  slowest\nlap 2  0:05.00  0:15.00  best"
    #expect(story.program.closingLine(at: now) == line)
    let entry = story.program.run.historyEntry(at: now)
    #expect(entry.outcome == .interrupted && entry.ran == .seconds(15) && entry.laps.count == 1)
  }
}

// MARK: - With an end

extension CountdownProgramStopwatchTests {
  @Test("With an end, a stopwatch rings there, and shows the elapsed time until then")
  func end() throws {
    var story = Self.story(to: .seconds(60))
    let state = story.program.picture(at: CountdownFixture.moment(20)).state
    #expect(state.digits == "0:20.0" && !state.isOpen)
    story.press("l", at: 20)
    story.handle(.timePassed, at: 60)
    #expect(story.alarm == .alarm(.ringing(since: CountdownFixture.instant(60)), .usual))
    story.press(.enter, at: 61)
    #expect(story.ending?.status == 0)
    #expect(story.ending?.line == "1 min, ended 14:32:07\nlap 1  0:20.00  0:20.00")
    let entry = try #require(story.entries.first)
    #expect(entry.kind == .stopwatch && entry.outcome == .acknowledged)
    #expect(entry.planned == .seconds(60) && entry.ran == .seconds(60))
  }

  @Test("A stopwatch stopped before its end has the elapsed time")
  func stoppedEarly() {
    var story = Self.story(to: .seconds(60))
    story.press("q", at: 12.5)
    #expect(story.ending == CountdownFixture.Ending(status: 0, line: "0:12.50, stopped"))
    #expect(story.entries.first?.ran == .milliseconds(12_500))
  }
}

// MARK: - Refusals

extension CountdownProgramStopwatchTests {
  @Test(
    "Without an end, keys that change the end do nothing", arguments: ["+", "-", "]", "[", "ee"])
  func keys(_ keys: String) {
    var story = Self.story()
    let before = story.program.run.manager
    #expect(story.press(keys, at: 10).isEmpty)
    #expect(story.program.run.manager == before)
  }

  @Test("No lap ends while the stopwatch is paused")
  func paused() {
    var story = Self.story()
    story.press(" ", at: 5)
    #expect(
      story.press("l", at: 10) == [.say("a lap can end only while the stopwatch is running")])
    #expect(story.program.run.laps.isEmpty)
  }

  @Test("The number of laps is limited")
  func manyLaps() {
    var story = Self.story()
    for lap in 1...1000 { story.press("l", at: Double(lap)) }
    #expect(story.program.run.laps.count == 1000)
    #expect(story.press("l", at: 1001) == [.say("there are too many laps")])
  }

  @Test func aCountdownHasNoLaps() {
    var story = CountdownFixture()
    #expect(story.press("l", at: 10).isEmpty)
    #expect(story.program.run.laps.isEmpty)
  }
}
