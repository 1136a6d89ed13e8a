internal import Cells
internal import CommandLines
internal import Control
internal import Countdowns
internal import Glibc
internal import JSON
internal import Journal
internal import Reports
internal import Runtime
internal import System
internal import TerminalCodes
internal import TerminalIO
internal import TimerEnvironment
internal import TimerProcess
package import Timers

/// The commands for running timers: from their arguments to their exit status.
@MainActor
package enum ControlCommand {
  /// Runs a control command, if the command line is one; returns the settings of a timer to run in
  /// this process.
  package static func run(_ words: [String]) throws -> CountdownSettings? {
    guard let first = words.first, CommandNames.isControl(first) else { return nil }
    let rest = Array(words.dropFirst())
    let name = CalledName.own.text
    switch first {
    case "list":
      let arguments = try ListTimersArguments.command.read(rest, program: name)
      if arguments.shared { RoomCommands.list(arguments) }
      arguments.saved ? listSaved(asJSON: arguments.json) : list(asJSON: arguments.json)
    case "status": StatusCommand.run(try StatusArguments.command.read(rest, program: name))
    case "attach": AttachCommand.run(try AttachArguments.command.read(rest, program: name))
    case "share":
      let arguments = try ShareArguments.command.read(rest, program: name)
      let timer = timer(arguments.target.name)
      let request = arguments.request(forTimer: timer.record.name)
      exit(carryOut(.share(RoomCommands.resolved(request)), on: [timer]))
    case "dashboard": try DashboardCommandLine.run(rest)
    case "wait": wait(try WaitArguments.command.read(rest, program: name))
    case "resume": return ResumeCommand.run(try ResumeArguments.command.read(rest, program: name))
    case "history": HistoryCommand.run(try HistoryArguments.command.read(rest, program: name))
    case "up": return try UpCommand.settings(from: words, program: name)
    default:
      guard let verb = ControlVerb.named(first) else { return nil }
      let arguments = try verb.command.read(rest, program: name)
      exit(carryOut(verb.request(arguments.span ?? .zero), arguments.targets))
    }
    exit(0)
  }

  static var console: Console { Console.timer }
  static var zone: Zone { Zone { LocalZone.offset(atSecondsSinceEpoch: $0) } }

  /// The exit status if a timer refuses a command (EX_TEMPFAIL).
  static let refused: Int32 = 75
  /// The exit status if a timer doesn’t respond (EX_UNAVAILABLE).
  static let unavailable: Int32 = 69

  /// Returns the running timers; exits if their folder can’t be used.
  static func running(
    ifBusy patience: Duration = RunningTimers.busyPatience
  ) -> RunningTimers {
    do throws(ControlError) {
      return try RunningTimers.find(ifBusy: patience)
    } catch {
      console.fail(error.description, status: unavailable)
    }
  }

  /// Returns the timer with a name, or the only one; exits if there is none.
  static func timer(_ name: String?) -> RunningTimers.Timer {
    // Most names are exact, so the other timers needn't be queried.
    if let name {
      switch RunningTimers.named(name) {
      case .found(let timer): return timer
      case .silent(let silent): console.fail(silent.words, status: unavailable)
      case .missing: break
      }
    }
    return timer(name, among: running())
  }

  /// Returns the timer with a name among the running ones, or the only one; exits if there is none.
  ///
  /// A timer that is over but whose final command is running matches only by name.
  static func timer(_ name: String?, among running: RunningTimers) -> RunningTimers.Timer {
    let unfinished = running.timers.filter { $0.record.phase != .ended }
    let timers = name == nil && !unfinished.isEmpty ? unfinished : running.timers
    do throws(TimerChoice.Failure) {
      return timers[try TimerChoice.one(name, among: timers.map(\.record.name))]
    } catch {
      if name != nil || running.timers.isEmpty {
        fail(ifSilent: name, in: running)
        fail(ifElsewhere: name, besides: running)
      }
      console.fail(error.words, status: error.status)
    }
  }

  /// Exits if the requested timer is one that doesn't respond.
  static func fail(ifSilent name: String?, in running: RunningTimers) {
    if let silent = running.silent(named: name) { console.fail(silent.words, status: unavailable) }
  }

  /// Exits if the requested timer, or any if none was named, can't be reached from here.
  private static func fail(ifElsewhere name: String?, besides running: RunningTimers) {
    let sentences = TimersElsewhere(besides: running).sentences(named: name)
    guard let last = sentences.last else { return }
    sentences.dropLast().forEach(console.complain)
    console.fail(last, status: unavailable)
  }
}

// MARK: - Commands

extension ControlCommand {
  /// The time for which `list` waits for timers on a busy machine.
  private static let listPatience = Duration.seconds(5)

  private static func list(asJSON: Bool) {
    let running = running(ifBusy: listPatience)
    let reports = running.timers.map { $0.record.report(at: $0.record.now) }
    if asJSON {
      for report in reports { console.output(ReportFormat.json.line(report, in: zone)) }
    } else {
      printTable(reports)
    }
    for silent in running.silent { console.complain(silent.words) }
    let elsewhere = TimersElsewhere(besides: running).sentences(named: nil)
    elsewhere.forEach(console.complain)
    if asJSON { return }
    let unfinished = UnfinishedTimers.find(maxAge: nil, besides: reports.map(\.name))
    for timer in unfinished.timers { console.complain(timer.sentence + "; \(timer.advice)") }
    for failure in unfinished.failures { console.complain(failure) }
    if reports.isEmpty, running.silent.isEmpty, elsewhere.isEmpty, unfinished.timers.isEmpty {
      console.complain(TimerChoice.Failure.none.words)
    }
  }

  private static func listSaved(asJSON: Bool) {
    let preferences = Preferences.saved
    preferences.notes.forEach(console.complain)
    let entries = SavedTimerList.entries(preferences)
    if asJSON {
      for entry in entries { console.output(SavedTimerList.json(entry).description) }
    } else {
      let lines = SavedTimerList.lines(entries, width: StandardStreams.columns(1))
      lines.forEach(console.print)
    }
  }

  static func printTable(_ reports: [TimerReport]) {
    let capabilities = Capabilities(environment: Console.environment)
    let isColored =
      StandardStreams.isTerminal(1) && capabilities.isUTF8
      && [.palette, .truecolor].contains(capabilities.colors)
    let lines = StatusTable.lines(
      reports, in: zone, width: StandardStreams.columns(1), isColored: isColored)
    for line in lines {
      // The table has no control characters besides those of its colors.
      if isColored { console.write(Array((line + "\n").utf8)) } else { console.print(line) }
    }
  }

  /// Sends a request to the target timers; returns the exit status.
  static func carryOut(_ request: ControlRequest, _ targets: TargetArguments) -> Int32 {
    if let room = targets.room { return RoomCommands.carryOut(request, in: room) }
    guard targets.all else {
      if request == .command(.cancel), let name = targets.name, discard(name) { return 0 }
      return carryOut(request, on: [timer(targets.name)])
    }
    let running = running()
    let (timers, silent) = (running.timers.filter { $0.record.phase != .ended }, running.silent)
    for one in silent { console.complain(one.words) }
    let status: Int32 = silent.isEmpty ? 0 : unavailable
    guard !timers.isEmpty else {
      if silent.isEmpty {
        fail(ifElsewhere: nil, besides: running)
        console.fail(TimerChoice.Failure.none.words, status: 66)
      }
      return status
    }
    let done = timers.filter { request.isSatisfied(by: $0.record.phase) }
    for timer in done { printState(timer.record) }
    guard done.count < timers.count else {
      let isPause = request == .command(.pause)
      console.complain(isPause ? "all timers are already paused" : "no timer is paused")
      return status
    }
    let rest = timers.filter { !request.isSatisfied(by: $0.record.phase) }
    return max(status, carryOut(request, on: rest))
  }

  /// Moves an unfinished timer to the history; returns `false` if there is none with that name.
  private static func discard(_ name: String) -> Bool {
    let paths = TimerPaths(environment: Console.environment)
    guard let timer = UnfinishedTimers.named(name, in: paths) else { return false }
    do throws(JournalError) {
      // A timer that was canceled just now has removed its record in the meantime.
      guard try timer.discard(state: paths.state) else { return false }
    } catch { console.fail(error.description, status: 73) }
    console.print(timer.sentence + "; discarded")
    return true
  }

  /// Sends a request to timers and prints their new states; returns the exit status.
  static func carryOut(_ request: ControlRequest, on chosen: [RunningTimers.Timer]) -> Int32 {
    let answers = ControlClient.ask(
      chosen.map(\.socket), request, within: RunningTimers.patience,
      ifBusy: RunningTimers.busyPatience)
    var status: Int32 = 0
    for (timer, answer) in zip(chosen, answers) {
      let name = timer.record.name
      switch answer {
      case .reply(.timer(let json)):
        guard let record = try? TimerRecord(json) else {
          console.complain(RunningTimers.Silent(socket: timer.socket, reason: .isForeign).words)
          status = unavailable
          continue
        }
        printState(record)
        if let why = json[ControlReply.unsavedKey]?.string {
          let what =
            record.status == nil ? "its state can’t be saved" : "the history lacks its line"
          console.complain("\(name): \(what): \(why)")
        }
      case .reply(.refused(let why)):
        console.complain("\(name): \(why)")
        status = refused
      case .silent, .stopped:
        console.complain(
          RunningTimers.Silent(
            socket: timer.socket, reason: answer == .stopped ? .isStopped : .isSlow
          ).words)
        status = unavailable
      case .stale:
        console.complain("\(name) ended before it could answer")
        status = unavailable
      case .failed(let error):
        console.complain("\(name): \(error)")
        status = unavailable
      }
    }
    return status
  }

  private static func printState(_ record: TimerRecord) {
    console.print(StatusWords.sentence(record.report(at: record.now), in: zone))
  }

  /// Waits until a timer ends, and exits with its status.
  private static func wait(_ arguments: WaitArguments) {
    let timer = timer(arguments.target.name)
    var wait = TimerWait(
      for: timer, to: arguments.moment, state: TimerPaths(environment: Console.environment).state)
    if StandardStreams.isTerminal(2) {
      console.say(StatusWords.sentence(timer.record.report(at: timer.record.now), in: zone))
    }
    let name = timer.record.name
    switch wait.ending() {
    case .status(let status): exit(status)
    case .killed: console.fail("\(name) was killed before its end", status: unavailable)
    case .unknown:
      console.fail("\(name) is over, but its exit status is unknown", status: unavailable)
    }
  }
}

extension ControlConnection {
  /// Waits for replies and returns them; `nil` at the end of the connection.
  func waitAndRead() -> [ControlReply]? {
    Descriptor.isReady(descriptor, within: nil)
    return read()
  }
}
