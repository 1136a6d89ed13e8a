package import CommandLines

/// The command line after `timer dashboard`.
package struct DashboardArguments: CommandArguments {
  package var given = Preferences()
  package var isPlain = false

  package init() {}

  package static let command: Command<DashboardArguments> = {
    var command = Command<DashboardArguments>(
      "dashboard", "Shows all running timers, and controls them.")
    command.sections = [
      .init(
        "Options",
        [
          .flag("plain", \.isPlain, help: "Print the list of timers once, as timer list does."),
          .help,
        ]),
      .init("Terminal", Preferences.options(in: .terminal, \.given)),
    ]
    command.discussion = "Without arguments, timer shows the dashboard if timers are running."
    return command
  }()
}
