internal import Programs
internal import TerminalCodes

/// The keys of a view of a timer.
enum AttachKeys {
  private typealias Binding = KeyBinding<AttachProgram.Command>

  /// The keys at any time.
  static let general = KeyMap<AttachProgram.Command>(
    "While a timer is shown",
    [
      Binding(.pause, [" ", "p"], "pause or go on", .footer(rank: 1)),
      Binding(.addMinute, ["+", "="], "add a minute", .footer(rank: 5)),
      Binding(.removeMinute, ["-", "_"], "remove a minute", .footer(rank: 6)),
      // The minus sign of some keyboard layouts.
      Binding(.removeMinute, ["−"], "remove a minute", .hidden),
      Binding(.addSeconds, ["]"], "add ten seconds"),
      Binding(.removeSeconds, ["["], "remove ten seconds"),
      Binding(.restart, ["r"], "restart"),
      Binding(.nextFace, ["f"], "show the next face", .footer(rank: 4)),
      Binding(.nextStep, ["n"], "go to the next step", .footer(rank: 3)),
      Binding(.previousStep, ["b"], "go back to the previous step"),
      Binding(.lap, ["l"], "end a lap", .footer(rank: 3)),
      Binding(.finish, ["e"], "finish now, pressed twice"),
      Binding(.cancel, ["c"], "cancel the timer, pressed twice"),
      Binding(.close, ["q", KeyPress(.escape)], "close the view", .footer(rank: 2)),
      Binding(.showKeys, ["?"], "show or hide the keys", .footer(rank: 3)),
    ])

  /// The keys while the alarm rings.
  static let ringing = KeyMap<AttachProgram.Command>(
    "While the alarm of the shown timer rings",
    [
      Binding(.stopAlarm, [KeyPress(.enter), " "], "stop the alarm", .footer(rank: 0)),
      Binding(.snooze, ["s"], "snooze the alarm", .footer(rank: 1)),
    ])

  /// The keys while a step waits.
  static let waiting = KeyMap<AttachProgram.Command>(
    "While the next step of the shown timer waits",
    [Binding(.startStep, [KeyPress(.enter), " "], "start the step", .footer(rank: 0))])

  /// The keys while the keys are shown.
  static let help = KeyMap<AttachProgram.Command>(
    "While the keys of the view are shown",
    [Binding(.hideKeys, [KeyPress(.escape), "?", "q"], "hide the keys", .footer(rank: 3))])

  /// The keys while the keys are shown in lines below the face, which cover nothing.
  static let helpInLines = KeyMap<AttachProgram.Command>(
    help.title,
    [Binding(.hideKeys, ["?", KeyPress(.escape)], "hide the keys", .footer(rank: 3))])

  /// All tables.
  static let all = [general, ringing, waiting, help]
}
