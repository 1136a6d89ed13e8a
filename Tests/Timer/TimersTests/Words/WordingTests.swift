import Clocks
import Countdowns
import Testing

@testable import Timers

struct WordingTests {
  /// 2026-11-21 14:32:07 UTC.
  static let deadline = WallTime(sinceEpoch: .seconds(1_795_271_527))
  static let instant = Instant(sinceZero: .seconds(900))
  static let tea = Wording(name: "Tea", zone: .utc)
  static let bare = Wording(name: nil, zone: .utc)

  @Test("The echo has the length and the end")

  func echo() {
    let echo = Self.bare.echo(
      total: .seconds(300), ends: Self.deadline, now: Self.deadline.advanced(by: .seconds(-300)))
    #expect(echo == "5 min · ends 14:32:07")
  }

  @Test(
    "The closing line describes the outcome",
    arguments: [
      (TimeManager.Outcome.ended(deadline: instant), 0, "ended 14:32:07"),
      (.ended(deadline: instant), 1.9, "ended 14:32:07"),
      (.ended(deadline: instant), 7 * 60 + 30, "ended 14:32:07, 7 min ago"),
      (.ended(deadline: instant), 86_400, "ended Sat 21 Nov 14:32:07, 1 d ago"),
      (.missed(deadline: instant), 600, "ended 14:32:07, missed"),
      (.acknowledged(deadline: instant, after: .seconds(59)), 59, "ended 14:32:07"),
      (
        .acknowledged(deadline: instant, after: .seconds(150)), 150,
        "ended 14:32:07, stopped 2 min later"
      ),
      (.canceled(left: .milliseconds(150_200)), 0, "canceled with 2 min 31 s left"),
      (.canceled(left: .milliseconds(1500)), 0, "canceled with 1.5 s left"),
      (.canceled(left: .microseconds(250_400)), 0, "canceled with 251 ms left"),
    ])
  func closing(_ outcome: TimeManager.Outcome, _ late: Double, _ words: String) {
    let now = Self.deadline.advanced(by: .seconds(late))
    for (wording, prefix) in [(Self.tea, "Tea: 5 min, "), (Self.bare, "5 min, ")] {
      let closing = wording.closing(
        outcome, total: .seconds(300), deadline: Self.deadline, now: now)
      #expect(closing == prefix + words)
    }
  }

  @Test("An interrupted countdown has the time left")

  func interrupted() {
    let words = Self.tea.interrupted(total: .seconds(300), left: .milliseconds(120_001))
    #expect(words == "Tea: 5 min, interrupted with 2 min 1 s left")
  }

  @Test(
    "Time ago is in minutes, or in seconds below one",
    arguments: [
      (Duration.seconds(59), "59 s ago"), (.milliseconds(59_999), "59 s ago"),
      (.seconds(60), "1 min ago"), (.seconds(3719), "1 h 1 min ago"),
    ])
  func ago(_ duration: Duration, _ words: String) {
    #expect(Self.bare.ago(duration) == words)
  }

  @Test("A typed length is echoed exactly, and a target’s in whole seconds")
  func exactness() {
    let total = Duration.seconds(5400) + .milliseconds(500)
    #expect(Wording(zone: .utc).length(total) == "1 h 30 min 0.5 s")
    #expect(Wording(zone: .utc).length(.microseconds(10)) == "10 \u{B5}s")
    #expect(Wording(zone: .utc, isExact: false).length(total) == "1 h 30 min 1 s")
  }

  @Test("A countdown finished by hand isn’t announced as having run out")
  func early() {
    let words = Self.bare.closing(
      .ended(deadline: Self.instant), total: .seconds(300), leftAtFinish: .seconds(298),
      deadline: Self.deadline, now: Self.deadline)
    #expect(words == "5 min, finished with 4 min 58 s left, ended 14:32:07")
  }
}
