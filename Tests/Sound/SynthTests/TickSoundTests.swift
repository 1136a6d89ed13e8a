import Synth
import Testing

struct TickSoundTests {
  @Test(
    "A tick is short and soft, and begins and ends at zero", arguments: [8_000, 44_100, 48_000])
  func tick(rate: Int) {
    let tick = TickSound.waveform(rate: rate)
    #expect(tick.duration <= .milliseconds(40))
    #expect(tick.samples.first == 0)
    #expect(tick.samples.last == 0)
    let peak = tick.envelope(pieces: 1)[0]
    #expect(peak > 0.05 && peak < 0.25)
    #expect(tick == TickSound.waveform(rate: rate))
  }
}
