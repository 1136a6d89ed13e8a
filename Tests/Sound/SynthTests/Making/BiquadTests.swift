import Testing

@testable import Synth

struct BiquadTests {
  private func gain(_ filter: Biquad, _ frequency: Double) -> Double {
    var samples = SoundFixture.sine(frequency, seconds: 0.5)
    filter.apply(to: &samples)
    let power = samples.suffix(12_000).reduce(0) { $0 + $1 * $1 } / 12_000
    return decibels(power: 2 * power)
  }

  @Test("A filter is 3 dB down at its corner, and 12 dB an octave beyond")
  func corners() {
    let (high, low) = (Biquad.highPass(1_000, rate: 48_000), Biquad.lowPass(1_000, rate: 48_000))
    #expect(abs(gain(high, 1_000) + 3.01) < 0.02)
    #expect(abs(gain(low, 1_000) + 3.01) < 0.02)
    #expect(abs(gain(high, 500) + 12.3) < 0.1)
    #expect(abs(gain(low, 2_000) + 12.3) < 0.2)
    #expect(abs(gain(high, 8_000)) < 0.01)
    #expect(abs(gain(low, 100)) < 0.01)
  }
}
