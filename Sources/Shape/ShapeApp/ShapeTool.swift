internal import CommandLines
internal import Glibc
internal import Outputs
internal import Runtime
internal import ShapeCommand
internal import Sketches
internal import System
internal import TerminalIO
internal import Texts

/// The program: from its arguments to its exit status.
@MainActor
public enum ShapeTool {
  /// Runs the program.
  public static func main() -> Never {
    Memory.shareHeap()
    StandardStreams.openMissingStandardStreams()
    StandardStreams.reportSizeLimits()
    let context = CommandContext.process
    let ending = run(ProgramArguments.words, in: context)
    if ending.lines.isEmpty { exit(ending.status) }
    let console = Console(program: context.name)
    guard ending.status == Console.outputFailed else {
      console.explain(ending.lines, status: ending.status)
    }
    // Standard error may be as full as standard output.
    console.say(lines: ending.lines)
    exit(ending.status)
  }

  /// Runs the words of a command line, and returns how the program ends.
  static func run(_ words: [String], in context: CommandContext) -> ProgramEnding {
    do {
      return try command(words, in: context)
    } catch let failure as CommandError {
      return ProgramEnding(failure, of: context.name)
    } catch let stop as CommandLineStop {
      return answer(to: stop, in: context)
    } catch {
      return ProgramEnding(CommandError(words: "\(error)"), of: context.name)
    }
  }

  private static func command(
    _ words: [String], in context: CommandContext
  ) throws -> ProgramEnding {
    let help = ShapeHelp(name: context.name)
    guard let first = words.first else { return ProgramEnding(lines: help.usage.lines) }
    if words.allSatisfy({ $0 == "help" }) {
      try context.print(lines: help.text.lines)
      return .success
    }
    if let ending = try answerToShell(words, in: context) { return ending }
    guard first == "help" else { return try command(first, words, in: context) }
    let named = words.dropFirst().prefix { !$0.hasPrefix("-") } + ["--help"]
    return try command(named[named.startIndex], Array(named), in: context)
  }

  /// Runs the command that the first of some words names.
  private static func command(
    _ name: String, _ words: [String], in context: CommandContext
  ) throws -> ProgramEnding {
    if let (command, isShape) = ShapeArguments.command(named: name) {
      try command.run(isShape ? words : Array(words.dropFirst()), context)
      return .success
    }
    guard name.hasPrefix("-") else {
      let names = ShapeArguments.commands.map(\.candidate.text) + ["help"]
      throw CommandError.unknownCommand(
        name, among: names + ShapeKind.allCases.map(\.rawValue), of: context.name)
    }
    _ = try ShapeArguments.command.read(words, program: context.name)
    return ProgramEnding(lines: ShapeHelp(name: context.name).usage.lines)
  }

  /// Answers a shell's request for completions or for the completion script; `nil` if it isn't one.
  private static func answerToShell(
    _ words: [String], in context: CommandContext
  ) throws(CommandError) -> ProgramEnding? {
    switch ShellAnswer(to: words, completing: context.name, ShapeArguments.completion) {
    case nil: return nil
    case .text(let text): try context.output(text)
    case .refused(let words): throw CommandError(words: words)
    }
    return .success
  }

  /// Answers a command line that isn't run: prints help, or returns what is wrong.
  private static func answer(
    to stop: CommandLineStop, in context: CommandContext
  ) -> ProgramEnding {
    do throws(CommandError) {
      switch stop {
      case .refused(let words): return ProgramEnding(lines: "\(context.name): \(words)".lines)
      case .help(let text): try context.print(lines: text.lines)
      case .summary: try context.print(lines: ShapeHelp(name: context.name).text.lines)
      case .version: try context.print(Version.line(of: "shape", commit: SourceCommit.name))
      }
      return .success
    } catch { return ProgramEnding(error, of: context.name) }
  }
}

extension CommandError {
  fileprivate static func unknownCommand(
    _ word: String, among names: [String], of program: String
  ) -> CommandError {
    let near = NearestNames.nearest(to: word, among: names).first
    let hint = near.map { "did you mean \($0)?" } ?? "\(program) --help lists them"
    return CommandError(words: "unknown command “\(word)”; \(hint)")
  }
}
