public import Raster
public import Shapes

extension Drawing {
  /// Returns the bytes of a PNG file of the drawing, with 8 bits per component in sRGB.
  ///
  /// - Parameter scale: The number of pixels per unit of the drawing’s size.
  /// - Returns: The bytes of the file; pixels that no layer covers are transparent.
  /// - Throws: ``PictureSizeError`` if a side has no pixels or more than `Pixmap.longestSide`.
  public func png(scale: Double = 1) throws(PictureSizeError) -> [UInt8] {
    let pixels = try PictureSize(of: size, scale: scale)
    guard var file = PNGFile(of: self, width: pixels.width, height: pixels.height) else {
      throw PictureSizeError(size: size, scale: scale)
    }
    var bytes: [UInt8] = []
    while let more = file.next() { bytes += more }
    return bytes
  }
}

extension DrawingContent {
  /// Returns the bytes of a PNG file in which the shape fills a size.
  ///
  /// - Parameters:
  ///   - size: The size, in the units of line widths.
  ///   - scale: The number of pixels per unit.
  /// - Returns: The bytes of the file.
  /// - Throws: ``PictureSizeError`` if a side has no pixels or more than `Pixmap.longestSide`.
  public func png(size: Size, scale: Double = 1) throws(PictureSizeError) -> [UInt8] {
    try Drawing(size: size) { self }.png(scale: scale)
  }
}
