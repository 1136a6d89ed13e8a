/// The sounds that the program brings along, each made by a recipe when it is needed.
public enum BuiltInSound: String, CaseIterable, Hashable, Sendable {
  case tower, mallet, digital, kitchen, sonar, bowl, gong, clack, glass, harp, rooster, klaxon
  case dusk, pendulum

  /// The sound that rings when nothing was chosen.
  public static let standard: BuiltInSound = .mallet

  /// What it is, in a few words.
  public var summary: String {
    switch self {
    case .tower: "church bell, two strokes"
    case .mallet: "marimba, a rising figure"
    case .digital: "wrist watch, four short beeps"
    case .kitchen: "kitchen timer that runs down"
    case .sonar: "ping with fading echoes"
    case .bowl: "singing bowl, long and calm"
    case .gong: "gong that opens slowly"
    case .clack: "two wood blocks in rhythm"
    case .glass: "five glass chimes"
    case .harp: "harp, a rising chord"
    case .rooster: "cock that crows"
    case .klaxon: "horn for heavy sleepers"
    case .dusk: "soft low chord for the night"
    case .pendulum: "clock that ticks and tocks"
    }
  }

  /// The silence before it is played again; none for those that bring their own rest.
  public var gap: Duration {
    switch self {
    case .digital, .klaxon, .pendulum, .clack, .mallet, .sonar: .zero
    case .kitchen, .rooster, .harp: .milliseconds(500)
    case .glass, .tower: .milliseconds(400)
    case .dusk, .bowl, .gong: .seconds(1)
    }
  }

  /// The maximum momentary loudness that it is made to have when it is repeated, in LUFS.
  ///
  /// What has rests or decays has no meaningful mean loudness; the loudest 400 ms are what an ear
  /// compares.
  public var loudness: Double {
    switch self {
    case .clack: -17
    case .pendulum: -20
    case .dusk: -24
    default: -14
    }
  }

  /// Returns the sound, made for a rate of 8,000 to 192,000 frames a second (others are clamped).
  ///
  /// It has one channel, begins and ends at zero, and is the same whenever it is made.
  public func waveform(rate: Int = 48_000) -> Waveform {
    let rate = min(max(rate, 8_000), 192_000)
    return Mastering(loudness: loudness).waveform(from: recipe(rate: Double(rate)))
  }

  private func recipe(rate: Double) -> Signal {
    switch self {
    case .tower: Bells.tower(rate: rate)
    case .mallet: Bars.mallet(rate: rate)
    case .digital: Tones.digital(rate: rate)
    case .kitchen: Bells.kitchen(rate: rate)
    case .sonar: Tones.sonar(rate: rate)
    case .bowl: Bells.bowl(rate: rate)
    case .gong: Bells.gong(rate: rate)
    case .clack: Bars.clack(rate: rate)
    case .glass: Bars.glass(rate: rate)
    case .harp: Strings.harp(rate: rate)
    case .rooster: Voices.rooster(rate: rate)
    case .klaxon: Voices.klaxon(rate: rate)
    case .dusk: Tones.dusk(rate: rate)
    case .pendulum: Bars.pendulum(rate: rate)
    }
  }
}
