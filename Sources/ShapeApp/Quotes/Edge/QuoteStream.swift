internal import Files
internal import Glibc
internal import Runtime

/// Reads a source incrementally while a list is shown.
///
/// A file is read to its end, then followed by name: appended data is read as it arrives, and a
/// file that was truncated or replaced is read from its start. A file that was truncated and has
/// since grown past its old end can't be detected.
@MainActor
final class QuoteStream {
  /// The source to read.
  enum Source: Hashable, Sendable {
    case standardInput
    /// A file or a named pipe, by its path.
    case file(String)
  }

  private let input: QuoteInput
  private let loop: EventLoop
  private let onBytes: @MainActor ([UInt8]) -> Void
  private let onRestart: @MainActor () -> Void
  private let onEnd: @MainActor (_ failure: String?) -> Void
  /// The file that has replaced the source's.
  private var replacement: QuoteInput?
  private var watch: FileWatch?
  /// A descriptor that is always ready, since epoll can't wait for a regular file.
  private let pulse: Pulse?
  private var isPaused = false
  private var isOver = false

  /// The maximum number of bytes read at once, so that keys are handled in between.
  private static let maxReadSize = 1 << 18

  /// Starts reading an input.
  ///
  /// - Parameters:
  ///   - input: The open input.
  ///   - loop: The event loop that calls the functions; a failure at the start is reported
  ///     immediately.
  ///   - onBytes: Called with at least one byte.
  ///   - onRestart: Called before the first bytes of a file that is read from its start again.
  ///   - onEnd: Called once at the end of the input, with a sentence if it failed.
  init(
    _ input: QuoteInput, loop: EventLoop, onBytes: @escaping @MainActor ([UInt8]) -> Void,
    onRestart: @escaping @MainActor () -> Void = {},
    onEnd: @escaping @MainActor (_ failure: String?) -> Void
  ) {
    (self.input, self.loop) = (input, loop)
    (self.onBytes, self.onRestart, self.onEnd) = (onBytes, onRestart, onEnd)
    pulse = Pulse()
    if case .growing(let path) = input.kind { watch = FileWatch(path) }
    watchFile()
    resume()
  }

  isolated deinit { stop() }

  /// Stops reading; no function is called afterward.
  func stop() {
    pause()
    isOver = true
    if let watch { loop.unwatch(watch.descriptor) }
  }

  /// Stops reading until `resume` is called.
  func pause() {
    isPaused = true
    if let pulse { loop.unwatch(pulse.descriptor) }
    if input.kind == .stream { loop.unwatch(input.descriptor) }
  }

  /// Resumes reading.
  func resume() {
    guard !isOver else { return }
    isPaused = false
    input.kind == .stream ? readStream() : readOn()
  }
}

// MARK: - Waiting

extension QuoteStream {
  private func readStream() {
    let descriptor = input.descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let isWatched = loop.watch(descriptor) { [weak self] in self?.read() }
    if !isWatched { readOn() }
  }

  /// Reads once in each iteration of the loop.
  private func readOn() {
    guard !isPaused else { return }
    guard let pulse else { return end("\(input.name) can’t be read: too many open files") }
    loop.watch(pulse.descriptor) { [weak self] in self?.read() }
  }

  private func watchFile() {
    guard let watch else { return }
    loop.watch(watch.descriptor) { [weak self] in
      self?.watch?.clear()
      self?.readOn()
    }
  }

  private func end(_ failure: String?) {
    guard !isOver else { return }
    stop()
    onEnd(failure)
  }
}

// MARK: - Reading

extension QuoteStream {
  private var current: QuoteInput { replacement ?? input }

  private func read() {
    let descriptor = current.descriptor
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.maxReadSize) { buffer, count in
      let received = unsafe Glibc.read(descriptor, buffer.baseAddress, Self.maxReadSize)
      if received < 0 { failure = errno }
      count = max(0, received)
    }
    switch failure {
    case 0: bytes.isEmpty ? reachEnd() : onBytes(bytes)
    case EAGAIN, EINTR: break
    default: end("\(input.name) can’t be read: \(systemWords(failure))")
    }
  }

  private func reachEnd() {
    guard case .growing(let path) = input.kind else { return end(nil) }
    guard watch != nil else { return end("\(input.name) was read to its end, but not watched") }
    if isTruncated {
      lseek(current.descriptor, 0, SEEK_SET)
      onRestart()
    } else if isReplaced(path), let new = try? QuoteInput(.file(path)), new.kind == input.kind {
      replacement = new
      watch?.renew()
      onRestart()
    } else if let pulse {
      loop.unwatch(pulse.descriptor)
    }
  }

  private var isTruncated: Bool {
    var status = stat()
    return unsafe fstat(current.descriptor, &status) == 0
      && status.st_size < lseek(current.descriptor, 0, SEEK_CUR)
  }

  /// Returns whether another file has the name now.
  private func isReplaced(_ path: String) -> Bool {
    var (old, new) = (stat(), stat())
    guard unsafe fstat(current.descriptor, &old) == 0, unsafe stat(path, &new) == 0 else {
      return false
    }
    return (old.st_dev, old.st_ino) != (new.st_dev, new.st_ino)
  }
}

/// A descriptor that is always readable, so that a loop calls its handler in every iteration.
private final class Pulse {
  let descriptor: Int32

  /// Opens a socket whose other end is closed; `nil` if there are no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    close(ends[1])
    descriptor = ends[0]
  }

  deinit {
    close(descriptor)
  }
}
