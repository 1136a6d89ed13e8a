internal import ArgumentParser
internal import Clocks
internal import Control
internal import Countdowns
internal import Glibc
internal import Journal
internal import Reports
internal import Runtime
internal import TerminalIO

/// The commands for running timers: from their arguments to their exit status.
@MainActor
enum ControlCommand {
  /// The names of the commands.
  static let names = Set(ControlRoot.configuration.subcommands.map { $0._commandName })

  /// Runs a command, if the command line is one; returns the settings of one that counts itself.
  static func run(_ words: [String]) throws -> CountdownSettings? {
    let isHelp = words.first == "help"
    guard let first = isHelp ? words.dropFirst().first : words.first, names.contains(first) else {
      return nil
    }
    if first == "up", !isHelp, let settings = try Stopwatch.settings(from: words) {
      return settings
    }
    do {
      switch try ControlRoot.parseAsRoot(words) {
      case let arguments as ListTimersArguments: list(asJSON: arguments.json)
      case let arguments as StatusArguments: StatusCommand.run(arguments)
      case let arguments as AttachArguments: AttachCommand.run(arguments)
      case let arguments as WaitArguments: wait(for: arguments.target.name)
      case let arguments as ResumeArguments: return ResumeCommand.run(arguments)
      case let arguments as HistoryArguments: HistoryCommand.run(arguments)
      case let verb as any ControlVerb: carryOut(verb.request, verb.targets)
      // Help and the like.
      case var other: try other.run()
      }
      exit(0)
    } catch {
      TimerTool.end(with: error, of: ControlRoot.self, help: "\(CalledName.text) \(first) --help")
    }
  }

  static var console: Console { TimerTool.console }
  static var zone: Zone { Zone { LocalZone.offset(atSecondsSinceEpoch: $0) } }

  /// The exit status when a timer refuses a command now (EX_TEMPFAIL).
  static let refused: Int32 = 75
  /// The exit status when a timer doesn’t answer (EX_UNAVAILABLE).
  static let unavailable: Int32 = 69

  /// Returns the timers that are running; folders that can’t be used end the program.
  static func running() -> RunningTimers {
    do throws(ControlError) {
      return try RunningTimers.find()
    } catch {
      guard error != .hasNoPlace else { return RunningTimers() }
      console.fail(error.description, status: unavailable)
    }
  }

  /// Returns the timer that is meant; without one, ends the program.
  static func timer(_ name: String?) -> RunningTimers.Timer {
    let running = running()
    do throws(TimerChoice.Failure) {
      return running.timers[
        try TimerChoice.one(name, among: running.timers.map(\.record.name))]
    } catch {
      if let name = name ?? (running.timers.isEmpty ? running.silent.first : nil),
        running.silent.contains(name)
      {
        console.fail("“\(name)” doesn’t answer: its process is stopped", status: unavailable)
      }
      console.fail(error.words, status: error.status)
    }
  }
}

// MARK: - Commands

extension ControlCommand {
  private static func list(asJSON: Bool) {
    let running = running()
    let reports = running.timers.map { $0.record.report(at: $0.record.now) }
    if asJSON {
      for report in reports { console.output(ReportFormat.json.line(report, in: zone)) }
    } else {
      for line in StatusTable.lines(reports, in: zone) { console.print(line) }
    }
    for name in running.silent {
      console.complain("“\(name)” doesn’t answer: its process is stopped")
    }
    if asJSON { return }
    let unfinished = UnfinishedTimers.find(maxAge: nil)
    for timer in unfinished.timers { console.complain(timer.sentence + "; \(timer.advice)") }
    for failure in unfinished.failures { console.complain(failure) }
    if reports.isEmpty, running.silent.isEmpty, unfinished.timers.isEmpty {
      console.complain(TimerChoice.Failure.none.words)
    }
  }

  /// How long a timer may take to carry out a command.
  private static let patience = Duration.seconds(2)

  static func carryOut(_ request: ControlRequest, _ targets: TargetsArguments) {
    let chosen = targets.all ? running().timers : [timer(targets.target.name)]
    if chosen.isEmpty { console.fail(TimerChoice.Failure.none.words, status: 66) }
    carryOut(request, on: chosen)
  }

  /// Asks timers for the same, and says how they stand then; a refusal ends the program.
  static func carryOut(_ request: ControlRequest, on chosen: [RunningTimers.Timer]) {
    let answers = ControlClient.ask(chosen.map(\.socket), request, within: patience)
    var status: Int32 = 0
    for (timer, answer) in zip(chosen, answers) {
      let name = timer.record.name
      switch answer {
      case .reply(.timer(let json)):
        guard let record = try? TimerRecord(json) else { continue }
        console.print(StatusWords.sentence(record.report(at: record.now), in: zone))
      case .reply(.refused(let why)):
        console.complain("\(name): \(why)")
        status = refused
      case .silent, .stale:
        console.complain("\(name) doesn’t answer")
        status = unavailable
      case .failed(let error):
        console.complain("\(name): \(error)")
        status = unavailable
      }
    }
    if status != 0 { exit(status) }
  }

  /// Waits until a timer ends, and ends with its status.
  private static func wait(for name: String?) {
    let timer = timer(name)
    do throws(ControlError) {
      let connection = try ControlConnection(timer.socket)
      if StandardStreams.isTerminal(2) {
        console.say(StatusWords.sentence(timer.record.report(at: timer.record.now), in: zone))
      }
      while let replies = connection.waitAndRead() {
        for case .timer(let json) in replies {
          guard let record = try? TimerRecord(json), let status = record.status else { continue }
          exit(status)
        }
      }
    } catch {
      console.fail("\(timer.record.name): \(error)", status: unavailable)
    }
    console.fail("\(timer.record.name) was killed before its end", status: unavailable)
  }
}

extension ControlConnection {
  /// Waits until something comes, and returns it; `nil` at the end.
  func waitAndRead() -> [ControlReply]? {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&state, 1, -1)
    return read()
  }
}
