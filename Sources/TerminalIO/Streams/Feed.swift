import Glibc

/// Standard output as a line of data for other programs, which never makes this one wait.
///
/// A line that its reader has no room for is left out: the next one is newer anyway.
public final class Feed {
  /// Why nothing is written any more, if so.
  public private(set) var failure: StreamFailure?
  private let descriptor: Int32

  /// Creates a feed on a descriptor.
  ///
  /// With `outlivesReader`, a reader that goes away doesn't end the program by SIGPIPE.
  public init(descriptor: Int32, outlivesReader: Bool) {
    self.descriptor = descriptor
    if outlivesReader { _ = signal(SIGPIPE, SIG_IGN) }
  }

  /// Writes a line at once, or leaves it out.
  public func send(_ line: String) {
    guard failure == nil else { return }
    // A writable pipe takes at least PIPE_BUF bytes without waiting (pipe(7)); a line is shorter.
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard unsafe poll(&ready, 1, 0) > 0 else { return }
    failure = StandardStreams.write(line + "\n", to: descriptor)
  }
}
