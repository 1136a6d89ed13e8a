internal import Faces
internal import Settings
internal import TOML
internal import Timers

/// A change on a sheet that can be undone.
enum UndoableChange: Hashable, Sendable {
  case setting(SettingChange)
  case timers(TimerListChange)

  /// A change to a setting.
  struct SettingChange: Hashable, Sendable {
    var row: SettingRow
    /// The preferences before the change.
    var preferences: Preferences
    /// The row's value in the file before the change.
    var fileValue: TOMLValue?
    /// The sound from the command line before the change.
    var sound: AlarmSettings.Sound
    /// The timers' own faces before the change.
    var faces: [Face?]
  }

  /// A change to the saved timers.
  struct TimerListChange: Hashable, Sendable {
    /// The edit that undoes it.
    var edit: SettingsEdit
    /// The timers before the change.
    var timers: [NamedTimer]
  }
}
