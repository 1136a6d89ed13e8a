internal import Countdowns
package import Programs
internal import TerminalCodes

/// The key maps of the dashboard.
package enum DashboardKeys {
  private typealias Binding = KeyBinding<DashboardCommand>

  /// The keys that always work.
  static let general = KeyMap<DashboardCommand>(
    "In the dashboard",
    [
      Binding(.timer(.toggle), [" ", "p"], "pause", .footer(rank: 0)),
      Binding(.open, [KeyPress(.enter), "o"], "open", .footer(rank: 1)),
      Binding(.remove, ["x", KeyPress(.delete)], "cancel", .footer(rank: 3)),
      Binding(.newTimer, ["n"], "new timer", .footer(rank: 2)),
    ] + TimerKeys.changing({ .timer($0) }, rank: 6) + [
      Binding(.showKeys, ["?"], "keys", .footer(rank: 5)),
      Binding(.leave, ["q", KeyPress(.escape)], "quit", .footer(rank: 4)),
    ],
    notes: [
      KeyNote(
        [KeyPress(.up), KeyPress(.down), KeyPress(.left), KeyPress(.right)], "select a timer"),
      KeyNote([KeyPress(.tab), KeyPress(.tab, .shift)], "select the next or previous timer"),
      KeyNote("mouse", "select a timer with a click, and open it with a double click"),
    ])

  package static let paused = KeyMap<DashboardCommand>(
    "While the selected timer is paused",
    [Binding(.timer(.toggle), [" ", "p"], "resume", .footer(rank: 0))])

  /// The keys while the alarm of the selected timer rings.
  package static let ringing = KeyMap<DashboardCommand>(
    "While the selected timer is ringing", TimerKeys.ringing { .timer($0) })

  package static let waiting = KeyMap<DashboardCommand>(
    "While a step of the selected timer is waiting",
    [Binding(.timer(.start), [KeyPress(.enter), " "], "start the step", .footer(rank: 0))])

  package static let over = KeyMap<DashboardCommand>(
    "While the selected timer is over",
    [Binding(.remove, ["x", KeyPress(.delete)], "remove", .footer(rank: 3))])

  /// The keys of the confirmation.
  static let question = KeyMap<DashboardCommand>(
    "When the dashboard asks a question",
    [
      Binding(.confirm, ["y"], "yes", .footer(rank: 0)),
      Binding(.decline, [KeyPress(.escape), "n"], "no", .footer(rank: 1)),
    ])

  package static let help = KeyMap<DashboardCommand>(
    "While the dashboard shows its keys",
    [Binding(.hideKeys, [KeyPress(.escape), KeyPress(.enter), "?", "q"], "hide the keys")])

  /// The dashboard's own key maps.
  package static let own = [general, paused, ringing, waiting, over, question, help]

  /// All key maps, including those of a timer that is shown alone.
  package static let all = own + TimerKeyTables.attach.all.map { $0.map { .view($0) } }
}
