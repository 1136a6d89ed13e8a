import Synth
import Testing

@testable import TimerPrograms
@testable import Timers

struct SoundWaveTests {
  @Test("The highest of the heights is 1, except in near silence")
  func heights() {
    let wave = SoundWave(peaks: [0.1, 0.5, 0.25, 0], duration: .seconds(1))
    #expect(wave.heights == [0.2, 1, 0.5, 0])
    #expect(SoundWave(peaks: [], duration: .zero).heights.isEmpty)
    #expect(SoundWave(peaks: [0, 0.0125], duration: .zero).heights == [0, 0.25])
  }

  @Test("The loudness is that of the loudest 400 ms, and silence has none")
  func loudness() throws {
    let mallet = SoundWave(BuiltInSound.mallet.waveform(rate: 16_000))
    #expect(abs(try #require(mallet.loudness) - BuiltInSound.mallet.loudness) < 0.5)
    #expect(mallet.level == "−14 LUFS")
    let silence = SoundWave(Waveform(samples: Array(repeating: 0, count: 960), rate: 960))
    #expect(silence.loudness == nil && silence.level == nil)
  }

  @Test("The segments of a waveform are as loud as it is")
  func waveform() {
    let samples = Array(repeating: Int16(0), count: 480) + Array(repeating: Int16.min, count: 480)
    let wave = SoundWave(Waveform(samples: samples, rate: 960))
    #expect(wave.duration == .seconds(1))
    #expect(wave.peaks.prefix(SoundWave.pieces / 2).allSatisfy { $0 == 0 })
    #expect(wave.peaks.suffix(SoundWave.pieces / 2).allSatisfy { $0 > 0.99 && $0 <= 1 })
  }

  @Test(
    "Lengths below a minute have tenths of a second",
    arguments: [
      (Duration.milliseconds(2449), "2.4 s"), (.milliseconds(59_960), "1:00"), (.zero, "0.0 s"),
      (.seconds(185), "3:05"), (.seconds(1200), "20:00"),
    ])
  func lengths(_ duration: Duration, _ words: String) {
    #expect(SoundWave.seconds(duration) == words)
  }
}
