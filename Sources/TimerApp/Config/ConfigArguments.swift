internal import ArgumentParser

/// The program as a parent of `timer config`, without words of its own.
struct ConfigRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CalledName.text, subcommands: [ConfigArguments.self])
}

/// The command line of `timer config`, which needs a subcommand.
struct ConfigArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Shows, checks and opens the settings.",
    discussion: """
      Settings are kept in ~/.config/timer/config.toml, or timer/config.toml below \
      $XDG_CONFIG_HOME, in TOML. They hold unless the command line says otherwise.

      EXIT STATUS: 0 when all went well, 64 when the command line can’t be understood or edit has \
      no terminal, 65 when the file has mistakes, 66 when a file that was named isn’t there, the \
      file can’t be read or there is no home for it, 69 when the editor can’t be started or fails, \
      73 when the file can’t be written, 74 when standard output can’t be written.
      """,
    subcommands: [
      ConfigPathArguments.self, ConfigShowArguments.self, ConfigCheckArguments.self,
      ConfigEditArguments.self,
    ]
  )
}

/// The command line after `timer config path`.
struct ConfigPathArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Prints the path of the settings file.",
    discussion: "The file need not be there: then the defaults apply.")
}

/// The command line after `timer config show`.
struct ConfigShowArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints all settings with the values that apply.",
    discussion: """
      The output is a settings file itself; a comment says whether a value is from the file or a \
      default. Nothing applies of a file with a mistake.
      """)

  @Flag(help: "Print a JSON object.")
  var json = false
}

/// The command line after `timer config check`.
struct ConfigCheckArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Lists all mistakes in the settings file.",
    discussion: "Each is a line with the path, the number of the line and the key.")

  @Argument(
    help: ArgumentHelp("Another file to check.", valueName: "file"))
  var file: String?
}

/// The command line after `timer config edit`.
struct ConfigEditArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Opens the settings file in an editor, then checks it.",
    discussion: """
      The editor is $VISUAL, else $EDITOR, else vi or nano. A file that isn’t there is created \
      first, with all settings as comments.
      """)
}
