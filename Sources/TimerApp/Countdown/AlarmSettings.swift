internal import Alarms

/// What was asked for about the alarm.
struct AlarmSettings: Equatable, Sendable {
  /// A sound that was asked for.
  enum Sound: Equatable, Sendable {
    /// The one that was chosen before, or the usual one.
    case usual
    /// Only the bell.
    case bellOnly
    /// One by its name or its file.
    case named(String)
  }

  var sound = Sound.usual
  /// The sound that was chosen before, by its name or its file, or `none` for the bell alone.
  var chosenSound: String?
  /// Words to be spoken.
  var speech: String?
  var volume = Volume.full
  /// Whether the command line has a volume.
  var volumeIsGiven = false
  /// How long it takes to reach that; `nil` for as long as fits.
  var fade: Duration?
  /// How many times it sounds; `nil` until it is acknowledged.
  var rounds: Int?
  /// The sound device, if one was named.
  var device: String?
  var isMuted = false
  var notifies = true
  /// How long it rings at most.
  var limit = Duration.seconds(600)
  /// How much later it rings again after a snooze.
  var snooze = Duration.seconds(300)
  /// Whether the command line has a snooze.
  var snoozeIsGiven = false
  var ticks = AlarmProgram.Ticks.none
}

extension AlarmSettings {
  /// How long the usual fade takes.
  private static let usualFade = Duration.seconds(4)

  /// Whether it is to be heard even where nothing is shown.
  var isAskedFor: Bool { sound != .usual || speech != nil || rounds != nil }

  /// Returns how long the sound takes to come up.
  ///
  /// A sound that lasts until it is acknowledged comes up slowly; words and short sounds must be
  /// heard from the start.
  func fade(rounds: Int?) -> Duration {
    fade ?? (rounds == nil && speech == nil ? Self.usualFade : .zero)
  }
}
