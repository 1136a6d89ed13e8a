internal import Mathematics

/// A sinusoidal component of a struck object's tone.
struct Partial {
  /// The frequency as a multiple of the tone's.
  let ratio: Double
  /// The initial level in decibels.
  let level: Double
  /// The decay time in seconds (-60 dB).
  let decay: Double

  init(_ ratio: Double, _ level: Double, _ decay: Double) {
    self.ratio = ratio
    self.level = level
    self.decay = decay
  }
}

/// The way a tone of several partials is struck.
struct Stroke {
  var gain = 1.0
  /// The time constant of the attack in seconds; a very short attack sounds hard.
  var attack = 0.000_7
  /// The difference in hertz between the two beating modes of each partial.
  var beat = 0.0
  /// The seed of the phases, which determine the peak of the sum.
  var seed: UInt64 = 1
}

extension SampleBuffer {
  /// Adds a tone whose partials decay independently.
  ///
  /// Partials above half the sample rate are left out, so nothing aliases.
  mutating func strike(
    _ partials: [Partial], frequency: Double, at seconds: Double, _ stroke: Stroke = Stroke()
  ) {
    var noise = NoiseGenerator(seed: stroke.seed)
    for partial in partials {
      let frequency = frequency * partial.ratio
      let phase = .pi * noise.next()
      guard frequency + stroke.beat < 0.45 * rate else { continue }
      var mode = DecayingSine(
        frequency: frequency, amplitude: stroke.gain * amplitude(decibels: partial.level),
        decay: partial.decay, attack: stroke.attack, phase: phase)
      if stroke.beat > 0 {
        // The modes differ in amplitude, since equal ones would beat down to silence.
        var other = mode
        other.amplitude *= 0.36
        other.frequency += stroke.beat
        add(other, at: seconds)
        mode.amplitude *= 0.64
      }
      add(mode, at: seconds)
    }
  }

  /// Adds a sine with an attack and a decay.
  mutating func add(_ mode: DecayingSine, at seconds: Double) {
    let start = Int((seconds * rate).rounded())
    let decay = 6.907_755 / mode.decay
    add(mode, falling: decay, amplitude: mode.amplitude, from: start)
    // (1 - e^(-t/a)) · e^(-dt) is the difference of two decays: a smooth attack.
    guard mode.attack > 0 else { return }
    add(mode, falling: decay + 1 / mode.attack, amplitude: -mode.amplitude, from: start)
  }

  /// Adds a sine that decays as e^(-decay·t), using a rotating and shrinking complex number.
  private mutating func add(
    _ mode: DecayingSine, falling decay: Double, amplitude: Double, from start: Int
  ) {
    // At 94 dB below the start, the tone and its end are inaudible.
    let audible = decayTimes(from: amplitude, to: 2e-5) / decay
    guard start < samples.count, audible > 0 else { return }
    let end = min(samples.count, start + Int(audible * rate) + 1)
    let turn = 2 * .pi * mode.frequency / rate
    let step = Rotor(exponential(-decay / rate), turn)
    let double = step.times(step)
    let leap = double.times(double)
    // Four interleaved runs of every fourth sample have independent products.
    var first = Rotor(amplitude, mode.phase)
    var second = first.times(step)
    var third = first.times(double)
    var fourth = second.times(double)
    var out = samples.mutableSpan
    var index = start
    while index + 3 < end {
      out[index] += first.y
      out[index + 1] += second.y
      out[index + 2] += third.y
      out[index + 3] += fourth.y
      first = first.times(leap)
      second = second.times(leap)
      third = third.times(leap)
      fourth = fourth.times(leap)
      index += 4
    }
    while index < end {
      out[index] += first.y
      first = first.times(step)
      index += 1
    }
  }
}

/// A complex number for rotation by multiplication.
private struct Rotor {
  let x: Double
  let y: Double

  @inline(__always)
  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  init(_ radius: Double, _ angle: Double) {
    self.init(x: radius * cosine(angle), y: radius * sine(angle))
  }

  @inline(__always)
  func times(_ other: Rotor) -> Rotor {
    Rotor(x: x * other.x - y * other.y, y: x * other.y + y * other.x)
  }
}

/// A decaying sine with an optional attack.
struct DecayingSine {
  var frequency: Double
  var amplitude: Double
  /// The decay time in seconds (-60 dB).
  var decay: Double
  /// The time constant of the attack in seconds.
  var attack = 0.0
  var phase = 0.0
}

/// Returns the number of time constants of a decay from one amplitude to another.
private func decayTimes(from amplitude: Double, to floor: Double) -> Double {
  decibels(amplitude: abs(amplitude) / floor) * 0.115_129_254_649_702_3
}
