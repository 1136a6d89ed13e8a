package import Raster
package import Shapes

/// A chart as outlines and labels, for cells, pixels and files.
///
/// Outlines are in drawing units, labels in layout units: cells or points.
package struct ChartPicture: Hashable, Sendable {
  /// A painted outline with its clip rectangle.
  package struct Ink: Hashable, Sendable {
    package var layer: Drawing.Layer
    package var clip: Rect
  }

  /// A line of text.
  package struct Label: Hashable, Sendable {
    /// The part of the text that lies at its position.
    package enum Anchor: Hashable, Sendable {
      case left, middle, right
    }

    package var text: String
    /// The position of the anchor, at the top of the line.
    package var place: Point
    package var anchor = Anchor.left
    /// The color; `nil` uses that of the role.
    package var color: RGB?
    package var role = TextRole.text
    /// The color behind the text, if it lies on a shape.
    package var backdrop: RGB?
    /// Whether it shows only in cells that shapes leave blank.
    package var isBelow: Bool

    package init(
      text: String, place: Point, anchor: Anchor = .left, color: RGB? = nil, role: TextRole = .text,
      backdrop: RGB? = nil, isBelow: Bool = false
    ) {
      (self.text, self.place, self.anchor) = (text, place, anchor)
      (self.color, self.role, self.backdrop) = (color, role, backdrop)
      self.isBelow = isBelow
    }
  }

  /// The role of a text.
  package enum TextRole: Hashable, Sendable {
    case text, secondary, dimmed, strong
  }

  /// The outlines, bottom first.
  package var inks: [Ink] = []
  package var labels: [Label] = []

  package init() {}

  /// Adds an outline clipped by a rectangle.
  package mutating func add(
    _ outline: Drawing.Outline, _ color: RGB, opacity: Double = 1, clip: Rect
  ) {
    guard opacity > 0.004 else { return }
    inks.append(
      Ink(layer: Drawing.Layer(outline, paint: .solid(color), opacity: opacity), clip: clip))
  }
}
