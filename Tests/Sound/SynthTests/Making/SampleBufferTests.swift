import Testing

@testable import Synth

struct SampleBufferTests {
  @Test("Mixing adds at a time, and drops what is beyond the end")
  func add() {
    var (long, short) = (SampleBuffer(seconds: 1, rate: 8), SampleBuffer(seconds: 0.5, rate: 8))
    short.samples = [1, 2, 3, 4]
    long.add(short, at: 0.25, gain: 2)
    long.add(short, at: 0.75)
    long.add(short, at: 3)
    #expect(long.samples == [0, 0, 2, 4, 6, 8, 1, 2])
    #expect(long.peak == 8)
  }

  @Test("Fades begin and end at zero")
  func fades() {
    var signal = SampleBuffer(seconds: 1, rate: 100)
    for index in signal.samples.indices { signal.samples[index] = 1 }
    signal.fadeIn(seconds: 0.2)
    signal.fadeOut(seconds: 0.5)
    #expect(signal.samples[0] == 0)
    #expect(abs(signal.samples[10] - 0.5) < 1e-12)
    #expect(signal.samples[30] == 1)
    #expect(abs(signal.samples[74] - 0.5) < 1e-12)
    #expect(signal.samples[99] == 0)
  }

  @Test("A room returns its input later, and decays")
  func room() {
    var signal = SampleBuffer(seconds: 2, rate: 8_000)
    signal.samples[0] = 1
    Room(mix: 0.5, decay: 0.5).apply(to: &signal)
    #expect(signal.samples[0] == 0.5)
    #expect(signal.samples[1..<230].allSatisfy { abs($0) < 1e-20 })
    #expect(signal.samples[230..<2_000].contains { abs($0) > 0.01 })
    #expect(signal.samples[8_000...].allSatisfy { abs($0) < 1e-5 })
  }

  @Test("A burst of noise peaks at its gain and is the same every time")
  func burst() {
    let noise = NoiseBurst(low: 300, high: 2_000, decay: 0.05, seed: 7)
    var (one, other) = (
      SampleBuffer(seconds: 0.2, rate: 8_000), SampleBuffer(seconds: 0.2, rate: 8_000)
    )
    one.add(noise, at: 0.05, gain: 0.3)
    other.add(noise, at: 0.05, gain: 0.3)
    #expect(one.samples == other.samples)
    #expect(abs(one.peak - 0.3) < 1e-12)
    #expect(one.samples[..<400].allSatisfy { $0 == 0 })
  }
}
