internal import Clocks
internal import Control
internal import Glibc
internal import Programs
internal import Reports
internal import Runtime
internal import System
internal import TerminalIO
internal import TimerEnvironment
internal import TimerProcess
internal import TimerPrograms

/// The effect handler of the dashboard: follows all timers of the user, also those that start later,
/// turns their records into messages, and sends them requests.
@MainActor
final class DashboardHandler: EffectHandler {
  typealias P = DashboardProgram

  /// A connection to a timer.
  private final class Follower {
    let connection: ControlConnection
    /// The timer's name; `nil` until it sends a record.
    var name: String?

    init(_ connection: ControlConnection) { self.connection = connection }
  }

  /// The words of this program with the options that the app and a later dashboard share.
  private let words: (name: String, options: [String])
  /// The messages to show at the start.
  private let notes: [String]
  private let dependencies: HandlerDependencies
  private var loop: EventLoop?
  private var folder: (sockets: ControlFolder, watch: FolderWatch?)?
  /// The connections by the files of their sockets.
  private var followers: [String: Follower] = [:]
  /// The number of failed attempts to connect to a socket.
  private var failures: [String: Int] = [:]
  private var opensApp = false

  /// The interval before another attempt, and the number of attempts between two changes of the
  /// folder: a dead socket is left where it is.
  private static let (pause, mostFailures) = (Duration.seconds(1), 5)

  /// Creates a handler that shows notes at the start; `words` are those of this program.
  init(
    _ words: (name: String, options: [String]), notes: [String] = [],
    _ dependencies: HandlerDependencies = HandlerDependencies()
  ) { (self.words, self.notes, self.dependencies) = (words, notes, dependencies) }

  func start(_ runner: Runner<DashboardProgram>) {
    runner.requireThreads(.timer)
    loop = runner.loop
    for note in notes { runner.send(.note(note)) }
    watchFolder(runner)
    search(runner)
    dependencies.sweep(nil) { [weak runner] in runner?.send(.note($0)) }
  }

  func perform(_ effect: DashboardEffect, _ runner: Runner<DashboardProgram>) {
    switch effect {
    case .send(let name, let request): send(request, to: name, runner)
    case .search: search(runner)
    case .refresh: for follower in followers.values { follower.connection.send(.follow) }
    case .openApp: opensApp = true
    }
  }

  private func send(
    _ request: ControlRequest, to name: String, _ runner: Runner<DashboardProgram>
  ) {
    // A timer that was shown at the start may not have sent its first record yet.
    let file = folder.map { ControlSocket(named: name, in: $0.sockets).file }
    let follower = followers.values.first { $0.name == name } ?? file.flatMap { followers[$0] }
    let connection = follower?.connection
    // A connection receives changes only if its last request is `follow`.
    guard let connection, connection.send(request), connection.send(.follow) else {
      return runner.send(.refused(name, reason: "it doesn’t answer"))
    }
  }

  func finish(saying line: String?, status: Int32) -> Int32 {
    for follower in followers.values { loop?.unwatch(follower.connection.descriptor) }
    followers = [:]
    if let watch = folder?.watch { loop?.unwatch(watch.descriptor) }
    return status
  }

  func leave(_ runner: Runner<DashboardProgram>, status: Int32) -> Never {
    _exit(conclude(status) { runner.wait(for: $0) })
  }

  /// Runs the app if the user opened it, and afterward the dashboard again if there are timers;
  /// returns the exit status otherwise.
  func conclude(_ status: Int32, wait: (Int32) -> ProcessEnding?) -> Int32 {
    guard opensApp else { return status }
    let ending = dependencies.runCommand([words.name, "--app"] + words.options, wait)
    if ending.status == 0, folder?.sockets.sockets.isEmpty == false {
      dependencies.replaceProcess([words.name, "dashboard"] + words.options)
    }
    return ending.status
  }
}

// MARK: - Following

extension DashboardHandler {
  /// Watches for timers that start; creates their folder first if it is missing.
  private func watchFolder(_ runner: Runner<DashboardProgram>) {
    do throws(ControlError) {
      let sockets = try ControlFolder.create(
        environment: dependencies.environment,
        state: TimerPaths(environment: dependencies.environment).state)
      folder = (sockets, nil)
      let watch = try FolderWatch(sockets)
      folder = (sockets, watch)
      runner.loop.watch(watch.descriptor) { [weak self, weak runner] in
        guard let self, let runner else { return }
        if !watch.clear() {
          runner.loop.unwatch(watch.descriptor)
          self.watchFolder(runner)
        }
        self.failures = [:]
        self.search(runner)
      }
    } catch { runner.send(.note(error.description)) }
  }

  /// Follows all timers that aren't followed yet.
  private func search(_ runner: Runner<DashboardProgram>) {
    for socket in folder?.sockets.sockets ?? [] where followers[socket.file] == nil {
      follow(socket, runner)
    }
  }

  private func follow(_ socket: ControlSocket, _ runner: Runner<DashboardProgram>) {
    guard let connection = try? ControlConnection(socket, patience: .zero) else {
      failures[socket.file, default: 0] += 1
      return failures[socket.file, default: 0] < Self.mostFailures ? tryLater(runner) : ()
    }
    followers[socket.file] = Follower(connection)
    runner.loop.watch(connection.descriptor) { [weak self, weak runner] in
      if let self, let runner { self.read(socket.file, runner) }
    }
  }

  private func read(_ file: String, _ runner: Runner<DashboardProgram>) {
    guard let follower = followers[file] else { return }
    guard let replies = follower.connection.read() else {
      disconnect(file, runner)
      if let name = follower.name { runner.send(.closed(name)) }
      // Another process may have taken over the timer.
      return search(runner)
    }
    for reply in replies {
      switch reply {
      case .timer(let json):
        guard let record = try? TimerRecord(json) else { continue }
        follower.name = record.name
        runner.send(.changed(record.onClock(of: runner.clocks)))
      case .refused(let reason):
        guard let name = follower.name else {
          // Too many programs follow the timer.
          disconnect(file, runner)
          return tryLater(runner)
        }
        runner.send(.refused(name, reason: reason))
      }
    }
  }

  private func disconnect(_ file: String, _ runner: Runner<DashboardProgram>) {
    guard let follower = followers.removeValue(forKey: file) else { return }
    runner.loop.unwatch(follower.connection.descriptor)
  }

  private func tryLater(_ runner: Runner<DashboardProgram>) {
    runner.send(.isBusy(until: runner.clocks.now.instant.advanced(by: Self.pause)))
  }
}

extension TimerRecord {
  /// Returns the record with its instants on the own clock of a program.
  @MainActor
  func onClock(of clocks: ProgramClocks) -> TimerRecord {
    let own = ProgramClocks(countsSuspension: countsSuspension).own
    guard own != clocks.own else { return self }
    let ahead = clocks.own.now - own.now
    var record = self
    record.deadline = deadline?.advanced(by: ahead)
    record.origin = origin?.advanced(by: ahead)
    return record
  }
}
