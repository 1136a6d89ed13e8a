internal import ArgumentParser
internal import Glibc
internal import Runtime
internal import TerminalIO

/// The program: from its arguments to its exit status.
@MainActor
public enum ShapeTool {
  /// Where it says what it has to say in words.
  static let console = Console(program: "shape")

  /// Runs the program.
  public static func main() -> Never {
    Memory.shareHeap()
    StandardStreams.openMissingStandardStreams()
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      try run(words)
    } catch let failure as Failure {
      console.fail("shape: \(failure.words)", status: failure.status)
    } catch {
      end(with: error)
    }
    exit(0)
  }

  private static func run(_ words: [String]) throws {
    guard let command = words.first else { console.fail(Usage.text) }
    let rest = Array(words.dropFirst())
    switch command {
    case "draw": try DrawCommand.run(Request(rest, .draw))
    case "spin": try SpinCommand.run(Request(rest, .spin))
    // The name of a shape alone is drawn.
    case _ where Form(rawValue: command) != nil: try DrawCommand.run(Request(words, .draw))
    default: try other(words == ["help"] ? ["--help"] : words)
    }
  }

  private static func other(_ words: [String]) throws {
    switch try ShapeArguments.parseAsRoot(words) {
    case let gallery as GalleryArguments: try GalleryCommand.run(gallery)
    case let face as FaceArguments: try FaceCommand.run(face)
    case let probe as ProbeArguments: try ProbeCommand.run(probe)
    case var command: try command.run()
    }
  }

  /// Says what the parser has to say: its help, or what is wrong.
  private static func end(with error: any Error) -> Never {
    let status = ShapeArguments.exitCode(for: error).rawValue
    let words = ShapeArguments.fullMessage(for: error)
    guard status == 0 else { console.fail(words, status: status) }
    console.print(words)
    exit(0)
  }
}
