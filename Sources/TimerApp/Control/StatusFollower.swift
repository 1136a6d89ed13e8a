internal import Clocks
internal import Control
internal import Countdowns
internal import Glibc
internal import Reports
internal import Runtime
internal import TerminalIO

/// Writes lines about a timer for as long as there is a reader, and sleeps in between.
///
/// It also continues while no timer is running, and notices new ones by their sockets.
@MainActor
final class StatusFollower {
  private let loop: EventLoop
  private let feed = Feed(descriptor: 1, outlivesReader: true)
  private let name: String?
  private var state: FollowState
  private var connection: ControlConnection?
  private var record: TimerRecord?
  private var folder: FolderWatch?
  /// Whether there are timers that didn't answer when they were last asked.
  private var awaitsAnswers = false
  /// How long until they are asked again.
  private static let secondTry = Duration.seconds(2)

  /// Creates a follower; `nil` when the system has no descriptors left.
  init?(_ name: String?, _ state: FollowState) {
    guard let loop = EventLoop() else { return nil }
    (self.loop, self.name, self.state) = (loop, name, state)
  }

  /// Writes lines until the reader goes away.
  func run() -> Never {
    loop.onWake = { [self] in
      if awaitsAnswers { choose() }
      write()
    }
    if feed.hasPeer { loop.watchHangUp(1) { [self] in leaveWithoutReader() } }
    watchFolder()
    choose()
    write()
    loop.run()
  }

  /// Watches for timers that start or end; creates their folder first if it is missing.
  private func watchFolder() {
    let state = SoundPlaces(environment: Console.environment).state
    do throws(ControlError) {
      let folder = try ControlFolder.create(environment: Console.environment, state: state)
      let watch = try FolderWatch(folder)
      self.folder = watch
      loop.watch(watch.descriptor) { [self] in
        if !watch.clear() {
          loop.unwatch(watch.descriptor)
          watchFolder()
        }
        // What a timer sent before it left comes first.
        if connection != nil { read() }
        choose()
        write()
      }
    } catch {
      TimerTool.console.fail(error.description, status: ControlCommand.unavailable)
    }
  }

  /// Follows the timer with the name, or the one that ends next.
  private func choose() {
    // One that is followed by its name stays; without a name, another may end earlier.
    guard connection == nil || name == nil else { return }
    let running = ControlCommand.running()
    let timers = running.timers
    let names = timers.map(\.record.name)
    let place =
      name == nil
      ? FollowState.next(among: timers.map(\.record)) : try? TimerChoice.one(name, among: names)
    awaitsAnswers = place == nil && !running.silent.isEmpty
    guard let place else { return record = nil }
    guard connection == nil || record?.name != names[place] else { return }
    disconnect()
    record = timers[place].record
    guard let connection = try? ControlConnection(timers[place].socket) else { return }
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
    let wasRunning = record?.phase == .running
    for case .timer(let json) in replies { record = (try? TimerRecord(json)) ?? record }
    // Another one may end next.
    if wasRunning, record?.phase != .running { choose() }
    write()
  }

  private func disconnect() {
    if let connection { loop.unwatch(connection.descriptor) }
    connection = nil
  }

  private func write() {
    // Without a timer, only an event changes the line.
    let clocks = ProgramClocks(countsSuspension: record?.countsSuspension ?? true)
    let now = clocks.now
    if let line = state.line(record, at: now) { feed.send(line) }
    leaveWithoutReader()
    var next = record.flatMap { state.nextLine($0, after: now) }
    if awaitsAnswers { next = now.instant.advanced(by: Self.secondTry) }
    loop.wake(at: next?.sinceZero, on: clocks.own)
  }

  private func leaveWithoutReader() {
    guard let failure = feed.checkReader() else { return }
    if !failure.isBrokenPipe {
      TimerTool.console.complain("standard output can’t be written: \(failure)")
    }
    exit(failure.isBrokenPipe ? 0 : Console.outputFailed)
  }
}
