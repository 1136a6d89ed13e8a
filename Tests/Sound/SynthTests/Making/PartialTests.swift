import Mathematics
import Testing

@testable import Synth

struct PartialTests {
  @Test("A rotating number gives the same sine as the formula")
  func closedForm() {
    var signal = SampleBuffer(seconds: 0.5, rate: 48_000)
    let mode = DecayingSine(
      frequency: 440, amplitude: 0.8, decay: 0.7, attack: 0.01, phase: 0.3)
    signal.add(mode, at: 0.1)
    for index in stride(from: 0, to: signal.samples.count, by: 7) {
      let time = Double(index - 4_800) / 48_000
      let envelope =
        0.8 * exponential(-6.907_755 / 0.7 * time) * (1 - exponential(-time / 0.01))
      let expected = time < 0 ? 0 : envelope * sine(2 * .pi * 440 * time + 0.3)
      #expect(abs(signal.samples[index] - expected) < 5e-5)
    }
  }

  @Test("A partial has lost 60 dB after its decay time")
  func decay() {
    var signal = SampleBuffer(seconds: 1, rate: 48_000)
    signal.add(DecayingSine(frequency: 1_000, amplitude: 1, decay: 0.5, phase: .pi / 2), at: 0)
    #expect(abs(signal.samples[24_000] - 0.001) < 1e-6)
  }

  @Test("Partials above the rate's limit are left out")
  func bandLimit() {
    var signal = SampleBuffer(seconds: 0.1, rate: 8_000)
    signal.strike([Partial(1, 0, 1), Partial(2, 0, 1)], frequency: 3_700, at: 0)
    #expect(signal.peak == 0)
    signal.strike([Partial(1, 0, 1), Partial(2, 0, 1)], frequency: 1_000, at: 0)
    #expect(signal.peak > 0.5)
  }

  @Test("Two modes beat, but never to silence")
  func beating() {
    var signal = SampleBuffer(seconds: 2, rate: 8_000)
    let stroke = Stroke(attack: 0, beat: 1, seed: 3)
    signal.strike([Partial(1, 0, 1_000)], frequency: 400, at: 0, stroke)
    let peaks = stride(from: 0, to: 16_000, by: 400).map { start in
      signal.samples[start..<start + 400].map(abs).max() ?? 0
    }
    #expect(abs((peaks.max() ?? 0) - 1) < 0.02)
    #expect(abs((peaks.min() ?? 0) - 0.28) < 0.04)
  }

  @Test("Parts beyond the end are cut off")
  func beyond() {
    var signal = SampleBuffer(seconds: 0.01, rate: 8_000)
    signal.add(DecayingSine(frequency: 100, amplitude: 1, decay: 1), at: 5)
    #expect(signal.peak == 0)
    signal.add(DecayingSine(frequency: 100, amplitude: 0, decay: 1), at: 0)
    #expect(signal.peak == 0)
  }
}
