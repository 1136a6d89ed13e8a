internal import Cells
internal import Countdowns
internal import Faces
internal import Pictures
internal import Raster
internal import Scenes
internal import Shapes

/// `shape face`.
@MainActor
enum FaceCommand {
  static func run(_ arguments: FaceArguments) throws(Failure) {
    guard let face = Face(rawValue: arguments.face) else {
      let names = Face.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(words: "Unknown face ‘\(arguments.face)’; the faces are: \(names).")
    }
    let total = try span(arguments.span)
    let left = try arguments.left.map { text throws(Failure) in try span(text) } ?? total
    guard left <= total else {
      throw Failure(
        words: "--left \(arguments.left ?? "") is more than the whole \(arguments.span).")
    }
    var output = OutputPlan()
    try output.take(arguments.output.settings)
    if let form = output.form, form == .png || form == .svg {
      throw Failure(words: "A face is made of cells: it is written as .txt, .ansi or .cast.")
    }
    let surface = try Output.surface(for: output)
    let canvas = canvas(face, output, surface)
    try OutputPlan.limit(cells: canvas.columns * canvas.rows)
    var film = FaceFilm(
      face: face, total: total, name: arguments.name, canvas: canvas, surface: surface)
    guard output.form == .cast else {
      return try Output.put(film.grid(left: left), output, surface)
    }
    guard left <= FaceFilm.longest else {
      throw Failure(words: "A film of a countdown is an hour long at most.")
    }
    try OutputPlan.limit(film: FaceFilm.pictures(of: left), canvas.columns, canvas.rows)
    try PictureFile.write(
      Array(Asciicast.text(of: film.frames(from: left), title: arguments.name).utf8), .cast,
      to: output.file ?? "-")
  }

  private static func span(_ text: String) throws(Failure) -> Duration {
    do throws(ReadingError) {
      if case .span(let span, _) = try Reading(words: [text]) { return span }
    } catch {
      throw Failure(words: error.description)
    }
    throw Failure(words: "A face needs a span such as 10s, not a time of day.")
  }

  /// A large face has 60 columns and 20 rows by default, a small one a row of 60.
  private static func canvas(
    _ face: Face, _ output: OutputPlan, _ surface: Surface
  ) -> Canvas {
    let rows = face.isForFullScreen ? 20 : 1
    return switch output.extent {
    case .both(let columns, let rows): Canvas(columns: columns, rows: rows, cell: surface.cell)
    case .width(let columns):
      Canvas(columns: columns, rows: max(1, min(rows, columns / 3)), cell: surface.cell)
    case nil:
      Canvas(columns: min(60, surface.window?.columns ?? 60), rows: rows, cell: surface.cell)
    }
  }
}
