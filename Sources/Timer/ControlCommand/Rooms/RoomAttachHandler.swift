internal import Countdowns
internal import Programs
internal import Reports
internal import Runtime
internal import Sharing
internal import TerminalIO
internal import TimerProcess
internal import TimerPrograms

/// The effect handler of a view of a shared timer: turns the room's state into messages, and sends
/// commands.
@MainActor
final class RoomAttachHandler: EffectHandler {
  typealias P = AttachProgram

  private let connection: RoomConnection
  private var record: TimerRecord
  private var standing: String?
  private var canControl: Bool

  /// Creates a handler for a connection that has received a timer's record.
  init(_ connection: RoomConnection, _ record: TimerRecord) {
    (self.connection, self.record, canControl) = (connection, record, connection.canControl)
  }

  func start(_ runner: Runner<AttachProgram>) {
    connection.watch(in: runner.loop) { [weak self, weak runner] in
      if let self, let runner { self.follow(runner) }
    }
    follow(runner)
  }

  func perform(_ effect: AttachProgram.Effect, _ runner: Runner<AttachProgram>) {
    guard case .send(.command(let command)) = effect else { return }
    do throws(RoomRefusal) {
      try connection.send(command)
    } catch { runner.send(.refused(error.description)) }
  }

  func handle(_ signal: Signal, _ runner: Runner<AttachProgram>) -> Bool {
    UserSignal.handle(
      signal, isShown: true, toggle: { perform(.send(.command(.toggle)), runner) },
      words: {
        let record = runner.program.record
        return runner.program.standing(at: record.now)
      }, show: { runner.send(.report($0)) })
  }

  /// Passes on what has changed in the room.
  private func follow(_ runner: Runner<AttachProgram>) {
    let words = connection.standingWords
    if words != standing {
      standing = words
      runner.send(.standing(words))
    }
    if connection.canControl != canControl {
      canControl.toggle()
      runner.send(.controlled(canControl))
    }
    guard let new = connection.record else { return runner.send(.gone) }
    guard new != record else { return }
    record = new
    runner.send(.changed(new))
  }
}
