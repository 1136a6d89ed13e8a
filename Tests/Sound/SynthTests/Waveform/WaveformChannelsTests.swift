import Testing

@testable import Synth

struct WaveformChannelsTests {
  @Test("The envelope has the peak magnitude of each piece, in any channel")
  func envelope() {
    let waveform = Waveform(
      samples: [0, 0, 0, -16_384, 8_192, 0, 0, 0, -32_768, 0, 0, 0], channels: 2, rate: 6)
    #expect(waveform.envelope(pieces: 3) == [0.5, 0.25, 1])
    #expect(waveform.envelope(pieces: 1) == [1])
  }

  @Test("There may be more pieces than frames, or none")
  func pieces() {
    let waveform = Waveform(samples: [16_384, 0], rate: 2)
    #expect(waveform.envelope(pieces: 4) == [0.5, 0.5, 0, 0])
    #expect(waveform.envelope(pieces: 0).isEmpty)
    #expect(waveform.envelope(pieces: -1).isEmpty)
    #expect(Waveform(samples: [], rate: 2).envelope(pieces: 2) == [0, 0])
  }

  @Test("Channels are separated")
  func deinterleaved() {
    let waveform = Waveform(samples: [16_384, -32_768, 0, 8_192], channels: 2, rate: 2)
    #expect(waveform.deinterleaved == [[0.5, 0], [-1, 0.25]])
  }
}
