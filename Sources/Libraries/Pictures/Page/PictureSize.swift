internal import Raster
public import Shapes
internal import Texts

/// The size of a picture in pixels.
package struct PictureSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// Scales a size and rounds it.
  package init(of size: Size, scale: Double) throws(PictureSizeError) {
    let sides = [size.width, size.height].map { ($0 * scale).rounded() }
    guard sides.allSatisfy({ $0 >= 1 && $0 <= Double(Pixmap.longestSide) }) else {
      throw PictureSizeError(size: size, scale: scale)
    }
    (width, height) = (Int(sides[0]), Int(sides[1]))
  }
}

/// A picture that can’t be made, because a side has no pixels or too many.
public struct PictureSizeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The size of the drawing.
  public let size: Size
  /// The number of pixels per unit of the size.
  public let scale: Double

  package init(size: Size, scale: Double) { (self.size, self.scale) = (size, scale) }

  /// What is wrong, and what would be right, as a sentence.
  public var description: String {
    func text(_ number: Double) -> String {
      number.isFinite ? NumberText.text(number, decimals: 6) : "\(number)"
    }
    return """
      A side of a picture can have from 1 to \(Pixmap.longestSide) pixels: a size of \
      \(text(size.width)) by \(text(size.height)) can’t be drawn at a scale of \(text(scale)).
      """
  }
}
