package import CommandLines

/// The command line after `timer doctor`.
package struct DoctorArguments: CommandArguments {
  package var json = false

  package init() {}

  package static let command: Command<DoctorArguments> = {
    var command = Command<DoctorArguments>(
      "doctor", "Reports what this machine and this terminal offer, and what would help.")
    command.sections = [
      .init("Options", [.flag("json", short: "j", \.json, help: "Print a JSON object."), .help])
    ]
    command.discussion = """
      A report of a bug should include its output. The sound device is opened and closed without \
      a sound. The terminal is queried only if standard output is that terminal.
      """
    return command
  }()
}
