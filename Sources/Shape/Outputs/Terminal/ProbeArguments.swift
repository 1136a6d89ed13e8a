package import CommandLines

/// `shape probe`.
package struct ProbeArguments: CommandArguments {
  package var json = false

  /// Creates the arguments of an empty command line.
  package init() {}

  package static let command: Command<ProbeArguments> = {
    var command = Command<ProbeArguments>(
      "probe", "Lists the capabilities of this terminal, and the reason for each choice.")
    command.sections = [
      .init("Options", [.flag("json", \.json, help: "Print a JSON object."), .help])
    ]
    return command
  }()
}
