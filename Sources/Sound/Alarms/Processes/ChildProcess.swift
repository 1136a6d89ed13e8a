internal import Dispatch
internal import Glibc
internal import System

/// A child process, started without a shell.
///
/// It reads from `/dev/null`, and its standard error is discarded to protect the screen. It is killed
/// when this program ends, in whatever way; `stop` also kills what it has started. It needn't be
/// retained: it is reaped in any case.
@MainActor
package final class ChildProcess {
  private let id: pid_t
  private let ending: any DispatchSourceRead
  private let onEnd: @MainActor (_ succeeded: Bool) -> Void
  private var isOver = false
  /// The processes that are running.
  private static var running: [pid_t: ChildProcess] = [:]

  /// Starts a program; `nil` if that fails.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The arguments after the program's name.
  ///   - output: The descriptor that becomes its standard output; by default, output is discarded.
  ///   - file: A descriptor that it inherits as `/dev/fd/3`.
  ///   - onEnd: Called on the main queue when it has ended, unless `stop` was called before.
  init?(
    _ path: String, _ arguments: [String], output: Int32? = nil, file: Int32? = nil,
    onEnd: @escaping @MainActor (_ succeeded: Bool) -> Void = { _ in }
  ) {
    var spawn = Spawn(silent: path, arguments)
    if let output { spawn.output = .descriptor(output) }
    (spawn.file, spawn.signalAtEnd) = (file, SIGKILL)
    guard let (id, end) = try? spawn.startWatched() else { return nil }
    (self.id, self.onEnd) = (id, onEnd)
    ending = DispatchSource.makeReadSource(fileDescriptor: end.number, queue: .main)
    ending.setCancelHandler { withExtendedLifetime(end) {} }
    ending.setEventHandler { MainActor.assumeIsolated { self.ended() } }
    ending.activate()
    Self.running[id] = self
  }

  /// Ends all processes, with what they have started.
  package static func stopAll() { for process in Array(running.values) { process.stop() } }

  /// Ends the process if it is running, without calling `onEnd`, and returns whether it was
  /// running.
  @discardableResult
  func stop() -> Bool {
    guard !isOver else { return false }
    noteEnd()
    ProcessTree.kill(id)
    // It is reaped later; its process table entry remains until then.
    let id = id
    DispatchQueue.global().async { _ = ProcessEnding.wait(for: id) }
    return true
  }

  private func ended() {
    guard !isOver else { return }
    noteEnd()
    onEnd(ProcessEnding.wait(for: id)?.succeeded == true)
  }

  private func noteEnd() {
    isOver = true
    ending.cancel()
    Self.running[id] = nil
  }
}
