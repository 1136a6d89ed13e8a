internal import CommandLines
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
    } catch let stop as CommandLineStop {
      end(with: stop)
    } catch {
      console.fail("\(error)")
    }
    exit(0)
  }

  private static func run(_ words: [String]) throws {
    let help = HelpText(name: CalledName.text)
    guard let command = words.first else { console.explain(help.usage.lines) }
    let rest = Array(words.dropFirst())
    switch command {
    case "draw": try DrawCommand.run(Request(rest, .draw))
    case "spin": try SpinCommand.run(Request(rest, .spin))
    // The name of a shape alone is drawn.
    case _ where Form(rawValue: command) != nil: try DrawCommand.run(Request(words, .draw))
    case "help" where words.allSatisfy({ $0 == "help" }): console.print(lines: help.text.lines)
    default:
      if !answersShell(words) { try other(words) }
    }
  }

  private static func other(_ words: [String]) throws {
    let words =
      words.first == "help"
      ? words.dropFirst().prefix { !$0.hasPrefix("-") } + ["--help"] : words
    guard let command = words.first else { return }
    let rest = Array(words.dropFirst())
    let name = CalledName.text
    switch command {
    case "draw": _ = try LayerParts.draw.read(rest, program: name)
    case "spin": _ = try LayerParts.spin.read(rest, program: name)
    case "gallery": try GalleryCommand.run(GalleryArguments.command.read(rest, program: name))
    case "face": try FaceCommand.run(FaceArguments.command.read(rest, program: name))
    case "chart": try ChartCommand.run(ChartArguments.command.read(rest, program: name))
    case "quotes": try QuotesCommand.run(QuotesArguments.command.read(rest, program: name))
    case "probe": try ProbeCommand.run(ProbeArguments.command.read(rest, program: name))
    case _ where command.hasPrefix("-"):
      _ = try ShapeArguments.command.read(words, program: name)
      console.explain(HelpText(name: name).usage.lines)
    case _ where Form(rawValue: command) != nil:
      _ = try LayerParts.draw.read(rest, program: name)
    default:
      let commands = ShapeArguments.commands.map(\.text) + ["help"]
      throw Failure.unknownCommand(command, among: commands + Form.allCases.map(\.rawValue))
    }
  }

  /// Answers a shell's request for completions or for the completion script; returns whether it was
  /// one.
  private static func answersShell(_ words: [String]) -> Bool {
    switch ShellAnswer(to: words, completing: CalledName.text, ShapeArguments.completion) {
    case nil: return false
    case .text(let text): console.output(text)
    case .refused(let words): console.fail(words)
    }
    return true
  }

  /// Says what a command line has to say instead of running: help, or what is wrong.
  private static func end(with stop: CommandLineStop) {
    switch stop {
    case .refused(let words): console.explain("\(console.program): \(words)".lines)
    case .help(let text): console.print(lines: text.lines)
    case .summary: console.print(lines: HelpText(name: CalledName.text).text.lines)
    case .version: console.print(Version.text)
    }
  }
}

extension Failure {
  fileprivate static func unknownCommand(_ word: String, among names: [String]) -> Failure {
    let near = NearestNames.nearest(to: word, among: names).first
    let hint = near.map { "did you mean \($0)?" } ?? "\(CalledName.text) --help lists them"
    return Failure(words: "unknown command “\(word)”; \(hint)")
  }
}
