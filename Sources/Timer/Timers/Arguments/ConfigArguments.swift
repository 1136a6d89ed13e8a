package import CommandLines
package import Texts

/// The command line of `timer config` and of its commands without arguments.
package struct ConfigArguments: CommandArguments {
  package init() {}

  package static let command: Command<ConfigArguments> = {
    var command = Command<ConfigArguments>("config", "Shows, checks and opens the settings.")
    command.subcommands = [
      .init("path", "print the path of the settings file"),
      .init("show", "print the effective settings"),
      .init("check", "list the mistakes"), .init("edit", "open the settings in an editor"),
    ]
    command.sections = [.init("Options", [.help])]
    command.discussion = """
      Settings are saved in ~/.config/timer/config.toml, or timer/config.toml below \
      $XDG_CONFIG_HOME, in TOML. The command line takes precedence over them.

      EXIT STATUS: 0 when the command succeeds, 64 when the command line is invalid or edit has no \
      terminal, 65 when the file has mistakes, 66 when a named file doesn’t exist, the file can’t \
      be read or there is no home folder for it, 69 when the editor can’t be started or fails, 73 \
      when the file can’t be written, 74 when standard output can’t be written.
      """
    return command
  }()

  package static let path: Command<ConfigArguments> = bare(
    "config path", "Prints the path of the settings file.",
    "If the file doesn’t exist, the defaults apply.")

  package static let edit: Command<ConfigArguments> = bare(
    "config edit", "Opens the settings file in an editor, then checks it.",
    """
    The editor is $VISUAL, else $EDITOR, else vi or nano; arguments may be in quotes. A file that \
    isn’t there is created first, with all settings as comments.
    """)

  private static func bare(
    _ name: String, _ abstract: String, _ discussion: String
  ) -> Command<ConfigArguments> {
    var command = Command<ConfigArguments>(name, abstract)
    command.sections = [.init("Options", [.help])]
    command.discussion = discussion
    return command
  }
}

/// The command line after `timer config show`.
package struct ConfigShowArguments: CommandArguments {
  package var json = false

  package init() {}

  package static let command: Command<ConfigShowArguments> = {
    var command = Command<ConfigShowArguments>(
      "config show", "Prints all settings with their effective values.")
    command.sections = [
      .init("Options", [.flag("json", short: "j", \.json, help: "Print a JSON object."), .help])
    ]
    command.discussion = """
      The output is a settings file itself; a comment says whether a value is from the file or a \
      default. Nothing applies of a file with a mistake.
      """
    return command
  }()
}

/// The command line after `timer config check`.
package struct ConfigCheckArguments: CommandArguments {
  package var file: String?

  package init() {}

  package static let command: Command<ConfigCheckArguments> = {
    var command = Command<ConfigCheckArguments>(
      "config check", "Lists all mistakes in the settings file.")
    command.operands = [
      Operand("file", \.file, help: "Another file to check.").completing { _, _ in
        Completion(paths: .files)
      }
    ]
    command.sections = [.init("Options", [.help])]
    command.discussion = "Each is printed on one line, with the path, the line number and the key."
    return command
  }()
}

extension ConfigArguments {
  /// Returns the completions for the last word after `timer config`.
  package static func completion(of words: [String]) -> Completion {
    let rest = Array(words.dropFirst())
    guard words.count > 1 else { return command.completion(of: words) }
    return switch words[0] {
    case "path", "edit": path.completion(of: rest)
    case "show": ConfigShowArguments.command.completion(of: rest)
    case "check": ConfigCheckArguments.command.completion(of: rest)
    default: Completion()
    }
  }

  /// Returns the reason why the first word after `timer config` isn't a command; `nil` if it is, or
  /// if there is none.
  package static func refusal(of words: [String]) -> String? {
    let names = command.subcommands.map(\.text)
    guard let word = words.first, !word.hasPrefix("-"), !names.contains(word) else { return nil }
    guard let near = NearestNames.nearest(to: word, among: names).first else {
      return "config takes \(names.listed("or")), not “\(word)”"
    }
    return "unknown command “config \(word)”; did you mean “config \(near)”?"
  }
}
