import Testing

@testable import Synth

struct MasteringTests {
  @Test("A tone reaches its target loudness, however loud it was", arguments: [1e-4, 1, 1e4])
  func loudness(gain: Double) {
    var signal = SampleBuffer(seconds: 1, rate: 48_000)
    signal.samples = SoundFixture.sine(997, amplitude: gain)
    let result = Mastering(loudness: -20).master(signal)
    let meter = LoudnessMeter([result.signal.samples], rate: 48_000)
    #expect(abs(meter.maximumMomentary + 20) < 0.1)
    #expect(result.reduction == 0)
  }

  @Test("Peaks are limited to the ceiling, and loudness is made up for")
  func ceiling() {
    var signal = SampleBuffer(seconds: 1, rate: 48_000)
    signal.samples = SoundFixture.sine(997, amplitude: 0.1)
    for start in [9_000, 33_000] {
      for offset in 0..<24 { signal.samples[start + offset] *= 12 }
    }
    let result = Mastering(loudness: -14).master(signal)
    let meter = LoudnessMeter([result.signal.samples], rate: 48_000)
    #expect(meter.truePeak <= -1)
    #expect(result.reduction > 1)
    #expect(abs(meter.maximumMomentary + 14) < 0.3)
  }

  @Test("DC offset is removed")
  func directCurrent() {
    var signal = SampleBuffer(seconds: 2, rate: 8_000)
    signal.samples = SoundFixture.sine(500, seconds: 2, rate: 8_000).map { $0 + 3 }
    let samples = Mastering(loudness: -14).master(signal).signal.samples.dropFirst(1_600)
    #expect(abs(samples.reduce(0, +) / Double(samples.count)) < 0.001)
  }

  @Test("Silence stays silent, and an empty signal stays empty")
  func silence() {
    let waveform = Mastering(loudness: -14).waveform(from: SampleBuffer(seconds: 0.1, rate: 8_000))
    #expect(waveform.samples.allSatisfy { abs(Int($0)) <= 1 })
    #expect(
      Mastering(loudness: -14).waveform(from: SampleBuffer(seconds: 0, rate: 8_000)).samples == [])
  }

  @Test("The rounding error is noise two steps wide, with zero mean")
  func dither() {
    var signal = SampleBuffer(seconds: 1, rate: 48_000)
    for index in signal.samples.indices { signal.samples[index] = 0.25 / 32_768 }
    let samples = Mastering.quantized(signal).samples
    #expect(Set(samples).isSubset(of: [-1, 0, 1]))
    let mean = samples.reduce(0.0) { $0 + Double($1) } / Double(samples.count)
    #expect(abs(mean - 0.25) < 0.01)
  }

  @Test("A loudness that is unreachable below the ceiling is reduced", arguments: [-3.0, 3, 12])
  func tooLoud(loudness: Double) {
    var signal = SampleBuffer(seconds: 0.5, rate: 48_000)
    signal.samples = SoundFixture.sine(11_700, seconds: 0.5)
    let result = Mastering(loudness: loudness).master(signal)
    #expect(decibels(amplitude: TruePeak.amplitude(of: result.signal.samples)) <= -1)
  }

  @Test("A cut-off signal ends softly, and the first and last sample are zero")
  func edges() {
    var signal = SampleBuffer(seconds: 0.5, rate: 48_000)
    signal.samples = SoundFixture.sine(300, seconds: 0.5, phase: 1)
    let faded = Mastering(loudness: -20).master(signal).signal.samples
    #expect(abs(faded[23_999]) < 1e-9)
    #expect(
      faded[23_760...].indices.dropFirst().allSatisfy { abs(faded[$0] - faded[$0 - 1]) < 0.01 })
    let samples = Mastering.quantized(signal).samples
    #expect(samples.first == 0)
    #expect(samples.last == 0)
    #expect(abs(samples[1]) > 20_000)
  }
}
