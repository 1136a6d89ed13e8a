package import Synth

/// The settings of the alarm.
package struct AlarmSettings: Hashable, Sendable {
  /// A requested sound.
  package enum Sound: Hashable, Sendable {
    /// The sound from the settings, or the default one.
    case usual
    /// Only the terminal’s bell.
    case bellOnly
    /// A sound with a name or a file path.
    case named(String)
  }

  package var sound = Sound.usual
  /// The sound from the settings, a name or a file path, or `none` for only the bell.
  package var chosenSound: String?
  /// The text to speak.
  package var speech: String?
  package var volume = Volume.full
  /// The fade-in time; `nil` for the default that fits the alarm.
  package var fade: Duration?
  /// The number of rounds; `nil` to ring until acknowledged.
  package var rounds: Int?
  /// The sound device, if one was named.
  package var device: String?
  package var isMuted = false
  package var notifies = true
  /// Whether the app raises its window and switches to a timer that rings.
  package var raises = true
  /// The maximum ringing time.
  package var limit = usualLimit
  /// The snooze time, after which the alarm rings again.
  package var snooze = usualSnooze
  package var ticks = AlarmTicks.none

  /// Creates settings with the usual values of all others.
  package init(
    sound: Sound = .usual, speech: String? = nil, fade: Duration? = nil, rounds: Int? = nil,
    device: String? = nil, isMuted: Bool = false
  ) {
    (self.sound, self.speech, self.fade) = (sound, speech, fade)
    (self.rounds, self.device, self.isMuted) = (rounds, device, isMuted)
  }
}

extension AlarmSettings {
  static let usualLimit = Duration.seconds(600)
  static let usualSnooze = Duration.seconds(300)
  /// The default fade-in time.
  private static let usualFade = Duration.seconds(4)

  /// The audible part of the settings, with everything else at its default.
  package var heard: AlarmSettings {
    var heard = self
    (heard.notifies, heard.raises) = (true, true)
    (heard.limit, heard.snooze) = (Self.usualLimit, Self.usualSnooze)
    return heard
  }

  /// Whether an alarm was requested that should sound even if nothing is shown.
  var isAskedFor: Bool { sound != .usual || speech != nil || rounds != nil }

  /// Whether an alarm or a device was requested, so that failing to play it is an error.
  package var mustSound: Bool { isAskedFor || device != nil }

  /// Returns the fade-in time for a number of rounds.
  ///
  /// A sound that repeats until acknowledged fades in; speech and short sounds have to be audible
  /// from the start.
  package func fade(rounds: Int?) -> Duration {
    fade ?? (rounds == nil && speech == nil ? Self.usualFade : .zero)
  }
}

extension AlarmSettings.Sound {
  /// Creates a sound from the value of `--sound`.
  package init(_ text: String) { self = text == "none" ? .bellOnly : .named(text) }
}
