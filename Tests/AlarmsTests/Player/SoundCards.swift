import Glibc
import TestSupport

/// The devices of the tests, which exist in settings of their own: nothing of the machine's is read.
///
/// ALSA reads its settings once in a process, so that all devices are defined together.
enum SoundCards {
  /// What goes wrong with a card, in the card's own words.
  private static let cards: [String: String] = [
    "plain": "", "punctual": "", "checked": "", "stop": "", "stopBefore": "", "stopEarly": "",
    "again": "", "slept": "", "released": "", "idle": "", "unopened": "", "rung": "",
    "slow": "open_delay_ms 4000",
    "busy": "open_error 16", "forbidden": "open_error 13", "down": "open_error 112",
    "odd": "nonsense 1",
    "xrun": "xrun_at 24000", "storm": "xrun_every 4800", "suspend": "suspend_at 24000",
    "unplugged": "disconnect_at 24000", "stalled": "stall_at 24000",
    "late": "start_delay_us 30000", "stereo": "channels 2", "other": "rate 44100",
  ]

  /// Their settings, which ALSA reads from the first use of this on.
  static let settings: CardSettings? = {
    let settings = try? CardSettings(
      cards,
      more: """
        pcm.nothing { type null }
        pcm.file { type file slave.pcm.type null file "FOLDER/file.raw" format raw }
        """)
    guard let settings else { return nil }
    unsafe setenv("ALSA_CONFIG_PATH", settings.path, 1)
    atexit { SoundCards.settings?.folder.remove() }
    return settings
  }()

  /// The frames that a card was given, as samples.
  static func capture(_ name: String) -> [Int16] { settings?.samples(name) ?? [] }

  /// The log of a card, line by line.
  static func log(_ name: String) -> [CardSettings.LogLine] { settings?.log(name) ?? [] }
}
