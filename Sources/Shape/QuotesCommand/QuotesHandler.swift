internal import Alarms
internal import Clocks
internal import Outputs
internal import QuoteViews
internal import Quotes
internal import Runtime
internal import ShapeCommand
internal import TerminalCodes
internal import TerminalIO

/// Carries out what a list asks for: reads, runs commands, keeps the list, rings and prints.
@MainActor
final class QuotesHandler: EffectHandler {
  typealias P = QuotesProgram

  private let plan: QuotesPlan
  private let context: CommandContext
  /// The program's text output, on which a program that can't write ends.
  private let console: Console
  /// The file of the list.
  private var savedList: SavedWatchList
  /// Where lines come from, if they do.
  private let source: FollowedInput?
  private var stream: InputFollower?
  /// The sound of alerts, if it was found before the first one.
  private let means: QuoteAlarmMeans?
  private var alarm: QuoteAlarm?
  private var commands: [String: OutputCommand] = [:]
  /// The status of a picture or file that couldn't be written.
  private var failure: Int32?
  /// The text that was printed last.
  private var lastText = ""

  init(
    _ plan: QuotesPlan, _ savedList: SavedWatchList, stream: FollowedInput?,
    means: QuoteAlarmMeans?,
    in context: CommandContext = .process
  ) {
    (self.context, console) = (context, Console(program: context.name))
    (self.plan, self.savedList, source, self.means) = (plan, savedList, stream, means)
  }

  func start(_ runner: Runner<QuotesProgram>) {
    guard let source else { return }
    stream = InputFollower(
      source, loop: runner.loop,
      onBytes: { [weak self, weak runner] bytes in
        // Its next bytes wait in the pipe until the program has shown these.
        self?.stream?.pause()
        runner?.send(.bytes(bytes))
      }, onRestart: { [weak runner] in runner?.send(.restarted) },
      onEnd: { [weak runner] clause in runner?.send(.ended(clause)) })
  }

  func perform(_ effect: QuotesProgram.Effect, _ runner: Runner<QuotesProgram>) {
    switch effect {
    case .save(let list): save(list, isForced: false, runner)
    case .overwrite(let list): save(list, isForced: true, runner)
    case .read(let symbol, let paths): read(paths, symbol, runner)
    case .readAgain(let files): readAgain(files, runner)
    case .ask(let symbols): for symbol in symbols { ask(symbol, runner) }
    case .listen: stream?.resume()
    case .ring: ring(runner)
    case .silence: alarm?.stop()
    case .print(let reports): print(reports, runner)
    case .printWords(let words): console.write(Array((words + "\n").utf8))
    case .complain(let words): console.complain(words)
    }
  }

  func finish(saying line: String?, status: Int32) -> Int32 {
    for command in commands.values { command.stop() }
    commands = [:]
    alarm?.end()
    return failure ?? (status == 0 && savedList.isUnsaved ? 73 : status)
  }

  // MARK: The list

  private func save(_ list: WatchList, isForced: Bool, _ runner: Runner<QuotesProgram>) {
    switch savedList.save(list, isForced: isForced) {
    case .unsaved(let why): runner.send(.unsaved(why))
    case .refused(let why): runner.send(.failed(why))
    case .saved:
      runner.send(.saved)
      if let path = savedList.path, !runner.program.settings.isSaved {
        runner.send(.failed("The list is saved in \(path)"))
      }
    }
  }

  /// Takes in the list if another program has changed it; returns whether it did, or couldn't.
  private func takesInList(_ runner: Runner<QuotesProgram>) -> Bool {
    do throws(CommandError) {
      guard let list = try savedList.readChanges() else { return false }
      runner.send(.listChanged(list))
    } catch { runner.send(.failed(error.words)) }
    return true
  }

  private func read(_ paths: [String], _ symbol: String, _ runner: Runner<QuotesProgram>) {
    let reader = files(runner)
    var (readings, files) = ([QuoteReading](), [String: String]())
    do throws(CommandError) {
      for path in paths {
        let file = savedList.found(path, home: context.environment("HOME"))
        files[path] = QuoteFiles.absolute(file)
        readings.append(try reader.reading(of: file))
      }
    } catch { runner.send(.failed(error.words)) }
    runner.send(.read(symbol: symbol, readings, files: files))
  }

  /// Reads the sources of all rows again; a row of which one can't be read keeps its prices.
  private func readAgain(_ files: [String: [String]], _ runner: Runner<QuotesProgram>) {
    if takesInList(runner) || files.isEmpty { return }
    let reader = self.files(runner)
    var known: [String: QuoteReading] = [:]
    var readings: [String: [QuoteReading]] = [:]
    var failure: String?
    for (symbol, paths) in files.sorted(by: { $0.key < $1.key }) {
      do throws(CommandError) {
        for path in paths {
          let file = savedList.listed(path)
          if known[file] == nil { known[file] = try reader.reading(of: file) }
          if let reading = known[file] { readings[symbol, default: []].append(reading) }
        }
      } catch {
        readings[symbol] = nil
        failure = failure ?? error.words
      }
    }
    runner.send(.readAgain(readings, failure: failure))
  }

  private func files(_ runner: Runner<QuotesProgram>) -> QuoteFiles {
    QuoteFiles(
      plan.sourceReader(now: runner.clocks.now.wall.seconds), span: plan.span,
      until: try? plan.untilDay)
  }

  // MARK: Commands

  private func ask(_ symbol: String, _ runner: Runner<QuotesProgram>) {
    guard let feed = plan.feed else { return }
    let words: [String]
    do throws(FeedCommandError) { words = try feed.words(for: symbol) } catch {
      return runner.send(.answered(symbol, .failed("\(error)")))
    }
    let command: OutputCommand
    do throws(OutputCommand.StartError) {
      command = try OutputCommand(
        words, in: SearchPath(context.environment("PATH")),
        limits: OutputCommand.Limits(time: plan.timeLimit))
    } catch { return runner.send(.answered(symbol, .failed("\(error)"))) }
    commands[symbol] = command
    runner.loop.watch(command.descriptor) { [weak self, weak runner] in
      guard let ending = command.proceed(), let runner else { return }
      runner.loop.unwatch(command.descriptor)
      self?.commands[symbol] = nil
      if case .output(let bytes) = ending {
        runner.send(.answered(symbol, .bytes(bytes)))
      } else {
        runner.send(.answered(symbol, .failed(ending.words ?? "failed")))
      }
    }
  }

  // MARK: The alarm

  private func ring(_ runner: Runner<QuotesProgram>) {
    if alarm == nil {
      guard ThreadSupply.suffices else {
        return runner.send(.failed("the system allows no threads for the alarm"))
      }
      // Libraries for sounds write to standard error, which may be the screen.
      StandardStreams.isolateStandardError()
      let (hasBell, clock) = (runner.terminal != nil, runner.clocks.own.reading)
      do throws(CommandError) {
        var means = self.means
        if means == nil {
          means = try QuoteAlarmMeans(
            plan.alarm, hasBell: hasBell, environment: context.environment, clock: clock)
        }
        guard let means else { return }
        alarm = QuoteAlarm(means, clock: clock) { [weak runner] effect in
          if let runner { Self.handle(effect, runner) }
        }
      } catch { return runner.send(.failed(error.words)) }
    }
    alarm?.ring()
  }

  private static func handle(_ effect: QuoteAlarm.TerminalEffect, _ runner: Runner<QuotesProgram>) {
    switch effect {
    case .note(let words): runner.send(.failed(words))
    case .strike: runner.terminal?.ringBell()
    }
  }

  // MARK: Printing

  private func print(_ reports: [ListedQuote], _ runner: Runner<QuotesProgram>) {
    if plan.isPicture || plan.output.file != nil {
      do throws(CommandError) { try write(reports, runner) } catch {
        console.complain(error.words)
        failure = error.status
      }
      return
    }
    let text = QuotesPrinter(on: plan, at: runner.clocks.now, in: context).text(reports)
    guard text != lastText || !plan.isRepeated else { return }
    lastText = text
    console.write(Array(text.utf8))
  }

  /// Writes the picture or the file that is asked for.
  private func write(
    _ reports: [ListedQuote], _ runner: Runner<QuotesProgram>
  ) throws(CommandError) {
    let now = runner.clocks.now
    guard !plan.isPicture else {
      return try QuotesOutput.put(runner.program, plan.output, at: now, in: context)
    }
    let text = QuotesPrinter(on: plan, at: now, in: context).text(reports)
    try PictureFile.write(Array(text.utf8), to: plan.output.file ?? "-", in: context)
  }
}
