import Clocks
import Programs
import TerminalIO
import Testing

@testable import Runtime

/// Tests of subscription timers on the real clocks, using only instants in the past.
@MainActor
struct SubscriptionTimersTests {
  final class Log { var messages: [String] = [] }

  let loop: EventLoop
  let timers: SubscriptionTimers<String>
  let log = Log()

  init() throws {
    let (loop, log) = (try #require(EventLoop()), log)
    let timers = SubscriptionTimers<String>(.monotonic, hasWallTimes: true, in: loop) {
      log.messages.append($0)
    }
    self.loop = loop
    self.timers = try #require(timers)
  }

  private nonisolated static let deadline = Subscription(
    .deadline(Instant(sinceZero: .zero)), "deadline")
  private nonisolated static let noon = Subscription(
    .wallTime(WallTime(epochSeconds: 43_200)), "noon")

  @Test("A subscription that stays fires once", arguments: [deadline, noon])
  func once(_ subscription: Subscription<String>) {
    timers.follow([subscription])
    #expect(loop.turn(timeout: .seconds(60)))
    timers.follow([subscription])
    #expect(!loop.turn(timeout: .zero))
    #expect(log.messages == [subscription.message])
  }

  @Test("A subscription that is removed and added again fires again", arguments: [deadline, noon])
  func addedAgain(_ subscription: Subscription<String>) {
    for _ in 0..<3 {
      timers.follow([subscription])
      #expect(loop.turn(timeout: .seconds(60)))
      timers.follow([])
      #expect(!loop.turn(timeout: .zero))
    }
    #expect(log.messages.count == 3)
  }

  @Test("A subscription that is removed doesn't fire")
  func dropped() {
    timers.follow([Self.deadline, Self.noon])
    timers.follow([Self.noon])
    #expect(loop.turn(timeout: .seconds(60)))
    #expect(!loop.turn(timeout: .zero))
    #expect(log.messages == ["noon"])
  }

  @Test("A subscription to a shared time has no timer of its own")
  func shared() {
    timers.follow([Subscription(.time(Instant(sinceZero: .zero)), "time")])
    #expect(!loop.turn(timeout: .zero))
  }
}
