import Clocks
import Countdowns
import JSON
import Programs
import Reports
import TerminalCodes
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct CountdownProgramFeedTests {
  /// A line and the time at which it was written.
  struct Line: Hashable, Sendable {
    var time: Duration
    var text: String
  }

  /// Returns a countdown that writes lines, after its first turn.
  private static func story(
    format: String?, every cadence: String? = nil, name: String? = nil, isOpen: Bool = false,
    shows: Streams.Show = .nothing, alarm: CountdownPlan.Alarm = .silent
  ) throws -> CountdownFixture {
    var definition = TimerDefinition()
    if let format { definition.format = format == "json" ? .json : try ReportFormat(named: format) }
    if let cadence { definition.cadence = try ReportCadence(cadence) }
    (definition.countsUp, definition.isOpen) = (isOpen, isOpen)
    var story = CountdownFixture(
      total: isOpen ? TimerDefinition.openTotal : .seconds(60), name: name, shows: shows,
      feeds: true, alarm: alarm, definition: definition)
    story.handle(.started, at: 0)
    return story
  }

  /// Advances the time from wake to wake up to `end`, and returns all lines since the start.
  private static func run(_ story: inout CountdownFixture, to end: Double) -> [Line] {
    let (start, last) = (CountdownFixture.moment(0), CountdownFixture.moment(end))
    var lines = story.lines.map { Line(time: .zero, text: $0) }
    while let wake = story.turn.wake, wake < last.instant, lines.count < 5000 {
      story.handle(.timePassed, at: Moment(instant: wake, wall: start.wallTime(of: wake)))
      lines += story.lines.map { Line(time: wake.sinceZero, text: $0) }
    }
    story.handle(.timePassed, at: last)
    return lines + story.lines.map { Line(time: last.instant.sinceZero, text: $0) }
  }
}

// MARK: - Lines

extension CountdownProgramFeedTests {
  @Test("Without a format, each text of the digits is written once, and nothing after the end")
  func digits() throws {
    var story = try Self.story(format: nil, alarm: .rings(limit: CountdownFixture.limit))
    let lines = Self.run(&story, to: 60)
    let expected = (0...60).map { left in
      Line(time: .seconds(60 - left), text: left == 60 ? "1:00" : Self.short(left))
    }
    #expect(lines == expected.reversed())
    #expect(story.turn.wake == nil, "an alarm has no digits")
    story.handle(.timePassed, at: 65)
    #expect(story.lines.isEmpty)
  }

  private static func short(_ seconds: Int) -> String { "0:\(seconds < 10 ? "0" : "")\(seconds)" }

  @Test func template() throws {
    var story = try Self.story(format: "{remaining} {label} {state}", name: "Tea")
    let lines = Self.run(&story, to: 60)
    #expect(lines.first?.text == "1:00 Tea running" && lines.last?.text == "0:00 Tea ended")
    #expect(lines.count == 61)
  }

  @Test func json() throws {
    var story = try Self.story(format: "json", name: "Tea")
    let lines = Self.run(&story, to: 60)
    for line in lines {
      let value = try #require(JSONValue(line.text))
      let left = (Duration.seconds(60) - line.time).components.seconds
      #expect(value["remaining"]?.number == "\(left)")
      #expect(value["state"]?.string == (left == 0 ? "ended" : "running"))
      #expect(value["label"]?.string == "Tea" && value["v"]?.number == "1")
    }
    #expect(lines.count == 61)
  }

  @Test("While the alarm rings, a format continues with the time since the end")
  func overtime() throws {
    var story = try Self.story(
      format: "{state} {overtime}", alarm: .rings(limit: CountdownFixture.limit))
    story.handle(.timePassed, at: 60)
    #expect(story.lines == ["ringing "])
    let lines = Self.run(&story, to: 63)
    #expect(lines.dropFirst().map(\.text) == ["ringing +0:01", "ringing +0:02", "ringing +0:03"])
    story.press(.enter, at: 63.5)
    #expect(story.lines == ["ended +0:03"])
  }

  @Test("An unchanged line isn’t repeated")
  func once() throws {
    var story = try Self.story(format: "{state}", every: "1s")
    #expect(Self.run(&story, to: 60).map(\.text) == ["running", "ended"])
  }

  @Test("A cancellation is a line in a format, but not in digits")
  func canceled() throws {
    for (format, lines) in [(nil, []), ("{state}", ["canceled"])] as [(String?, [String])] {
      var story = try Self.story(format: format)
      _ = Self.run(&story, to: 10)
      story.press("q", at: 10.5)
      #expect(story.lines == lines && story.ending?.status == 1)
    }
  }
}

// MARK: - Times

extension CountdownProgramFeedTests {
  @Test(
    "Lines are due at multiples of the interval, counted back from the deadline",
    arguments: [
      ("100ms", 100), ("250ms", 250), ("1s", 1000), ("7s", 7000), ("1m", 60_000), ("1%", 600),
      ("12.5%", 7500), ("0.1%", 60),
    ])
  func cadence(_ every: String, _ milliseconds: Int) throws {
    var story = try Self.story(format: "json", every: every)
    let lines = Self.run(&story, to: 60)
    let lefts = stride(from: 0, to: 60_000, by: milliseconds).reversed()
    let times: [Duration] = [.zero] + lefts.map { .milliseconds(60_000 - $0) }
    #expect(lines.map(\.time) == times)
  }

  @Test(
    "Lines of a stopwatch are due at multiples of the interval since its start",
    arguments: [("100ms", 100), ("1s", 1000), ("7s", 7000)])
  func stopwatch(_ every: String, _ milliseconds: Int) throws {
    var story = try Self.story(format: "json", every: every, isOpen: true)
    let lines = Self.run(&story, to: 30)
    let times: [Duration] = stride(from: 0, through: 30_000, by: milliseconds).map {
      .milliseconds($0)
    }
    #expect(lines.map(\.time) == times)
  }

  @Test("A change of state is written immediately", arguments: [nil, "30s", "50%"])
  func changes(_ every: String?) throws {
    var story = try Self.story(format: "{state} {seconds} {total}", every: every)
    for (key, time, line) in [
      (" ", 10.25, "paused 50 1:00"), ("+", 20, "paused 110 2:00"), (" ", 30, "running 110 2:00"),
      ("]", 30.5, "running 120 2:10"), ("r", 31, "running 60 1:00"),
    ] {
      story.press(key, at: time)
      #expect(story.lines.last == line)
    }
  }

  @Test("Nothing wakes a paused countdown", arguments: [nil, "json", "waybar"])
  func paused(_ format: String?) throws {
    for every in [nil, "100ms", "1%"] {
      var story = try Self.story(
        format: format, every: every, alarm: .rings(limit: CountdownFixture.limit))
      story.press(" ", at: 10.25)
      #expect(story.turn.wake == nil && story.turn.subscriptions.isEmpty)
      story.handle(.timePassed, at: 1000)
      #expect(story.lines.isEmpty && story.turn.wake == nil)
    }
  }

  @Test("Each step has its own line")
  func steps() throws {
    var definition = try TimerDefinition.steps(
      Step(label: "Work", length: .seconds(60)), Step(label: "Break", length: .seconds(30)))
    definition.format = try ReportFormat(named: "{step}/{steps} {steplabel} {seconds}")
    var story = CountdownFixture(
      shows: .nothing, feeds: true, alarm: .silent, definition: definition)
    story.handle(.started, at: 0)
    #expect(story.lines == ["1/2 Work 60"])
    story.handle(.timePassed, at: 60)
    #expect(story.lines == ["2/2 Break 30"])
    story.handle(.timePassed, at: 90)
    #expect(story.lines == ["2/2 Break 0"] && story.ending?.status == 0)
  }
}
