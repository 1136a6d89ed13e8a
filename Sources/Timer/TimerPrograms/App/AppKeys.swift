internal import Countdowns
internal import Programs
internal import TerminalCodes

/// The key maps of the app, one for each context.
enum AppKeys {
  private typealias Binding = KeyBinding<AppKeyCommand>

  /// The keys that work when no sheet is open.
  static let general = KeyMap<AppKeyCommand>(
    "In the app",
    [
      Binding(.openSettings, [","], "settings", .footer(rank: 5)),
      Binding(.openTimers, ["o"], "timers", .footer(rank: 4)),
      Binding(.newTimer, ["n"], "new timer"),
      Binding(.closeTimer, ["x", .control("w")], "close the timer"),
      Binding(.nextTimer, [KeyPress(.pageDown, .control), "}"], "next timer"),
      Binding(.previousTimer, [KeyPress(.pageUp, .control), "{"], "previous timer"),
      Binding(.showKeys, ["?"], "keys", .footer(rank: 2)),
      Binding(.leave, ["q"], "quit", .footer(rank: 3)),
    ])

  /// The keys for setting a time with the wheels.
  static let setting = KeyMap<AppKeyCommand>(
    "While setting a time",
    [
      Binding(.start, [KeyPress(.enter), " "], "start", .footer(rank: 0)),
      Binding(.enterTime, ["/", ":"], "type a time", .footer(rank: 1)),
      Binding(.resume, ["R"], "resume the unfinished timer", .footer(rank: 1)),
      Binding(.undo, ["u"], "undo the reset", .footer(rank: 1)),
      Binding(.timer(.cancel), ["r"], "reset", .hidden),
    ],
    notes: [
      KeyNote([KeyPress(.up), KeyPress(.down)], "raise or lower the number"),
      KeyNote([KeyPress(.pageUp), KeyPress(.pageDown)], "raise or lower the number by ten"),
      KeyNote([KeyPress(.left), KeyPress(.right)], "go to the next or previous wheel"),
      KeyNote("0 to 9", "type the number"),
      KeyNote("a letter", "type a time that begins with it, such as until 14:30"),
      KeyNote("mouse", "turn a wheel: scroll, drag or click a number"),
    ])

  static let typing = KeyMap<AppKeyCommand>(
    "While typing a time",
    [
      Binding(.startEntry, [KeyPress(.enter)], "start", .footer(rank: 0)),
      Binding(.leaveEntry, [KeyPress(.escape)], "back to the wheels", .footer(rank: 1)),
    ])

  static let counting = KeyMap<AppKeyCommand>(
    "While a timer is active",
    [
      Binding(
        .timer(.toggle), [" ", "p", KeyPress(.enter)], "pause", .footer(rank: 0)),
      Binding(.timer(.cancel), ["r", KeyPress(.backspace)], "reset", .footer(rank: 1)),
    ] + TimerKeys.changing { .timer($0) } + [
      Binding(.timer(.skip), [">"], "go to the next step"),
      Binding(.timer(.back), ["<"], "go back to the previous step"),
      Binding(.timer(.lap), ["l"], "lap"),
      Binding(.nextFace, ["f"], "show the next face"),
    ],
    notes: [KeyNote("1 to 9", "show the timer of that tab")])

  static let paused = KeyMap<AppKeyCommand>(
    "While a timer is paused",
    [Binding(.timer(.toggle), [" ", "p", KeyPress(.enter)], "resume", .footer(rank: 0))])

  static let waiting = KeyMap<AppKeyCommand>(
    "While a step is waiting",
    [Binding(.timer(.toggle), [" ", "p", KeyPress(.enter)], "start the step", .footer(rank: 0))])

  /// The keys while the alarm rings.
  static let ringing = KeyMap<AppKeyCommand>(
    "While a timer is ringing", TimerKeys.ringing { .timer($0) })

  static let ringingElsewhere = KeyMap<AppKeyCommand>(
    "While a timer is ringing in the background",
    [Binding(.stopOther, [.control("x")], "stop its alarm", .footer(rank: 0))])

  /// The keys of the settings sheet, with those of any row.
  static let settings = settings(notes: [
    KeyNote([KeyPress(.left), KeyPress(.right)], "change the value"),
    KeyNote([KeyPress(.enter), " "], "switch, choose or open"),
  ])

  /// Returns the keys of the settings sheet while a row with a control has the focus.
  static func settings(for control: SettingRow.Control) -> KeyMap<AppKeyCommand> {
    let arrows = KeyNote([KeyPress(.left), KeyPress(.right)], "change", rank: 1)
    return switch control {
    case .toggle(let isOn):
      settings(notes: [KeyNote([KeyPress(.enter)], isOn ? "turn off" : "turn on", rank: 1)])
    case .choice, .slider: settings(notes: [arrows])
    case .button(let value):
      settings(notes: value.isEmpty ? [] : [KeyNote([KeyPress(.enter)], "choose", rank: 1)])
    }
  }

  private static func settings(notes: [KeyNote]) -> KeyMap<AppKeyCommand> {
    KeyMap(
      "In the settings",
      [
        Binding(.closeSheet, [KeyPress(.escape), "q", ","], "done", .footer(rank: 0)),
        Binding(.undo, ["u"], "undo", .footer(rank: 2)),
        Binding(.showKeys, ["?"], "keys", .footer(rank: 3)),
      ], notes: notes)
  }

  static let saved = KeyMap<AppKeyCommand>(
    "In the list of timers",
    [
      Binding(.startSaved, [KeyPress(.enter), " "], "start", .footer(rank: 0)),
      Binding(.addSaved, ["a"], "add", .footer(rank: 2)),
      Binding(.editSaved, ["e"], "edit", .footer(rank: 4)),
      Binding(.removeSaved, ["x", KeyPress(.delete)], "remove", .footer(rank: 3)),
      Binding(.moveSavedUp, [KeyPress(.up, .shift), "K"], "move up"),
      Binding(.moveSavedDown, [KeyPress(.down, .shift), "J"], "move down"),
      Binding(.undo, ["u"], "undo", .footer(rank: 5)), Binding(.showKeys, ["?"], "show these keys"),
      Binding(.closeSheet, [KeyPress(.escape), "q", "o"], "close", .footer(rank: 1)),
    ])

  /// The keys of the form for adding or editing a timer.
  static let form = KeyMap<AppKeyCommand>(
    "While editing a timer",
    [
      Binding(.keepForm, [KeyPress(.enter)], "save", .footer(rank: 0)),
      Binding(.closeSheet, [KeyPress(.escape)], "cancel", .footer(rank: 1)),
    ])

  /// The keys of a confirmation.
  static let question = KeyMap<AppKeyCommand>(
    "When the app asks a question",
    [
      Binding(.confirm, ["y"], "yes", .footer(rank: 0)),
      Binding(.closeSheet, [KeyPress(.escape), "n"], "no", .footer(rank: 1)),
    ])

  /// The keys of the confirmation for quitting while timers are active.
  static let leaving = KeyMap<AppKeyCommand>(
    "When quitting while timers are active",
    [
      Binding(.keepRunning, ["k", "y"], "keep running", .footer(rank: 0)),
      Binding(.cancelTimers, ["c"], "cancel", .footer(rank: 1)),
      Binding(.closeSheet, [KeyPress(.escape), "n"], "stay", .footer(rank: 2)),
    ])

  static let help = KeyMap<AppKeyCommand>(
    "While the app shows its keys",
    [Binding(.closeSheet, [KeyPress(.escape), KeyPress(.enter), "?", "q"], "hide the keys")])

  /// The app's own key maps.
  static let own = [
    general, setting, typing, counting, paused, waiting, ringing, ringingElsewhere, settings, saved,
    form, question, leaving, help,
  ]

  /// All key maps, including those of the sound list.
  static let all = own + SoundListKeys.all.map { $0.map { .sounds($0) } }
}
