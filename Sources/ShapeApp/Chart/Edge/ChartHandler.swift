internal import Charts
internal import Files
internal import Programs
internal import Runtime
internal import System

/// Reads what comes while charts are shown: the rows of a stream, and the files of days.
@MainActor
final class ChartHandler: EffectHandler {
  typealias P = ChartProgram

  /// The folder of each chart's file; `nil` for those that came by a stream.
  private let folders: [String?]
  /// The descriptor of the stream.
  private let stream: Int32?

  /// The most bytes of a day's file.
  private static let longestDay = 1 << 24
  /// The most bytes that are taken in at once, so that keys are handled in between.
  private static let longestPiece = 1 << 20

  init(folders: [String?], stream: Int32?) { (self.folders, self.stream) = (folders, stream) }

  func start(_ runner: Runner<ChartProgram>) {
    guard let stream else { return }
    guard Descriptor.setNonBlocking(stream) else {
      return runner.send(.ended("standard input can’t be followed"))
    }
    let isWatched = runner.loop.watch(stream) { [weak self, weak runner] in
      if let self, let runner { self.read(stream, runner) }
    }
    // A regular file is always ready, which the loop can't wait for.
    if !isWatched { while read(stream, runner) {} }
  }

  func perform(_ effect: ChartProgram.Effect, _ runner: Runner<ChartProgram>) {
    switch effect {
    case .open(let folder, let day, let chart):
      let path = folders.indices.contains(chart) ? folders[chart] : nil
      do throws(DayError) {
        let zoom = try folder.open(day) { name in
          guard let path else { return nil }
          return try? RegularFile.read(path + name, upTo: Self.longestDay)
        }
        runner.send(.opened(zoom, chart: chart))
      } catch {
        runner.send(.refused("\(error)"))
      }
    }
  }

  /// Reads what is there, and returns whether more may come at once.
  @discardableResult
  private func read(_ descriptor: Int32, _ runner: Runner<ChartProgram>) -> Bool {
    let words: String?
    do throws(ErrorNumber) {
      switch try Descriptor.receive(descriptor, upTo: Self.longestPiece) {
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
