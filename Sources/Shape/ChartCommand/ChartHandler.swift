internal import ChartReaders
internal import ChartViews
internal import Charts
internal import Files
internal import Runtime
internal import System

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
    guard Descriptor.setNonBlocking(stream) else {
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
      } catch { runner.send(.refused("\(error)")) }
    }
  }

  /// Reads the available bytes, and returns whether more may be available.
  @discardableResult
  private func read(_ descriptor: Int32, _ runner: Runner<ChartProgram>) -> Bool {
    let words: String?
    do throws(ErrorNumber) {
      switch try Descriptor.receive(descriptor, upTo: Self.maxReadSize) {
      case .nothing: return false
      case .bytes(let bytes):
        runner.send(.bytes(bytes))
        return true
      case .end: words = nil
      }
    } catch { words = "standard input can’t be read: \(error)" }
    runner.loop.unwatch(descriptor)
    runner.send(.ended(words))
    return false
  }
}
