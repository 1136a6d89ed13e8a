import Glibc
import Testing

@testable import Alarms

struct GainCurveTests {
  @Test("A fade rises from −40 dB linearly in decibels", arguments: [1, 0.5])
  func fade(gain: Double) {
    let curve = GainCurve(gain: gain, fade: .seconds(4), rate: 1_000)
    for (position, decibels) in [(0, -40.0), (1_000, -30), (2_000, -20), (3_000, -10), (4_000, 0)] {
      let expected = gain * pow(10, decibels / 20)
      #expect(abs(curve.amplitude(at: position) - expected) < 1e-12)
    }
    #expect(curve.amplitude(at: 1_000_000) == gain)
    #expect(curve.amplitude(at: -1) == gain)
  }

  @Test("Samples are scaled by the amplitude of their frame, in any chunks")
  func pieces() {
    let curve = GainCurve(gain: 0.8, fade: .milliseconds(150), rate: 1_000)
    var whole = [Int16](repeating: 30_000, count: 400)
    curve.scale(&whole, from: 0, channels: 2, position: -20)
    for (index, sample) in whole.enumerated() {
      let exact = 30_000 * curve.amplitude(at: index / 2 - 20)
      #expect(abs(Double(sample) - exact) < 0.51)
    }
    for piece in [1, 3, 64, 65] {
      var samples: [Int16] = []
      for start in stride(from: 0, to: 200, by: piece) {
        let first = samples.count
        samples += [Int16](repeating: 30_000, count: min(piece, 200 - start) * 2)
        curve.scale(&samples, from: first, channels: 2, position: start - 20)
      }
      #expect(samples == whole)
    }
  }

  @Test("At full level samples are unchanged")
  func full() {
    var samples: [Int16] = [.min, -1, 0, 1, .max]
    let before = samples
    GainCurve(gain: 1, fade: .zero, rate: 48_000).scale(&samples, from: 0, channels: 1, position: 0)
    #expect(samples == before)
  }
}
