internal import Faces
internal import Settings
internal import TOML

/// What takes changes back, in the settings and in the list of timers.
struct UndoStacks: Hashable, Sendable {
  /// A change of a setting that can be taken back.
  struct SettingChange: Hashable, Sendable {
    var row: SettingRow
    /// The preferences before it, and what the file had for the row's key.
    var preferences: Preferences
    var fileValue: TOMLValue?
    /// The sound that the command line names, and the timers' own faces.
    var sound: AlarmSettings.Sound
    var faces: [Face?]
  }

  /// A change of the list of timers that can be taken back.
  struct TimerListChange: Hashable, Sendable {
    /// The change that takes it back.
    var edit: SettingsEdit
    /// The timers before it.
    var timers: [NamedTimer]
  }

  var settings: [SettingChange] = []
  var saved: [TimerListChange] = []
}
