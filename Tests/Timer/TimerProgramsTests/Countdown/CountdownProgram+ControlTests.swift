import Clocks
import Countdowns
import Programs
import Reports
import Testing
import TimerTestSupport
import Texts

@testable import TimerPrograms
@testable import Timers

/// A state in which requests of other processes arrive.
enum AskedState: CaseIterable {
  case running, paused, ringing, firstStep, lastStep, ringingStep, waiting, target, stopwatch
  case pausedStopwatch

  /// Returns a countdown in the state.
  func story() throws -> CountdownFixture {
    var story = CountdownFixture(
      total: isOpen ? TimerDefinition.openTotal : .seconds(60), target: self == .target,
      alarm: isOpen ? .silent : .rings(limit: CountdownFixture.limit), definition: try definition())
    story.handle(.started, at: 0)
    switch self {
    case .running, .firstStep, .target, .stopwatch: story.handle(.timePassed, at: 8)
    case .paused, .pausedStopwatch: story.press(" ", at: 8)
    case .lastStep: story.press("n", at: 8)
    case .ringing, .ringingStep: story.handle(.timePassed, at: 60)
    case .waiting:
      story.handle(.timePassed, at: 60)
      story.handle(.message(.alarmFinished), at: 64)
    }
    return story
  }

  private var isOpen: Bool { self == .stopwatch || self == .pausedStopwatch }

  private func definition() throws -> TimerDefinition {
    var definition = TimerDefinition()
    (definition.countsUp, definition.isOpen) = (isOpen, isOpen)
    guard [.firstStep, .lastStep, .ringingStep, .waiting].contains(self) else { return definition }
    return try .steps(
      Step(label: "Work", length: .seconds(60)), Step(length: .seconds(30)),
      waits: self == .ringingStep || self == .waiting)
  }

  /// The requests that are refused.
  var refused: Set<String> {
    switch self {
    case .running: ["resume", "skip", "back", "acknowledge", "snooze", "lap"]
    case .paused: ["pause", "skip", "back", "acknowledge", "snooze", "lap"]
    case .ringing:
      ["pause", "resume", "toggle", "take", "skip", "back", "finish", "lap"]
    case .firstStep: ["resume", "back", "acknowledge", "snooze", "lap"]
    case .lastStep: ["resume", "take", "skip", "acknowledge", "snooze", "lap"]
    case .ringingStep: ["pause", "resume", "toggle", "take", "back", "finish", "lap"]
    case .waiting: ["pause", "take", "finish", "snooze", "lap"]
    case .target: ["resume", "restart", "skip", "back", "acknowledge", "snooze", "lap"]
    case .stopwatch:
      ["resume", "add", "take", "skip", "back", "finish", "acknowledge", "snooze"]
    case .pausedStopwatch:
      ["pause", "add", "take", "skip", "back", "finish", "acknowledge", "snooze", "lap"]
    }
  }
}

struct CountdownProgramControlTests {
  private static let requests: [ControlRequest] = [
    .status, .follow, .command(.pause), .command(.resume), .command(.toggle), .command(.restart),
    .command(.add(.seconds(30))), .command(.take(.seconds(30))),
    .command(.skip), .command(.back), .command(.finish), .command(.acknowledge), .command(.snooze),
    .command(.cancel), .command(.lap),
  ]

  @Test(
    "Each request in each state gets one reply: the new state, or the reason for a refusal",
    arguments: AskedState.allCases)
  func answers(_ state: AskedState) throws {
    for request in Self.requests {
      var story = try state.story()
      let before = story.program
      let time = story.time + 2
      story.handle(.message(.asked(request, from: 5)), at: time)
      let now = CountdownFixture.moment(time)
      let isRefused = state.refused.contains(request.word)
      #expect(story.replies(to: 5).count == 1, "\(request)")
      let reply = try #require(story.replies(to: 5).first)
      switch reply {
      case .timer(let json):
        #expect(!isRefused, "\(request)")
        let record = story.program.record(at: now).forOthers
        #expect(json == record.json, "\(request)")
        #expect(try TimerRecord(json) == record, "\(request)")
      case .refused(let sentence):
        #expect(isRefused && !sentence.isEmpty, "\(request)")
        #expect(story.program.run.manager == before.run.manager, "\(request)")
        let counted = before.run.counted(at: now.instant)
        #expect(story.program.run.counted(at: now.instant) == counted, "\(request)")
        #expect(story.published.isEmpty && story.ending == nil, "\(request)")
      }
    }
  }

  @Test(
    """
    The reply comes after saving and before announcements, that a timer is over after the history, \
    and the end comes last
    """,
    arguments: AskedState.allCases)
  func order(_ state: AskedState) throws {
    for request in Self.requests {
      var story = try state.story()
      story.handle(.message(.asked(request, from: 5)), at: story.time + 2)
      let isOver = story.ending != nil
      let reply = isOver ? 5 : 2
      let places: [Int] = story.turn.actions.compactMap { action -> Int? in
        switch action {
        case .perform(.alarm): 0
        case .perform(.timer(.publish(let record))): record.status == nil ? 1 : 4
        case .perform(.timer(.reply)): reply
        case .say: 3
        case .perform(.timer(.log)): 4
        case .end: 6
        default: nil
        }
      }
      #expect(places.contains(reply) && places == places.sorted(), "\(request)")
      #expect(isOver == (story.turn.actions.last?.isEnd == true), "\(request)")
    }
  }

  @Test("A query changes nothing", arguments: AskedState.allCases)
  func status(_ state: AskedState) throws {
    for request in [ControlRequest.status, .follow] {
      var story = try state.story()
      let (manager, notice) = (story.program.run.manager, story.program.notice)
      story.handle(.message(.asked(request, from: 5)), at: story.time + 2)
      #expect(story.program.run.manager == manager && story.program.notice == notice)
      #expect(story.effects.count == 1 && story.turn.actions.count == 1)
    }
  }

  @Test(
    "A refusal has a sentence with the reason",
    arguments: [
      (AskedState.running, ControlRequest.command(.resume), "it isn’t paused"),
      (.running, .command(.acknowledge), "no alarm is ringing"),
      (.running, .command(.snooze), "no alarm is ringing"),
      (.running, .command(.skip), "there are no other steps"),
      (.running, .command(.back), "there are no other steps"),
      (.running, .command(.lap), "only a stopwatch has laps"),
      (.running, .command(.take(.seconds(60))), "can’t remove more time than is left"),
      (.paused, .command(.pause), "it is already paused"),
      (.waiting, .command(.pause), "it hasn’t started"),
      (.ringing, .command(.finish), "its alarm is ringing; stop it first"),
      (.target, .command(.restart), "a countdown to a time of day can’t be restarted"),
      (.stopwatch, .command(.add(.seconds(1))), "a stopwatch without an end has no time to change"),
      (.pausedStopwatch, .command(.lap), "a lap can end only while the stopwatch is running"),
      (.running, .share(ShareRequest(room: "hall")), "it can’t be shared"),
    ])
  func sentences(_ state: AskedState, _ request: ControlRequest, _ words: String) throws {
    var story = try state.story()
    story.handle(.message(.asked(request, from: 5)), at: story.time + 2)
    #expect(story.replies(to: 5) == [.refused(words)])
    story.handle(.message(.asked(.status, from: 6)), at: story.time)
    #expect(story.replies(to: 6).first?.isRefusal == false, "the next request is another one")
  }

  @Test("The record says where the timer is shared, and that it no longer is")
  func shared() {
    var story = CountdownFixture()
    story.handle(.started, at: 0)
    #expect(story.published.last?.shared == nil && story.published.last?.isUnshared == false)
    let sharing = ShareRequest(room: "mqtt://localhost/hall", control: ["anna"])
    story.handle(.message(.shared(sharing)), at: 1)
    #expect(story.published.map(\.shared) == ["mqtt://localhost/hall"])
    #expect(story.published.map(\.sharedControl) == [["anna"]])
    story.handle(.message(.shared(sharing)), at: 2)
    #expect(story.published.isEmpty)
    story.handle(.message(.shared(ShareRequest(room: nil))), at: 3)
    #expect(story.published.map(\.shared) == [nil] && story.published.allSatisfy(\.isUnshared))
  }

  @Test("A request without a connection, as by SIGUSR1, gets no reply")
  func signal() {
    var story = CountdownFixture()
    story.handle(.message(.asked(.command(.toggle), from: nil)), at: 10)
    #expect(story.program.run.manager.state == .paused(left: .seconds(50)))
    #expect(!story.effects.contains { if case .timer(.reply) = $0 { true } else { false } })
  }

  @Test("A request after the deadline applies to the alarm")
  func late() {
    var story = CountdownFixture()
    story.handle(.message(.asked(.command(.cancel), from: 5)), at: 61)
    #expect(story.ending?.status == 0 && story.entries.first?.outcome == .acknowledged)
  }
}

extension Action<CountdownEffect> {
  fileprivate var isEnd: Bool { if case .end = self { true } else { false } }
}

extension ControlReply {
  fileprivate var isRefusal: Bool { if case .refused = self { true } else { false } }
}
