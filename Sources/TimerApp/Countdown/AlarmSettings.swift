internal import Alarms

/// The settings of the alarm.
struct AlarmSettings: Hashable, Sendable {
  /// A sound that was asked for.
  enum Sound: Hashable, Sendable {
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
  /// How long it takes to reach that; `nil` for as long as fits.
  var fade: Duration?
  /// How many times it sounds; `nil` until it is acknowledged.
  var rounds: Int?
  /// The sound device, if one was named.
  var device: String?
  var isMuted = false
  /// Whether the picture flashes.
  var flashes = true
  var notifies = true
  /// Whether a timer that rings comes forward among several.
  var raises = true
  /// How long it rings at most.
  var limit = usualLimit
  /// How much later it rings again after a snooze.
  var snooze = usualSnooze
  var ticks = AlarmPlaylist.Ticks.none
}

extension AlarmSettings {
  static let usualLimit = Duration.seconds(600)
  static let usualSnooze = Duration.seconds(300)
  /// How long the usual fade takes.
  private static let usualFade = Duration.seconds(4)

  /// What is heard of it, without what only shows or ends it.
  var heard: AlarmSettings {
    var heard = self
    (heard.flashes, heard.notifies, heard.raises) = (true, true, true)
    (heard.limit, heard.snooze) = (Self.usualLimit, Self.usualSnooze)
    return heard
  }

  /// Whether it should be audible even if nothing is shown.
  var isAskedFor: Bool { sound != .usual || speech != nil || rounds != nil }

  /// Whether a sound, a device or words were named, without which a countdown hasn't done its work.
  var isNamed: Bool {
    if case .named = sound { return true }
    return device != nil || speech != nil
  }

  /// Returns how long the sound takes to come up.
  ///
  /// A sound that lasts until it is acknowledged comes up slowly; words and short sounds must be
  /// heard from the start.
  func fade(rounds: Int?) -> Duration {
    fade ?? (rounds == nil && speech == nil ? Self.usualFade : .zero)
  }
}

extension AlarmSettings.Sound {
  /// Reads the value of `--sound`.
  init(_ text: String) { self = text == "none" ? .bellOnly : .named(text) }
}
