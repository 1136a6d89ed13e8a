internal import Clocks
internal import Control
internal import Countdowns
internal import Glibc
internal import Journal
internal import Reports
internal import Runtime
internal import System
internal import TerminalIO

/// Writes lines about a timer for as long as there is a reader, and sleeps in between.
///
/// It also continues while no timer is running, and notices new ones by their sockets.
@MainActor
final class StatusFollower {
  private let loop: EventLoop
  private let feed: Feed
  private let name: String?
  private let dependencies: Dependencies
  private var state: FollowState
  private var connection: ControlConnection?
  private var record: TimerRecord?
  private var folder: FolderWatch?
  /// The records change with the deadlines, so that another timer may be the one that ends next.
  private var records: FolderWatch?
  /// When the timers are asked again: one has no place for one more follower now, or their folder can't be
  /// watched.
  private var secondTime: Instant?
  /// How long until it is.
  private static let secondTry = Duration.seconds(2)
  /// How long timers on a busy machine may take to answer before they are waited for meanwhile.
  fileprivate static let patience = Duration.milliseconds(500)
  /// The questions to timers that haven't answered yet.
  private var questions: [ControlConnection] = []

  /// A follower’s dependencies, which tests replace.
  struct Dependencies {
    var environment: (String) -> String? = Console.environment
    /// Returns the timers that run.
    var find: @MainActor () throws(ControlError) -> RunningTimers = { () throws(ControlError) in
      try RunningTimers.find(ifBusy: StatusFollower.patience)
    }
    /// The descriptor to which lines are written.
    var output: Int32 = 1
    /// Ends the program when its reader is gone, or with the reason why it can’t watch or write.
    var end: @MainActor (_ why: String?, _ status: Int32) -> Void = { why, status in
      if let why { TimerTool.console.complain(why) }
      exit(status)
    }
  }

  /// Creates a follower, which the loop calls.
  init(
    _ name: String?, _ state: FollowState, in loop: EventLoop,
    _ dependencies: Dependencies = Dependencies()
  ) {
    (self.loop, self.name, self.state, self.dependencies) = (loop, name, state, dependencies)
    feed = Feed(descriptor: dependencies.output, outlivesReader: true)
  }

  /// Writes the first line, and more until the reader goes away.
  func start() {
    loop.onWake = { [self] in
      if let time = secondTime, clocks.now.instant >= time { choose() }
      write()
    }
    if feed.hasPeer { loop.watchHangUp(dependencies.output) { [self] in leaveWithoutReader() } }
    watchFolder()
    choose()
    write()
  }

  private var paths: AppPaths { AppPaths(environment: dependencies.environment) }

  /// Watches for timers that start or end; creates their folder first if it is missing.
  private func watchFolder() {
    do throws(ControlError) {
      let folder = try ControlFolder.create(
        environment: dependencies.environment, state: paths.state)
      let watch = try FolderWatch(folder)
      self.folder = watch
      loop.watch(watch.descriptor) { [self] in
        if !watch.clear() {
          loop.unwatch(watch.descriptor)
          watchFolder()
        }
        // What a timer sent before it left comes first.
        if connection != nil { read() }
        watchRecords()
        choose()
        write()
      }
    } catch {
      // A user’s programs can watch a limited number of folders; without a watch, the timers are asked again.
      guard error.isShortage else {
        return dependencies.end(error.description, ControlCommand.unavailable)
      }
      folder = nil
    }
    watchRecords()
  }

  /// Watches the records of all timers, unless one is followed by its name; their folder appears with
  /// the first of them.
  private func watchRecords() {
    guard name == nil, records == nil, let path = RecordFolder(state: paths.state).path,
      let watch = try? FolderWatch(path: path)
    else { return }
    records = watch
    loop.watch(watch.descriptor) { [self] in
      if !watch.clear() {
        loop.unwatch(watch.descriptor)
        records = nil
        watchRecords()
      }
      choose()
      write()
    }
  }

  /// Follows the timer with the name, or the one that ends next.
  private func choose() {
    secondTime = nil
    // One that is followed by its name stays; without a name, another may end earlier.
    guard connection == nil || name == nil else { return }
    let running: RunningTimers
    do throws(ControlError) {
      running = try dependencies.find()
    } catch { return dependencies.end(error.description, ControlCommand.unavailable) }
    wait(for: running.silent.filter { $0.reason != .isForeign }.map(\.socket))
    let timers = running.timers
    let names = timers.map(\.record.name)
    let place =
      name == nil
      ? FollowState.next(among: timers.map(\.record)) : try? TimerChoice.one(name, among: names)
    if folder == nil { askAgainLater() }
    guard let place else { return record = nil }
    guard connection == nil || record?.name != names[place] else { return }
    disconnect()
    record = timers[place].record
    guard let connection = try? ControlConnection(timers[place].socket, patience: .zero) else {
      return askAgainLater()
    }
    self.connection = connection
    loop.watch(connection.descriptor) { [self] in read() }
  }

  private func read() {
    guard let replies = connection?.read() else {
      disconnect()
      record = nil
      choose()
      return write()
    }
    for reply in replies {
      guard case .timer(let json) = reply else { return waitForPlace() }
      record = (try? TimerRecord(json)) ?? record
    }
    // Another one may end next.
    choose()
    write()
  }

  /// Uses the last known state of a timer with no place for another follower, and asks again.
  private func waitForPlace() {
    disconnect()
    askAgainLater()
    write()
  }

  private func askAgainLater() {
    secondTime = clocks.now.instant.advanced(by: Self.secondTry)
  }

  /// The clocks of the timer that is followed.
  private var clocks: ProgramClocks {
    ProgramClocks(countsSuspension: record?.countsSuspension ?? true)
  }

  /// Asks timers that didn't answer once more; the answer of one may change which is followed.
  private func wait(for sockets: [ControlSocket]) {
    for question in questions { loop.unwatch(question.descriptor) }
    questions = sockets.compactMap { try? ControlConnection($0, .status, patience: .zero) }
    for question in questions {
      loop.watch(question.descriptor) { [self] in
        choose()
        write()
      }
    }
  }

  private func disconnect() {
    if let connection { loop.unwatch(connection.descriptor) }
    connection = nil
  }

  private func write() {
    // Without a timer, only an event changes the line.
    let clocks = clocks
    let now = clocks.now
    if let line = state.line(record, at: now) { feed.send(line) }
    leaveWithoutReader()
    var next = record.flatMap { state.nextLine($0, after: now) }
    if let secondTime { next = min(next ?? secondTime, secondTime) }
    loop.wake(at: next?.sinceZero, on: clocks.own)
  }

  private func leaveWithoutReader() {
    guard let failure = feed.checkReader() else { return }
    guard !failure.isBrokenPipe else { return dependencies.end(nil, 0) }
    dependencies.end("standard output can’t be written: \(failure)", Console.outputFailed)
  }
}
