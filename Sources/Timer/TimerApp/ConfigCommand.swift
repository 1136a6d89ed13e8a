internal import Alarms
internal import CommandLines
internal import Files
internal import Glibc
internal import Runtime
internal import Settings
internal import TOML
internal import TerminalIO
internal import Texts
internal import TimerEnvironment
internal import TimerPrograms
internal import Timers

/// Runs the commands of `timer config`.
@MainActor
enum ConfigCommand {
  static func run(_ words: [String]) -> Never {
    let below = Array(words.dropFirst())
    if let refusal = ConfigArguments.refusal(of: below) { console.fail(refusal) }
    let rest = Array(below.dropFirst())
    let name = CalledName.own.text
    Console.timer.orStop { () throws(CommandLineStop) in
      switch below.first {
      case "path":
        _ = try ConfigArguments.path.read(rest, program: name)
        console.output(settingsPath())
      case "show": show(asJSON: try ConfigShowArguments.command.read(rest, program: name).json)
      case "check": check(named: try ConfigCheckArguments.command.read(rest, program: name).file)
      case "edit":
        _ = try ConfigArguments.edit.read(rest, program: name)
        edit()
      default:
        _ = try ConfigArguments.command.read(below, program: name)
        console.explain(ConfigArguments.command.help(program: name).lines)
      }
    }
    exit(0)
  }

  private static var console: Console { Console.timer }

  /// The exit status if the file has mistakes (EX_DATAERR).
  private static let hasMistakes: Int32 = 65
  /// The exit status if a file is missing or can't be read (EX_NOINPUT).
  private static let noInput: Int32 = 66
  /// The exit status if the file can't be written (EX_CANTCREAT).
  private static let unwritable: Int32 = 73
}

// MARK: - The file

extension ConfigCommand {
  /// Returns the path of the settings file; ends the program if there is no home folder.
  private static func settingsPath() -> String {
    guard let path = TimerPaths(environment: Console.environment).settings else {
      console.fail(
        "there is no settings file: neither HOME nor XDG_CONFIG_HOME is set", status: noInput)
    }
    return path
  }

  /// Returns the text of a file, or `nil` if it is missing; ends the program if it can't be read.
  private static func read(_ path: String) -> SettingsText? {
    do throws(SettingsError) {
      let text = try SettingsFile(path: path).read()
      return text.bytes.isEmpty && !isThere(path) ? nil : text
    } catch { console.fail("\(path): \(error)", status: noInput) }
  }

  private static func isThere(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }
}

// MARK: - Showing and checking

extension ConfigCommand {
  private static func show(asJSON: Bool) {
    // Without a home folder, the defaults apply, as for a countdown.
    let path = TimerPaths(environment: Console.environment).settings
    let text = path.flatMap(read) ?? SettingsText("")
    let mistakes = ConfigCheck.timer.mistakes(in: text)
    guard let document = try? text.document() else { refuse(mistakes, in: path ?? "") }
    let applied = mistakes.isEmpty ? document : TOMLDocument.empty
    let effective = EffectiveSettings(.timer, applied, mistakes)
    console.output(asJSON ? ConfigJSON.text(effective) : ConfigText.text(effective))
    if let path, !mistakes.isEmpty {
      console.complain(
        "\(path) has mistakes, so it is ignored: \(CalledName.own.text) config check lists them")
    }
  }

  private static func check(named file: String?) {
    let path = file ?? settingsPath()
    guard let text = read(path) else {
      if file != nil { console.fail("\(path) isn’t there", status: noInput) }
      return console.print("\(path) doesn’t exist; the defaults apply")
    }
    let mistakes = ConfigCheck.timer.mistakes(in: text)
    if !mistakes.isEmpty { refuse(mistakes, in: path) }
    console.print("\(path): no mistakes")
  }

  /// Prints mistakes and ends the program.
  private static func refuse(_ mistakes: [ConfigMistake], in path: String) -> Never {
    console.explain(mistakes.map { $0.text(in: path) }, status: hasMistakes)
  }
}

// MARK: - Editing

extension ConfigCommand {
  private static func edit() {
    let path = settingsPath()
    guard StandardStreams.isTerminal(0), StandardStreams.isTerminal(1) else {
      console.fail("config edit needs a terminal for the editor; the settings are in \(path)")
    }
    let editor = Editor.find()
    if !isThere(path) { create(path) }
    Editor.open(path, with: editor)
    check(named: nil)
  }

  private static func create(_ path: String) {
    let text = SettingsText(ConfigText.template(.timer, name: CalledName.own.text))
    do throws(SettingsError) {
      try SettingsFile(path: path).save(text)
    } catch {
      console.fail("\(path): \(error)", status: unwritable)
    }
  }
}
