package import CommandLines
internal import Glibc
package import Runtime
internal import System
internal import Texts
package import Timers

extension CalledName {
  /// The name of this program.
  package static let own = CalledName(CommandLine.arguments.first)
}

extension Console {
  /// The console for the messages of `timer`.
  package static let timer = Console(program: CalledName.own.text)

  /// Returns the result of `body`; exits for help and errors.
  package func orStop<Result>(_ body: () throws(CommandLineStop) -> Result) -> Result {
    do throws(CommandLineStop) {
      return try body()
    } catch {
      end(with: error)
    }
  }

  /// Prints the help, the version or an error, and exits.
  package func end(with stop: CommandLineStop) -> Never {
    switch stop {
    case .refused(let words): explain("\(program): \(words)".lines)
    case .help(let text): print(lines: text.lines)
    case .summary: print(lines: TimerHelp(name: CalledName.own.text).text.lines)
    case .version: print(Version.line(of: "timer", commit: SourceCommit.name))
    }
    exit(0)
  }
}
