internal import CommandLines
internal import Glibc
internal import Runtime
internal import TerminalIO
internal import Texts

/// The program: from its arguments to its exit status.
@MainActor
public enum ShapeTool {
  /// The name that the program was called by, which depends on how it was installed.
  nonisolated static let calledName = ProgramName.name(
    calledAs: ProgramArguments.name, orElse: "shape")

  /// Runs the program.
  public static func main() -> Never {
    Memory.shareHeap()
    StandardStreams.openMissingStandardStreams()
    StandardStreams.reportSizeLimits()
    let ending = run(ProgramArguments.words, in: .process)
    if ending.lines.isEmpty { exit(ending.status) }
    Console(program: calledName).explain(ending.lines, status: ending.status)
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
    guard let command = words.first else { return ProgramEnding(lines: help.usage.lines) }
    let rest = Array(words.dropFirst())
    switch command {
    case "draw": try DrawCommand.run(Request(rest, .draw), in: context)
    case "spin": try SpinCommand.run(Request(rest, .spin), in: context)
    // The name of a shape alone is drawn.
    case _ where ShapeKind(rawValue: command) != nil:
      try DrawCommand.run(Request(words, .draw), in: context)
    case "help" where words.allSatisfy({ $0 == "help" }):
      try context.print(lines: help.text.lines)
    default: return try answerToShell(words, in: context) ?? other(words, in: context)
    }
    return .success
  }

  private static func other(_ words: [String], in context: CommandContext) throws -> ProgramEnding {
    let words =
      words.first == "help"
      ? words.dropFirst().prefix { !$0.hasPrefix("-") } + ["--help"] : words
    guard let command = words.first else { return .success }
    let rest = Array(words.dropFirst())
    let name = context.name
    switch command {
    case "draw": _ = try LayerParts.draw.read(rest, program: name)
    case "spin": _ = try LayerParts.spin.read(rest, program: name)
    case "gallery":
      try GalleryCommand.run(GalleryArguments.command.read(rest, program: name), in: context)
    case "face": try FaceCommand.run(FaceArguments.command.read(rest, program: name), in: context)
    case "chart":
      try ChartCommand.run(ChartPlan.command.read(rest, program: name), in: context)
    case "quotes":
      try QuotesCommand.run(QuotesPlan.command.read(rest, program: name), in: context)
    case "probe":
      try ProbeCommand.run(ProbeArguments.command.read(rest, program: name), in: context)
    case _ where command.hasPrefix("-"):
      _ = try ShapeArguments.command.read(words, program: name)
      return ProgramEnding(lines: ShapeHelp(name: name).usage.lines)
    case _ where ShapeKind(rawValue: command) != nil:
      _ = try LayerParts.draw.read(rest, program: name)
    default:
      let commands = ShapeArguments.commands.map(\.text) + ["help"]
      throw CommandError.unknownCommand(
        command, among: commands + ShapeKind.allCases.map(\.rawValue), of: name)
    }
    return .success
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
      case .version: try context.print(Version.line(of: "shape"))
      }
      return .success
    } catch {
      return ProgramEnding(error, of: context.name)
    }
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
