internal import CTestSupport
import Glibc

/// A pseudoterminal whose other end the test holds.
package final class PseudoTerminal {
  /// The test's end.
  package let descriptor: Int32
  /// The path of the end that programs open.
  package let path: String
  private var isOpen = true

  /// Opens a pseudoterminal of a size; `nil` if the system has none left.
  package init?(columns: UInt16 = 80, rows: UInt16 = 24) {
    var name = [CChar](repeating: 0, count: 64)
    descriptor = unsafe ctestsupport_open_terminal(&name, name.count)
    guard descriptor >= 0 else { return nil }
    path = text(name)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit { if isOpen { close(descriptor) } }

  /// Resizes the window.
  package func resize(
    columns: UInt16, rows: UInt16, pixelWidth: UInt16 = 0, pixelHeight: UInt16 = 0
  ) {
    var size = winsize(
      ws_row: rows, ws_col: columns, ws_xpixel: pixelWidth, ws_ypixel: pixelHeight)
    _ = unsafe ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Closes this end, like a window that is closed, and waits until the other end has noticed.
  package func hangUp() {
    guard isOpen else { return }
    isOpen = false
    let other = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    close(descriptor)
    guard other >= 0 else { return }
    _ = isHungUp(other)
    close(other)
  }

  /// The line settings, as one text to compare.
  package var line: String {
    var line = termios()
    guard unsafe tcgetattr(descriptor, &line) == 0 else { return "none" }
    let characters = unsafe withUnsafeBytes(of: &line.c_cc) { unsafe Array($0) }
    return "\(line.c_iflag) \(line.c_oflag) \(line.c_cflag) \(line.c_lflag) \(characters)"
  }

  /// Sends input from the user.
  package func type(_ text: String) {
    var text = text
    text.withUTF8 { _ = unsafe write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Returns the output once a condition on all of it holds, or after a minute.
  package func read(until condition: ([UInt8]) -> Bool) -> [UInt8] {
    var received = read()
    while !condition(received), isReadable(descriptor, within: 60_000) { received += read() }
    return received
  }

  /// Returns the available output, without blocking.
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

/// Returns whether a descriptor is readable, or becomes so within a number of milliseconds.
package func isReadable(_ descriptor: Int32, within milliseconds: Int32 = 0) -> Bool {
  var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return unsafe poll(&ready, 1, milliseconds) > 0
}

/// Returns whether the other end of a pipe or socket is closed, or becomes so within a number of
/// milliseconds.
///
/// A program started by another test holds copies of all descriptors until exec, so an end that a
/// test closes may stay open slightly longer.
package func isHungUp(_ descriptor: Int32, within milliseconds: Int32 = 60_000) -> Bool {
  var state = pollfd(fd: descriptor, events: 0, revents: 0)
  return unsafe poll(&state, 1, milliseconds) > 0
}

/// Returns the text before the first NUL.
func text(_ characters: [CChar]) -> String {
  String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
