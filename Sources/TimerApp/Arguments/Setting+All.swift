internal import CommandLines
internal import Faces
internal import Settings
internal import TOML

extension Setting {
  /// All settings of countdowns, in the order in which they are listed.
  static let all: [Setting] = alarm + face + time + terminal

  /// Returns the options of a group, which set the preferences at a path.
  static func options<Arguments>(
    in group: Group, _ path: any WritableKeyPath<Arguments, Preferences> & Sendable
  ) -> [Option<Arguments>] {
    all.filter { $0.group == group }.flatMap(\.options).map { $0.within(path) }
  }

  private static let alarm: [Setting] = [
    .text(
      "sound", \.sound, in: .alarm,
      help: "What rings: a name that timer sounds lists, a file or none."),
    .number(
      "volume", \.volume, in: .alarm, range: 0...100, fallback: 100,
      help: "How loud, in percent.", option: "How loud: 0 to 100, the default.",
      kind: "a percentage", placeholder: "percent"),
    .span(
      "fade", \.fade, in: .alarm, fallback: nil, orZero: true,
      help: "How long the sound takes to come up; 0 for no fade.",
      options: [
        .span(
          "fade", \.fade, orZero: true,
          help: "How long the sound takes to come up: 4s when it rings until Enter."),
        .flag("no-fade", help: "Start at full loudness.") { $0.fade = .zero },
      ]),
    .toggle(
      "mute", \.isMuted, in: .alarm, fallback: false,
      help: "Whether there is no sound and no bell.", on: "No sound and no bell.",
      off: "Sound, or the bell."),
    .toggle(
      "flash", \.flashes, in: .alarm, fallback: true, help: "Whether the picture flashes.",
      on: "Flash while the alarm rings.", off: "Don’t flash."),
    .span(
      "snooze", \.snooze, in: .alarm, fallback: "5m", help: "How much later it rings again.",
      options: [
        .span("snooze", \.snooze, help: "How much later to ring again after s is pressed: 5m.")
      ]),
    .span(
      "alarm-limit", \.alarmLimit, in: .alarm, fallback: "10m", help: "How long it rings at most.",
      options: [.span("alarm-limit", \.alarmLimit, help: "How long to ring at most: 10m.")]),
    .toggle(
      "notify", \.notifies, in: .alarm, fallback: true,
      help: "Whether a message appears on the desktop.", on: "A message on the desktop.",
      off: "No message on the desktop."),
    .toggle(
      "raise", \.raises, in: .alarm, fallback: true,
      help: "Whether the app shows the timer that rings.", on: "In the app, show what rings.",
      off: "In the app, stay with the timer that is shown."),
  ]

  private static let face: [Setting] = [
    .choice(
      "face", \.face, in: .face, fallback: .bar, help: "The face; the app’s default is a ring.",
      options: Face.allCases.map { face in
        .flag(face.rawValue, help: help(of: face)) { $0.face = face }
      }),
    .choice(
      "direction", \.direction, in: .face, fallback: .unwinding,
      help: "How a dial empties, or fills.",
      options: [
        .flag(
          "sweep", help: "Open a gap clockwise from 12 o’clock instead of unwinding towards it."
        ) {
          $0.direction = .sweeping
        },
        .flag("fill", help: "Fill up instead of emptying.") { $0.direction = .filling },
        .flag("unwind", help: "Unwind towards 12 o’clock, as usual.") { $0.direction = .unwinding },
      ]),
    .toggle(
      "progress", \.showsProgress, in: .face, fallback: true,
      help: "Whether a dial or a bar is drawn.",
      on: "Draw the dial or the bar, and not the digits alone.", off: "Show the digits alone."),
    .toggle(
      "effects", \.hasEffects, in: .face, fallback: nil,
      help: "Whether colors turn and dots move in a dial; by default, only in the app.",
      on: "Turn the colors of a dial, and move two dots in it.",
      off: "Don’t turn colors or move dots."),
    .toggle(
      "tenths", \.showsTenths, in: .face, fallback: false,
      help: "Whether tenths of a second are shown.", on: "Show tenths of a second.",
      off: "Show whole seconds."),
    .toggle(
      "overtime", \.showsOvertime, in: .face, fallback: true,
      help: "Whether the time since the end is counted.",
      on: "Count the time since the end while the alarm rings.",
      off: "Don’t count the time since the end."),
  ]

  private static func help(of face: Face) -> String {
    switch face {
    case .ring: "A ring on the whole screen."
    case .pie: "A pie on the whole screen."
    case .diamond: "A diamond on the whole screen."
    case .bar: "A bar in this line."
    case .digits: "Large digits on the whole screen."
    case .line: "A line of text."
    }
  }

  private static let time: [Setting] = [
    .choice(
      "suspend", \.suspend, in: .time, fallback: .count,
      help: "Whether the time counts during which the machine sleeps.",
      options: [
        .choice(
          "suspend", \.suspend, as: "count|pause",
          help: "Whether the time counts during which the machine sleeps.")
      ]),
    .span(
      "keep-unfinished", \.keepsUnfinished, in: .time, fallback: "7d",
      help: "How long a timer that was left unfinished is kept.", options: []),
  ]

  private static let terminal: [Setting] = [
    .choice(
      "glyphs", \.glyphs, in: .terminal, fallback: .auto,
      help: "The characters or the pixels to draw with.",
      option: "The characters of pictures, or the protocol of pixels."),
    .choice(
      "color", \.color, in: .terminal, fallback: .auto, help: "How many colors.",
      option: "How many colors are used."),
    .choice(
      "palette", \.palette, in: .terminal, fallback: .standard,
      help: "The color scheme.", option: "The color scheme."),
    .choice(
      "background", \.background, in: .terminal, fallback: .auto,
      help: "The background that colors are for.", option: "The background that colors are for."),
    .flag(
      "reduced-motion", \.isStill, in: .face, fallback: false,
      help: "Whether the picture changes with the time only, without a flash.",
      options: [
        Option(
          "animation",
          .toggle(opposite: "Change the picture with the time shown only, and don’t flash."),
          help: "Move the picture."
        ) { preferences, input in preferences.isStill = input == .flag(false) }
      ]),
  ]
}

extension SettingsSchema {
  /// The settings of `timer`.
  static let timer = SettingsSchema(
    Setting.all.map(\.key) + PairsPreferences.keys,
    lists: [NamedTimer.path: NamedTimer.keys], tables: [CardTheme.path: CardTheme.keys])
}
