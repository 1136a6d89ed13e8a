internal import Synth

/// The settings of the alarm.
struct AlarmSettings: Hashable, Sendable {
  /// A requested sound.
  enum Sound: Hashable, Sendable {
    /// The sound from the settings, or the default one.
    case usual
    /// Only the terminal’s bell.
    case bellOnly
    /// A sound with a name or a file path.
    case named(String)
  }

  var sound = Sound.usual
  /// The sound from the settings, a name or a file path, or `none` for only the bell.
  var chosenSound: String?
  /// The text to speak.
  var speech: String?
  var volume = Volume.full
  /// The fade-in time; `nil` for the default that fits the alarm.
  var fade: Duration?
  /// The number of rounds; `nil` to ring until acknowledged.
  var rounds: Int?
  /// The sound device, if one was named.
  var device: String?
  var isMuted = false
  var notifies = true
  /// Whether the app raises its window and switches to a timer that rings.
  var raises = true
  /// The maximum ringing time.
  var limit = usualLimit
  /// The snooze time, after which the alarm rings again.
  var snooze = usualSnooze
  var ticks = AlarmTicks.none
}

extension AlarmSettings {
  static let usualLimit = Duration.seconds(600)
  static let usualSnooze = Duration.seconds(300)
  /// The default fade-in time.
  private static let usualFade = Duration.seconds(4)

  /// The audible part of the settings, with everything else at its default.
  var heard: AlarmSettings {
    var heard = self
    (heard.notifies, heard.raises) = (true, true)
    (heard.limit, heard.snooze) = (Self.usualLimit, Self.usualSnooze)
    return heard
  }

  /// Whether an alarm was requested that should sound even if nothing is shown.
  var isAskedFor: Bool { sound != .usual || speech != nil || rounds != nil }

  /// Whether an alarm or a device was requested, so that failing to play it is an error.
  var mustSound: Bool { isAskedFor || device != nil }

  /// Returns the fade-in time for a number of rounds.
  ///
  /// A sound that repeats until acknowledged fades in; speech and short sounds have to be audible
  /// from the start.
  func fade(rounds: Int?) -> Duration {
    fade ?? (rounds == nil && speech == nil ? Self.usualFade : .zero)
  }
}

extension AlarmSettings.Sound {
  /// Creates a sound from the value of `--sound`.
  init(_ text: String) { self = text == "none" ? .bellOnly : .named(text) }
}
