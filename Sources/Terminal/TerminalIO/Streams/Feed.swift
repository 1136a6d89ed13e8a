import Glibc
package import System

/// A stream of lines on standard output for other programs that never blocks.
///
/// A line for which the pipe has no room is dropped: the next one supersedes it.
package final class Feed {
  /// The failure after which nothing more is written, if any.
  package private(set) var failure: ErrorNumber?
  private let descriptor: Int32

  /// Creates a feed on a descriptor.
  ///
  /// With `outlivesReader`, SIGPIPE doesn't end the program when the reader goes away.
  package init(descriptor: Int32, outlivesReader: Bool) {
    self.descriptor = descriptor
    if outlivesReader { _ = signal(SIGPIPE, SIG_IGN) }
  }

  /// Whether the reader's disappearance can be noticed before writing: the output is a pipe or a
  /// socket.
  package var hasPeer: Bool {
    guard let kind = try? FileStatus(of: descriptor).kind else { return false }
    return kind == .pipe || kind == .socket
  }

  /// Returns the failure if the reader has gone away.
  ///
  /// A socket whose other end only sends no more, as tmux does with its commands, still has a reader.
  package func checkReader() -> ErrorNumber? {
    guard failure == nil, Descriptor.isReady(descriptor, for: .hangUp) else { return failure }
    failure = ErrorNumber(code: EPIPE)
    return failure
  }

  /// Writes a line immediately, or drops it.
  package func send(_ line: String) {
    guard failure == nil else { return }
    // A writable pipe takes at least PIPE_BUF bytes without waiting (pipe(7)); a line is shorter.
    guard Descriptor.isReady(descriptor, for: .writing) else { return }
    failure = StandardStreams.write(Array((line + "\n").utf8), to: descriptor)
  }
}
