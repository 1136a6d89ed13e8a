internal import Glibc
internal import Runtime
internal import System

/// Reads a source piece by piece while a list is shown.
///
/// A file is read to its end, then followed by its name: what is added is read as it comes; a file
/// that was truncated, or that another one has replaced, is read from its start. A file that was
/// truncated and has grown past the old end meanwhile can’t be recognized.
@MainActor
final class QuoteStream {
  /// The name of what is read.
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
  /// The file that has taken the name of the source’s.
  private var replacement: QuoteInput?
  private var watch: FileWatch?
  /// Is always ready, as a file is, which the loop can’t wait for.
  private let pulse: Pulse?
  private var isPaused = false
  private var isOver = false

  /// The most bytes that are read at once, so that keys are handled in between.
  private static let longestPiece = 1 << 18

  /// Starts to read an input.
  ///
  /// - Parameters:
  ///   - input: The open input.
  ///   - loop: The loop, which calls the functions; a failure at the start is reported at once.
  ///   - onBytes: Called with bytes, never with none.
  ///   - onRestart: Called before the first bytes of a file that is read from its start again.
  ///   - onEnd: Called once when nothing more will come, with a sentence if something failed.
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

  /// Stops reading; nothing is called from now on.
  func stop() {
    pause()
    isOver = true
    if let watch { loop.unwatch(watch.descriptor) }
  }

  /// Reads nothing until `resume` is called.
  func pause() {
    isPaused = true
    if let pulse { loop.unwatch(pulse.descriptor) }
    if input.kind == .stream { loop.unwatch(input.descriptor) }
  }

  /// Goes on to read.
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
    Descriptor.setNonBlocking(descriptor)
    let isWatched = loop.watch(descriptor) { [weak self] in self?.read() }
    if !isWatched { readOn() }
  }

  /// Reads a piece in each turn of the loop.
  private func readOn() {
    guard !isPaused else { return }
    guard let pulse else { return end("\(input.name) can’t be read: no more files can be opened") }
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
    do throws(ErrorNumber) {
      switch try Descriptor.receive(current.descriptor, upTo: Self.longestPiece) {
      case .bytes(let bytes): onBytes(bytes)
      case .nothing: break
      case .end: reachEnd()
      }
    } catch { end("\(input.name) can’t be read: \(error)") }
  }

  private func reachEnd() {
    guard case .growing(let path) = input.kind else { return end(nil) }
    guard watch != nil else { return end("\(input.name) is read to its end: it can’t be watched") }
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
    guard let status = try? FileStatus(of: current.descriptor) else { return false }
    return status.size < lseek(current.descriptor, 0, SEEK_CUR)
  }

  /// Whether another file has the name now.
  private func isReplaced(_ path: String) -> Bool {
    guard let old = try? FileStatus(of: current.descriptor), let new = try? FileStatus(path) else {
      return false
    }
    return old.identity != new.identity
  }
}

/// A descriptor that is always readable, so that it calls in each turn of a loop.
private struct Pulse {
  private let reading: OwnedDescriptor

  /// Opens a pipe whose other end is closed; `nil` if no descriptor is left.
  init?() {
    guard let pipe = try? DescriptorPipe() else { return nil }
    reading = pipe.reading
  }

  var descriptor: Int32 { reading.number }
}
