import Clocks
import Countdowns
import TestSupport
import Testing

struct MarkTrackerTests {
  static let marks = [
    Mark(.left(.seconds(10)), .sound("a")), Mark(.share(500), .sound("b")),
    Mark(.left(.seconds(600)), .sound("c")), Mark(.left(.seconds(30)), .sound("d")),
  ]
  static let minute = Duration.seconds(60)

  /// Returns a tracker started at a full minute.
  static func started(_ marks: [Mark] = marks) -> MarkTracker {
    var tracker = MarkTracker(marks)
    tracker.start(minute)
    return tracker
  }

  @Test("A mark fires once, at its point") func markFiresOnceAtItsPoint() {
    var tracker = Self.started()
    #expect(tracker.advance(to: .seconds(30.001), of: Self.minute).isEmpty)
    #expect(tracker.advance(to: .seconds(30), of: Self.minute) == [1, 3])
    #expect(tracker.advance(to: .seconds(30), of: Self.minute).isEmpty)
    #expect(tracker.advance(to: .seconds(45), of: Self.minute).isEmpty)
    #expect(tracker.advance(to: .seconds(20), of: Self.minute).isEmpty)
    #expect(tracker.advance(to: .zero, of: Self.minute) == [0])
    #expect(tracker.fired == [0, 1, 3])
  }

  @Test("After a stall, marks fire from the largest remaining time down")
  func afterAStallMarksFireFromTheLargestRemainingTimeDown() {
    var tracker = Self.started()
    #expect(tracker.advance(to: .zero, of: Self.minute) == [1, 3, 0])
  }

  @Test("A mark above the length fires only if time is added")
  func notOnTheWay() {
    var tracker = Self.started()
    #expect(!tracker.advance(to: .zero, of: Self.minute).contains(2))
    #expect(tracker.advance(to: .seconds(600), of: .seconds(600)).isEmpty)
    #expect(tracker.advance(to: .seconds(601), of: .seconds(601)).isEmpty)
    #expect(tracker.advance(to: .seconds(599), of: .seconds(601)) == [2])
  }

  @Test(
    "A mark at the full length fires at the start, and one at zero at the end",
    arguments: [
      (Mark.Point.left(.seconds(60)), Mark.Point.left(.zero)), (.share(1000), .share(0)),
    ])
  func marksAtTheEdge(full: Mark.Point, zero: Mark.Point) {
    var tracker = Self.started([Mark(full, .sound("full")), Mark(zero, .sound("zero"))])
    #expect(tracker.advance(to: Self.minute, of: Self.minute) == [0])
    #expect(tracker.advance(to: .milliseconds(1), of: Self.minute).isEmpty)
    #expect(tracker.advance(to: .zero, of: Self.minute) == [1])
    tracker.start(Self.minute)
    #expect(tracker.advance(to: .zero, of: Self.minute) == [0, 1])
  }

  @Test("A step finished early passes only the marks at zero")
  func finishedEarly() {
    var tracker = Self.started(Self.marks + [Mark(.left(.zero), .sound("e"))])
    #expect(tracker.finish() == [4])
    #expect(tracker.finish().isEmpty)
    #expect(tracker.fired == [4])
  }

  @Test("Removed time passes a mark") func removedTimePassesAMark() {
    var tracker = Self.started()
    #expect(tracker.advance(to: .seconds(40), of: Self.minute).isEmpty)
    #expect(tracker.advance(to: .seconds(15), of: .seconds(35)) == [3, 1])
  }

  @Test("A start clears the fired marks") func startClearsTheFiredMarks() {
    var tracker = Self.started()
    _ = tracker.advance(to: .zero, of: Self.minute)
    tracker.start(.seconds(20))
    #expect(tracker.fired.isEmpty)
    #expect(tracker.armed == [0, 1])
    #expect(tracker.advance(to: .zero, of: .seconds(20)) == [0, 1])
  }

  @Test("After a restore, armed marks passed in the meantime fire and others don’t")
  func restored() {
    var tracker = MarkTracker(Self.marks, fired: [1, 17, -1], armed: [0, 1, 44])
    #expect(tracker.fired == [1])
    #expect(tracker.armed == [0])
    #expect(tracker.advance(to: .seconds(5), of: Self.minute) == [0])
    #expect(tracker.advance(to: .seconds(5), of: Self.minute).isEmpty)
    #expect(tracker.advance(to: .zero, of: .seconds(700)).isEmpty)
  }

  @Test("The next point is the largest one that can still fire")
  func nextPointIsTheLargestOneThatCanStillFire() {
    var tracker = Self.started()
    #expect(tracker.next(below: Self.minute, of: Self.minute) == .seconds(30))
    #expect(tracker.next(below: .seconds(30), of: Self.minute) == .seconds(10))
    _ = tracker.advance(to: .seconds(30), of: Self.minute)
    #expect(tracker.next(below: Self.minute, of: Self.minute) == .seconds(10))
    #expect(tracker.next(below: .seconds(3600), of: .seconds(3600)) == .seconds(600))
    #expect(tracker.next(below: .seconds(10), of: Self.minute) == nil)
    #expect(MarkTracker([]).next(below: Self.minute, of: Self.minute) == nil)
  }
}

// MARK: - Laws

extension MarkTrackerTests {
  private static func randomMarks(_ generator: inout SeededGenerator) -> [Mark] {
    (0..<Int.random(in: 1...8, using: &generator)).map { index in
      let isShare = Bool.random(using: &generator)
      let thousandths = Int.random(in: 0...1000, using: &generator)
      let left = Duration.seconds(Int.random(in: 0...130, using: &generator))
      return Mark(isShare ? .share(thousandths) : .left(left), .command("\(index)"))
    }
  }

  @Test("A mark fires at the first step below its point", arguments: 1...200)
  func firesWhereTheWayCrosses(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let marks = Self.randomMarks(&generator)
    var tracker = MarkTracker(marks)
    var way: [(left: Duration, total: Duration)] = []
    var fired: [Int] = []
    var total = 100
    for _ in 0..<60 {
      if Int.random(in: 0..<9, using: &generator) == 0 {
        total = Int.random(in: 80...140, using: &generator)
      }
      let left = Int.random(in: 0...total, using: &generator)
      let previous = way.last
      way.append((.seconds(left), .seconds(total)))
      let next = previous.flatMap { tracker.next(below: $0.left, of: $0.total) }
      let now = tracker.advance(to: .seconds(left), of: .seconds(total))
      if previous?.total == .seconds(total) {
        #expect(now.isEmpty == (next.map { $0 < .seconds(left) } ?? true))
      }
      let points = now.map { marks[$0].point.left(of: .seconds(total)) }
      #expect(points == points.sorted(by: >))
      fired += now
    }
    for (index, mark) in marks.enumerated() {
      let above = way.firstIndex { $0.left > mark.point.left(of: $0.total) } ?? way.endIndex
      let crosses = way[above...].contains { $0.left <= mark.point.left(of: $0.total) }
      #expect(fired.count { $0 == index } == (crosses ? 1 : 0), "mark \(index)")
    }
    #expect(tracker.fired == Set(fired))
  }

  @Test(
    "Through pauses, added time and stalls, a mark below the length fires exactly once per start",
    arguments: 1...100)
  func exactlyOncePerStart(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let steps = (0..<3).map { _ in
      Step(length: .seconds(Int.random(in: 20...100, using: &generator)))
    }
    let routine = try Routine(steps: steps, rounds: 3)
    let marks = Self.randomMarks(&generator)
    var manager = RoutineManager(routine, plan: CountdownPlan(total: .zero, alarm: .silent))
    var story = MarkStory(routine: routine, tracker: MarkTracker(marks))
    var now = Instant(sinceZero: .seconds(1000))
    story.follow(manager.handle(.command(.start), at: now), manager, at: now)
    let commands: [TimerCommand?] = [nil, nil, .toggle, .toggle, .add(.seconds(15)), .pause]
    while manager.snapshot(at: now).phase != .ended {
      let stall = Int.random(in: 0...5, using: &generator) == 0 ? 400_000 : 4000
      now = now.advanced(by: .milliseconds(Int.random(in: 0...stall, using: &generator)))
      story.follow(manager.handle(.timePassed, at: now), manager, at: now)
      if manager.snapshot(at: now).phase != .ended,
        let command = commands.randomElement(using: &generator) ?? nil
      {
        story.follow(manager.handle(.command(command), at: now), manager, at: now)
      }
    }
    try #require(story.fired.count == routine.count)
    for (position, fired) in story.fired.enumerated() {
      #expect(Set(fired).count == fired.count)
      for (index, mark) in marks.enumerated() where mark.isOnTheWay(of: routine[position].length) {
        #expect(fired.contains(index), "mark \(index) of step \(position)")
      }
    }
  }
}

/// Drives a routine with marks as a program does.
private struct MarkStory {
  var routine: Routine
  var tracker: MarkTracker
  /// The marks that fired after each start.
  var fired: [[Int]] = []

  mutating func follow(
    _ effects: [RoutineManager.Effect], _ manager: RoutineManager, at now: Instant
  ) {
    for effect in effects {
      switch effect {
      case .stepEnded(let position, _):
        note(tracker.advance(to: .zero, of: routine[position].length))
      case .stepStarted(let position, _):
        tracker.start(routine[position].length)
        fired.append([])
      case .timer: break
      }
    }
    let snapshot = manager.snapshot(at: now)
    note(tracker.advance(to: snapshot.left, of: snapshot.total))
  }

  private mutating func note(_ indices: [Int]) {
    guard let last = fired.indices.last else { return }
    fired[last] += indices
  }
}

extension Mark {
  fileprivate func isOnTheWay(of length: Duration) -> Bool { point.left(of: length) <= length }
}
