import Testing

@testable import Synth

struct LoudnessMeterTests {
  @Test(
    "A full-scale sine of 997 Hz in one channel has -3.01 LUFS",
    arguments: [8_000, 16_000, 44_100, 48_000, 96_000])
  func fullScale(rate: Int) {
    let meter = LoudnessMeter(SoundFixture.waveform(997, seconds: 0.5, rate: rate))
    #expect(abs(meter.maximumMomentary + 3.01) < 0.05, "\(meter.maximumMomentary)")
    #expect(abs(meter.integrated + 3.01) < 0.05)
  }

  @Test("Twice the amplitude is 6.02 LU more, and two channels are 3.01 LU more")
  func steps() {
    let quiet = LoudnessMeter(SoundFixture.waveform(997, amplitude: 0.25, seconds: 0.5))
    let loud = LoudnessMeter(SoundFixture.waveform(997, amplitude: 0.5, seconds: 0.5))
    let both = LoudnessMeter(SoundFixture.waveform(997, amplitude: 0.5, seconds: 0.5, channels: 2))
    #expect(abs(loud.integrated - quiet.integrated - 6.02) < 0.01)
    #expect(abs(both.integrated - loud.integrated - 3.01) < 0.01)
  }

  @Test("Surround channels count more, and the low-frequency channel not at all")
  func surround() {
    func loudness(channel: Int) -> Double {
      var channels = [[Double]](repeating: [Double](repeating: 0, count: 24_000), count: 6)
      channels[channel] = SoundFixture.sine(997, seconds: 0.5)
      return LoudnessMeter(channels, rate: 48_000).integrated
    }
    #expect(abs(loudness(channel: 2) + 3.01) < 0.02)
    #expect(abs(loudness(channel: 4) + 3.01 - 1.49) < 0.02)
    #expect(loudness(channel: 3) == -.infinity)
  }

  @Test("Silence has no loudness")
  func silence() {
    for count in [0, 10, 48_000] {
      let meter = LoudnessMeter(
        Waveform(samples: [Int16](repeating: 0, count: count), rate: 48_000))
      #expect(meter.maximumMomentary == -.infinity)
      #expect(meter.integrated == -.infinity)
      #expect(meter.truePeak == -.infinity)
    }
  }

  @Test("A sound of less than 400 ms is followed by silence")
  func short() {
    let meter = LoudnessMeter(SoundFixture.waveform(997, seconds: 0.1))
    #expect(meter.momentary.count == 1)
    #expect(abs(meter.maximumMomentary + 3.01 + 6.02) < 0.1)
  }

  @Test("Pauses and parts 10 LU below the rest don't count")
  func gating() {
    let tone = SoundFixture.waveform(997, amplitude: 0.5, seconds: 2)
    let quiet = SoundFixture.waveform(997, amplitude: 0.05, seconds: 4)
    let silence = [Int16](repeating: 0, count: 4 * 48_000)
    let alone = LoudnessMeter(tone).integrated
    let padded = LoudnessMeter(Waveform(samples: tone.samples + silence, rate: 48_000))
    let mixed = LoudnessMeter(Waveform(samples: tone.samples + quiet.samples, rate: 48_000))
    // Three windows extend across the edge: they hold 3, 2 and 1 quarters of the tone.
    #expect(abs(padded.integrated - alone) < 0.35)
    #expect(abs(mixed.integrated - alone) < 0.35)
    #expect(padded.momentary.min() == -.infinity)
  }

  @Test("A repeated sound is measured across its seam")
  func looping() {
    let beep = SoundFixture.waveform(997, seconds: 0.1)
    #expect(abs(LoudnessMeter(looping: beep).maximumMomentary + 3.01) < 0.02)
    #expect(LoudnessMeter(looping: beep, atLeast: .seconds(1)).momentary.count == 7)
    #expect(LoudnessMeter(looping: Waveform(samples: [], rate: 8_000)).momentary.count == 1)
  }
}
