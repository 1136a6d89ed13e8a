import Testing

@testable import Synth

struct WaveformTests {
  @Test("Half a frame at the end is dropped")
  func wholeFrames() {
    let waveform = Waveform(samples: [1, 2, 3], channels: 2, rate: 2)
    #expect(waveform.frameCount == 1)
    #expect(waveform.samples == [1, 2])
    #expect(waveform.duration == .milliseconds(500))
  }
}
