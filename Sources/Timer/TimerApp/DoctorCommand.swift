internal import CommandLines
internal import Findings
internal import Glibc
internal import Runtime
internal import System
internal import TerminalCodes
internal import TerminalIO
internal import TimerEnvironment
internal import TimerPrograms
internal import Timers

/// The command `timer doctor`, which reports what a machine offers.
@MainActor
enum DoctorCommand {
  private static var console: Console { Console.timer }

  /// The time within which a terminal has to reply to all queries, and all of the report.
  private static let patience = (
    terminal: Duration.milliseconds(800), all: Duration.milliseconds(950)
  )

  /// Prints the report, in sections that fit into the window on a terminal.
  static func run(_ words: [String]) -> Never {
    let arguments = console.orStop { () throws(CommandLineStop) in
      try DoctorArguments.command.read(Array(words.dropFirst()), program: CalledName.own.text)
    }
    let start = SystemClock.monotonic.now
    let terminal = Terminal.open(orElse: 1)
    let capabilities = Capabilities(environment: Console.environment)
    // Opens the sound device in the meantime.
    let survey = MachineSurvey(
      capabilities, hasTerminal: terminal != nil, environment: Console.environment)
    let (findings, answers) = ask(terminal, capabilities, until: start + patience.terminal)
    let report = DoctorReport(
      version: Version.line(of: "timer", commit: SourceCommit.name),
      survey.machine(until: start + patience.all),
      findings)
    if arguments.json {
      console.output(report.json)
    } else if let answers, capabilities.movesCursor {
      console.write(FindingsPage.text(report.sections, for: answers, capabilities))
    } else {
      console.print(lines: report.lines)
    }
    exit(0)
  }

  /// Queries the terminal if it is standard output; returns its answers, too, if it was.
  private static func ask(
    _ terminal: Terminal?, _ capabilities: Capabilities, until end: Duration
  ) -> (TerminalFindings, TerminalReport?) {
    guard let terminal, StandardStreams.is(1, terminal) else {
      return (unasked("TERM; standard output isn’t a terminal to query.", capabilities), nil)
    }
    guard terminal.isForeground else {
      return (unasked("TERM; another job has the terminal.", capabilities), nil)
    }
    return TerminalFindings.asking(
      terminal, capabilities, until: end, Console.environment)
  }

  private static func unasked(_ reason: String, _ capabilities: Capabilities) -> TerminalFindings {
    TerminalFindings(unasked: reason, capabilities, environment: Console.environment)
  }
}
