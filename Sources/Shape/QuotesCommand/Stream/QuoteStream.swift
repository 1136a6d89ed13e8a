internal import Glibc
internal import Runtime
internal import System

/// Reads a source incrementally while a list is shown.
///
/// A file is read to its end, then followed by name: appended data is read as it arrives, and a
/// file that was truncated or replaced is read from its start. A file that was truncated and has
/// since grown past its old end can't be detected.
@MainActor
final class QuoteStream {
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
    Descriptor.setNonBlocking(descriptor)
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
    do throws(ErrorNumber) {
      switch try Descriptor.receive(current.descriptor, upTo: Self.maxReadSize) {
      case .bytes(let bytes): onBytes(bytes)
      case .nothing: break
      case .end: reachEnd()
      }
    } catch { end("\(input.name) can’t be read: \(error)") }
  }

  private func reachEnd() {
    guard case .growing(let path) = input.kind else { return end(nil) }
    guard watch != nil else { return end("\(input.name) was read to its end, but not watched") }
    if isTruncated {
      lseek(current.descriptor, 0, SEEK_SET)
      onRestart()
    } else if isReplaced(path), let new = try? QuoteInput(path), new.kind == input.kind {
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

  /// Returns whether another file has the name now.
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
