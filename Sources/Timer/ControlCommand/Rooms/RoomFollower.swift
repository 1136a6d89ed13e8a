internal import Clocks
internal import Glibc
internal import Reports
internal import Runtime
internal import Sharing
internal import System
internal import TerminalIO
internal import TimerEnvironment
internal import TimerPrograms

/// A follower that writes lines about the timer in a room as long as there is a reader.
@MainActor
final class RoomFollower {
  private let loop: EventLoop
  private let connection: RoomConnection
  private let feed = Feed(descriptor: 1, outlivesReader: true)
  private var state: FollowState
  /// The reason for which there is no state, if it has been reported.
  private var reported: String?

  init(_ connection: RoomConnection, _ state: FollowState, in loop: EventLoop) {
    (self.connection, self.state, self.loop) = (connection, state, loop)
  }

  /// Writes the first line, and starts following.
  func start() {
    loop.onWake = { [self] in write() }
    if feed.hasPeer { loop.watchHangUp(1) { [self] in leaveWithoutReader() } }
    connection.watch(in: loop) { [self] in
      report()
      write()
    }
  }

  /// Complains once about each reason for which nothing is received.
  private func report() {
    defer { reported = connection.refusal }
    guard let why = connection.refusal, why != reported else { return }
    if connection.isRefusedForGood {
      Console.timer.fail("\(connection.address): \(why)", status: ControlCommand.unavailable)
    }
    Console.timer.complain("\(connection.address): \(why)")
  }

  private func write() {
    let now = connection.clocks.now
    let record = connection.record
    guard record != nil || connection.viewer.hasRetained else { return }
    if let line = state.line(record, at: now) { feed.send(line) }
    leaveWithoutReader()
    let next = record.flatMap { state.nextLine($0, after: now) }
    loop.wake(at: next?.sinceZero, on: connection.clocks.own)
  }

  private func leaveWithoutReader() {
    guard let failure = feed.checkReader() else { return }
    guard !failure.isBrokenPipe else { exit(0) }
    Console.timer.fail("standard output can’t be written: \(failure)", status: Console.outputFailed)
  }
}
