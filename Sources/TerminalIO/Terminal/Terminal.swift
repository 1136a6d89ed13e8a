import CSystem
import Glibc

/// A terminal that is written to and read from without ever waiting.
///
/// It is opened anew, so that its non-blocking mode is nobody else's. Writes that it doesn't take
/// at once are kept and finished later; `isStalled` tells that they are.
public final class Terminal {
  /// The descriptor, for waiting until it is readable.
  public let descriptor: Int32
  /// The same terminal once more, for waiting until it is writable: Dispatch forgets to go on
  /// watching a descriptor that has a source of each kind when one of them is cancelled.
  public let outputDescriptor: Int32
  /// Whether the terminal has gone away; nothing is written or read any more.
  public private(set) var isGone = false

  private let originalLine: termios
  private var pending: [UInt8] = []
  private var pendingOffset = 0

  /// Opens the controlling terminal, or else the terminal that `descriptor` is; `nil` when there
  /// is neither.
  public static func open(orElse descriptor: Int32?) -> Terminal? {
    if let terminal = Terminal(path: "/dev/tty") { return terminal }
    guard let descriptor, isatty(descriptor) == 1 else { return nil }
    return Terminal(path: "/proc/self/fd/\(descriptor)")
  }

  package init?(path: String) {
    let opened = unsafe Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else { return nil }
    var line = termios()
    let output = fcntl(opened, F_DUPFD_CLOEXEC, 0)
    guard output >= 0, unsafe tcgetattr(opened, &line) == 0 else {
      close(opened)
      return nil
    }
    descriptor = opened
    outputDescriptor = output
    originalLine = line
  }

  deinit {
    close(outputDescriptor)
    close(descriptor)
  }

  /// The window's size now.
  public var size: WindowSize {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return WindowSize(columns: 80, rows: 24) }
    return WindowSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row),
      pixelWidth: Int(size.ws_xpixel), pixelHeight: Int(size.ws_ypixel))
  }

  /// Whether this process's group has the terminal now, so that it may draw and set modes.
  public var isForeground: Bool {
    let group = tcgetpgrp(descriptor)
    // Not our controlling terminal: nobody takes turns on it.
    return group < 0 ? errno == ENOTTY : group == getpgrp()
  }

  /// Turns off echo and line editing, and guards against crashes with the bytes of `restoring`,
  /// which must be static data.
  ///
  /// Signals of the keyboard stay on, and no longer throw away output that is under way (NOFLSH):
  /// a frame cut off by Ctrl-Z would leave the terminal in the middle of a sequence.
  public func enterKeyMode(restoring: StaticString) {
    var line = originalLine
    line.c_lflag &= ~tcflag_t(ECHO | ICANON)
    line.c_lflag |= tcflag_t(NOFLSH)
    unsafe withUnsafeMutableBytes(of: &line.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    unsafe tcsetattr(descriptor, TCSANOW, &line)
    var original = originalLine
    unsafe csystem_guard_terminal(
      descriptor, &original, restoring.utf8Start, restoring.utf8CodeUnitCount)
  }

  /// Puts the line back as it was found.
  public func leaveKeyMode() {
    csystem_unguard_terminal()
    var line = originalLine
    unsafe tcsetattr(descriptor, TCSANOW, &line)
  }

  /// Throws away input that was not read yet.
  public func discardInput() {
    tcflush(descriptor, TCIFLUSH)
  }
}

// MARK: - Reading and writing

extension Terminal {
  /// Whether bytes wait that the terminal didn't take yet.
  public var isStalled: Bool { pendingOffset < pending.count }

  /// Writes all bytes, or keeps those that the terminal doesn't take at once.
  public func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    if !isStalled {
      pending.removeAll(keepingCapacity: true)
      pendingOffset = 0
    }
    pending += bytes
    flush()
  }

  /// Goes on with the bytes that wait.
  public func flush() {
    while isStalled, !isGone {
      let written = unsafe pending.withUnsafeBytes { bytes in
        unsafe Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: pendingOffset), bytes.count - pendingOffset)
      }
      if written >= 0 {
        pendingOffset += written
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        isGone = true
      }
    }
  }

  /// Writes the last bytes, so that they reach the terminal even if it takes nothing now.
  ///
  /// Output that Ctrl-S holds back goes on. If nobody reads, what waits is thrown away, which may
  /// cut off a sequence: the bytes should begin with CAN. Takes a tenth of a second at most.
  public func writeLast(_ bytes: [UInt8]) {
    write(bytes)
    guard isStalled else { return }
    // The kernel starts only what was stopped by a call, so it is stopped by one first.
    tcflow(descriptor, TCOOFF)
    tcflow(descriptor, TCOON)
    flush(waiting: 100)
    guard isStalled else { return }
    tcflush(descriptor, TCOFLUSH)
    pending = bytes
    pendingOffset = 0
    flush()
  }

  /// Goes on with the bytes that wait, for at most `milliseconds`.
  private func flush(waiting milliseconds: Int32) {
    flush()
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while isStalled, !isGone, unsafe poll(&ready, 1, milliseconds) > 0 { flush() }
  }

  /// Returns the bytes that have come, at most a few kilobytes; empty when there are none.
  public func read() -> [UInt8] {
    let capacity = 4096
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let received = unsafe Glibc.read(descriptor, buffer.baseAddress, capacity)
      if received == 0 || (received < 0 && errno != EAGAIN && errno != EINTR) { isGone = true }
      count = max(0, received)
    }
    return bytes
  }

  /// Whether there is something to read now; in key mode also what was typed of a line.
  public var hasInput: Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&ready, 1, 0) > 0
  }

  /// Waits until bytes come, for at most `limit`, and returns whether some did.
  public func waitForInput(_ limit: Duration) -> Bool {
    guard limit > .zero else { return false }
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let milliseconds = limit.components.attoseconds / 1_000_000_000_000_000
    return unsafe poll(&ready, 1, Int32(limit.components.seconds * 1000 + milliseconds + 1)) > 0
  }
}
