internal import Control
internal import Countdowns
internal import Programs
internal import Reports
internal import Runtime
internal import TerminalIO
internal import TimerProcess
internal import TimerPrograms

/// The effect handler of a view: turns the timer's records into messages, and sends requests.
@MainActor
final class AttachHandler: EffectHandler {
  typealias P = AttachProgram

  private var connection: ControlConnection
  private let socket: ControlSocket
  private var isConnected = true

  /// Creates a handler for a connection that follows the timer with a socket.
  init(_ connection: ControlConnection, to socket: ControlSocket) {
    (self.connection, self.socket) = (connection, socket)
  }

  func start(_ runner: Runner<AttachProgram>) {
    runner.loop.watch(connection.descriptor) { [weak self, weak runner] in
      if let self, let runner { self.read(runner) }
    }
  }

  func perform(_ effect: AttachProgram.Effect, _ runner: Runner<AttachProgram>) {
    switch effect {
    case .send(let request):
      // A connection receives changes only if its last request is `follow`.
      guard connection.send(request), connection.send(.follow) else {
        return runner.send(.refused(runner.program.silenceWords))
      }
    case .reconnect:
      guard !isConnected, let next = try? ControlConnection(socket, patience: .zero) else { return }
      (connection, isConnected) = (next, true)
      start(runner)
    }
  }

  func handle(_ signal: Signal, _ runner: Runner<AttachProgram>) -> Bool {
    UserSignal.handle(
      signal, isShown: true, toggle: { perform(.send(.command(.toggle)), runner) },
      words: {
        let record = runner.program.record
        return runner.program.standing(at: record.now)
      }, show: { runner.send(.report($0)) })
  }

  private func read(_ runner: Runner<AttachProgram>) {
    guard let replies = connection.read() else {
      runner.loop.unwatch(connection.descriptor)
      isConnected = false
      return runner.send(.gone)
    }
    for reply in replies {
      switch reply {
      case .timer(let json):
        if let record = try? TimerRecord(json) { runner.send(.changed(record)) }
      case .refused(let reason): runner.send(.refused(reason))
      }
    }
  }
}
