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

struct CountdownProgramRecordsTests {
  /// A countdown controlled by random keys.
  private struct RandomStory {
    private static let keys = " +-][rnbls".map { String($0) } + ["ee", "x", "f"]

    var story: CountdownFixture
    var generator: SeededGenerator
    var quarters = 0
    /// The records sent since the last key.
    var published: [TimerRecord] = []

    init(_ kind: TimerKind, seed: Int) throws {
      story = try kind.story()
      generator = SeededGenerator(seed: UInt64(seed))
    }

    /// The time of the last key.
    var now: Moment { CountdownFixture.moment(Double(quarters) / 4) }

    /// Whether it has ended.
    var isOver: Bool {
      if case .stopped(_?) = story.program.run.manager.state { true } else { false }
    }

    /// Presses a key a while later.
    mutating func press() {
      quarters += Int.random(in: 1...60, using: &generator)
      published = []
      for character in Self.keys.randomElement(using: &generator) ?? "x" {
        story.press(.character(character), at: Double(quarters) / 4)
        published += story.published
      }
    }

    /// Returns a moment after the last key.
    mutating func later() -> Moment {
      CountdownFixture.moment(Double(quarters + Int.random(in: 0...400, using: &generator)) / 4)
    }
  }
}

// MARK: - Publishing

extension CountdownProgramRecordsTests {
  @Test(
    "Each change is sent once, including the last one",
    arguments: TimerKind.allCases)
  func changes(_ kind: TimerKind) throws {
    for seed in 0..<20 {
      var random = try RandomStory(kind, seed: seed)
      random.story.handle(.started, at: 0)
      var last = try #require(random.story.published.last)
      for _ in 0..<20 where !random.isOver {
        random.press()
        for record in random.published {
          #expect(!last.isSame(as: record), "story \(seed)")
          last = record
        }
        let present = random.story.program.record(at: random.now)
        #expect(last.isSame(as: present), "story \(seed)")
      }
    }
  }

  @Test("Time alone changes nothing", arguments: TimerKind.allCases)
  func time(_ kind: TimerKind) throws {
    for keys in ["x", " "] {
      var story = try kind.story()
      story.handle(.started, at: 0)
      story.press(keys, at: 1)
      for tick in 1...200 {
        story.handle(.timePassed, at: 1 + Double(tick) / 4)
        #expect(story.published.isEmpty)
      }
    }
  }

  @Test("A deadline, a mark and the end are sent when they happen")
  func events() {
    var definition = TimerDefinition()
    definition.marks = [Mark(.left(.seconds(10)), .sound("tower"))]
    var story = CountdownFixture(definition: definition)
    story.handle(.started, at: 0)
    story.handle(.timePassed, at: 50)
    #expect(story.published.map(\.firedMarks) == [[0]])
    story.handle(.timePassed, at: 60)
    #expect(story.published.map(\.phase) == [.ringing])
    story.press(.enter, at: 61)
    #expect(story.published.map(\.phase) == [.ended] && story.published.first?.status == 0)
    #expect(story.published.first?.ranFor == .seconds(60))
  }
}

// MARK: - Resuming

extension CountdownProgramRecordsTests {
  /// Returns a countdown resumed from a record that was encoded and decoded.
  private static func restored(
    _ record: TimerRecord, like program: CountdownProgram, at now: Moment
  ) throws -> CountdownProgram {
    var definition = program.settings.definition
    definition.unfinished = try TimerRecord(text: record.text)
    return CountdownFixture.program(
      .ring, total: definition.isOpen ? TimerDefinition.openTotal : .seconds(60),
      name: program.settings.name, target: program.run.target != nil,
      alarm: program.run.manager.plan.alarm, start: now, definition: definition)
  }

  @Test("A record is read back unchanged", arguments: TimerKind.allCases)
  func roundTrip(_ kind: TimerKind) throws {
    for seed in 0..<20 {
      var random = try RandomStory(kind, seed: seed)
      for _ in 0..<20 where !random.isOver {
        random.press()
        let record = random.story.program.record(at: random.later())
        #expect(try TimerRecord(text: record.text) == record, "story \(seed)")
      }
    }
  }

  @Test(
    "A countdown resumed later has the state that it would have reached",
    arguments: TimerKind.allCases)
  func goesOn(_ kind: TimerKind) throws {
    for seed in 0..<40 {
      var random = try RandomStory(kind, seed: seed)
      for _ in 0..<15 {
        random.press()
        guard !random.isOver else { break }
        let later = random.later()
        let record = random.story.program.record(at: random.now)
        var original = random.story.program
        _ = original.update(.timePassed, at: later)
        var other = try Self.restored(record, like: original, at: later)
        let place = "story \(seed) from \(record.phase)"
        guard !Self.isOver(record, at: later) else {
          let phase = original.run.manager.snapshot(at: later.instant).phase
          #expect(original.run.manager.isLast && [.ringing, .ended].contains(phase), "\(place)")
          continue
        }
        if case .ringing = original.run.manager.state {
          // An interrupted alarm isn’t repeated: the next step waits.
          let position = original.run.manager.position + 1
          #expect(other.run.manager.isWaiting && other.run.manager.position == position, "\(place)")
          continue
        }
        Self.expectSame(other, original, at: later, place)
        let last = CountdownFixture.moment(Double(random.quarters) / 4 + 200)
        _ = original.update(.timePassed, at: last)
        _ = other.update(.timePassed, at: last)
        Self.expectSame(other, original, at: last, place)
      }
    }
  }

  /// Whether a record’s timer has reached its last deadline.
  private static func isOver(_ record: TimerRecord, at now: Moment) -> Bool {
    let resumption = Resumption(
      of: record, lives: false, boot: record.boot, at: now, ageLimit: .seconds(1_000_000))
    return if case .over = resumption { true } else { false }
  }

  private static func expectSame(
    _ one: CountdownProgram, _ other: CountdownProgram, at now: Moment, _ place: String
  ) {
    let shown = one.run.manager.snapshot(at: now.instant)
    #expect(shown == other.run.manager.snapshot(at: now.instant), "\(place)")
    #expect(one.run.manager.position == other.run.manager.position, "\(place)")
    #expect(one.run.manager.isWaiting == other.run.manager.isWaiting, "\(place)")
    #expect(one.run.laps == other.run.laps && one.run.longest == other.run.longest, "\(place)")
    #expect(one.run.started == other.run.started, "\(place)")
    #expect(one.run.counted(at: now.instant) == other.run.counted(at: now.instant), "\(place)")
    #expect(one.run.marks == other.run.marks, "\(place)")
  }

  @Test("A time of day stays the target, but not after a pause")
  func target() throws {
    let now = CountdownFixture.moment(25)
    for (keys, follows) in [("x", true), ("]", true), ("  ", false)] {
      var story = CountdownFixture(target: true)
      story.press(keys, at: 10)
      let program = story.program
      #expect(program.run.manager.followsWallClock == follows)
      let record = program.record(at: CountdownFixture.moment(20))
      let other = try Self.restored(record, like: program, at: now)
      #expect(other.run.manager.followsWallClock == follows)
      if follows { #expect(other.run.target == program.run.target) }
      #expect(
        other.run.manager.snapshot(at: now.instant) == program.run.manager.snapshot(at: now.instant)
      )
    }
  }
}
