internal import ArgumentParser
internal import Glibc
internal import Runtime
internal import TerminalIO
internal import Texts

/// The program: from its arguments to its exit status.
@MainActor
public enum ShapeTool {
  /// Where it says what it has to say in words.
  static let console = Console(program: CalledName.text)

  /// Runs the program.
  public static func main() -> Never {
    Memory.shareHeap()
    StandardStreams.openMissingStandardStreams()
    StandardStreams.reportSizeLimits()
    let words = ProgramArguments.words
    do {
      try run(words)
    } catch let failure as Failure {
      console.fail(failure.words, status: failure.status)
    } catch {
      end(with: error, words.first)
    }
    exit(0)
  }

  private static func run(_ words: [String]) throws {
    let help = HelpText(name: CalledName.text)
    guard let command = words.first else { console.explain(help.usage) }
    let rest = Array(words.dropFirst())
    switch command {
    case "draw": try DrawCommand.run(Request(rest, .draw))
    case "spin": try SpinCommand.run(Request(rest, .spin))
    // The name of a shape alone is drawn.
    case _ where Form(rawValue: command) != nil: try DrawCommand.run(Request(words, .draw))
    case "help" where words.count == 1, "-h", "--help": console.print(help.text)
    default:
      if !answersShell(words) { try other(words) }
    }
  }

  private static func other(_ words: [String]) throws {
    let commands = ShapeSyntax.commands.map(\.text) + ["help"]
    if let word = words.first, !word.hasPrefix("-"), !commands.contains(word) {
      throw Failure.unknownCommand(word, among: commands + Form.allCases.map(\.rawValue))
    }
    switch try ShapeArguments.parseAsRoot(words) {
    case let gallery as GalleryArguments: try GalleryCommand.run(gallery)
    case let face as FaceArguments: try FaceCommand.run(face)
    case let chart as ChartArguments: try ChartCommand.run(chart)
    case let quotes as QuotesArguments: try QuotesCommand.run(quotes)
    case let probe as ProbeArguments: try ProbeCommand.run(probe)
    case var command: try command.run()
    }
  }

  /// Answers a shell's request for completions or for the completion script; returns whether it was
  /// one.
  private static func answersShell(_ words: [String]) -> Bool {
    switch ShellAnswer(to: words, completing: CalledName.text, ShapeSyntax.completion) {
    case nil: return false
    case .text(let text): console.output(text)
    case .unknownShell(let words): console.fail(words)
    }
    return true
  }

  /// Says what the parser has to say: its help, or what is wrong.
  private static func end(with error: any Error, _ command: String?) -> Never {
    let status = ShapeArguments.exitCode(for: error).rawValue
    guard status == 0 else {
      let commands = ShapeSyntax.commands.map(\.text)
      let command = command.flatMap { commands.contains($0) ? "\($0) --help" : nil } ?? "--help"
      let help = "\(CalledName.text) \(command)"
      console.fail(
        ParserMessage.clause(ShapeArguments.message(for: error), help: help), status: status)
    }
    console.print(ShapeArguments.fullMessage(for: error))
    exit(0)
  }
}

extension Failure {
  fileprivate static func unknownCommand(_ word: String, among names: [String]) -> Failure {
    let near = NearestNames.nearest(to: word, among: names).first
    let hint = near.map { "did you mean \($0)?" } ?? "\(CalledName.text) --help lists them"
    return Failure(words: "unknown command “\(word)”; \(hint)")
  }
}
