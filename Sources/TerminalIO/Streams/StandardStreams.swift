import CSystem
import Glibc
import Synchronization

/// The three descriptors every program starts with.
public enum StandardStreams {
  /// Opens those that are closed on nothing, so that no file or terminal opened later takes their
  /// place.
  public static func fillGaps() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
  }

  /// Whether as many descriptors can be open as a program needs that waits for several things.
  ///
  /// The system's queues crash a program for which there are too few.
  public static var leaveRoom: Bool {
    let highest = fcntl(0, F_DUPFD_CLOEXEC, 15)
    if highest >= 0 { close(highest) }
    return highest >= 0
  }

  /// Whether the descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(current(descriptor)) == 1
  }

  /// Whether the descriptor is the very terminal, and not another one or something else.
  public static func `is`(_ descriptor: Int32, _ terminal: Terminal) -> Bool {
    csystem_is_same_terminal(descriptor, terminal.descriptor) == 1
  }

  /// Where standard error went that `keepErrorsToOurselves` took for this program alone.
  private static let ownErrors = Atomic<Int32>(2)

  /// Leaves standard error to what this program says itself: plugins of the sound library and their
  /// libraries write there what they like, over the picture.
  ///
  /// Everybody else's words, those of a crash too, are dropped from now on.
  public static func keepErrorsToOurselves() {
    guard ownErrors.load(ordering: .relaxed) == 2 else { return }
    let own = fcntl(2, F_DUPFD_CLOEXEC, 3)
    let nowhere = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(nowhere) }
    guard own >= 0, nowhere >= 0, dup2(nowhere, 2) == 2 else { return }
    ownErrors.store(own, ordering: .relaxed)
  }

  /// Returns the descriptor under which a standard stream is now.
  private static func current(_ descriptor: Int32) -> Int32 {
    descriptor == 2 ? ownErrors.load(ordering: .relaxed) : descriptor
  }

  /// Writes text if there is room for it now; a terminal that takes nothing isn't waited for.
  public static func writeIfReady(_ text: String, to descriptor: Int32) {
    var ready = pollfd(fd: current(descriptor), events: Int16(POLLOUT), revents: 0)
    if unsafe poll(&ready, 1, 0) > 0 { write(text, to: descriptor) }
  }

  /// Writes text wholly, waiting as long as it takes; returns why that failed, if it did.
  @discardableResult
  public static func write(_ text: String, to descriptor: Int32) -> StreamFailure? {
    write(Array(text.utf8), to: descriptor)
  }

  /// Writes bytes wholly, waiting as long as it takes; returns why that failed, if it did.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> StreamFailure? {
    let descriptor = current(descriptor)
    return unsafe bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let written = unsafe Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        if written >= 0 {
          offset += written
        } else if errno != EINTR {
          return StreamFailure(code: errno)
        }
      }
      return nil
    }
  }

  /// Returns all that can be read; of more than `limit` bytes, somewhat more than those.
  public static func read(
    _ descriptor: Int32, upTo limit: Int
  ) throws(StreamFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      var failure: Int32 = 0
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        let received = unsafe Glibc.read(descriptor, buffer.baseAddress, 65_536)
        if received < 0 { failure = errno }
        count = max(0, received)
      }
      if failure == EINTR { continue }
      guard failure == 0 else { throw StreamFailure(code: failure) }
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}
