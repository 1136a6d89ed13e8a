import Clocks
import TestSupport
import Testing

struct InstantTests {
  @Test("Advancing and measuring are inverse operations") func advancingAndMeasuringAreInverse() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let start = Instant(
        sinceZero: .milliseconds(Int64.random(in: -1_000_000...1_000_000, using: &generator)))
      let step = Duration.milliseconds(Int64.random(in: -1_000_000...1_000_000, using: &generator))
      let end = start.advanced(by: step)
      #expect(start.duration(to: end) == step)
      #expect(end.advanced(by: .zero - step) == start)
      #expect((start < end) == (step > .zero))
    }
  }
}
