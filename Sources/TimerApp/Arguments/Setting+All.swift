internal import CommandLines
internal import Settings
internal import TOML

/// The table of all settings.
///
/// The options, the keys of the settings file, and the rows of the app's sheet are derived from its
/// entries; `make man` adds them to the manual pages.
extension Setting {
  /// All settings of countdowns, in display order.
  static let all: [Setting] = alarm + face + time + terminal

  /// Returns the options of a group, applied to the preferences at a path.
  static func options<Arguments>(
    in group: Group, _ path: any WritableKeyPath<Arguments, Preferences> & Sendable
  ) -> [Option<Arguments>] {
    all.filter { $0.group == group }.flatMap(\.options).map { $0.within(path) }
  }

  private static let time: [Setting] = [
    .choice(
      "suspend", \.suspend, in: .time, fallback: .count,
      help: "Whether the time counts during which the machine sleeps.",
      option: "Whether the time counts during which the machine sleeps.", as: "count|pause",
      details: """
        It counts unless `pause` is given: a countdown that ended meanwhile rings at once when the \
        machine awakes, and says how long ago it ended.
        """
    ).row("While asleep", in: .time, place: 3),
    .span(
      "keep-unfinished", \.keepsUnfinished, in: .time, fallback: "7d",
      help: "How long a timer that was left unfinished is kept before it goes to the history.",
      options: []),
  ]

  private static let terminal: [Setting] = [
    .choice(
      "glyphs", \.glyphs, in: .terminal, fallback: .auto,
      help: "The characters or the pixels to draw with.",
      option: "The characters of pictures, or the protocol of pixels.",
      details: """
        By default they are those that the terminal is known to draw, by the name that it reports or by \
        the environment; where it isn’t known, quadrants and eighths of blocks, and ASCII where the \
        charset has no more. Faces of three rows or more, and the waves of sounds, are drawn in pixels \
        if the terminal reports that it shows them. A protocol that was asked for and can’t be used is \
        named, with the reason, and characters are drawn instead.
        """),
    .choice(
      "color", \.color, in: .terminal, fallback: .auto, help: "How many colors.",
      option: "How many colors are used."),
    .choice(
      "palette", \.palette, in: .terminal, fallback: .standard,
      help: "The color scheme.", option: "The color scheme."
    ).row("Colors", in: .look),
    .choice(
      "background", \.background, in: .terminal, fallback: .auto,
      help: "The background that colors are for.", option: "The background that colors are for.",
      details: "By default, it is the one that the terminal reports."
    ).row("Background", in: .look),
    .flag(
      "reduced-motion", \.isStill, in: .face, fallback: false,
      help: "Whether the picture changes with the time only, without a flash.",
      options: [
        Option(
          "animation",
          .toggle(opposite: "Change the picture with the time shown only, and don’t flash."),
          help: "Move the picture."
        ) { preferences, input in preferences.isStill = input == .flag(false) }.usually(true)
      ]
    ).row("Motion", in: .animation, isInverted: true),
  ]
}

extension SettingsSchema {
  /// The settings of `timer`.
  static let timer = SettingsSchema(
    Setting.all.map(\.key) + PairsPreferences.keys,
    lists: [NamedTimer.path: NamedTimer.keys], tables: [CardTheme.path: CardTheme.keys])
}
