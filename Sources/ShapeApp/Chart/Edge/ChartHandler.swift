internal import Charts
internal import Files
internal import Glibc
internal import Programs
internal import Runtime

/// Reads data while charts are shown: the rows of a stream, and the files of days.
@MainActor
final class ChartHandler: EffectHandler {
  typealias P = ChartProgram

  /// The folder of each chart's file; `nil` for charts from a stream.
  private let folders: [String?]
  /// The descriptor of the stream.
  private let stream: Int32?

  /// The maximum size of a day's file, in bytes.
  private static let maxDayFileSize = 1 << 24
  /// The maximum number of bytes to read at once, so that keys are handled in between.
  private static let maxReadSize = 1 << 20

  init(folders: [String?], stream: Int32?) { (self.folders, self.stream) = (folders, stream) }

  func start(_ runner: Runner<ChartProgram>) {
    guard let stream else { return }
    guard fcntl(stream, F_SETFL, fcntl(stream, F_GETFL) | O_NONBLOCK) == 0 else {
      return runner.send(.ended("can’t follow standard input"))
    }
    let isWatched = runner.loop.watch(stream) { [weak self, weak runner] in
      if let self, let runner { self.read(stream, runner) }
    }
    // Reads a regular file to its end, since epoll can't watch it.
    if !isWatched { while read(stream, runner) {} }
  }

  func perform(_ effect: ChartProgram.Effect, _ runner: Runner<ChartProgram>) {
    switch effect {
    case .open(let folder, let day, let chart):
      let path = folders.indices.contains(chart) ? folders[chart] : nil
      do throws(DayError) {
        let zoom = try folder.open(day) { name in
          guard let path else { return nil }
          return try? RegularFile.read(path + name, upTo: Self.maxDayFileSize)
        }
        runner.send(.opened(zoom, chart: chart))
      } catch {
        runner.send(.refused("\(error)"))
      }
    }
  }

  /// Reads the available bytes, and returns whether more may be available.
  @discardableResult
  private func read(_ descriptor: Int32, _ runner: Runner<ChartProgram>) -> Bool {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.maxReadSize) { buffer, count in
      let received = unsafe Glibc.read(descriptor, buffer.baseAddress, Self.maxReadSize)
      if received < 0 { failure = errno }
      count = max(0, received)
    }
    guard failure == 0 else {
      if failure == EAGAIN || failure == EINTR { return false }
      runner.loop.unwatch(descriptor)
      runner.send(.ended("standard input can’t be read: \(ReadError.system(failure).words)"))
      return false
    }
    guard bytes.isEmpty else {
      runner.send(.bytes(bytes))
      return true
    }
    runner.loop.unwatch(descriptor)
    runner.send(.ended(nil))
    return false
  }
}
