package import Cells
internal import Files
package import Outputs
package import Pictures
package import Raster
package import Shapes
package import Widgets

/// Writes picture files, each either completely or not at all.
@MainActor
package enum PictureFile {
  /// Writes a drawing in a format; a recording has one frame.
  ///
  /// `surface` determines how text is drawn; `path` is a file, or `-` for standard output.
  package static func write(
    _ format: PictureFormat, _ output: OutputPlan, _ surface: Surface, to path: String,
    in context: CommandContext, draw: (Size) -> Drawing
  ) throws(CommandError) {
    let (width, height) = output.pixels
    let size = Size(width: Double(width), height: Double(height))
    switch format {
    case .svg: try write(Array(SVGText.document(of: draw(size)).utf8), to: path, in: context)
    case .png: try writePNG(of: draw(size), width: width, height: height, to: path, in: context)
    case .txt, .ansi, .cast:
      try write(
        bytes(format, grid(output, surface, in: context, draw: draw)), to: path, in: context)
    }
  }

  /// Encodes cells in a text format.
  package static func bytes(_ format: PictureFormat, _ grid: Grid) -> [UInt8] {
    switch format {
    case .cast: return Array(Asciicast.text(of: [.init(time: .zero, grid: grid)]).utf8)
    case .ansi: return Array(ANSIText.text(of: grid).utf8)
    case .txt, .png, .svg:
      var grid = grid
      grid.makePlain()
      return Array(PlainText.text(of: grid).utf8)
    }
  }

  /// Renders a drawing into cells, with progress on standard error if it is a terminal.
  package static func grid(
    _ output: OutputPlan, _ surface: Surface, in context: CommandContext, draw: (Size) -> Drawing
  ) throws(CommandError) -> Grid {
    let (columns, rows) = try output.cells(in: surface.window, cell: surface.cell)
    let picture = CellPicture(
      mosaic: surface.mosaic, columns: columns, rows: rows, cell: surface.cell)
    let progress = ProgressReport(in: context)
    defer { progress.end() }
    return picture.grid(of: draw(picture.size)) { progress.report($0) }
  }

  /// Writes the bytes of a file; `-` is standard output.
  package static func write(
    _ bytes: [UInt8], to path: String, in context: CommandContext
  ) throws(CommandError) {
    guard path != "-" else { return try context.write(bytes) }
    try write(to: path) { descriptor throws(WriteError) in
      try AtomicFile.append(bytes, to: descriptor)
    }
  }

  /// Writes a drawing as a PNG file, band by band, with progress on standard error if it is a
  /// terminal.
  private static func writePNG(
    of drawing: Drawing, width: Int, height: Int, to path: String, in context: CommandContext
  ) throws(CommandError) {
    guard max(width, height) <= Pixmap.longestSide else {
      throw CommandError(
        words: "a PNG file can have up to \(Pixmap.longestSide) pixels a side, not "
          + "\(width) by \(height): use a smaller --size", status: 70)
    }
    guard var file = PNGFile(of: drawing, width: width, height: height) else {
      throw CommandError(
        words: "can’t create a PNG file of \(width) by \(height) pixels", status: 70)
    }
    let progress = ProgressReport(in: context)
    defer { progress.end() }
    guard path != "-" else {
      if context.isTerminal(1) {
        throw CommandError(
          words: "a terminal can’t show a PNG file: name a file or redirect the output")
      }
      while let bytes = file.next() {
        try context.write(bytes)
        progress.report(file.share)
      }
      return
    }
    try write(to: path) { descriptor throws(WriteError) in
      while let bytes = file.next() {
        try AtomicFile.append(bytes, to: descriptor)
        progress.report(file.share)
      }
    }
  }

  /// Writes a page as an SVG or PNG file; `-` is standard output.
  package static func write(
    _ page: PicturePage, _ format: PictureFormat, to path: String, in context: CommandContext
  ) throws(CommandError) {
    guard format == .png else {
      let text = SVGText.document(of: page.drawing, texts: page.labels)
      return try write(Array(text.utf8), to: path, in: context)
    }
    let size = page.drawing.size
    try writePNG(
      of: page.withOutlinedTexts, width: Int(size.width), height: Int(size.height), to: path,
      in: context)
  }

  private static func write(
    to path: String, _ fill: (Int32) throws(WriteError) -> Void
  ) throws(CommandError) {
    do throws(WriteError) {
      try AtomicFile.write(to: path, fill)
    } catch {
      throw CommandError(words: "\(path) can’t be written: \(error.words)", status: 73)
    }
  }
}
