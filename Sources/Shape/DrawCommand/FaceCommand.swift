internal import Cells
internal import Countdowns
internal import Faces
package import Outputs
internal import Pictures
internal import Scenes
package import ShapeCommand
package import Sketches
internal import Widgets

/// `shape face`.
@MainActor
package enum FaceCommand {
  package static func run(_ arguments: FaceArguments, in context: CommandContext)
    throws(CommandError)
  {
    guard let face = Face(rawValue: arguments.face) else {
      let names = Face.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError(words: "unknown face “\(arguments.face)”; the faces are: \(names)")
    }
    let total = try span(arguments.span)
    let phase = try phase(arguments.state ?? "running")
    let start: Duration = phase == .ringing || phase == .ended ? .zero : total
    let left = try arguments.left.map { text throws(CommandError) in try span(text) } ?? start
    guard left <= total else {
      throw CommandError(
        words: "--left \(arguments.left ?? "") is longer than the countdown, \(arguments.span)")
    }
    let output = arguments.output
    if output.picture?.hasCells == false {
      throw CommandError(words: "a face is made of text cells: write it as .txt, .ansi or .cast")
    }
    let surface = try PictureOutput.surface(for: output, in: context)
    let canvas = canvas(face, output, surface)
    try OutputPlan.limit(cells: canvas.columns * canvas.rows)
    var state = FaceState(
      snapshot: Snapshot(phase: phase, left: left, total: total), time: TimeText(total: total))
    state.name = arguments.name.map(TextWidth.visible)
    state.caption = TextWidth.visible(arguments.caption ?? "")
    state.shortCaption = state.caption
    state.notice = arguments.notice.map(TextWidth.visible)
    var recording = FaceRecording(face: face, state: state, canvas: canvas, surface: surface)
    guard output.picture == .cast else {
      return try draw(&recording, left: left, output, surface, in: context)
    }
    guard left <= FaceRecording.longest else {
      throw CommandError(words: "a recording of a countdown can’t be longer than an hour")
    }
    try OutputPlan.limit(frames: FaceRecording.pictures(of: left), canvas.columns, canvas.rows)
    try PictureFile.write(
      Array(Asciicast.text(of: recording.frames(from: left), title: arguments.name).utf8),
      to: output.file ?? "-", in: context)
  }

  /// Draws the face once, in pixels if the terminal has them.
  private static func draw(
    _ recording: inout FaceRecording, left: Duration, _ output: OutputPlan, _ surface: Surface,
    in context: CommandContext
  ) throws(CommandError) {
    var output = output
    if output.picture == nil {
      let scene = recording.scene(left: left)
      var painter = recording
      let isShown = try PixelOutput.show(scene, output, surface, in: context) {
        painter.grid(of: $0)
      }
      if isShown { return }
      // A face without figures consists of text, whatever was requested.
      if case .pixels = output.medium { output.medium = .auto }
    }
    try PictureOutput.put(recording.grid(left: left), output, surface, in: context)
  }

  private static func phase(_ text: String) throws(CommandError) -> Snapshot.Phase {
    guard let phase = Snapshot.Phase(rawValue: text) else {
      let names = Snapshot.Phase.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError(words: "unknown state “\(text)”; the states are: \(names)")
    }
    return phase
  }

  private static func span(_ text: String) throws(CommandError) -> Duration {
    do throws(ReadingError) {
      if case .span(let span, _) = try Reading(words: [text]) { return span }
    } catch { throw CommandError(words: error.description) }
    throw CommandError(words: "a face takes a duration such as 10s, not a time of day")
  }

  /// Returns the canvas: 60 by 20 cells by default for a full-screen face, one row of 60 for an
  /// inline one.
  private static func canvas(_ face: Face, _ output: OutputPlan, _ surface: Surface) -> Canvas {
    let rows = face.isForFullScreen ? 20 : 1
    return switch output.size {
    case .both(let columns, let rows): Canvas(columns: columns, rows: rows, cell: surface.cell)
    case .width(let columns):
      Canvas(columns: columns, rows: max(1, min(rows, columns / 3)), cell: surface.cell)
    case nil:
      Canvas(columns: min(60, surface.window?.columns ?? 60), rows: rows, cell: surface.cell)
    }
  }
}
