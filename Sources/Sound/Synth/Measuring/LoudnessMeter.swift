/// A measurement of a sound's loudness and true peak by ITU-R BS.1770-4 and EBU Tech 3341.
package struct LoudnessMeter: Sendable {
  /// The loudness of each 400 ms in LUFS, one value every 100 ms; minus infinity for silence.
  package let momentary: [Double]
  /// The integrated loudness in LUFS, excluding silence; minus infinity if everything is silent.
  package let integrated: Double
  /// The peak of the continuous waveform that the samples represent, in dBTP.
  package let truePeak: Double

  /// The loudest 400 ms, in LUFS.
  package var maximumMomentary: Double { momentary.max() ?? -.infinity }

  /// Measures a sound.
  package init(_ waveform: Waveform) {
    self.init(waveform.deinterleaved, rate: Double(waveform.rate))
  }

  /// Measures a sound repeated without a gap, for at least a given length.
  package init(looping waveform: Waveform, atLeast length: Duration = .seconds(3)) {
    let rate = Double(waveform.rate)
    let seconds = length / .seconds(1)
    let channels = waveform.deinterleaved
    self.init(channels.map { Self.repeated($0, rate: rate, seconds: seconds) }, rate: rate)
  }

  /// Measures channels of equal length.
  init(_ channels: [[Double]], rate: Double) {
    let powers = Self.windowPowers(of: channels, rate: rate)
    momentary = powers.map(Self.loudness)
    integrated = Self.gated(powers)
    truePeak = decibels(amplitude: channels.map { TruePeak.amplitude(of: $0) }.max() ?? 0)
  }

  /// Returns the loudest 400 ms of a repeated sound, in LUFS; unlike a full measurement, it skips
  /// the costly true peak.
  package static func maximumMomentary(looping waveform: Waveform) -> Double {
    let rate = Double(waveform.rate)
    let channels = waveform.deinterleaved.map { repeated($0, rate: rate, seconds: 3) }
    return loudness(windowPowers(of: channels, rate: rate).max() ?? 0)
  }

  /// Returns the loudest 400 ms of a repeated mono signal, in LUFS.
  static func maximumMomentary(looping samples: [Double], rate: Double) -> Double {
    let repeated = repeated(samples, rate: rate, seconds: 3)
    return loudness(windowPowers(of: [repeated], rate: rate).max() ?? 0)
  }

  private static func repeated(_ samples: [Double], rate: Double, seconds: Double) -> [Double] {
    let needed = min(max(0, seconds * rate), 1e9)
    var repeated = samples
    while !samples.isEmpty, Double(repeated.count) < needed { repeated += samples }
    return repeated
  }

  /// Returns the loudness for a weighted power.
  private static func loudness(_ power: Double) -> Double { decibels(power: power) - 0.691 }
}

extension LoudnessMeter {
  /// Returns the mean weighted power of every 400 ms, in steps of a quarter of that.
  private static func windowPowers(of channels: [[Double]], rate: Double) -> [Double] {
    let hop = max(1, Int((rate / 10).rounded()))
    var powers: [Double] = []
    for (number, channel) in channels.enumerated() {
      let weight = weight(ofChannel: number, of: channels.count)
      guard weight > 0 else { continue }
      let energies = energies(of: channel, hop: hop, rate: rate)
      if powers.isEmpty { powers = [Double](repeating: 0, count: max(1, energies.count - 3)) }
      for start in powers.indices {
        let sum = energies[start..<min(start + 4, energies.count)].reduce(0, +)
        powers[start] += weight * sum / Double(4 * hop)
      }
    }
    return powers
  }

  /// Returns the weighted energy of each whole hop; a sound of less than four is followed by
  /// silence.
  private static func energies(of channel: [Double], hop: Int, rate: Double) -> [Double] {
    var energies: [Double] = []
    var filter = KWeighting(rate: rate)
    var start = 0
    while start + hop <= channel.count || energies.count < 4 {
      let energy = filter.energy(of: channel, from: start, count: hop)
      // What remains of the guard against denormal numbers counts as silence.
      energies.append(energy < 1e-24 ? 0 : energy)
      start += hop
    }
    return energies
  }

  /// Returns the weight of a channel by BS.1770: surround channels count 1.41 times, the
  /// low-frequency channel doesn't count.
  private static func weight(ofChannel number: Int, of count: Int) -> Double {
    switch (count, number) {
    case (5, 3...4), (6, 4...5): 1.41
    case (6, 3): 0
    default: 1
    }
  }

  /// Returns the gated mean: first without silence, then without parts 10 LU below that mean.
  private static func gated(_ powers: [Double]) -> Double {
    let audible = powers.filter { loudness($0) > -70 }
    guard !audible.isEmpty else { return -.infinity }
    let gate = loudness(audible.reduce(0, +) / Double(audible.count)) - 10
    let loud = audible.filter { loudness($0) > gate }
    return loudness(loud.reduce(0, +) / Double(loud.count))
  }
}
