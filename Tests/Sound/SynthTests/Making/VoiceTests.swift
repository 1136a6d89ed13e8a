import Mathematics
import Testing

@testable import Synth

struct VoiceTests {
  private func tone(_ harmonics: Int, frequency: Double) -> Voice {
    Voice(
      seconds: 0.5, harmonics: harmonics, frequency: { _ in frequency }, loudness: { _ in 1 },
      color: { harmonic, _, _ in 1 / Double(harmonic) })
  }

  @Test("A steady voice is the sum of its harmonics")
  func steady() {
    var signal = SampleBuffer(seconds: 0.5, rate: 48_000)
    signal.add(tone(3, frequency: 440), at: 0)
    for index in stride(from: 0, to: 24_000, by: 11) {
      let angle = 2 * .pi * 440 * Double(index) / 48_000
      let expected = sine(angle) + sine(2 * angle) / 2 + sine(3 * angle) / 3
      #expect(abs(signal.samples[index] - expected) < 1e-9)
    }
  }

  @Test("A gliding voice has the phase that its frequencies add up to")
  func gliding() {
    var signal = SampleBuffer(seconds: 0.5, rate: 48_000)
    var voice = tone(1, frequency: 0)
    voice.frequency = { 400 + 800 * $0 }
    signal.add(voice, at: 0)
    for index in stride(from: 0, to: 24_000, by: 11) {
      let time = Double(index) / 48_000
      #expect(abs(signal.samples[index] - sine(2 * .pi * (400 * time + 400 * time * time))) < 1e-6)
    }
  }

  @Test("Harmonics above the rate's limit are left out")
  func bandLimit() {
    var (many, few) = (
      SampleBuffer(seconds: 0.5, rate: 8_000), SampleBuffer(seconds: 0.5, rate: 8_000)
    )
    many.add(tone(20, frequency: 1_000), at: 0)
    few.add(tone(3, frequency: 1_000), at: 0)
    #expect(zip(many.samples, few.samples).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A curve passes through its points and stays constant beyond its ends")
  func curve() {
    let curve = SmoothCurve([(1, 10), (2, 20), (4, 0)])
    #expect(curve(0) == 10)
    #expect(curve(1) == 10)
    #expect(abs(curve(1.5) - 15) < 1e-12)
    #expect(curve(2) == 20)
    #expect(curve(9) == 0)
    #expect(SmoothCurve([])(1) == 0)
  }
}
