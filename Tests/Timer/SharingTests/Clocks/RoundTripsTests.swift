import Clocks
import Testing

@testable import Sharing

@Suite("Round trips")
struct RoundTripsTests {
  private func instant(_ milliseconds: Int) -> Instant {
    Instant(sinceZero: .milliseconds(milliseconds))
  }

  @Test("Messages are due at 0, 0.25, 1, 4 and 15 s, and then once a minute")
  func schedule() {
    var trips = RoundTrips()
    #expect(trips.next == nil)
    trips.start(at: instant(0))
    var times: [Duration] = []
    while let next = trips.next, next < instant(140_000) {
      let early = trips.message(at: next.advanced(by: .milliseconds(-1)))
      times.append(next.sinceZero)
      let due = trips.message(at: next)
      #expect(early == nil && due != nil)
    }
    #expect(times == [0, 250, 1000, 4000, 15_000, 75_000, 135_000].map { .milliseconds($0) })
    trips.stop()
    #expect(trips.next == nil)
  }

  @Test("The shortest of the last eight counts, and one of an earlier connection doesn't")
  func shortest() throws {
    var trips = RoundTrips()
    trips.start(at: instant(0))
    var now = instant(0)
    for (number, length) in [40, 20, 60, 70, 80, 90, 100, 110, 120].enumerated() {
      now = try #require(trips.next)
      let message = trips.message(at: now)
      let text = Array(try #require(message).utf8)
      let arrival = now.advanced(by: .milliseconds(length))
      let (first, again) = (trips.handle(text, at: arrival), trips.handle(text, at: arrival))
      #expect(first && !again, "It comes back once.")
      #expect(trips.half == .milliseconds(number == 0 ? 20 : 10))
    }
    now = try #require(trips.next)
    let late = Array((trips.message(at: now) ?? "").utf8)
    trips.start(at: now)
    let isKnown = trips.handle(late, at: now)
    #expect(trips.half == nil && !isKnown)
  }

  @Test(
    "What others send isn't timed", arguments: ["", "0", "2", "x", "1 ", "999999999999999999999"])
  func foreign(text: String) {
    var trips = RoundTrips()
    trips.start(at: instant(0))
    _ = trips.message(at: instant(0))
    let isKnown = trips.handle(Array(text.utf8), at: instant(5))
    #expect(!isKnown && trips.half == nil)
  }
}
