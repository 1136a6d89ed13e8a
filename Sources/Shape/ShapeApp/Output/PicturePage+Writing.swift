internal import Pictures
internal import Raster
internal import Shapes

extension PicturePage {
  /// Writes an SVG or PNG file; `-` is standard output.
  @MainActor
  func write(
    _ form: OutputPlan.Format, to path: String, in context: CommandContext
  ) throws(CommandError) {
    if form == .svg {
      let text = SVGText.document(of: drawing, texts: labels)
      return try PictureFile.write(Array(text.utf8), form, to: path, in: context)
    }
    try PictureFile.writePNG(
      of: withOutlinedTexts, width: Int(drawing.size.width), height: Int(drawing.size.height),
      to: path, in: context)
  }
}
