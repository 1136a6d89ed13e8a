package import Raster
package import Shapes

/// A line of text in an SVG document, in the viewer's font.
package struct SVGLabel: Hashable, Sendable {
  /// The part of the text that lies at its position.
  package enum TextAnchor: String, Hashable, Sendable {
    case start, middle, end
  }

  package var text: String
  /// The position of the anchor on the baseline.
  package var place: Point
  package var anchor: TextAnchor
  /// The font size.
  package var size: Double
  package var color: RGB
  package var isBold: Bool

  package init(
    _ text: String, at place: Point, anchor: TextAnchor = .start, size: Double, color: RGB,
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
