import Synth
import Testing

struct GameSoundTests {
  @Test("The sounds are short and soft, and begin and end at zero", arguments: GameSound.allCases)
  func sounds(sound: GameSound) {
    for rate in [8_000, 48_000] {
      let waveform = sound.waveform(rate: rate)
      #expect(waveform.duration <= .milliseconds(1_500))
      #expect(waveform.samples.first == 0 && waveform.samples.last == 0)
      let peak = waveform.envelope(pieces: 1)[0]
      #expect(peak > 0.05 && peak < 0.25)
      #expect(waveform == sound.waveform(rate: rate))
    }
  }

  @Test("All sounds differ")
  func distinct() {
    #expect(Set(GameSound.allCases.map { $0.waveform() }).count == GameSound.allCases.count)
  }
}
