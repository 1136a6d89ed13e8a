internal import CommandLines
internal import Texts

/// The command line of `timer config` and of its commands without arguments.
struct ConfigArguments: CommandArguments {
  static let command: Command<ConfigArguments> = {
    var command = Command<ConfigArguments>("config", "Shows, checks and opens the settings.")
    command.subcommands = [
      .init("path", "where the settings are"), .init("show", "what applies"),
      .init("check", "list the mistakes"), .init("edit", "open the settings in an editor"),
    ]
    command.sections = [.init("Options", [.help])]
    command.discussion = """
      Settings are kept in ~/.config/timer/config.toml, or timer/config.toml below \
      $XDG_CONFIG_HOME, in TOML. They hold unless the command line says otherwise.

      EXIT STATUS: 0 when all went well, 64 when the command line can’t be understood or edit has \
      no terminal, 65 when the file has mistakes, 66 when a file that was named isn’t there, the \
      file can’t be read or there is no home for it, 69 when the editor can’t be started or fails, \
      73 when the file can’t be written, 74 when standard output can’t be written.
      """
    return command
  }()

  static let path: Command<ConfigArguments> = bare(
    "config path", "Prints the path of the settings file.",
    "The file need not be there: then the defaults apply.")

  static let edit: Command<ConfigArguments> = bare(
    "config edit", "Opens the settings file in an editor, then checks it.",
    """
    The editor is $VISUAL, else $EDITOR, else vi or nano. A file that isn’t there is created \
    first, with all settings as comments.
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
struct ConfigShowArguments: CommandArguments {
  var json = false

  static let command: Command<ConfigShowArguments> = {
    var command = Command<ConfigShowArguments>(
      "config show", "Prints all settings with the values that apply.")
    command.sections = [
      .init("Options", [.flag("json", \.json, help: "Print a JSON object."), .help])
    ]
    command.discussion = """
      The output is a settings file itself; a comment says whether a value is from the file or a \
      default. Nothing applies of a file with a mistake.
      """
    return command
  }()
}

/// The command line after `timer config check`.
struct ConfigCheckArguments: CommandArguments {
  var file: String?

  static let command: Command<ConfigCheckArguments> = {
    var command = Command<ConfigCheckArguments>(
      "config check", "Lists all mistakes in the settings file.")
    command.operands = [
      Operand("file", \.file, help: "Another file to check.").completing { _, _ in
        Completion(paths: .files)
      }
    ]
    command.sections = [.init("Options", [.help])]
    command.discussion = "Each is a line with the path, the number of the line and the key."
    return command
  }()
}

extension ConfigArguments {
  /// Returns the completions for the last word after `timer config`.
  static func completion(of words: [String]) -> Completion {
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
  static func refusal(of words: [String]) -> String? {
    let names = command.subcommands.map(\.text)
    guard let word = words.first, !word.hasPrefix("-"), !names.contains(word) else { return nil }
    guard let near = NearestNames.nearest(to: word, among: names).first else {
      let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      return "config takes \(list), not “\(word)”"
    }
    return "unknown command “config \(word)”; did you mean “config \(near)”?"
  }
}
