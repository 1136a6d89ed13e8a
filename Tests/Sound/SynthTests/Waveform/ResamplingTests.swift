import Testing

@testable import Synth

struct ResamplingTests {
  private static func noise(_ frames: Int, channels: Int, rate: Int) -> Waveform {
    var generator = NoiseGenerator(seed: UInt64(frames))
    let samples = (0..<frames * channels).map { _ in Int16(generator.next() * 32_767) }
    return Waveform(samples: samples, channels: channels, rate: rate)
  }

  @Test(
    "Resampling piece by piece equals resampling the whole",
    arguments: [(8_000, 12_000), (12_000, 8_000), (44_100, 48_000), (8_000, 8_000), (9_973, 8_001)])
  func pieces(_ from: Int, _ to: Int) {
    for channels in 1...3 {
      let waveform = Self.noise(700, channels: channels, rate: from)
      let whole = waveform.resampled(to: to)
      let resampling = Resampling(waveform, to: to)
      #expect(resampling.frameCount == whole.frameCount)
      var samples: [Int16] = []
      for start in stride(from: 0, to: resampling.frameCount, by: 97) {
        samples += resampling.samples(of: start..<min(start + 97, resampling.frameCount))
      }
      #expect(samples == whole.samples)
    }
  }

  @Test("An empty sound stays empty") func emptySoundStaysEmpty() {
    let empty = Resampling(Waveform(samples: [], rate: 8_000), to: 48_000)
    #expect(empty.frameCount == 0 && empty.samples(of: 0..<0).isEmpty)
  }
}
