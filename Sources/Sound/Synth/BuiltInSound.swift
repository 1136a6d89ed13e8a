/// The built-in sounds, each synthesized on demand.
package enum BuiltInSound: String, CaseIterable, Hashable, Sendable {
  case tower, mallet, digital, kitchen, sonar, bowl, gong, clack, glass, harp, rooster, klaxon
  case dusk, pendulum

  /// The default sound.
  package static let standard: BuiltInSound = .mallet

  /// What is known of each sound.
  private var properties: SoundProperties {
    switch self {
    case .tower:
      .init(Bells.tower, "church bell, two strokes", phone: ("Bell", 1313), gap: .milliseconds(400))
    case .mallet: .init(Bars.mallet, "marimba, a rising figure", phone: ("Alert", 1304))
    case .digital: .init(Tones.digital, "wrist watch, four short beeps", phone: ("Telegraph", 1333))
    case .kitchen:
      .init(
        Bells.kitchen, "kitchen timer that runs down", phone: ("Typewriters", 1335),
        gap: .milliseconds(500))
    case .sonar: .init(Tones.sonar, "ping with fading echoes", phone: ("Electronic", 1314))
    case .bowl:
      .init(Bells.bowl, "singing bowl, long and calm", phone: ("Update", 1336), gap: .seconds(1))
    case .gong:
      .init(Bells.gong, "gong that opens slowly", phone: ("Anticipate", 1320), gap: .seconds(1))
    case .clack:
      .init(Bars.clack, "two wood blocks in rhythm", phone: ("Beat", 1151), loudness: -17)
    case .glass:
      .init(Bars.glass, "five glass chimes", phone: ("Glass", 1309), gap: .milliseconds(400))
    case .harp:
      .init(Strings.harp, "harp, a rising chord", phone: ("Minuet", 1327), gap: .milliseconds(500))
    case .rooster:
      .init(Voices.rooster, "crowing rooster", phone: ("News Flash", 1328), gap: .milliseconds(500))
    case .klaxon: .init(Voices.klaxon, "horn for heavy sleepers", phone: ("Horn", 1310))
    case .dusk:
      .init(
        Tones.dusk, "soft low chord for the night", phone: ("Sherwood Forest", 1330),
        gap: .seconds(1), loudness: -24)
    case .pendulum:
      .init(Bars.pendulum, "clock that ticks and tocks", phone: ("Tiptoes", 1334), loudness: -20)
    }
  }

  private struct SoundProperties {
    let recipe: (_ rate: Double) -> SampleBuffer
    let summary: String
    let phone: PhoneSound?
    let gap: Duration
    let loudness: Double

    init(
      _ recipe: @escaping (_ rate: Double) -> SampleBuffer, _ summary: String,
      phone: PhoneSound? = nil, gap: Duration = .zero, loudness: Double = -14
    ) {
      (self.recipe, self.summary, self.phone) = (recipe, summary, phone)
      (self.gap, self.loudness) = (gap, loudness)
    }
  }
}

extension BuiltInSound {
  /// The name and the number of a phone's system sound.
  package typealias PhoneSound = (name: String, number: Int)

  /// A short description.
  package var summary: String { properties.summary }

  /// The phone's system sound in whose place it is, if any.
  package var phoneSound: PhoneSound? { properties.phone }

  /// The silence before a repetition; zero for sounds that end with a rest of their own.
  package var gap: Duration { properties.gap }

  /// The target for the maximum momentary loudness when the sound is repeated, in LUFS.
  ///
  /// Sounds with rests or decays have no meaningful mean loudness; the perceived loudness depends
  /// on the loudest 400 ms.
  package var loudness: Double { properties.loudness }

  /// Creates the sound in place of a phone's system sound, by its name or number; the case and the
  /// spaces of the name don't matter.
  package init?(inPlaceOf text: String) {
    func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let typed = key(text)
    let sound = Self.allCases.first { sound in
      sound.phoneSound.map { key($0.name) == typed || "\($0.number)" == typed } ?? false
    }
    guard let sound else { return nil }
    self = sound
  }

  /// Returns the sound at a rate of 8,000 to 192,000 frames per second (others are clamped).
  ///
  /// It has one channel, begins and ends at zero, and is deterministic.
  package func waveform(rate: Int = 48_000) -> Waveform {
    let rate = min(max(rate, 8_000), 192_000)
    return Mastering(loudness: loudness).waveform(from: properties.recipe(Double(rate)))
  }
}
