import Outputs
import Runtime
import System
import TestSupport
import Testing
import Texts

@testable import ShapeApp

@MainActor
struct ShapeToolTests {
  private static let commands = ShapeArguments.commands.map(\.candidate.text)

  @Test("Without a command, examples are shown on standard error")
  func nothing() {
    let run = CommandRun([])
    #expect(run.ending == ProgramEnding(lines: ShapeHelp(name: "draw-it").usage.lines))
    #expect(run.ending.status == 64 && run.bytes.isEmpty && run.notes.isEmpty)
  }

  @Test("Help is the short one for the program, and each command has its own")
  func help() {
    let short = CommandRun(["--help"])
    #expect(short.isSuccess && short.output == ShapeHelp(name: "draw-it").text + "\n")
    for words in [["-h"], ["help"], ["help", "help"]] {
      #expect(CommandRun(words).output == short.output, "\(words)")
    }
    for command in Self.commands {
      let help = CommandRun([command, "--help"])
      #expect(help.isSuccess && help.output.contains("Usage: "), "\(command)")
      #expect(CommandRun([command, "-h"]).output == help.output, "\(command)")
      #expect(
        CommandRun(["help", command]).output.contains("Usage: draw-it \(command) "), "\(command)")
    }
    #expect(CommandRun(["--help-all"]).output.contains("EXIT STATUS"))
    #expect(CommandRun(["--version"]).lines.count == 1)
  }

  @Test("An unknown command is refused with the nearest one")
  func unknown() {
    #expect(CommandRun(["drwa"]).refusal() == "unknown command “drwa”; did you mean draw?")
    #expect(CommandRun(["rnig"]).refusal() == "unknown command “rnig”; did you mean ring?")
    #expect(
      CommandRun(["12345678"]).refusal() == "unknown command “12345678”; draw-it --help lists them")
    #expect(CommandRun(["a\nb1234567"]).refusal()?.contains("“a␊b1234567”") == true)
  }

  @Test("A mistake in any command has status 64 and leaves standard output empty")
  func mistakes() {
    for command in Self.commands + ["ring"] {
      let run = CommandRun([command, "--zzzzz"])
      #expect(run.refusal()?.hasPrefix("unknown option “--zzzzz”") == true, "\(command)")
    }
    #expect(CommandRun(["--zzzzz"]).refusal()?.contains("“--zzzzz”") == true)
  }

  @Test("Help wins over mistakes in all commands")
  func helpWins() {
    for command in Self.commands {
      let help = CommandRun([command, "--help"])
      #expect(CommandRun([command, "--zzzzz", "--help"]).output == help.output, "\(command)")
    }
  }

  @Test("A shell gets completions, and a script or the reason why not")
  func completion() {
    let names = CommandRun(["---complete", ""])
    #expect(names.isSuccess)
    #expect(names.lines.map { String($0.prefix { $0 != "\t" }) }.starts(with: Self.commands))
    let script = CommandRun(["--generate-completion-script", "bash"])
    #expect(script.isSuccess && script.output.contains("complete -F _draw_it draw-it"))
    #expect(
      CommandRun(["--generate-completion-script=csh"]).refusal()
        == "--generate-completion-script takes bash, zsh or fish, not “csh”")
  }

  @Test("Output that can’t be written ends the program with status 74")
  func failingOutput() {
    for words in [
      ["--help"], ["--version"], ["draw", "ring"], ["face", "ring", "10s"], ["gallery"],
      ["---complete", ""], ["draw", "ring", "--format", "png", "-o", "-"],
    ] {
      let run = CommandRun(words, failure: ErrorNumber(code: 28))
      #expect(
        run.refusal(74) == "standard output can’t be written: \(ErrorNumber(code: 28))", "\(words)")
    }
  }

  @Test("Text is ASCII without UTF-8, and control characters are visible")
  func charset() {
    for words in [["--help"], ["draw", "ring"], ["gallery"], ["face", "pie", "10s"]] {
      let run = CommandRun(words, ["LC_ALL": "C"])
      #expect(run.isSuccess && run.bytes.allSatisfy { $0 < 0x80 }, "\(words)")
    }
  }
}
