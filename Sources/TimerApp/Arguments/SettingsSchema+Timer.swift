internal import Settings

extension SettingsSchema {
  /// The settings of `timer`.
  static let timer = SettingsSchema([
    SettingsKey(
      "sound", .text, help: "What rings: a name that timer sounds lists, a file or none."),
    SettingsKey("volume", .integer(0...100), fallback: 100, help: "How loud, in percent."),
    SettingsKey(
      "snooze", .form(Preferences.span), fallback: "5m", help: "How much later it rings again."),
    SettingsKey(
      "notify", .boolean, fallback: true, help: "Whether a message appears on the desktop."),
    SettingsKey("face", .choice(Preferences.faces), fallback: "bar", help: "The face."),
    SettingsKey(
      "direction", .choice(Preferences.directions), fallback: "unwinding",
      help: "How a dial empties, or fills."),
    SettingsKey(
      "tenths", .boolean, fallback: false, help: "Whether tenths of a second are shown."),
    SettingsKey(
      "reduced-motion", .boolean, fallback: false,
      help: "Whether the picture changes with the time shown only, and doesn't flash."),
  ])
}
