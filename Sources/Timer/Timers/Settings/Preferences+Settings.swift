package import CommandLines
package import Settings
internal import TOML

/// The table of all settings.
///
/// The options, the keys of the settings file, and the rows of the app's sheet are derived from its
/// entries; `make man` adds them to the manual pages.
extension Preferences {
  /// A section of options in the help.
  package enum SettingGroup: CaseIterable, Hashable, Sendable {
    case face, alarm, terminal, time, sharing
  }

  /// All settings of countdowns, in display order.
  package static let settings =
    alarmSettings + faceSettings + time + terminal + [motion]
    + sharingSettings

  /// Returns the options of a group, applied to the preferences at a path.
  package static func options<Arguments>(
    in group: SettingGroup, _ path: ValuePath<Arguments, Preferences>
  ) -> [Option<Arguments>] {
    settings(in: group).flatMap(\.options).map { $0.within(path) }
  }

  /// Returns the settings whose options are in a group, without creating those of others.
  package static func settings(in group: SettingGroup) -> [Setting<Preferences>] {
    switch group {
    case .face: faceSettings + [motion]
    case .alarm: alarmSettings
    case .terminal: terminal
    case .time: time
    case .sharing: sharingSettings
    }
  }

  private static let time: [Setting<Preferences>] = [
    .choice(
      "suspend", \.suspend, fallback: .count,
      help: "Whether time counts while the machine is suspended.", as: "count|pause",
      details: """
        The default is `count`: a countdown that ended in the meantime rings as soon as the machine \
        wakes up, and shows how long ago it ended.
        """
    ).row("While suspended", in: .time, place: 3),
    .span(
      "keep-unfinished", \.keepsUnfinished, fallback: "7d",
      help: "How long an unfinished timer is kept before it moves to the history.",
      options: [
        .span(
          "keep-unfinished", \.keepsUnfinished,
          help:
            "How long an unfinished timer is kept before it moves to the history: 7d by default.")
      ]),
  ]

  private static let terminal: [Setting<Preferences>] = [
    .choice(
      "glyphs", \.glyphs, fallback: .auto, help: "Characters to draw with, or a pixel protocol.",
      details: """
        The default depends on the name that the terminal reports and on the environment; for an \
        unknown terminal, it is quadrants and eighths of blocks, or ASCII if the charset has nothing \
        else. Faces of three rows or more, and waveforms of sounds, are drawn in pixels if the terminal \
        reports support for them. If a requested protocol can’t be used, the reason is shown, and \
        characters are drawn instead.
        """),
    .choice(
      "color", \.color, fallback: .auto, help: "Number of colors."),
    .choice(
      "palette", \.palette, fallback: .standard,
      help: "Color scheme."
    ).row("Colors", in: .look),
    .choice(
      "background", \.background, fallback: .auto,
      help: "Background for which colors are chosen.",
      details: "The default is the background that the terminal reports."
    ).row("Background", in: .look),
  ]

  private static let motion: Setting<Preferences> = .toggle(
    "reduced-motion", \.isStill, fallback: false,
    help: "Whether the picture changes only when the displayed time does, and never flashes.",
    on: "Change the picture only when the displayed time does, and don’t flash.",
    off: "Animate the picture.",
    others: [
      Option(
        "animation", .toggle(opposite: "Same as --reduced-motion."),
        help: "Same as --no-reduced-motion."
      ) { preferences, input in preferences.isStill = input == .flag(false) }.usually(true)
    ]
  ).row("Animate the picture", in: .animation, isInverted: true)
}

extension SettingsSchema {
  static let countdowns = SettingsSchema(
    Preferences.settings.map(\.key), lists: [NamedTimer.path: NamedTimer.keys])
}
