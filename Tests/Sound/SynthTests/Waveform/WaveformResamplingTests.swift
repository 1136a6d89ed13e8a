import Testing

@testable import Synth

struct WaveformResamplingTests {
  static let rates = [
    (44_100, 48_000), (48_000, 44_100), (22_050, 48_000), (48_000, 16_000), (8_000, 48_000),
    (44_101, 48_000),
  ]

  @Test("A sine is the same sine at another rate", arguments: rates)
  func sine(from: Int, to: Int) {
    let frequency = 2_500.0
    let waveform = SoundFixture.waveform(frequency, amplitude: 0.9, seconds: 0.2, rate: from)
    let result = waveform.resampled(to: to)
    #expect(result.rate == to)
    // The ends are where silence meets the sine.
    let margin = to / 40
    let middle = result.deinterleaved[0].dropFirst(margin).dropLast(margin)
    let ratio = SoundFixture.signalToNoise(Array(middle), frequency: frequency, rate: Double(to))
    #expect(ratio > 80, "\(ratio)")
  }

  @Test("Frequencies above the lower rate's limit are filtered out")
  func bandLimit() {
    let waveform = SoundFixture.waveform(9_000, amplitude: 0.9, seconds: 0.25)
    let result = waveform.resampled(to: 16_000).deinterleaved[0].dropFirst(400).dropLast(400)
    #expect(result.allSatisfy { abs($0) < 0.000_1 })
  }

  @Test("Channels are resampled independently")
  func channels() {
    let left = SoundFixture.waveform(500, seconds: 0.1, rate: 8_000)
    let samples = left.samples.flatMap { sample -> [Int16] in [sample, 0] }
    let result = Waveform(samples: samples, channels: 2, rate: 8_000).resampled(to: 12_000)
    #expect(result.channels == 2)
    #expect(result.deinterleaved[0] == left.resampled(to: 12_000).deinterleaved[0])
    #expect(result.deinterleaved[1].allSatisfy { $0 == 0 })
  }

  @Test("The length is preserved, to a frame", arguments: [(8_000, 48_000), (48_000, 22_050)])
  func length(from: Int, to: Int) {
    let waveform = Waveform(samples: [Int16](repeating: 0, count: 1_001), rate: from)
    let frames = waveform.resampled(to: to).frameCount
    #expect(abs(Double(frames) - 1_001 * Double(to) / Double(from)) < 1)
  }

  @Test("An empty sound stays empty, and the same rate changes nothing")
  func trivial() {
    #expect(Waveform(samples: [], rate: 8_000).resampled(to: 48_000).samples.isEmpty)
    let waveform = Waveform(samples: [1, -2, 3], rate: 8_000)
    #expect(waveform.resampled(to: 8_000) == waveform)
    #expect(waveform.resampled(to: -5).rate == 1)
  }

  @Test("Values are rounded to the nearest sample and clamped")
  func rounding() {
    let cases: [(Double, Int16)] = [
      (0, 0), (1, 32_767), (-1, -32_768), (9, 32_767), (-9, -32_768), (0.4 / 32_768, 0),
      (0.6 / 32_768, 1), (-0.4 / 32_768, 0), (-0.6 / 32_768, -1), (100.0 / 32_768, 100),
    ]
    for (value, sample) in cases { #expect(Int16(fullScale: value) == sample, "\(value)") }
  }
}
