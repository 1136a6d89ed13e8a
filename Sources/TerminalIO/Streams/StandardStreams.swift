import CSystem
import Glibc

/// The three descriptors every program starts with.
public enum StandardStreams {
  /// Opens those that are closed on nothing, so that no file or terminal opened later takes their
  /// place.
  public static func fillGaps() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
  }

  /// Whether the descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Whether the descriptor is the very terminal, and not another one or something else.
  public static func `is`(_ descriptor: Int32, _ terminal: Terminal) -> Bool {
    csystem_is_same_terminal(descriptor, terminal.descriptor) == 1
  }

  /// Writes text if there is room for it now; a terminal that takes nothing isn't waited for.
  public static func writeIfReady(_ text: String, to descriptor: Int32) {
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    if unsafe poll(&ready, 1, 0) > 0 { write(text, to: descriptor) }
  }

  /// Writes text wholly, waiting as long as it takes; returns why that failed, if it did.
  @discardableResult
  public static func write(_ text: String, to descriptor: Int32) -> WriteFailure? {
    var text = text
    return text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let written = unsafe Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        if written >= 0 {
          offset += written
        } else if errno != EINTR {
          return WriteFailure(code: errno)
        }
      }
      return nil
    }
  }
}
