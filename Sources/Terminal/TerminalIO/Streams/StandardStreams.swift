import CSystem
package import Cells
import Glibc
import Synchronization
package import System

/// The three descriptors with which every program starts.
package enum StandardStreams {
  /// Opens closed standard streams on `/dev/null`, so that no file or terminal opened later gets
  /// their numbers.
  ///
  /// Standard output is opened read-only, so that writing fails as if it were closed.
  package static func openMissingStandardStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes exceeding the file size limit an ordinary error rather than a fatal signal.
  package static func reportSizeLimits() { _ = signal(SIGXFSZ, SIG_IGN) }

  /// Whether enough descriptors are left for the timers, signals and queues of an event loop.
  ///
  /// Dispatch crashes a program that runs out of them.
  package static var hasSpareDescriptors: Bool {
    let highest = fcntl(0, F_DUPFD_CLOEXEC, 23)
    if highest >= 0 { close(highest) }
    return highest >= 0
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(current(descriptor)) == 1 }

  /// Returns the columns of a descriptor's terminal; `nil` if it isn't one, or their number is
  /// unknown.
  package static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(current(descriptor), UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Returns whether a descriptor refers to the given terminal.
  package static func `is`(_ descriptor: Int32, _ terminal: Terminal) -> Bool {
    csystem_is_same_terminal(descriptor, terminal.file) == 1
  }

  /// The private copy of standard error that `isolateStandardError` creates.
  private static let ownErrors = Atomic<Int32>(2)

  /// Discards what libraries write to standard error: plugins of the sound library write there,
  /// over the picture.
  ///
  /// This program keeps a private copy of the stream. All other output, including that of a crash,
  /// is discarded from now on.
  package static func isolateStandardError() {
    guard ownErrors.load(ordering: .relaxed) == 2 else { return }
    let own = fcntl(2, F_DUPFD_CLOEXEC, 3)
    let nowhere = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(nowhere) }
    guard own >= 0, nowhere >= 0, dup2(nowhere, 2) == 2 else { return }
    ownErrors.store(own, ordering: .relaxed)
  }

  /// Restores standard error for what follows in this process, such as another program.
  package static func restoreStandardError() {
    let own = ownErrors.exchange(2, ordering: .relaxed)
    guard own != 2 else { return }
    dup2(own, 2)
    close(own)
  }

  /// Redirects the three streams to `/dev/null`, which discards everything written from now on.
  package static func release() {
    let own = ownErrors.exchange(2, ordering: .relaxed)
    if own != 2 { close(own) }
    let nowhere = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    for descriptor in Int32(0)...2 { dup2(nowhere, descriptor) }
    close(nowhere)
  }

  /// The descriptor of standard error, for another program.
  package static var errorDescriptor: Int32 { current(2) }

  private static func current(_ descriptor: Int32) -> Int32 {
    descriptor == 2 ? ownErrors.load(ordering: .relaxed) : descriptor
  }

  /// Writes text if there is room for it now, without waiting for a stalled terminal.
  package static func writeIfReady(_ text: TerminalText, to descriptor: Int32) {
    if Descriptor.isReady(current(descriptor), for: .writing) { write(text, to: descriptor) }
  }

  /// Writes all of a text, waiting as long as necessary; returns the failure, if any.
  @discardableResult
  package static func write(_ text: TerminalText, to descriptor: Int32) -> ErrorNumber? {
    write(Array(text.text.utf8), to: descriptor)
  }

  /// Writes all bytes, of a picture or for a program, waiting as long as it takes; returns the failure,
  /// if any.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> ErrorNumber? {
    do throws(ErrorNumber) { try Descriptor.writeAll(bytes, to: current(descriptor)) } catch {
      return error
    }
    return nil
  }

  /// Reads until the end of the input, or until slightly more than `limit` bytes.
  package static func read(_ descriptor: Int32, upTo limit: Int) throws(ErrorNumber) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let piece = try Descriptor.read(descriptor, upTo: 65_536)
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}
