internal import CTestSupport
import Glibc

/// A terminal that a test holds the other end of.
package final class PseudoTerminal {
  /// The end at which a person would sit.
  package let descriptor: Int32
  /// The path of the end that programs open.
  package let path: String
  private var isOpen = true

  /// Opens a terminal of a size; `nil` when the system has none left.
  package init?(columns: UInt16 = 80, rows: UInt16 = 24) {
    var name = [CChar](repeating: 0, count: 64)
    descriptor = unsafe ctestsupport_open_terminal(&name, name.count)
    guard descriptor >= 0 else { return nil }
    path = text(name)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit { if isOpen { close(descriptor) } }

  /// Gives the window another size.
  package func resize(
    columns: UInt16, rows: UInt16, pixelWidth: UInt16 = 0, pixelHeight: UInt16 = 0
  ) {
    var size = winsize(
      ws_row: rows, ws_col: columns, ws_xpixel: pixelWidth, ws_ypixel: pixelHeight)
    _ = unsafe ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Closes this end, as a window that is closed, and waits until the other end has noticed.
  package func hangUp() {
    guard isOpen else { return }
    isOpen = false
    let other = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    close(descriptor)
    guard other >= 0 else { return }
    _ = isHungUp(other)
    close(other)
  }

  /// The settings of the line, as one text to compare.
  package var line: String {
    var line = termios()
    guard unsafe tcgetattr(descriptor, &line) == 0 else { return "none" }
    let characters = unsafe withUnsafeBytes(of: &line.c_cc) { unsafe Array($0) }
    return "\(line.c_iflag) \(line.c_oflag) \(line.c_cflag) \(line.c_lflag) \(characters)"
  }

  /// Sends what a person types.
  package func type(_ text: String) {
    var text = text
    text.withUTF8 { _ = unsafe write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Returns what comes until a condition on all of it holds, or a minute is over.
  package func read(until condition: ([UInt8]) -> Bool) -> [UInt8] {
    var received = read()
    while !condition(received), isReadable(descriptor, within: 60_000) { received += read() }
    return received
  }

  /// Returns what has come, without waiting.
  package func read() -> [UInt8] {
    guard isOpen else { return [] }
    return readAvailable(descriptor)
  }
}

/// Returns what can be read from a non-blocking descriptor now.
package func readAvailable(_ descriptor: Int32) -> [UInt8] {
  unsafe [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
    unsafe count = max(0, Glibc.read(descriptor, buffer.baseAddress, 65536))
  }
}

/// Returns whether a descriptor is readable, or becomes so within some milliseconds.
package func isReadable(_ descriptor: Int32, within milliseconds: Int32 = 0) -> Bool {
  var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return unsafe poll(&ready, 1, milliseconds) > 0
}

/// Returns whether the other end of a pipe or socket is closed, or becomes so within some milliseconds.
///
/// A program that another test starts holds copies of all descriptors until it is executed, so an end
/// that a test closes may be open for a moment longer.
package func isHungUp(_ descriptor: Int32, within milliseconds: Int32 = 60_000) -> Bool {
  var state = pollfd(fd: descriptor, events: 0, revents: 0)
  return unsafe poll(&state, 1, milliseconds) > 0
}

/// Returns the text before the first NUL.
func text(_ characters: [CChar]) -> String {
  String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
