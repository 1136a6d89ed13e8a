import Programs
import Reports
import Testing
import TimerTestSupport
import Texts

@testable import TimerPrograms
@testable import Timers

struct EffectStageTests {
  private static let notification = DesktopNotification(
    title: "two", text: "", category: "x-timer.step")

  @Test(
    "The alarm comes first, then records, replies, announcements, files, last replies, and the end")
  func order() {
    var record = TimerRecord.sample(.running)
    let running = Action<AppEffect>.perform(.timer(tab: 0, .publish(record)))
    record.status = 0
    let ended = Action<AppEffect>.perform(.timer(tab: 0, .publish(record)))
    let lastReply = Action<AppEffect>.perform(
      .timer(tab: 0, .reply(.timer(record.forOthers.json), to: 1)))
    let inOrder: [Action<AppEffect>] = [
      .perform(.alarm(.none, AlarmSettings())), running,
      .perform(.timer(tab: 0, .reply(.refused("no"), to: 1))), .say("one"),
      .perform(.timer(tab: 0, .notify(Self.notification))), .perform(.keepRecents([])), ended,
      lastReply, .perform(.unregister(tab: 0)), .perform(.register(tab: 0, label: nil)),
      .perform(.handOver([])), .end(status: 0),
    ]
    // Effects of the same stage keep their order.
    let mixed: [Action<AppEffect>] =
      [inOrder[11], inOrder[3]] + inOrder[4...10].reversed() + inOrder[...2].reversed()
    let words = inOrder.filter { $0 == inOrder[3] || $0 == inOrder[4] }
    #expect(Action.ordered(mixed) == inOrder)
    #expect(Action.ordered(mixed).filter { words.contains($0) } == words)
    #expect(Action.ordered(words) == words && Action<AppEffect>.ordered([]) == [])
  }
}
