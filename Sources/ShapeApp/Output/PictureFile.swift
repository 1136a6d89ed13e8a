internal import Cells
internal import Files
internal import Pictures
internal import Raster
internal import Runtime
internal import Shapes
internal import TerminalIO

/// Pictures in files, each written entirely or not at all.
@MainActor
enum PictureFile {
  /// Returns a drawing in a form, as the bytes of a file.
  ///
  /// A film has one frame; `surface` determines how text is drawn.
  static func bytes(
    _ form: OutputPlan.Format, _ output: OutputPlan, _ surface: Surface,
    draw: (Size) -> Drawing
  ) throws(Failure) -> [UInt8] {
    let (width, height) = output.pixels
    let size = Size(width: Double(width), height: Double(height))
    switch form {
    case .svg: return Array(SVGText.document(of: draw(size)).utf8)
    case .png:
      var rasterizer = DrawingRasterizer()
      return try png(rasterizer.pixmap(of: draw(size), width: width, height: height))
    case .txt, .ansi, .cast: return try bytes(form, grid(output, surface, draw: draw))
    }
  }

  /// Returns cells in a form of text, as the bytes of a file.
  static func bytes(_ form: OutputPlan.Format, _ grid: Grid) -> [UInt8] {
    switch form {
    case .cast: return Array(Asciicast.text(of: [.init(time: .zero, grid: grid)]).utf8)
    case .ansi: return Array(ANSIText.text(of: grid).utf8)
    case .txt, .png, .svg:
      var grid = grid
      grid.makePlain()
      return Array(PlainText.text(of: grid).utf8)
    }
  }

  /// Returns a picture as a PNG file.
  static func png(_ pixmap: Pixmap) throws(Failure) -> [UInt8] {
    do throws(PNGError) {
      return try PNG.encode(pixmap)
    } catch {
      throw Failure(words: "the picture can’t be made a PNG file: \(error)", status: 70)
    }
  }

  /// Returns a drawing in cells.
  static func grid(
    _ output: OutputPlan, _ surface: Surface, draw: (Size) -> Drawing
  ) throws(Failure) -> Grid {
    let (columns, rows) = try output.cells(in: surface.window, cell: surface.cell)
    let picture = CellPicture(
      mosaic: surface.mosaic, columns: columns, rows: rows, cell: surface.cell)
    return picture.grid(of: draw(picture.size))
  }

  /// Writes the bytes of a file; `-` is standard output.
  static func write(_ bytes: [UInt8], _ form: OutputPlan.Format, to path: String) throws(Failure) {
    guard path == "-" else {
      do throws(WriteError) {
        return try AtomicFile.write(bytes, to: path)
      } catch {
        throw Failure(words: "\(path) can’t be written: \(error.words)", status: 73)
      }
    }
    if form == .png, StandardStreams.isTerminal(1) {
      throw Failure(words: "a PNG file on a terminal is noise: name a file, or lead it elsewhere")
    }
    ShapeTool.console.write(bytes)
  }
}
