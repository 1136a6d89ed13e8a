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
  /// How far apart in hertz the two modes of each partial are that beat against each other.
  var beat = 0.0
  /// What the phases follow from.
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
        mode.amplitude *= 0.5
        mode.frequency = frequency - stroke.beat / 2
        add(mode, at: seconds)
        mode.frequency = frequency + stroke.beat / 2
        mode.phase = phase * 0.7
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
    // What is 110 dB down is heard by nobody, and its end even less.
    let audible = log10Ratio(amplitude, 3e-6) / decay
    guard start < samples.count, audible > 0 else { return }
    let end = min(samples.count, start + Int(audible * rate) + 1)
    let (turn, shrink) = (2 * .pi * mode.frequency / rate, exponential(-decay / rate))
    let (stepX, stepY) = (shrink * cosine(turn), shrink * sine(turn))
    var (x, y) = (amplitude * cosine(mode.phase), amplitude * sine(mode.phase))
    var index = start
    while index < end {
      samples[index] += y
      let next = x * stepX - y * stepY
      y = x * stepY + y * stepX
      x = next
      index += 1
    }
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
private func log10Ratio(_ amplitude: Double, _ floor: Double) -> Double {
  decibels(amplitude: abs(amplitude) / floor) * 0.115_129_254_649_702_3
}
