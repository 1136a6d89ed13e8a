package import Raster
package import Shapes

/// A line of text in an SVG document, in the font of whoever shows it.
package struct SVGLabel: Hashable, Sendable {
  /// Which part of the text lies at its place.
  package enum Anchor: String, Hashable, Sendable {
    case start, middle, end
  }

  /// The text.
  package var text: String
  /// The place of the anchor on the baseline.
  package var place: Point
  package var anchor: Anchor
  /// The size of the font.
  package var size: Double
  package var color: RGB
  package var isBold: Bool

  /// Creates a text.
  package init(
    _ text: String, at place: Point, anchor: Anchor = .start, size: Double, color: RGB,
    isBold: Bool = false
  ) {
    self.text = text
    self.place = place
    self.anchor = anchor
    self.size = size
    self.color = color
    self.isBold = isBold
  }
}
