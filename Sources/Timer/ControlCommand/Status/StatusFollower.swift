internal import Clocks
internal import Control
internal import Countdowns
internal import Glibc
internal import Journal
internal import Reports
internal import Runtime
internal import System
internal import TerminalIO
internal import TimerEnvironment
internal import TimerPrograms
internal import Timers

/// A follower that writes lines about a timer as long as there is a reader, and sleeps in between.
///
/// It keeps running while there is no timer, and watches the socket folder for new ones.
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
  /// The watch on the record folder; records change with deadlines, so another timer may end next.
  private var records: FolderWatch?
  /// When to retry, if a timer has no free connection or the socket folder can't be watched.
  private var secondTime: Instant?
  /// Until when the followed timer may be resumed by another process, to which it moved.
  private var moveEnd: Instant?
  /// The interval before a retry.
  private static let secondTry = Duration.seconds(2)
  /// The time limit for replies on a busy machine; slower timers are waited for in the background.
  fileprivate static let patience = Duration.milliseconds(500)
  /// The pending queries to timers that haven't responded yet.
  private var questions: [ControlConnection] = []

  /// The follower’s dependencies, which tests replace.
  struct Dependencies {
    var environment: (String) -> String? = Console.environment
    var find: @MainActor () throws(ControlError) -> RunningTimers = { () throws(ControlError) in
      try RunningTimers.find(ifBusy: StatusFollower.patience)
    }
    /// The descriptor to which lines are written.
    var output: Int32 = 1
    /// Exits when the reader is gone, or with the reason watching or writing failed.
    var end: @MainActor (_ why: String?, _ status: Int32) -> Void = { why, status in
      if let why { Console.timer.complain(why) }
      exit(status)
    }
  }

  init(
    _ name: String?, _ state: FollowState, in loop: EventLoop,
    _ dependencies: Dependencies = Dependencies()
  ) {
    (self.loop, self.name, self.state, self.dependencies) = (loop, name, state, dependencies)
    feed = Feed(descriptor: dependencies.output, outlivesReader: true)
  }

  /// Writes the first line, and starts following.
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

  private var paths: TimerPaths { TimerPaths(environment: dependencies.environment) }

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
        // Data that a timer sent before it ended comes first.
        if connection != nil { read() }
        watchRecords()
        choose()
        write()
      }
    } catch {
      // The number of watches per user is limited; without one, the timers are polled.
      guard error.isShortage else {
        return dependencies.end(error.description, ControlCommand.unavailable)
      }
      folder = nil
    }
    watchRecords()
  }

  /// Watches the record folder, unless a single timer is followed by name; the folder is created
  /// with the first record.
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
    // A timer followed by name stays; without a name, another one may end earlier.
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
    if waitsForMove(among: names) { return }
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
      if record?.isHandedOver == true {
        moveEnd = clocks.now.instant.advanced(by: HandOver.patience)
      } else {
        record = nil
      }
      choose()
      return write()
    }
    for reply in replies {
      guard case .timer(let json) = reply else { return waitForPlace() }
      record = (try? TimerRecord(json)) ?? record
    }
    // Another timer may end next.
    choose()
    write()
  }

  /// Keeps the last known state of a timer without a free connection, and schedules a retry.
  private func waitForPlace() {
    disconnect()
    askAgainLater()
    write()
  }

  private func askAgainLater(in time: Duration = secondTry) {
    secondTime = clocks.now.instant.advanced(by: time)
  }

  /// Returns whether the timer moved to another process that isn't running yet.
  private func waitsForMove(among names: [String]) -> Bool {
    guard let end = moveEnd, let record, clocks.now.instant < end, !names.contains(record.name)
    else {
      moveEnd = nil
      return false
    }
    askAgainLater(in: HandOver.pause)
    return true
  }

  /// The clocks of the followed timer.
  private var clocks: ProgramClocks {
    ProgramClocks(countsSuspension: record?.countsSuspension ?? true)
  }

  /// Queries silent timers again in the background; a reply may change which timer is followed.
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
