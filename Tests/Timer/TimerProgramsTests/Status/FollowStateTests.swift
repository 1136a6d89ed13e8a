import Clocks
import Countdowns
import Reports
import TestSupport
import Testing
import Texts
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct FollowStateTests {
  private static func state(
    _ format: ReportFormat?, every cadence: String? = nil
  ) throws -> FollowState {
    let cadence = try cadence.map { text throws(CadenceError) in try ReportCadence(text) }
    return FollowState(format: format, cadence: cadence, zone: .utc)
  }

  /// Returns a stopwatch without an end that started at zero.
  private static var stopwatch: TimerRecord {
    var record = TimerRecord.sample(.running)
    (record.deadline, record.ends, record.left, record.total) = (nil, nil, nil, nil)
    let start = CountdownFixture.moment(0)
    (record.countsUp, record.origin, record.originWall) = (true, start.instant, start.wall)
    return record
  }

  @Test("An unchanged line isn’t repeated")
  func once() throws {
    var state = try Self.state(.digits)
    let record = TimerRecord.sample(.running)
    #expect(state.line(record, at: CountdownFixture.moment(0)) == "0:40")
    #expect(state.line(record, at: CountdownFixture.moment(0.5)) == nil)
    #expect(state.line(record, at: CountdownFixture.moment(1)) == "0:39")
    #expect(state.line(TimerRecord.sample(.paused), at: CountdownFixture.moment(1)) == "0:40")
  }

  @Test("Without a format, a line is a sentence")
  func sentence() throws {
    var state = try Self.state(nil)
    let record = TimerRecord.sample(.paused)
    let now = CountdownFixture.moment(0)
    let sentence = StatusWords.sentence(record.report(at: now), in: .utc)
    #expect(state.line(record, at: now) == sentence)
  }

  @Test("Without a timer, the line is empty, or empties the bar")
  func nothing() throws {
    let now = CountdownFixture.moment(0)
    for format in [nil, .digits, .json, .bar(.waybar)] as [ReportFormat?] {
      var state = try Self.state(format)
      #expect(state.line(nil, at: now) == (format?.line(nil, in: .utc) ?? ""))
      #expect(state.line(nil, at: now) == nil)
    }
  }

  @Test("The digits stay until the next line is due, and change then", arguments: 1...100)
  func nextChange(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let records = [
      TimerRecord.sample(.running), TimerRecord.sample(.ringing), Self.stopwatch,
      TimerRecord.sample(.running, left: .seconds(4000)),
    ]
    let now = CountdownFixture.moment(Double(Int.random(in: 1..<39_000, using: &generator)) / 1000)
    for record in records {
      func digits(after time: Duration) -> String {
        let later = Moment(
          instant: now.instant.advanced(by: time), wall: now.wall.advanced(by: time))
        return record.report(at: later).currentDigits
      }
      let next = try #require(try Self.state(.digits).nextLine(record, after: now))
      let wait = now.instant.duration(to: next)
      #expect(wait > .zero && wait <= .seconds(1))
      #expect(digits(after: wait - .nanoseconds(1)) == digits(after: .zero))
      #expect(digits(after: wait) != digits(after: .zero))
    }
  }

  @Test(
    "With an interval, lines are due at its multiples",
    arguments: [("7s", 7.0), ("250ms", 0.25), ("10%", 6.0)])
  func cadence(_ every: String, _ seconds: Double) throws {
    let state = try Self.state(.json, every: every)
    let interval = Duration.seconds(seconds)
    for tick in 0..<150 {
      let now = CountdownFixture.moment(Double(tick) / 4)
      let next = try #require(state.nextLine(TimerRecord.sample(.running), after: now))
      let left = next.duration(to: CountdownFixture.instant(40))
      #expect(left == interval * left.wholeUnits(of: interval) && next > now.instant)
      guard !every.hasSuffix("%") else { continue }
      let other = try #require(state.nextLine(Self.stopwatch, after: now)).sinceZero
      #expect(other == interval * other.wholeUnits(of: interval) && other > now.instant.sinceZero)
    }
  }

  @Test(
    "A timer that isn’t running has no next line",
    arguments: [TimerReport.State.paused, .waiting, .ended, .canceled])
  func still(_ phase: TimerReport.State) throws {
    for every in [nil, "1s"] {
      let state = try Self.state(.json, every: every)
      let now = CountdownFixture.moment(3)
      #expect(state.nextLine(TimerRecord.sample(phase), after: now) == nil)
    }
  }
}

// MARK: - The deadline

extension FollowStateTests {
  @Test(
    "At the deadline, the next line comes from the timer’s update",
    arguments: [nil, "7s"] as [String?])
  func deadline(_ every: String?) throws {
    var state = try Self.state(.digits, every: every)
    let record = TimerRecord.sample(.running)
    #expect(state.line(record, at: CountdownFixture.moment(39)) == "0:01")
    let end = CountdownFixture.moment(40)
    #expect(state.line(record, at: end) == nil)
    let ringing = TimerRecord.sample(.ringing, at: end)
    #expect(state.line(ringing, at: end) == "0:00")
    let next = try #require(state.nextLine(ringing, after: end))
    #expect(next > end.instant)
  }

  @Test("A timer without an update a second after its deadline is shown as running")
  func stopped() throws {
    let record = TimerRecord.sample(.running)
    // The machine may have been suspended until long after the deadline.
    for seconds in [40.0, 4000] {
      var state = try Self.state(.digits)
      let (seen, limit) = (CountdownFixture.moment(seconds), CountdownFixture.moment(seconds + 1))
      #expect(state.line(record, at: seen) == nil)
      #expect(state.nextLine(record, after: seen) == limit.instant)
      #expect(state.line(record, at: CountdownFixture.moment(seconds + 0.5)) == nil)
      #expect(state.line(record, at: limit) == "0:00")
      #expect(state.nextLine(record, after: limit) == nil)
      #expect(state.line(TimerRecord.sample(.running, at: limit), at: limit) == "0:40")
    }
  }
}

// MARK: - The choice of the timer

extension FollowStateTests {
  @Test("Among several timers, the one that ends next is followed", arguments: 1...100)
  func next(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let phases: [TimerReport.State] = [.running, .running, .ringing, .paused, .waiting]
    let records = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      TimerRecord.sample(
        phases.randomElement(using: &generator) ?? .running,
        left: .seconds(Int.random(in: 1...9, using: &generator)))
    }
    let place = try #require(FollowState.next(among: records))
    if let first = records.compactMap(\.ends).min() {
      #expect(records[place].ends == first)
    } else {
      #expect(place == 0)
    }
  }

  @Test func amongNoneThereIsNone() { #expect(FollowState.next(among: []) == nil) }
}
