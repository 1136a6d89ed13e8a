/// The built-in sounds, each synthesized on demand.
package enum BuiltInSound: String, CaseIterable, Hashable, Sendable {
  case tower, mallet, digital, kitchen, sonar, bowl, gong, clack, glass, harp, rooster, klaxon
  case dusk, pendulum

  /// The default sound.
  package static let standard: BuiltInSound = .mallet

  /// A short description.
  package var summary: String {
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
    case .rooster: "crowing rooster"
    case .klaxon: "horn for heavy sleepers"
    case .dusk: "soft low chord for the night"
    case .pendulum: "clock that ticks and tocks"
    }
  }

  /// The name and the number of the phone's system sound in whose place it is.
  package var stand: (name: String, number: Int) {
    switch self {
    case .tower: ("Bell", 1313)
    case .mallet: ("Alert", 1304)
    case .digital: ("Telegraph", 1333)
    case .kitchen: ("Typewriters", 1335)
    case .sonar: ("Electronic", 1314)
    case .bowl: ("Update", 1336)
    case .gong: ("Anticipate", 1320)
    case .clack: ("Beat", 1151)
    case .glass: ("Glass", 1309)
    case .harp: ("Minuet", 1327)
    case .rooster: ("News Flash", 1328)
    case .klaxon: ("Horn", 1310)
    case .dusk: ("Sherwood Forest", 1330)
    case .pendulum: ("Tiptoes", 1334)
    }
  }

  /// Creates the sound in place of a phone's system sound, by its name or number; the case and the
  /// spaces of the name don't matter.
  package init?(inPlaceOf text: String) {
    func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let typed = key(text)
    let sound = Self.allCases.first { key($0.stand.name) == typed || "\($0.stand.number)" == typed }
    guard let sound else { return nil }
    self = sound
  }

  /// The silence before a repetition; zero for sounds that end with a rest of their own.
  package var gap: Duration {
    switch self {
    case .digital, .klaxon, .pendulum, .clack, .mallet, .sonar: .zero
    case .kitchen, .rooster, .harp: .milliseconds(500)
    case .glass, .tower: .milliseconds(400)
    case .dusk, .bowl, .gong: .seconds(1)
    }
  }

  /// The target for the maximum momentary loudness when the sound is repeated, in LUFS.
  ///
  /// Sounds with rests or decays have no meaningful mean loudness; the perceived loudness depends
  /// on the loudest 400 ms.
  package var loudness: Double {
    switch self {
    case .clack: -17
    case .pendulum: -20
    case .dusk: -24
    default: -14
    }
  }

  /// Returns the sound at a rate of 8,000 to 192,000 frames per second (others are clamped).
  ///
  /// It has one channel, begins and ends at zero, and is deterministic.
  package func waveform(rate: Int = 48_000) -> Waveform {
    let rate = min(max(rate, 8_000), 192_000)
    return Mastering(loudness: loudness).waveform(from: recipe(rate: Double(rate)))
  }

  private func recipe(rate: Double) -> SampleBuffer {
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
