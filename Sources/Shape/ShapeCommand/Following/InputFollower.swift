internal import Glibc
package import Runtime
internal import System

/// Reads a source incrementally while a program shows it.
///
/// A file is read to its end, then followed by name: appended data is read as it arrives, and a
/// file that was truncated, overwritten or replaced is read from its start.
@MainActor
package final class InputFollower {
  private let input: FollowedInput
  private let loop: EventLoop
  private let onBytes: @MainActor ([UInt8]) -> Void
  private let onRestart: @MainActor () -> Void
  private let onEnd: @MainActor (_ failure: String?) -> Void
  /// The file that has replaced the source's.
  private var replacement: FollowedInput?
  private var watch: FileWatch?
  /// The last bytes that were read, by which an overwritten file is recognized.
  private var mark: [UInt8] = []
  /// A descriptor that is always ready, since epoll can't wait for a regular file.
  private let pulse: Pulse?
  /// Whether no byte of the current file has been read.
  private var isAtStart = true
  private var isPaused = false
  private var isOver = false

  /// The maximum number of bytes read at once, so that keys are handled in between.
  private static let maxReadSize = 1 << 18
  private static let maxMarkSize = 64

  /// Starts reading an input.
  ///
  /// - Parameters:
  ///   - input: The open input.
  ///   - loop: The event loop that calls the functions; a failure at the start is reported
  ///     immediately.
  ///   - onBytes: Called with at least one byte.
  ///   - onRestart: Called before the first bytes of a file that is read from its start again.
  ///   - onEnd: Called once at the end of the input, with a sentence if it failed.
  package init(
    _ input: FollowedInput, loop: EventLoop, onBytes: @escaping @MainActor ([UInt8]) -> Void,
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
  package func stop() {
    pause()
    isOver = true
    if let watch { loop.unwatch(watch.descriptor) }
  }

  /// Stops reading until `resume` is called.
  package func pause() {
    isPaused = true
    if let pulse { loop.unwatch(pulse.descriptor) }
    if input.kind == .stream { loop.unwatch(input.descriptor) }
  }

  /// Resumes reading.
  package func resume() {
    guard !isOver else { return }
    isPaused = false
    input.kind == .stream ? readStream() : readOn()
  }
}

// MARK: - Waiting

extension InputFollower {
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
      if self?.isOverwritten == true { self?.restart() }
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

extension InputFollower {
  private var current: FollowedInput { replacement ?? input }

  private func read() {
    guard current.descriptor >= 0 else { return reachEnd() }
    do throws(ErrorNumber) {
      switch try Descriptor.receive(current.descriptor, upTo: Self.maxReadSize) {
      case .bytes(let bytes):
        if isAtStart, bytes.starts(with: [0x1F, 0x8B]) {
          return end("\(input.name) is gzip data, which can’t be followed; see gunzip -c")
        }
        isAtStart = false
        if case .growing = input.kind {
          mark = Array((mark + bytes.suffix(Self.maxMarkSize)).suffix(Self.maxMarkSize))
        }
        onBytes(bytes)
      case .nothing: break
      case .end: reachEnd()
      }
    } catch { end("\(input.name) can’t be read: \(error)") }
  }

  private func reachEnd() {
    guard case .growing(let path) = input.kind else { return end(nil) }
    guard watch != nil else { return end("\(input.name) was read to its end, but not watched") }
    if isTruncated {
      restart()
    } else if isReplaced(path), let new = try? FollowedInput(path), new.kind == input.kind {
      replacement = new
      watch?.renew()
      (mark, isAtStart) = ([], true)
      onRestart()
    } else if let pulse {
      loop.unwatch(pulse.descriptor)
    }
  }

  /// Reads the file from its start again.
  private func restart() {
    lseek(current.descriptor, 0, SEEK_SET)
    (mark, isAtStart) = ([], true)
    onRestart()
  }

  /// Returns whether the last bytes that were read have changed since.
  private var isOverwritten: Bool {
    guard !mark.isEmpty else { return false }
    let start = lseek(current.descriptor, 0, SEEK_CUR) - mark.count
    let bytes = try? Descriptor.read(mark.count, from: start, of: current.descriptor)
    return bytes.map { $0 != mark } ?? false
  }

  private var isTruncated: Bool {
    guard let status = try? FileStatus(of: current.descriptor) else { return false }
    return status.size < lseek(current.descriptor, 0, SEEK_CUR)
  }

  /// Returns whether another file has the name now.
  private func isReplaced(_ path: String) -> Bool {
    guard let new = try? FileStatus(path) else { return false }
    guard let old = try? FileStatus(of: current.descriptor) else { return true }
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
