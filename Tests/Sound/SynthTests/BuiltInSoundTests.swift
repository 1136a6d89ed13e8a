import Synth
import Testing

struct BuiltInSoundTests {
  @Test("A sound is the same each time it is synthesized", arguments: BuiltInSound.allCases)
  func deterministic(sound: BuiltInSound) {
    #expect(sound.waveform(rate: 8_000) == sound.waveform(rate: 8_000))
  }

  @Test("Each sound of a phone has one in its place, and no other has its name")
  func inPlace() {
    for sound in BuiltInSound.allCases {
      guard let (name, number) = sound.phoneSound else { continue }
      #expect(
        BuiltInSound(inPlaceOf: name) == sound && BuiltInSound(inPlaceOf: "\(number)") == sound)
      #expect([nil, sound].contains(BuiltInSound(rawValue: name.lowercased())))
    }
    #expect(BuiltInSound(inPlaceOf: "") == nil && BuiltInSound(inPlaceOf: "131") == nil)
  }

  @Test("A repeated sound has its target loudness", arguments: BuiltInSound.allCases)
  func loudness(sound: BuiltInSound) {
    let meter = LoudnessMeter(looping: SoundFixture.sound(sound))
    #expect(abs(meter.maximumMomentary - sound.loudness) < 0.2, "\(meter.maximumMomentary)")
    #expect(meter.truePeak <= -1, "\(meter.truePeak)")
  }

  @Test("No sound is louder than the default one")
  func targets() {
    for sound in BuiltInSound.allCases {
      #expect(sound.loudness <= BuiltInSound.standard.loudness)
    }
  }

  @Test("A sound has the same loudness and length at another rate", arguments: [8_000, 44_100])
  func rates(rate: Int) {
    let waveform = BuiltInSound.standard.waveform(rate: rate)
    let meter = LoudnessMeter(looping: waveform)
    #expect(waveform.rate == rate)
    #expect(waveform.duration == SoundFixture.sound(.standard).duration)
    #expect(abs(meter.maximumMomentary - BuiltInSound.standard.loudness) < 0.2)
    #expect(meter.truePeak <= -1)
  }

  @Test("Rates out of range are clamped")
  func clampedRates() {
    #expect(BuiltInSound.digital.waveform(rate: -1).rate == 8_000)
    #expect(BuiltInSound.digital.waveform(rate: .max).rate == 192_000)
  }

  @Test("A sound begins and ends at zero, softly", arguments: BuiltInSound.allCases)
  func edges(sound: BuiltInSound) {
    let samples = SoundFixture.sound(sound).samples
    #expect(samples.first == 0)
    #expect(samples.last == 0)
    // -55 dBFS for the last 5 ms, and no step at the seam that would click.
    #expect(samples.suffix(240).allSatisfy { abs(Int($0)) < 58 })
    #expect(samples.prefix(3).allSatisfy { abs(Int($0)) < 3_000 })
  }

  @Test("No sample is clipped", arguments: BuiltInSound.allCases)
  func clipping(sound: BuiltInSound) {
    // The ceiling of -1 dB is at 29,205.
    #expect(SoundFixture.sound(sound).envelope(pieces: 1)[0] < 29_205 / 32_768)
  }

  @Test("There is no DC offset", arguments: BuiltInSound.allCases)
  func directCurrent(sound: BuiltInSound) {
    let samples = SoundFixture.sound(sound).samples
    var sum = 0
    for sample in samples { sum += Int(sample) }
    #expect(abs(sum / samples.count) < 2)
  }

  @Test("Harmonics above the rate's limit are left out, not aliased")
  func aliasing() {
    // Folded back from 9 × 2093 Hz, a harmonic would be at 16,000 - 18,837 = 2837 Hz.
    let samples = BuiltInSound.digital.waveform(rate: 16_000).samples
    let beep = samples[160..<1_040].map { Double($0) / 32_768 }
    let tone = SoundFixture.level(of: 2_093, in: beep, rate: 16_000)
    for harmonic in [5, 7, 9, 11] {
      let folded = abs(16_000 - 2_093 * Double(harmonic))
      guard folded < 8_000 else { continue }
      let level = SoundFixture.level(of: folded, in: beep, rate: 16_000)
      #expect(level < tone - 70, "\(harmonic): \(level - tone)")
    }
  }

  @Test("A clock ticks once a second indefinitely")
  func pendulum() {
    let waveform = SoundFixture.sound(.pendulum)
    #expect(waveform.duration == .seconds(2))
    #expect(BuiltInSound.pendulum.gap == .zero)
    let pieces = waveform.envelope(pieces: 10)
    #expect(pieces[0] > 0.5 && pieces[5] > 0.5)
    #expect(pieces[3] < 0.01 && pieces[8] < 0.01)
  }

  @Test("Each sound has a name, its own summary and a sensible gap")
  func words() {
    #expect(Set(BuiltInSound.allCases.map(\.summary)).count == BuiltInSound.allCases.count)
    for sound in BuiltInSound.allCases {
      #expect(!sound.summary.isEmpty && sound.summary.count <= 40)
      #expect(sound.gap >= .zero && sound.gap <= .seconds(2))
    }
  }
}
