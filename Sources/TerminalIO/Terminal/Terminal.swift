import CSystem
import Glibc
internal import System
package import TerminalCodes

/// A terminal that is written to and read from without ever waiting.
///
/// It is opened again, so that its non-blocking mode affects no other process. Writes that it
/// doesn't take at once are kept and finished later; `isStalled` is true meanwhile.
package final class Terminal {
  let file: Int32
  /// Whether the terminal has gone away; nothing is written or read any more.
  package private(set) var isGone = false

  private let originalLine: termios
  private var pending: [UInt8] = []
  private var pendingOffset = 0
  /// How many bytes the kernel has taken.
  private var written = 0
  private var debts = Debts()

  /// Opens the controlling terminal, or else the terminal that `descriptor` is; `nil` when there
  /// is neither.
  package static func open(orElse descriptor: Int32?) -> Terminal? {
    if let terminal = Terminal(path: "/dev/tty") { return terminal }
    guard let descriptor, isatty(descriptor) == 1 else { return nil }
    return Terminal(path: "/proc/self/fd/\(descriptor)")
  }

  package init?(path: String) {
    let opened = unsafe Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else { return nil }
    var line = termios()
    guard unsafe tcgetattr(opened, &line) == 0 else {
      close(opened)
      return nil
    }
    file = opened
    originalLine = line
  }

  deinit {
    close(file)
  }

  /// The descriptor to wait on, for reading and for writing.
  package var descriptor: Int32? { file }

  /// The window's size now.
  package var size: WindowSize {
    var size = winsize()
    guard unsafe ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return WindowSize(columns: 80, rows: 24) }
    return WindowSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row),
      pixelWidth: Int(size.ws_xpixel), pixelHeight: Int(size.ws_ypixel))
  }

  /// Whether this process's group has the terminal now, so that it may draw and set modes.
  package var isForeground: Bool {
    let group = tcgetpgrp(file)
    if group >= 0 { return group == getpgrp() }
    // After a hangup every call fails with EIO; ENOTTY says that this isn't our controlling terminal, so
    // no other job can have it.
    // It says that, too, of a terminal that went away with the first process of the session.
    isGone = errno == EIO || wait(for: .hangUp, .zero)
    return !isGone
  }

  /// Turns off echo and line editing, and guards against crashes with the bytes of `restoring`, at
  /// most `CSYSTEM_GUARD_CAPACITY`.
  ///
  /// Signals of the keyboard stay on, and no longer throw away output that is under way (NOFLSH):
  /// a frame cut off by Ctrl-Z would leave the terminal in the middle of a sequence.
  package func enterKeyMode(restoring: [UInt8]) {
    assert(restoring.count <= CSYSTEM_GUARD_CAPACITY, "the guard holds fewer bytes")
    var line = originalLine
    line.c_lflag &= ~tcflag_t(ECHO | ICANON)
    line.c_lflag |= tcflag_t(NOFLSH)
    unsafe withUnsafeMutableBytes(of: &line.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    unsafe tcsetattr(file, TCSANOW, &line)
    var original = originalLine
    unsafe restoring.withUnsafeBufferPointer {
      unsafe csystem_guard_terminal(file, &original, $0.baseAddress, $0.count)
    }
  }

  /// Puts the line back as it was found.
  package func leaveKeyMode() {
    csystem_unguard_terminal()
    var line = originalLine
    unsafe tcsetattr(file, TCSANOW, &line)
  }

  /// Throws away input that was not read yet.
  package func discardInput() {
    tcflush(file, TCIFLUSH)
  }
}

// MARK: - Reading and writing

extension Terminal {
  /// Whether bytes wait that the terminal didn't take yet.
  package var isStalled: Bool { !isGone && pendingOffset < pending.count }

  /// Writes all bytes, or keeps those that the terminal doesn't take at once.
  package func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, !isGone else { return }
    if !isStalled {
      pending.removeAll(keepingCapacity: true)
      pendingOffset = 0
    }
    pending += bytes
    flush()
  }

  /// Goes on with the bytes that wait.
  package func flush() {
    while isStalled {
      let count = unsafe pending.withUnsafeBytes { bytes in
        unsafe Glibc.write(
          file, bytes.baseAddress?.advanced(by: pendingOffset), bytes.count - pendingOffset)
      }
      if count >= 0 {
        pendingOffset += count
        written += count
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        isGone = true
      }
    }
  }

  /// Writes the bytes that give the terminal back, and then words, within a tenth of a second.
  ///
  /// Where nothing was ever to be given back, words wait their turn behind other output. Otherwise both
  /// reach the terminal even if it takes nothing now. Output that Ctrl-S holds back goes on. If no
  /// process reads, pending output is discarded, which may cut off a sequence: the bytes should begin
  /// with CAN. If earlier bytes of this kind may have been among it, they are sent again.
  package func restore(_ bytes: [UInt8], then words: [UInt8] = []) {
    let unwritten = pending.count - pendingOffset
    debts.settle(written: written)
    debts.owe(bytes, end: written + unwritten + bytes.count)
    write(bytes + words)
    guard isStalled, !debts.isEmpty else { return }
    // The kernel starts only what was stopped by a call, so it is stopped by one first.
    tcflow(file, TCOOFF)
    tcflow(file, TCOON)
    let limit = SystemClock.monotonic.now + .milliseconds(100)
    flush(until: limit)
    guard isStalled else { return }
    tcflush(file, TCOFLUSH)
    pending = debts.collect(written: written) + words
    pendingOffset = 0
    flush(until: limit)
  }

  /// Continues with the bytes that wait, until none do or an instant of the monotonic clock.
  private func flush(until limit: Duration) {
    flush()
    while isStalled, wait(for: .writing, limit - SystemClock.monotonic.now) { flush() }
  }

  /// Waits until the terminal is ready, for at most `limit`, and returns whether it is.
  private func wait(for readiness: Descriptor.Readiness, _ limit: Duration) -> Bool {
    Descriptor.isReady(file, for: readiness, within: limit)
  }

  /// The byte of Ctrl-D.
  private static let endOfTransmission: UInt8 = 4

  /// Whether the other end of the terminal is gone.
  private var hasHungUp: Bool {
    tcgetpgrp(file) < 0 && errno == EIO || wait(for: .hangUp, .zero)
  }

  /// Returns the bytes that have come, at most a few kilobytes; empty when there are none.
  package func read() -> [UInt8] {
    let capacity = 4096
    var isAtEnd = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let received = unsafe Glibc.read(file, buffer.baseAddress, capacity)
      if received < 0, isLastError(errno) { isGone = true }
      isAtEnd = received == 0
      count = max(0, received)
    }
    guard isAtEnd else { return bytes }
    // While the terminal edits lines, Ctrl-D at the beginning of one ends a reading without bytes.
    isGone = hasHungUp
    return isGone ? [] : [Self.endOfTransmission]
  }

  /// Whether a reading that failed so will never succeed again.
  private func isLastError(_ error: Int32) -> Bool {
    // In the background EIO says only that it isn't this program's turn.
    if error == EIO { return tcgetpgrp(file) < 0 || isForeground }
    return error != EAGAIN && error != EINTR
  }

  /// Whether there is something to read now; in key mode also what was typed of a line.
  package var hasInput: Bool { wait(for: .reading, .zero) }

  /// Waits until bytes come, for at most `limit`, and returns whether some did.
  package func waitForInput(_ limit: Duration) -> Bool {
    limit > .zero && wait(for: .reading, limit)
  }
}

extension Terminal: TerminalPort {}
