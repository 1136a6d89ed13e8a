internal import Faces
internal import Settings
internal import TOML

extension SettingsSchema {
  /// The settings of `timer`.
  static let timer = SettingsSchema(
    alarm + picture + terminal + PairsPreferences.keys,
    lists: [NamedTimer.path: NamedTimer.keys], tables: [CardTheme.path: CardTheme.keys])

  private static let alarm: [SettingsKey] = [
    SettingsKey(
      "sound", .text, help: "What rings: a name that timer sounds lists, a file or none."),
    SettingsKey("volume", .integer(0...100), fallback: 100, help: "How loud, in percent."),
    SettingsKey(
      "fade", .form(Preferences.span), help: "How long the sound takes to come up; 0 for no fade."),
    SettingsKey("mute", .boolean, fallback: false, help: "Whether there is no sound and no bell."),
    SettingsKey("flash", .boolean, fallback: true, help: "Whether the picture flashes."),
    SettingsKey(
      "snooze", .form(Preferences.span), fallback: "5m", help: "How much later it rings again."),
    SettingsKey(
      "alarm-limit", .form(Preferences.span), fallback: "10m", help: "How long it rings at most."),
    SettingsKey(
      "notify", .boolean, fallback: true, help: "Whether a message appears on the desktop."),
    SettingsKey(
      "raise", .boolean, fallback: true, help: "Whether the app shows the timer that rings."),
  ]

  private static let picture: [SettingsKey] = [
    SettingsKey(
      "face", .choice(Preferences.faces), fallback: "bar",
      help: "The face; the app’s default is a ring."),
    SettingsKey(
      "direction", .choice(words(Direction.self)), fallback: "unwinding",
      help: "How a dial empties, or fills."),
    SettingsKey(
      "progress", .boolean, fallback: true, help: "Whether a dial or a bar is drawn."),
    SettingsKey(
      "effects", .boolean,
      help: "Whether colors turn and dots move in a dial; by default, only in the app."),
    SettingsKey(
      "tenths", .boolean, fallback: false, help: "Whether tenths of a second are shown."),
    SettingsKey(
      "overtime", .boolean, fallback: true, help: "Whether the time since the end is counted."),
    SettingsKey(
      "suspend", .choice(words(SuspendRule.self)), fallback: "count",
      help: "Whether the time counts during which the machine sleeps."),
    SettingsKey(
      "keep-unfinished", .form(Preferences.span), fallback: "7d",
      help: "How long a timer that was left unfinished is kept."),
  ]

  private static let terminal: [SettingsKey] = [
    SettingsKey(
      "glyphs", .choice(words(GlyphArgument.self)), fallback: "auto",
      help: "The characters or the pixels to draw with."),
    SettingsKey(
      "color", .choice(words(ColorArgument.self)), fallback: "auto", help: "How many colors."),
    SettingsKey(
      "palette", .choice(words(PaletteArgument.self)), fallback: "standard",
      help: "The colors that stand for things."),
    SettingsKey(
      "background", .choice(words(BackgroundArgument.self)), fallback: "auto",
      help: "The background that colors are for."),
    SettingsKey(
      "reduced-motion", .boolean, fallback: false,
      help: "Whether the picture changes with the time only, without a flash."),
  ]

  private static func words<Word: RawRepresentable & CaseIterable>(_: Word.Type) -> [String]
  where Word.RawValue == String {
    Word.allCases.map(\.rawValue)
  }
}
