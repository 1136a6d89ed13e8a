import CSystem
import Glibc
internal import System
package import TerminalCodes

/// A terminal that is written and read without ever blocking.
///
/// It is reopened, so that its non-blocking mode affects no other process. Bytes that it doesn't
/// accept at once are buffered and written later; `isStalled` is true meanwhile.
package final class Terminal {
  let file: Int32
  /// Whether the terminal has gone away; nothing is written or read anymore.
  package private(set) var isGone = false

  private let originalLine: termios
  private let silence: SilentTerminal?
  /// Whether the terminal is silent, if no file remembers that.
  private var wasSilent = false
  private var pending: [UInt8] = []
  private var pendingOffset = 0
  /// The number of bytes that the kernel has accepted.
  private var written = 0
  private var unconfirmed = UnconfirmedBytes()

  /// Opens the controlling terminal, or otherwise the terminal of `descriptor`; `nil` if there is
  /// neither.
  package static func open(orElse descriptor: Int32?) -> Terminal? {
    // A container, a serial line and a command of another user have no session.
    let folder = unsafe getenv("XDG_RUNTIME_DIR").map { unsafe String(cString: $0) } ?? "/tmp"
    if let terminal = Terminal(path: "/dev/tty", sessionFolder: folder) { return terminal }
    guard let descriptor, isatty(descriptor) == 1 else { return nil }
    return Terminal(path: "/proc/self/fd/\(descriptor)", sessionFolder: folder)
  }

  /// Opens a terminal; `nil` if the path doesn't lead to one.
  ///
  /// `sessionFolder` is where it is remembered that the terminal is silent.
  package init?(path: String, sessionFolder: String? = nil) {
    let opened = unsafe Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else { return nil }
    var line = termios()
    guard unsafe tcgetattr(opened, &line) == 0 else {
      close(opened)
      return nil
    }
    file = opened
    originalLine = line
    // The status of /dev/tty doesn't reveal which terminal it is, but that of a stream does.
    let stream = (Int32(0)...2).first { csystem_is_same_terminal($0, opened) == 1 }
    silence = sessionFolder.flatMap { SilentTerminal(of: stream ?? opened, in: $0) }
  }

  deinit { close(file) }

  /// The descriptor to wait on, for reading and for writing.
  package var descriptor: Int32? { file }

  /// The window's current size.
  package var size: WindowSize {
    var size = winsize()
    guard unsafe ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return WindowSize(columns: 80, rows: 24) }
    return WindowSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row),
      pixelWidth: Int(size.ws_xpixel), pixelHeight: Int(size.ws_ypixel))
  }

  /// Whether the terminal is known not to reply to queries, which is remembered for the session.
  package var isSilent: Bool {
    get { wasSilent || silence?.isRemembered == true }
    set {
      silence?.isRemembered = newValue
      wasSilent = newValue && silence?.isRemembered != true
    }
  }

  /// Whether this process's group owns the terminal, so that it may draw and set modes.
  package var isForeground: Bool {
    let group = tcgetpgrp(file)
    if group >= 0 { return group == getpgrp() }
    // After a hangup every call fails with EIO; ENOTTY says that this isn't our controlling terminal, so
    // no other job can have it.
    // It says that, too, of a terminal that went away with the first process of the session.
    isGone = errno == EIO || wait(for: .hangUp, .zero)
    return !isGone
  }

  /// Turns off echo and line editing, and registers the bytes of `restoring`, at most
  /// `CSYSTEM_GUARD_CAPACITY`, for a crash.
  ///
  /// Keyboard signals stay on, and no longer discard pending output (NOFLSH): a frame cut off by
  /// Ctrl-Z would leave the terminal in the middle of a sequence.
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

  /// Restores the line settings.
  package func leaveKeyMode() {
    csystem_unguard_terminal()
    var line = originalLine
    unsafe tcsetattr(file, TCSANOW, &line)
  }

  /// Discards input that hasn't been read.
  package func discardInput() { tcflush(file, TCIFLUSH) }
}

// MARK: - Reading and writing

extension Terminal {
  /// Whether bytes are waiting that the terminal hasn't accepted.
  package var isStalled: Bool { !isGone && pendingOffset < pending.count }

  /// Writes all bytes, or buffers those that the terminal doesn't accept at once.
  package func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, !isGone else { return }
    if !isStalled {
      pending.removeAll(keepingCapacity: true)
      pendingOffset = 0
    }
    pending += bytes
    flush()
  }

  /// Continues writing the buffered bytes.
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

  /// Writes the bytes that restore the terminal, and then a text, within a tenth of a second.
  ///
  /// If nothing ever had to be restored, the text waits behind other output. Otherwise both reach
  /// the terminal even if it accepts nothing now. Output held back by Ctrl-S continues. If no
  /// process reads, pending output is discarded, which may cut off a sequence: the bytes should
  /// begin with CAN. If earlier bytes of this kind may have been among the discarded ones, they are
  /// resent.
  package func restore(_ bytes: [UInt8], then words: [UInt8] = []) {
    let unwritten = pending.count - pendingOffset
    unconfirmed.removeConfirmed(written: written)
    unconfirmed.record(bytes, end: written + unwritten + bytes.count)
    write(bytes + words)
    guard isStalled, !unconfirmed.isEmpty else { return }
    // The kernel restarts only output that was stopped by a call, so it is stopped by one first.
    tcflow(file, TCOOFF)
    tcflow(file, TCOON)
    let limit = SystemClock.monotonic.now + .milliseconds(100)
    flush(until: limit)
    guard isStalled else { return }
    tcflush(file, TCOFLUSH)
    pending = unconfirmed.resend(written: written) + words
    pendingOffset = 0
    flush(until: limit)
  }

  /// Continues writing the buffered bytes until none remain or an instant of the monotonic clock.
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
  private var hasHungUp: Bool { tcgetpgrp(file) < 0 && errno == EIO || wait(for: .hangUp, .zero) }

  /// Returns the bytes that have arrived, at most a few kilobytes; empty if there are none.
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
    // While the terminal edits lines, Ctrl-D at the beginning of one ends a read without bytes.
    isGone = hasHungUp
    return isGone ? [] : [Self.endOfTransmission]
  }

  /// Returns whether reads will never succeed again after an error.
  private func isLastError(_ error: Int32) -> Bool {
    // In the background, EIO only means that another job owns the terminal.
    if error == EIO { return tcgetpgrp(file) < 0 || isForeground }
    return error != EAGAIN && error != EINTR
  }

  /// Whether there is something to read now; in key mode also what was typed of a line.
  package var hasInput: Bool { wait(for: .reading, .zero) }

  /// Waits for input for at most `limit`, and returns whether there is any.
  package func waitForInput(_ limit: Duration) -> Bool {
    limit > .zero && wait(for: .reading, limit)
  }
}

extension Terminal: TerminalPort {}
