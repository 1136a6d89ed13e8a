package import Outputs
package import Pictures
internal import Raster
internal import Shapes

extension PicturePage {
  /// Writes an SVG or PNG file; `-` is standard output.
  @MainActor
  package func write(
    _ format: PictureFormat, to path: String, in context: CommandContext
  ) throws(CommandError) {
    if format == .svg {
      let text = SVGText.document(of: drawing, texts: labels)
      return try PictureFile.write(Array(text.utf8), to: path, in: context)
    }
    try PictureFile.writePNG(
      of: withOutlinedTexts, width: Int(drawing.size.width), height: Int(drawing.size.height),
      to: path, in: context)
  }
}
