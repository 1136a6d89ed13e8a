import TestSupport
import Testing

@testable import Synth

struct TruePeakTests {
  @Test("A sine's peak between its samples is found")
  func betweenSamples() {
    // A quarter of the rate, read at 45°: every sample is 3 dB below the peak.
    let samples = SoundFixture.sine(12_000, seconds: 0.02, phase: .pi / 4)
    #expect(abs(decibels(amplitude: samples.map(abs).max() ?? 0) + 3.01) < 0.01)
    // The sine's sudden ends ring: only the middle is a pure sine.
    let faded = samples.enumerated().map { index, value in
      value * smoothStep(Double(min(index, samples.count - index)) / 200)
    }
    #expect(abs(decibels(amplitude: TruePeak.amplitude(of: faded))) < 0.05)
  }

  @Test("No true peak is below the largest sample", arguments: 1...20)
  func bound(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let samples = (0..<500).map { _ in Double.random(in: -1...1, using: &random) }
    #expect(TruePeak.amplitude(of: samples) >= samples.map(abs).max() ?? 0)
  }

  @Test("Skipping blocks that can't contain a peak changes nothing", arguments: 1...20)
  func pruning(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let samples = (0..<640).map { index in
      Double.random(in: -1...1, using: &random) * (index / 64 % 3 == 0 ? 1 : 0.4)
    }
    let kernel = SincKernel(halfWidth: 16, cutoff: 1, beta: 8)
    var best = samples.map(abs).max() ?? 0
    for phase in 1...3 {
      let row = kernel.row(at: Double(phase) / 4)
      for index in samples.indices {
        let sum = row.indices.reduce(0.0) { sum, tap in
          let place = index - 15 + tap
          return samples.indices.contains(place) ? sum + row[tap] * samples[place] : sum
        }
        best = max(best, abs(sum))
      }
    }
    #expect(abs(TruePeak.amplitude(of: samples) - best) < 1e-12)
  }

  @Test("An empty signal has no peak")
  func empty() {
    #expect(TruePeak.amplitude(of: []) == 0)
    #expect(TruePeak.amplitude(of: [0.5]) == 0.5)
  }
}
