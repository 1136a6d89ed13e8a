import Glibc

/// A stream of lines on standard output for other programs that never blocks.
///
/// A line for which the pipe has no room is dropped: the next one supersedes it.
package final class Feed {
  /// The failure after which nothing more is written, if any.
  package private(set) var failure: StreamFailure?
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
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// Returns the failure if the reader has gone away.
  ///
  /// A socket whose peer has only shut down sending, as tmux does with its commands, still has a
  /// reader.
  package func checkReader() -> StreamFailure? {
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    guard failure == nil, unsafe poll(&state, 1, 0) > 0,
      state.revents & Int16(POLLERR | POLLHUP) != 0
    else { return failure }
    failure = StreamFailure(code: EPIPE)
    return failure
  }

  /// Writes a line immediately, or drops it.
  package func send(_ line: String) {
    guard failure == nil else { return }
    // A writable pipe accepts at least PIPE_BUF bytes without blocking (pipe(7)); a line is
    // shorter.
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard unsafe poll(&ready, 1, 0) > 0 else { return }
    failure = StandardStreams.write(Array((line + "\n").utf8), to: descriptor)
  }
}
