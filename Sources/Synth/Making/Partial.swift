/// One of the sines that a struck thing sounds with.
struct Partial {
  /// Its frequency, in units of the tone's.
  let ratio: Double
  /// How loud it begins, in decibels.
  let level: Double
  /// The seconds after which it has lost 60 dB.
  let decay: Double

  init(_ ratio: Double, _ level: Double, _ decay: Double) {
    self.ratio = ratio
    self.level = level
    self.decay = decay
  }
}

/// How a tone of several partials is struck.
struct Stroke {
  var gain = 1.0
  /// The time constant of the rise, in seconds; so short a rise is heard as hardness.
  var attack = 0.000_7
  /// How far apart the two modes of each partial are, which beat against each other, in hertz.
  var beat = 0.0
  /// What the phases follow from; they say how high the partials' sum peaks.
  var seed: UInt64 = 1
}

extension Signal {
  /// Adds a tone whose partials die away, each in its own time.
  ///
  /// Those that the rate can't hold are left out, so nothing aliases.
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
        // Unequal modes: equal ones would beat down to silence.
        var other = mode
        other.amplitude *= 0.36
        other.frequency += stroke.beat
        add(other, at: seconds)
        mode.amplitude *= 0.64
      }
      add(mode, at: seconds)
    }
  }

  /// Adds a sine that rises and dies away.
  mutating func add(_ mode: DecayingSine, at seconds: Double) {
    let start = Int((seconds * rate).rounded())
    let decay = 6.907_755 / mode.decay
    add(mode, falling: decay, amplitude: mode.amplitude, from: start)
    // (1 - e^(-t/a)) · e^(-dt) is the difference of two decays: a rise without an edge.
    guard mode.attack > 0 else { return }
    add(mode, falling: decay + 1 / mode.attack, amplitude: -mode.amplitude, from: start)
  }

  /// Adds a sine that falls by e^(-decay·t), as a turning and shrinking complex number.
  private mutating func add(
    _ mode: DecayingSine, falling decay: Double, amplitude: Double, from start: Int
  ) {
    // What is 94 dB down is heard by nobody, and its end even less.
    let audible = decayTimes(from: amplitude, to: 2e-5) / decay
    guard start < samples.count, audible > 0 else { return }
    let end = min(samples.count, start + Int(audible * rate) + 1)
    let turn = 2 * .pi * mode.frequency / rate
    let step = Rotor(exponential(-decay / rate), turn)
    let double = step.times(step)
    let leap = double.times(double)
    // Four interleaved runs, each of every fourth sample, don't wait for each other's products.
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

/// A complex number that is multiplied with others of its kind.
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

/// A sine that rises at once and dies away.
struct DecayingSine {
  var frequency: Double
  var amplitude: Double
  /// The seconds after which it has lost 60 dB.
  var decay: Double
  /// The time constant of its rise, in seconds.
  var attack = 0.0
  var phase = 0.0
}

/// The time constants that a decay needs from one amplitude to another.
private func decayTimes(from amplitude: Double, to floor: Double) -> Double {
  decibels(amplitude: abs(amplitude) / floor) * 0.115_129_254_649_702_3
}
