import Clocks
import Countdowns
import Programs
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct CountdownProgramMarksTests {
  private static func command(_ left: Int) -> Mark {
    Mark(.left(.seconds(left)), .command("mark"))
  }

  /// Returns a minute with marks, started without a display.
  private static func story(
    _ marks: [Mark], alarm: CountdownPlan.Alarm = .rings(limit: CountdownFixture.limit)
  ) -> CountdownFixture {
    var definition = TimerDefinition()
    definition.marks = marks
    definition.hooks.end = "e"
    var story = CountdownFixture(shows: .nothing, alarm: alarm, definition: definition)
    story.handle(.started, at: 0)
    return story
  }

  @Test("After a stall past the deadline, marks fire in order and before the end")
  func stall() {
    let marks = [
      Self.command(10), Mark(.share(750), .sound("tower")), Self.command(30),
      Mark(.left(.seconds(5)), .speech("soon")), Self.command(60), Self.command(90),
    ]
    var story = Self.story(marks)
    story.handle(.timePassed, at: 500)
    #expect(
      story.titles == ["mark 1", "--mark 30 s", "--mark 10 s", "mark 3", "--on-end"])
  }

  @Test("A mark at the full length fires at the start, and one at zero at the end")
  func edges() {
    let marks = [
      Self.command(60), Mark(.share(1000), .sound("tower")), Self.command(0),
      Mark(.share(0), .speech("over")),
    ]
    var story = Self.story(marks)
    #expect(story.titles == ["--mark 1 min", "mark 1"])
    story.handle(.timePassed, at: 59.9)
    #expect(story.titles.isEmpty)
    story.handle(.timePassed, at: 60)
    #expect(story.titles == ["--mark 0 s", "mark 3", "--on-end"])
  }

  @Test("A countdown finished by hand passes only the marks at zero")
  func finished() {
    var story = Self.story([Self.command(30), Self.command(0)])
    story.press("ee", at: 10)
    #expect(story.titles == ["--mark 0 s", "--on-end"])
  }

  @Test("The countdown wakes for the next mark, even after one before the start")
  func nextMark() {
    var story = Self.story([Self.command(100), Self.command(10)], alarm: .silent)
    func waits(until seconds: Double) -> Bool {
      let mark = CountdownFixture.instant(seconds)
      return story.turn.subscriptions.contains(Subscription(.deadline(mark), .instantReached))
    }
    #expect(waits(until: 50))
    story.press(" ", at: 20)
    #expect(!waits(until: 50))
    story.press(" ", at: 30)
    #expect(waits(until: 60))
    story.press("+", at: 40)
    #expect(waits(until: 120))
    story.handle(.timePassed, at: 120)
    #expect(story.titles == ["--mark 10 s"])
  }

  @Test("After a restart, all marks fire again")
  func restart() {
    var story = Self.story([Self.command(30)])
    for start in [0.0, 40.0] {
      story.handle(.timePassed, at: start + 30)
      #expect(story.titles == ["--mark 30 s"])
      story.press("r", at: start + 40)
      #expect(story.titles.isEmpty)
    }
  }

  @Test(
    "Through pauses, added and removed time and stalls, each mark fires exactly once",
    arguments: 1...100)
  func exactlyOnce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let marks = (0..<6).map { index in
      let left = Duration.seconds(Int.random(in: 1...59, using: &generator))
      let share = Int.random(in: 1...999, using: &generator)
      let point: Mark.Point = Bool.random(using: &generator) ? .left(left) : .share(share)
      return Mark(point, index.isMultiple(of: 2) ? .command("\(index)") : .sound("tower"))
    }
    var story = Self.story(marks)
    var acted: [Int] = []
    func note() {
      for effect in story.effects {
        if case .timer(.play(let mark)) = effect { acted.append(mark) }
        if case .timer(.hook(let hook)) = effect, let mark = Int(hook.command) {
          acted.append(mark)
        }
      }
    }
    var quarters = 0
    for _ in 0..<30 {
      quarters += Int.random(in: 1...40, using: &generator)
      let key = [" ", "+", "]", "[", "-", "x", "x"].randomElement(using: &generator) ?? "x"
      guard !story.isOver else { break }
      story.press(key, at: Double(quarters) / 4)
      note()
    }
    if case .paused = story.program.run.manager.state {
      story.press(" ", at: Double(quarters) / 4)
      note()
    }
    story.handle(.timePassed, at: 100_000)
    note()
    #expect(acted.sorted() == Array(marks.indices))
  }
}

extension CountdownFixture {
  /// Whether the deadline was reached.
  fileprivate var isOver: Bool {
    switch program.run.manager.state {
    case .running, .paused: false
    case .ringing, .stopped: true
    }
  }
}
