import TestSupport
import Testing

@testable import Synth

struct LimiterTests {
  @Test("No sample exceeds the ceiling afterward", arguments: 1...10)
  func ceiling(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var signal = SampleBuffer(seconds: 0.5, rate: 8_000)
    for index in signal.samples.indices {
      let isLoud = index % 1_300 < 40
      signal.samples[index] = .random(in: -1...1, using: &random) * (isLoud ? 3 : 0.9)
    }
    let reduction = Limiter(ceiling: 0.8).apply(to: &signal)
    #expect(signal.peak <= 0.8 + 1e-12)
    #expect(reduction > 10 && reduction < 12)
  }

  @Test("Samples far below the ceiling are unchanged")
  func untouched() {
    var signal = SampleBuffer(seconds: 1, rate: 8_000)
    for index in signal.samples.indices { signal.samples[index] = index == 4_000 ? 2 : 0.5 }
    #expect(abs(Limiter(ceiling: 1).apply(to: &signal) - 6.02) < 0.01)
    #expect(signal.samples[..<3_900].allSatisfy { $0 == 0.5 })
    #expect(signal.samples[4_100...].allSatisfy { $0 == 0.5 })
    #expect(abs(signal.samples[4_000] - 1) < 1e-12)
  }

  @Test("The gain falls and rises without a step")
  func smooth() {
    var signal = SampleBuffer(seconds: 1, rate: 48_000)
    for index in signal.samples.indices { signal.samples[index] = index == 24_000 ? 2 : 0.5 }
    _ = Limiter(ceiling: 1).apply(to: &signal)
    for index in 1..<signal.samples.count where index != 24_000 && index != 24_001 {
      #expect(abs(signal.samples[index] - signal.samples[index - 1]) < 0.01)
    }
  }

  @Test("A quiet signal is unchanged")
  func quiet() {
    var signal = SampleBuffer(seconds: 0.1, rate: 8_000)
    signal.samples[5] = 0.5
    let before = signal.samples
    #expect(Limiter(ceiling: 0.5).apply(to: &signal) == 0)
    #expect(signal.samples == before)
  }

  @Test("The sliding minimum is the minimum within reach", arguments: 0...6)
  func minimum(reach: Int) {
    var random = SeededGenerator(seed: 5)
    let values = (0..<200).map { _ in Double.random(in: 0...1, using: &random) }
    let result = Limiter.slidingMinimum(values, reach: reach)
    for index in values.indices {
      let window = values[max(0, index - reach)...min(values.count - 1, index + reach)]
      #expect(result[index] == window.min())
    }
  }

  @Test("The running mean includes the values within reach")
  func mean() {
    let result = Limiter.runningMean([1, 1, 0.4, 1, 1], reach: 1)
    #expect(zip(result, [1, 0.8, 0.8, 0.8, 1]).allSatisfy { abs($0 - $1) < 1e-12 })
  }
}
