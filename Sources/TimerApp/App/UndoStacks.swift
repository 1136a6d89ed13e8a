/// What takes changes back, in the settings and in the list of timers.
struct UndoStacks: Hashable, Sendable {
  /// A change of a setting that can be taken back.
  struct Setting: Hashable, Sendable {
    var row: SettingRow
    var before: SettingRow.Control
    /// Whether the file had no value.
    var wasUnset: Bool
  }

  /// A change of the list of timers that can be taken back.
  struct Kept: Hashable, Sendable {
    /// The change that takes it back.
    var edit: SettingsEdit
    /// The timers before it.
    var timers: [NamedTimer]
  }

  var settings: [Setting] = []
  var kept: [Kept] = []
}
