import Testing

@testable import Runtime

@MainActor
struct TickSourceTests {
  private typealias Means = TickSource.Means

  /// Delays from none to a year, of both sides of the limit.
  private nonisolated static let delays: [Duration] = [
    .seconds(-1), .zero, .nanoseconds(1), .milliseconds(50), .milliseconds(499),
    TickSource.longestPause, TickSource.longestPause + .nanoseconds(1), .milliseconds(999),
    .seconds(1), .seconds(60), .seconds(366 * 86400),
  ]

  @Test(
    "Dispatch, whose timers stand still in suspension, gets no delay of a second", arguments: delays
  )
  func means(_ delay: Duration) {
    let isShort = delay > .zero && delay <= TickSource.longestPause
    #expect(Means(for: delay, pacesPictures: true) == (isShort ? .dispatch : .kernel))
    #expect(Means(for: delay, pacesPictures: false) == .kernel)
    #expect(TickSource.longestPause < .seconds(1))
  }
}
