import Testing

@testable import Quotes

@Suite struct IntervalsTests {
  @Test("The median covers the last 31 intervals")
  func median() {
    var intervals = Intervals()
    #expect(intervals.median == nil)
    intervals.add(5)
    #expect(intervals.median == nil)
    for _ in 0..<40 { intervals.add(2) }
    for _ in 0..<15 { intervals.add(9) }
    #expect(intervals.median == 2)
    intervals.add(9)
    #expect(intervals.median == 9)
  }

  @Test("A symbol is stale after three median intervals")
  func stale() {
    var arrivals = Arrivals()
    for second in [0.0, 10, 20, 30] { arrivals.add(1_000 + second) }
    #expect(arrivals.median == 10)
    #expect(!arrivals.isStale(1_060))
    #expect(arrivals.isStale(1_060.1))
  }

  @Test("Simultaneous prices count as one arrival")
  func bursts() {
    var arrivals = Arrivals()
    for second in [0.0, 0, 0.5, 10, 10, 10.9, 20, 20] { arrivals.add(second) }
    #expect(arrivals.median == 10)
  }

  @Test("A symbol with two prices is never stale")
  func few() {
    var arrivals = Arrivals()
    arrivals.add(0)
    arrivals.add(5)
    #expect(!arrivals.isStale(1_000_000))
  }
}
