import Clocks
import Countdowns
import Programs
import Reports
import TerminalCodes
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

/// The counted time, without pauses and skipped time.
struct CountdownProgramCountedTests {
  /// Keys and their times, and the seconds counted until the last key.
  struct Way: Sendable, CustomTestStringConvertible {
    var keys: [(String, Double)]
    var ran: Double
    var testDescription: String { keys.map(\.0).joined(separator: " ") }
  }

  /// Returns a minute and half a minute, started.
  private static func story(waits: Bool = false, _ alarm: CountdownPlan.Alarm) throws
    -> CountdownFixture
  {
    let definition = try TimerDefinition.steps(
      Step(length: .seconds(60)), Step(length: .seconds(30)), waits: waits)
    var story = CountdownFixture(alarm: alarm, definition: definition)
    story.handle(.started, at: 0)
    return story
  }

  private static let rings = CountdownPlan.Alarm.rings(limit: CountdownFixture.limit)

  @Test(
    "The running time is counted",
    arguments: [
      Way(keys: [("q", 20)], ran: 20),
      Way(keys: [(" ", 20), (" ", 50), ("q", 55)], ran: 25),
      Way(keys: [("n", 20), ("q", 25)], ran: 25),
      Way(keys: [("n", 20), ("b", 25), ("q", 35)], ran: 35),
      Way(keys: [("r", 20), ("q", 50)], ran: 50),
      Way(keys: [("+", 20), ("q", 50)], ran: 50),
      Way(keys: [("[", 20), ("q", 50)], ran: 50),
      Way(keys: [("ee", 20), ("q", 25)], ran: 25),
      Way(keys: [("n", 20), ("ee", 25), (" ", 40)], ran: 25),
      Way(keys: [("n", 20), ("ee", 25), ("s", 40), ("q", 50)], ran: 35),
      Way(keys: [(" ", 92)], ran: 90),
      Way(keys: [("s", 92), ("q", 100)], ran: 98),
      Way(keys: [("s", 92), (" ", 100), (" ", 110), (" ", 403)], ran: 390),
    ])
  func ways(_ way: Way) throws {
    var story = try Self.story(Self.rings)
    for (keys, time) in way.keys { story.press(keys, at: time) }
    let entry = try #require(story.entries.first)
    #expect(entry.ran == .seconds(way.ran))
    #expect(entry.stepTotals.reduce(.zero) { $0 + $1.ran } == entry.ran)
    let now = CountdownFixture.moment(story.time)
    #expect(story.program.record(at: now).ranFor == entry.ran)
  }

  @Test("A step finished early without an alarm counts its running time while the next one waits")
  func finishedInSilence() throws {
    var story = try Self.story(waits: true, .silent)
    story.press("ee", at: 10)
    #expect(story.program.run.manager.isWaiting)
    #expect(story.program.run.counted(at: CountdownFixture.instant(10)) == .seconds(10))
    story.press(.enter, at: 20)
    #expect(story.program.run.counted(at: CountdownFixture.instant(25)) == .seconds(15))
  }

  @Test(
    "Time skipped by finishing early is never counted",
    arguments: [
      Way(keys: [("n", 20), ("ee", 25), ("+", 40), ("q", 50)], ran: 35),
      Way(keys: [("n", 20), ("ee", 25), ("r", 40), ("q", 50)], ran: 35),
      Way(keys: [("n", 20), ("ee", 25), ("b", 40), ("ee", 50), ("ee", 55), (" ", 60)], ran: 40),
    ])
  func afterAFinish(_ way: Way) throws { try ways(way) }

  @Test(
    "Steps that reached their end are counted, not those that were skipped",
    arguments: [
      ("n", 0), ("nee ", 1), ("ee", 1), ("ee q", 1), ("eeee ", 2), ("eebee q", 2),
    ])
  func stepsDone(_ keys: String, _ count: Int) throws {
    var story = try Self.story(Self.rings)
    story.press(keys, at: 20)
    let entry = story.program.run.historyEntry(at: CountdownFixture.moment(20))
    #expect(entry.steps == count)
  }

  @Test(
    "The counted time is kept by step, with the runs that reached their end",
    arguments: [
      ([("q", 20)], ["0/1 60: 20"]),
      ([(" ", 92)], ["1/1 60: 60", "1/1 30: 30"]),
      ([("n", 20), ("b", 25), ("q", 35)], ["0/2 60: 30", "0/1 30: 5"]),
      ([("r", 20), ("q", 50)], ["0/2 60: 50"]),
      ([("s", 92), ("q", 100)], ["1/1 60: 60", "0/1 30: 38"]),
      ([("ee", 20), ("q", 25)], ["1/1 60: 20", "0/1 30: 5"]),
    ] as [([(String, Double)], [String])])
  func bySteps(_ keys: [(String, Double)], _ words: [String]) throws {
    var story = try Self.story(Self.rings)
    for (keys, time) in keys { story.press(keys, at: time) }
    let entry = try #require(story.entries.first)
    #expect(
      entry.stepTotals.map {
        "\($0.completed)/\($0.runs) \($0.length.components.seconds): \($0.ran.components.seconds)"
      } == words)
  }

  @Test("At the end, the report has the elapsed time of the last step")
  func elapsedOfTheLastStep() throws {
    var story = try Self.story(Self.rings)
    story.handle(.timePassed, at: 91)
    #expect(story.program.run.report(at: CountdownFixture.moment(91)).elapsed == .seconds(30))
    story.press(" ", at: 92)
    #expect(story.program.run.report(at: CountdownFixture.moment(92)).elapsed == .seconds(30))
  }

  @Test("A step that was finished early and waits isn’t counted in full", arguments: [0, 1])
  func finishedWhileWaiting(_ position: Int) throws {
    var story = try Self.story(waits: true, Self.rings)
    if position == 1 { story.press("n", at: 5) }
    story.press("ee", at: 10)
    story.press(" ", at: 12)
    if position == 0 { story.press("q", at: 13) }
    #expect(story.entries.first?.ran == .seconds(position == 0 ? 11 : 10))
  }

  @Test("Finishing a waiting step is refused, and changes nothing")
  func finishedBeforeItStarts() throws {
    var story = try Self.story(waits: true, Self.rings)
    story.handle(.timePassed, at: 60)
    story.handle(.message(.alarmFinished), at: 64)
    story.press("ee", at: 70)
    story.press("n", at: 80)
    story.press("q", at: 90)
    #expect(story.entries.first?.ran == .seconds(70))
  }

  @Test("A later step that ends by itself isn’t reported as finished early")
  func forgets() throws {
    var story = try Self.story(Self.rings)
    story.press("n", at: 10)
    story.press("ee", at: 20)
    story.press("b", at: 25)
    story.press("n", at: 30)
    story.handle(.timePassed, at: 60)
    story.press(.enter, at: 61)
    #expect(story.ending?.line?.contains("finished") == false)
  }
}

// MARK: - Random keys

extension CountdownProgramCountedTests {
  private static let keys = [" ", " ", "n", "b", "r", "+", "-", "]", "[", "ee", "s", "x"]

  @Test("Through any keys, the running time is counted", arguments: 1...100)
  func law(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let waits = Bool.random(using: &generator)
    var story = try Self.story(waits: waits, Self.rings)
    var ran = Duration.zero
    var quarters = 0
    while quarters < 4000 {
      if case .stopped(_?) = story.program.run.manager.state { break }
      let last = CountdownFixture.instant(Double(quarters) / 4)
      quarters += Int.random(in: 1...120, using: &generator)
      let now = CountdownFixture.instant(Double(quarters) / 4)
      let manager = story.program.run.manager
      if case .running = manager.state {
        let later = waits ? .zero : manager.routine.total(from: manager.position + 1)
        ran += min(last.duration(to: now), manager.snapshot(at: last).left + later)
      }
      let key = Self.keys.randomElement(using: &generator) ?? "x"
      story.press(key, at: Double(quarters) / 4)
      #expect(story.program.run.counted(at: now) == ran, "“\(key)” at \(Double(quarters) / 4) s")
      if story.program.run.counted(at: now) != ran { break }
    }
  }
}
