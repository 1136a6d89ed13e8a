import Settings
import TestSupport
import Testing
import TimerPrograms

@testable import Timers

/// The built program's settings commands, on its own terminal.
@Suite(.serialized)
struct ConfigCommandTests {
  private static let name = ".config/timer/config.toml"
  private let home: TemporaryFolder
  private var path: String { "\(home.path)/\(Self.name)" }

  init() throws {
    home = try TemporaryFolder()
  }

  private func session(
    _ arguments: [String], _ more: [String] = [], pipesOutput: Bool = false
  ) throws -> TerminalSession {
    try builtTimer(["config"] + arguments) {
      $0.environment = more + ["HOME=\(home.path)"]
      $0.columns = 200
      $0.pipesOutput = pipesOutput
    }
  }

  /// Runs a command to its end and expects its status; returns the terminal's text.
  private func text(
    _ arguments: [String], _ more: [String] = [], status: Int32
  ) throws -> String {
    let session = try session(arguments, more)
    #expect(session.next() == .exited(status))
    #expect(!session.received.contains(0x1B))
    return session.trace.text
  }

  /// Runs a command to its end and returns its piped output.
  private func output(_ arguments: [String]) throws -> String {
    let session = try session(arguments, pipesOutput: true)
    #expect(session.next() == .exited(0))
    #expect(session.trace.text.isEmpty)
    return session.piped
  }

  private func write(_ text: String) throws { try home.write(Array(text.utf8), to: Self.name) }

  @Test("The path is printed, even if the file doesn't exist, and the file isn't created")
  func printedPath() throws {
    #expect(try output(["path"]) == "\(path)\n")
    #expect(home.names.isEmpty)
  }

  @Test(
    "Without a home the defaults are shown, and commands that need the file report why they can't")
  func noHome() throws {
    for command in ["path", "check", "edit"] {
      let text = try text([command], ["HOME="], status: 66)
      #expect(text.hasPrefix("timer: "))
      #expect(text.contains("neither HOME nor XDG_CONFIG_HOME is set"))
    }
    #expect(try text(["show"], ["HOME="], status: 0).contains("volume = 100"))
  }

  @Test("The output of show is a valid file")
  func show() throws {
    try write("volume = 60\n")
    let shown = try output(["show"])
    try write(shown)
    #expect(try output(["show", "--json"]).contains(#""volume":60"#))
    #expect(try text(["check"], status: 0) == "\(path): no mistakes\r\n")
  }

  @Test("All mistakes are listed, with the file's path and their lines")
  func mistakes() throws {
    try write("volume = 101\nsnooze = 'fri'\nface = 'x'\ntenths = 1\nvolum = 3\n")
    let text = try text(["check"], status: 65)
    let lines = text.split(whereSeparator: \.isNewline)
    #expect(lines.count == 5)
    for (number, line) in lines.enumerated() { #expect(line.hasPrefix("\(path):\(number + 1): ")) }
    #expect(try self.text(["show"], status: 0).contains("\(path) has mistakes"))
    try write("volume = \n")
    for command in ["check", "show"] {
      #expect(try self.text([command], status: 65).hasPrefix("\(path):1: volume: "))
    }
  }

  @Test("A missing file is a mistake only if it was named")
  func missing() throws {
    #expect(try text(["check"], status: 0).contains("\(path) doesn’t exist; the defaults apply"))
    #expect(try text(["check", "/nowhere/x"], status: 66).contains("/nowhere/x isn’t there"))
    #expect(try text(["check", home.path], status: 66).contains("it is a folder"))
    let other = try home.write(Array("volume = 3".utf8), to: "other.toml")
    #expect(try text(["check", other], status: 0) == "\(other): no mistakes\r\n")
  }

  @Test("Without a command help is printed, and an unknown one is named")
  func usage() throws {
    #expect(try text([], status: 64).contains("Usage: timer config path|show|check|edit"))
    #expect(try text(["--help"], status: 0).contains("EXIT STATUS"))
    #expect(try text(["shw"], status: 64).contains("did you mean “config show”?"))
  }
}

// MARK: - Editing

extension ConfigCommandTests {
  /// Writes a fake editor, and returns the variable that names it.
  private func editor(_ definition: String, variable: String = "EDITOR") throws -> String {
    try home.write(Array("#!/bin/sh\nPATH=/usr/bin:/bin\n\(definition)\n".utf8), to: "editor")
    home.setMode(0o755, of: "editor")
    return "\(variable)=\(home.path)/editor"
  }

  @Test("A new file has all settings as comments, and only the user can read it")
  func create() throws {
    let editor = try editor(#"[ "$#" = 2 ] && [ "$1" = -w ] && cp "$2" "$HOME/seen""#)
    #expect(try text(["edit"], [editor + " -w"], status: 0) == "\(path): no mistakes\r\n")
    let template = ConfigText.template(.timer, name: "timer")
    #expect(home.read("seen") == Array(template.utf8))
    #expect(home.read(Self.name) == Array(template.utf8))
    #expect(home.mode(of: ".config/timer") == 0o700)
  }

  @Test("An existing file is opened unchanged, and its mistakes are reported and kept")
  func edit() throws {
    try write("volume = 3\n")
    let editor = try editor(#"echo "volum = 4" >>"$1""#, variable: "VISUAL")
    let said = try text(["edit"], [editor, "EDITOR=/nowhere/x"], status: 65)
    #expect(said.hasPrefix("\(path):2: volum: "))
    #expect(home.read(Self.name) == Array("volume = 3\nvolum = 4\n".utf8))
  }

  @Test("A missing or failing editor is named")
  func failures() throws {
    let absent = try text(["edit"], ["EDITOR=/nowhere/x -w"], status: 69)
    #expect(absent.contains("the editor “/nowhere/x -w” can’t be started: No such file"))
    let failed = try text(["edit"], [try editor("exit 4")], status: 69)
    #expect(failed.contains("ended with status 4"))
    // The tests' PATH has no programs.
    #expect(try text(["edit"], status: 69).contains("set EDITOR to one"))
  }

  @Test("The editor has the terminal, and receives Ctrl-C")
  func terminal() throws {
    let editor = try editor("trap 'echo caught' INT; echo ready; read line; echo got $line")
    let session = try session(["edit"], [editor])
    #expect(session.waitForText("ready"))
    session.terminal.type("\u{03}")
    #expect(session.waitForText("caught"))
    session.terminal.type("words\n")
    #expect(session.next() == .exited(0))
    #expect(session.trace.text.contains("no mistakes"))
  }

  @Test("Without a terminal nothing is started or created")
  func noTerminal() throws {
    let session = try session(["edit"], [try editor("echo started")], pipesOutput: true)
    #expect(session.next() == .exited(64))
    #expect(session.trace.text.contains("needs a terminal"))
    #expect(home.read(Self.name) == nil && session.piped.isEmpty)
  }
}
