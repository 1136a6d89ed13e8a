/// Loudness and true peak of a sound, as ITU-R BS.1770-4 and EBU Tech 3341 measure them.
public struct LoudnessMeter: Sendable {
  /// The loudness of each 400 ms in LUFS, one value every 100 ms; minus infinity for silence.
  public let momentary: [Double]
  /// The loudness as a whole in LUFS, without its silences; minus infinity if it is all silent.
  public let integrated: Double
  /// The highest peak of the continuous wave that the samples stand for, in dBTP.
  public let truePeak: Double

  /// The loudest 400 ms, in LUFS.
  public var maximumMomentary: Double { momentary.max() ?? -.infinity }

  /// Measures a sound.
  public init(_ waveform: Waveform) {
    self.init(waveform.deinterleaved, rate: Double(waveform.rate))
  }

  /// Measures a sound as it is heard when it is repeated without a gap, at least as long as told.
  public init(looping waveform: Waveform, atLeast length: Duration = .seconds(3)) {
    let frames = max(1, waveform.frameCount)
    let needed = Int((length / .seconds(1) * Double(waveform.rate)).rounded(.up))
    let times = max(1, (needed + frames - 1) / frames)
    let repeated = (0..<times).flatMap { _ in waveform.samples }
    self.init(
      Waveform(samples: repeated, channels: waveform.channels, rate: waveform.rate))
  }

  init(_ channels: [[Double]], rate: Double) {
    let powers = Self.windowPowers(of: channels, rate: rate)
    momentary = powers.map(Self.loudness)
    integrated = Self.gated(powers)
    truePeak = decibels(amplitude: channels.map { TruePeak.amplitude(of: $0) }.max() ?? 0)
  }

  /// The loudest 400 ms of a signal of one channel, in LUFS.
  static func maximumMomentary(of samples: [Double], rate: Double) -> Double {
    loudness(windowPowers(of: [samples], rate: rate).max() ?? 0)
  }

  /// The loudness that a weighted power is.
  private static func loudness(_ power: Double) -> Double { decibels(power: power) - 0.691 }
}

extension LoudnessMeter {
  /// The mean weighted power of every 400 ms, a quarter of that apart.
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

  /// The weighted energy of each whole hop; a sound of less than four is followed by silence.
  private static func energies(of channel: [Double], hop: Int, rate: Double) -> [Double] {
    var samples = channel
    let missing = 4 * hop - samples.count
    if missing > 0 { samples += [Double](repeating: 0, count: missing) }
    for stage in KWeighting.stages(rate: rate) { stage.apply(to: &samples) }
    var energies: [Double] = []
    var index = 0
    for number in 1...samples.count / hop {
      var sum = 0.0
      while index < number * hop {
        sum += samples[index] * samples[index]
        index += 1
      }
      // What the filters’ guard against denormal numbers leaves is silence.
      energies.append(sum < 1e-24 ? 0 : sum)
    }
    return energies
  }

  /// The weights of BS.1770: surround channels count 1.41 times, the low-frequency channel not.
  private static func weight(ofChannel number: Int, of count: Int) -> Double {
    switch (count, number) {
    case (5, 3...4), (6, 4...5): 1.41
    case (6, 3): 0
    default: 1
    }
  }

  /// The mean without what is silent, and then without what is 10 LU below that mean.
  private static func gated(_ powers: [Double]) -> Double {
    let audible = powers.filter { loudness($0) > -70 }
    guard !audible.isEmpty else { return -.infinity }
    let gate = loudness(audible.reduce(0, +) / Double(audible.count)) - 10
    let loud = audible.filter { loudness($0) > gate }
    return loudness(loud.reduce(0, +) / Double(loud.count))
  }
}
