import Synth
import Testing

@testable import TimerApp

struct SoundWaveTests {
  @Test("Bars are as high as the loudest piece under them, the highest of all 1")
  func bars() {
    let wave = SoundWave(peaks: [0.1, 0.5, 0.25, 0, 0, 0.25], duration: .seconds(1))
    #expect(wave.bars(3) == [1, 0.5, 0.5])
    #expect(wave.bars(12).count == 12)
    #expect(wave.bars(0).isEmpty)
    #expect(SoundWave(peaks: [], duration: .zero).bars(3).isEmpty)
    #expect(SoundWave(peaks: [0, 0], duration: .zero).bars(2) == [0, 0])
  }

  @Test("A waveform's pieces are as loud as it is")
  func waveform() {
    let samples = Array(repeating: Int16(0), count: 480) + Array(repeating: Int16.min, count: 480)
    let wave = SoundWave(Waveform(samples: samples, rate: 960))
    #expect(wave.duration == .seconds(1))
    #expect(wave.peaks.prefix(SoundWave.pieces / 2).allSatisfy { $0 == 0 })
    #expect(wave.peaks.suffix(SoundWave.pieces / 2).allSatisfy { $0 > 0.99 && $0 <= 1 })
  }

  @Test("Two bars in a cell end at halves, or are one that ends at an eighth")
  func sharp() {
    #expect(WavePicture.sharp([1.1, 1.13], 2) == [1.125, 1.125])
    #expect(WavePicture.sharp([2.1, 0.1], 2) == [2, 0])
    #expect(WavePicture.sharp([0, 0, 3, 3], 2) == [0.125, 0.125, 3, 3])
    #expect(WavePicture.sharp([0.3, 0.01], 1) == [0.25, 0.125])
    #expect(WavePicture.sharp([], 2).isEmpty)
  }
}
