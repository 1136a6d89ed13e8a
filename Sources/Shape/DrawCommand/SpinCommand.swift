internal import Clocks
package import Outputs
internal import Pictures
internal import Runtime
package import ShapeCommand
package import Sketches
internal import Widgets

/// `shape spin`.
@MainActor
package enum SpinCommand {
  /// Spins the requested layers in the terminal or in a recording.
  package static func run(_ request: DrawRequest, in context: CommandContext) throws(CommandError) {
    let request = try request.withScene(in: context)
    if let format = request.output.picture { return try record(request, format, in: context) }
    if let file = request.output.file {
      throw CommandError(words: "spin writes .cast files only, not “\(file)”")
    }
    if request.output.size != nil {
      throw CommandError(words: "spin fills the whole screen; --size only works with -o x.cast")
    }
    if context.wantsStillness { return try DrawCommand.run(request, in: context) }
    guard let terminal = context.openOutput(request.output) else {
      throw CommandError(
        words: "spin needs a terminal; shape draw draws once, and -o x.cast records", status: 69)
    }
    terminal.run(SpinProgram(request, startingAt: terminal.clocks.now.instant))
    throw .noDescriptors
  }

  /// Writes a recording of the requested number of turns, one by default.
  private static func record(
    _ request: DrawRequest, _ format: PictureFormat, in context: CommandContext
  ) throws(CommandError) {
    guard format == .cast else {
      throw CommandError(
        words: "an animation is written as .cast; \(format.rawValue) is a still picture")
    }
    let surface = try PictureOutput.surface(for: request.output, in: context)
    let motion = request.motion
    let seconds = motion.duration ?? motion.period
    guard seconds * Double(motion.rate) <= Double(maxFrames) else {
      throw CommandError(words: "the recording has more than \(maxFrames) frames: shorten it")
    }
    let count = Int(seconds * Double(motion.rate))
    let (columns, rows) = try request.output.cells(in: surface.window, cell: surface.cell)
    try OutputPlan.limit(frames: count, columns, rows)
    let frames = try (0...count).map { index throws(CommandError) in
      let time = Double(index) / Double(motion.rate)
      let layers = request.layers.turned(by: motion.angle(after: time))
      let grid = try PictureFile.grid(request.output, surface, in: context) { size in
        layers.drawing(size: size, background: request.output.background)
      }
      return Asciicast.TimedGrid(time: .seconds(time), grid: grid)
    }
    try PictureFile.write(
      Array(Asciicast.text(of: frames, title: "shape spin").utf8),
      to: request.output.file ?? "-", in: context)
  }

  private static let maxFrames = 20_000
}
