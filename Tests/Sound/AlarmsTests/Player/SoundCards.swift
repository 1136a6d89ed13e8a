import Glibc
import TestSupport

/// The tests' devices, defined in their own settings: the machine's settings aren't read.
///
/// ALSA reads its settings once per process, so all devices are defined together.
enum SoundCards {
  /// The faults of each card, in the card's own syntax.
  private static let cards: [String: String] = [
    "plain": "", "punctual": "", "checked": "", "stop": "", "stopBefore": "", "stopEarly": "",
    "again": "", "slept": "", "released": "", "idle": "", "unopened": "", "rung": "",
    "slow": "open_gate FOLDER/gate",
    "busy": "open_error 16", "forbidden": "open_error 13", "down": "open_error 112",
    "odd": "nonsense 1",
    "xrun": "xrun_at 24000", "storm": "xrun_every 4800", "suspend": "suspend_at 24000",
    "unplugged": "disconnect_at 24000", "stalled": "stall_at 24000",
    "late": "start_delay_us 30000", "stereo": "channels 2", "other": "rate 44100",
  ]

  /// The cards' settings, which ALSA reads from the first use of this property on.
  static let settings: CardSettings? = {
    let settings = try? CardSettings(
      cards,
      more: """
        pcm.nothing { type null }
        pcm.file { type file slave.pcm.type null file "FOLDER/file.raw" format raw }
        """)
    guard let settings, settings.folder.makePipe("gate") != nil else { return nil }
    unsafe setenv("ALSA_CONFIG_PATH", settings.path, 1)
    atexit { SoundCards.settings?.folder.remove() }
    return settings
  }()

  /// Returns the samples that a card received.
  static func capture(_ name: String) -> [Int16] { settings?.samples(name) ?? [] }

  /// Lets the card “slow” be opened; returns false if nothing waits for that.
  static func openGate() -> Bool {
    guard let path = settings.map({ $0.folder.path + "/gate" }) else { return false }
    let end = PlayerTrial.now + .seconds(60)
    while PlayerTrial.now < end {
      let gate = unsafe open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if gate >= 0 {
        close(gate)
        return true
      }
      usleep(1_000)
    }
    return false
  }

  /// Returns the log of a card, line by line.
  static func log(_ name: String) -> [CardSettings.LogLine] { settings?.log(name) ?? [] }
}
