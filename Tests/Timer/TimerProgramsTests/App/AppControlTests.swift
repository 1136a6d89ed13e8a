import Clocks
import Countdowns
import Programs
import Reports
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

/// The interface of the app's timers for other processes.
struct AppControlTests {
  typealias Tester = AppFixture.Tester

  /// Returns two running timers: Tea of 5 min and, selected, one of 10 min with the name 1.
  private func two() -> Tester {
    var tester = AppFixture.tester(AppFixture.still)
    tester.type("5m as Tea")
    tester.press("enter")
    tester.press("n")
    tester.paste("10m")
    tester.press("enter")
    tester.message(.registered(tab: 0, AppFixture.identity("Tea")))
    tester.message(.registered(tab: 1, AppFixture.identity("1")))
    tester.claimAll()
    return tester
  }

  // MARK: Publishing

  @Test("A timer is registered when it starts, and published once it has a name")
  func starting() throws {
    var tester = AppFixture.tester(AppFixture.still)
    tester.type("5m as Tea")
    tester.press("enter")
    tester.expect(.register(tab: 0, label: "Tea"))
    #expect(tester.news() == [])
    // Another timer has the name.
    tester.message(.registered(tab: 0, AppFixture.identity("2")))
    let records = tester.published(0)
    let record = try #require(records.first)
    #expect(record.name == "2" && record.label == "Tea" && record.phase == .running)
    #expect(record.deadline == tester.now.instant.advanced(by: .seconds(300)))
    #expect(record.total == .seconds(300) && record.started == tester.now.wall)
    #expect(record.words == ["5m", "--name", "Tea"] && record.face == "ring")
    #expect(record.process == 7 && record.folder == "/home" && record.status == nil)
  }

  @Test("A timer from the command line is registered when the app starts")
  func commandLine() {
    var program = AppFixture.program(AppFixture.still)
    program.begin(
      CountdownGoal(total: .seconds(240)), nil, name: nil, at: Tester.usualStart)
    var tester = ProgramTester(program)
    tester.expect(.register(tab: 0, label: nil))
  }

  @Test("Only changes are published, and only for the timer that changed")
  func changes() {
    var tester = two()
    tester.advance(by: .seconds(30))
    #expect(tester.news() == [])
    tester.press("space")
    #expect(tester.published(1).map(\.phase) == [.paused])
    tester.advance(by: .seconds(30))
    tester.press("{")
    tester.press(",")
    tester.press("escape")
    #expect(tester.news() == [])
    tester.press("+")
    #expect(tester.published(0).map(\.total) == [.seconds(360)])
    tester.press("f")
    #expect(tester.news() == [0])
    tester.advance(by: .seconds(300))
    #expect(tester.published(0).map(\.phase) == [.ringing])
  }

  @Test("Timers with the same label both request that name; a restarted timer is registered again")
  func names() {
    var tester = AppFixture.tester(AppFixture.still)
    for _ in 0..<2 {
      tester.type("5m as Tea")
      tester.press("enter")
      tester.press("n")
    }
    tester.expect(.register(tab: 0, label: "Tea"))
    tester.expect(.register(tab: 1, label: "Tea"))
    tester.message(.registered(tab: 1, AppFixture.identity("1")))
    tester.press("{")
    tester.claimAll()
    tester.press("r")
    tester.expect(.unregister(tab: 1))
    tester.press("enter")
    tester.expect(.register(tab: 1, label: "Tea"))
    #expect(tester.published(1).map(\.status) == [1], "only what was reset is published")
  }

  // MARK: Requests

  @Test("A timer that isn't selected is controlled, and each reply has its new state")
  func requests() {
    var tester = two()
    tester.advance(by: .seconds(10))
    #expect(tester.ask(.status, 0)?.phase == .running)
    #expect(tester.ask(.follow, 0)?.phase == .running)
    #expect(tester.news() == [])
    let paused = tester.ask(.command(.pause), 0)
    #expect(paused?.phase == .paused && paused?.left == .seconds(290) && paused?.words == [])
    #expect(tester.published(0).map(\.phase) == [.paused])
    #expect(tester.ask(.command(.resume), 0)?.phase == .running)
    #expect(tester.ask(.command(.toggle), 0)?.phase == .paused)
    #expect(tester.ask(.command(.toggle), 0)?.phase == .running)
    #expect(tester.ask(.command(.add(.seconds(60))), 0)?.total == .seconds(360))
    #expect(tester.ask(.command(.take(.seconds(30))), 0)?.total == .seconds(330))
    #expect(tester.ask(.command(.restart), 0)?.total == .seconds(300))
    #expect(tester.left == .seconds(590))
    #expect(tester.published(1) == [])
    #expect(tester.ask(.command(.finish), 0)?.phase == .ringing)
    #expect(tester.alarm == .ringing(since: tester.now.instant))
    #expect(tester.ask(.command(.snooze), 0)?.total == AlarmSettings.usualSnooze)
    tester.advance(by: AlarmSettings.usualSnooze)
    let last = tester.ask(.command(.acknowledge), 0)
    #expect(last?.phase == .ended && last?.status == 0 && last?.ranFor == .seconds(310))
    #expect(tester.logged(0).map(\.outcome) == [.acknowledged])
    #expect(tester.model.tabs[0].run == nil && tester.model.tabs[1].run != nil)
    #expect(tester.model.shared.keys.sorted() == [1])
  }

  @Test(
    "Impossible requests are refused with a sentence, and change nothing",
    arguments: [
      (ControlRequest.command(.resume), "it isn’t paused"),
      (.command(.skip), "there are no other steps"),
      (.command(.back), "there are no other steps"), (.command(.lap), "only a stopwatch has laps"),
      (.command(.snooze), "no alarm is ringing"),
      (.command(.acknowledge), "no alarm is ringing"),
      (.command(.take(.seconds(300))), "can’t remove more time than is left"),
      (
        .share(ShareRequest(room: "hall")),
        "timers of the app can’t be shared yet: start one in a terminal of its own"
      ),
    ])
  func refusals(_ request: ControlRequest, _ words: String) {
    var tester = two()
    tester.message(.asked(request, tab: 0, from: 7))
    #expect(tester.claimAll() == [.perform(.timer(tab: 0, .reply(.refused(words), to: 7)))])
    #expect(tester.model.notice == nil)
  }

  @Test("A time of day can't be restarted, and a missing timer refuses every request")
  func refusalsOfOthers() {
    var tester = AppFixture.tester(AppFixture.still)
    tester.press("/")
    tester.type("until 14:30")
    tester.press("enter")
    tester.message(.registered(tab: 0, AppFixture.identity()))
    tester.claimAll()
    tester.message(.asked(.command(.restart), tab: 0, from: 7))
    tester.expect(
      .timer(tab: 0, .reply(.refused("a countdown to a time of day can’t be restarted"), to: 7)))
    tester.message(.asked(.status, tab: 4, from: 7))
    tester.expect(.timer(tab: 4, .reply(.refused("it is already over"), to: 7)))
    tester.finish()
  }

  @Test("Without a picture, changes by other processes are announced")
  func spoken() {
    var program = AppFixture.program()
    program.plain = PlainPrompt()
    var tester = ProgramTester(program, isVisible: false)
    tester.type("5m as Tea")
    tester.press("enter")
    tester.message(.registered(tab: 0, AppFixture.identity("Tea")))
    tester.claimAll()
    tester.message(.asked(.command(.pause), tab: 0, from: 7))
    tester.claim(.say("Tea: paused, 5 min left"))
    tester.message(.asked(.command(.resume), tab: 0, from: 7))
    tester.claim(.say("Tea: 5 min left, ends 12:05:00"))
    tester.message(.asked(.command(.cancel), tab: 0, from: 7))
    tester.claim(.say("Tea: stopped"))
  }

  // MARK: The end

  @Test("A cancel request is answered once the history is written, and before the socket is closed")
  func cancel() throws {
    var tester = two()
    tester.advance(by: .seconds(30))
    tester.message(.asked(.command(.cancel), tab: 0, from: 7))
    let actions = tester.claimAll().filter { if case .perform = $0 { true } else { false } }
    let last = actions.suffix(4).map(\.kind)
    #expect(last == ["log", "publish", "reply", "unregister"])
    let entry = try #require(actions.compactMap(\.entry).first)
    #expect(entry.name == "Tea" && entry.outcome == .canceled && entry.status == 1)
    #expect(entry.planned == .seconds(300) && entry.ran == .seconds(30))
  }

  @Test("A reset is logged as a cancellation, or while the timer rings, as an acknowledgment")
  func reset() {
    var tester = two()
    tester.advance(by: .seconds(10))
    tester.press("r")
    #expect(tester.logged(1).map(\.outcome) == [.canceled])
    #expect(tester.published(1).map(\.status) == [1])
    tester.expect(.unregister(tab: 1))
    tester.advance(by: .seconds(290))
    tester.press("r")
    #expect(tester.logged(0).map(\.outcome) == [.acknowledged])
    tester.expect(.unregister(tab: 0))
    #expect(tester.model.shared.isEmpty && tester.left == nil)
  }

  @Test("An alarm that ends by itself is logged")
  func alarm() {
    var tester = two()
    let start = tester.now.instant
    tester.advance(by: .seconds(300))
    tester.message(.alarmFinished(since: start.advanced(by: .seconds(300))))
    #expect(tester.logged(0).map(\.outcome) == [.rang])
    tester.advance(by: .seconds(300) + AlarmSettings.usualLimit)
    #expect(tester.logged(1).map(\.outcome) == [.missed])
  }

  @Test("Closing a timer cancels it, and quitting cancels all of them")
  func leaving() {
    var tester = two()
    var other = tester
    tester.press("x")
    tester.press("y")
    #expect(tester.logged(1).map(\.outcome) == [.canceled])
    #expect(tester.logged(0) == [])
    tester.expect(.unregister(tab: 1))
    other.press("q")
    other.press("c")
    #expect(other.logged(0).map(\.outcome) == [.canceled])
    #expect(other.logged(1).map(\.outcome) == [.canceled])
    #expect(other.published(0).map(\.status) == [1])
    #expect(other.published(1).map(\.status) == [1])
    #expect(other.actions.last?.kind == "end")
  }

  @Test("A signal interrupts active timers, and acknowledges ringing ones")
  func signals() {
    var tester = two()
    tester.advance(by: .seconds(310))
    let all = tester.model.interruptions(cancels: true, at: tester.now)
    #expect(all.map(\.tab) == [0, 1])
    let entries = all.compactMap(\.left.entry)
    #expect(entries.map(\.outcome) == [.acknowledged, .interrupted])
    #expect(entries.map(\.acknowledgedAfter) == [.seconds(10), nil])
    #expect(entries.map(\.ran) == [.seconds(300), .seconds(310)])
    #expect(all.map { $0.left.canceled?.phase } == [nil, .canceled])
    let others = tester.model.interruptions(cancels: false, at: tester.now)
    #expect(others.map { $0.left.entry?.outcome } == [.acknowledged, nil])
    #expect(others.map(\.left.record.phase) == [.ringing, .running])
  }

  @Test("A timer that is over before it has a name leaves nothing behind")
  func nameless() {
    var tester = AppFixture.tester(AppFixture.still)
    tester.press("enter")
    tester.press("r")
    tester.expect(.unregister(tab: 0))
    tester.message(.registered(tab: 0, AppFixture.identity()))
    #expect(tester.news() == [])
    #expect(tester.logged(0) == [])
  }
}
