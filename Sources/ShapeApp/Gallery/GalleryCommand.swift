internal import Cells
internal import Runtime
internal import Shapes

/// `shape gallery`.
@MainActor
enum GalleryCommand {
  /// Shows all shapes: one at a time on a terminal, side by side in a picture file, with their
  /// names in text.
  static func run(_ arguments: GalleryArguments) throws(Failure) {
    var output = OutputPlan()
    try output.take(arguments.output.settings)
    if !arguments.sheet { try browse(arguments, output) }
    if [.png, .svg].contains(output.form) {
      if output.extent == nil { output.extent = .both(width: 1000, height: 1500) }
      return try Output.put(output, Gallery.drawing)
    }
    let surface = try Output.surface(for: output)
    let tile = output.extent == nil ? (8, 4) : try output.cells(in: nil, cell: surface.cell)
    try OutputPlan.limit(cells: tile.0 * tile.1 * Form.allCases.count * Gallery.variants.count)
    let sheet = GallerySheet(
      columns: surface.window?.columns ?? max(80, GallerySheet.columns(of: 1, tile.0)), tile: tile,
      surface: surface)
    try Output.put(sheet.grid, output, surface)
  }

  /// Browses the gallery interactively, if the terminal allows it and no sheet was requested.
  private static func browse(
    _ arguments: GalleryArguments, _ output: OutputPlan
  ) throws(Failure) {
    guard output.file == nil, output.format == nil, output.extent == nil,
      let terminal = OutputTerminal(output)
    else { return }
    let background = output.background.map { ($0, arguments.output[.background] ?? "") }
    terminal.run(
      GalleryProgram(background: background, terminalBackground: output.terminalBackground))
    throw .noDescriptors
  }
}
