internal import ChartReaders
internal import ChartViews
internal import Charts
internal import Files
internal import Runtime
internal import ShapeCommand

/// Reads data while charts are shown: the rows of a stream, and the files of days.
@MainActor
final class ChartHandler: EffectHandler {
  typealias P = ChartProgram

  /// The folder of each chart's file; `nil` for charts from a stream.
  private let folders: [String?]
  /// The input that is followed.
  private let input: FollowedInput?
  private var follower: InputFollower?

  /// The maximum size of a day's file, in bytes.
  private static let maxDayFileSize = 1 << 24

  init(folders: [String?], following input: FollowedInput? = nil) {
    (self.folders, self.input) = (folders, input)
  }

  func start(_ runner: Runner<ChartProgram>) {
    guard let input else { return }
    follower = InputFollower(
      input, loop: runner.loop, onBytes: { [weak runner] in runner?.send(.bytes($0)) },
      onRestart: { [weak runner] in runner?.send(.restarted) },
      onEnd: { [weak runner] in runner?.send(.ended($0)) })
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
}
