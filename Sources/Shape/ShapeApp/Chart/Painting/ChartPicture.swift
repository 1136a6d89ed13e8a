internal import Raster
internal import Shapes

/// A chart as outlines and labels, for cells, pixels and files.
///
/// Outlines are in drawing units, labels in layout units: cells or points.
struct ChartPicture: Hashable, Sendable {
  /// A painted outline with its clip rectangle.
  struct Ink: Hashable, Sendable {
    var layer: Drawing.Layer
    var clip: Rect
  }

  /// A line of text.
  struct Label: Hashable, Sendable {
    /// The part of the text that lies at its position.
    enum Anchor: Hashable, Sendable {
      case left, middle, right
    }

    var text: String
    /// The position of the anchor, at the top of the line.
    var place: Point
    var anchor = Anchor.left
    /// The color; `nil` uses that of the role.
    var color: RGB?
    var role = Role.text
    /// The color behind the text, if it lies on a shape.
    var backdrop: RGB?
  }

  /// The role of a text.
  enum Role: Hashable, Sendable {
    case text, secondary, dimmed, strong
  }

  /// The outlines, bottom first.
  var inks: [Ink] = []
  /// The labels.
  var labels: [Label] = []

  /// Adds an outline clipped by a rectangle.
  mutating func add(
    _ outline: Drawing.Outline, _ color: RGB, opacity: Double = 1, clip: Rect
  ) {
    guard opacity > 0.004 else { return }
    inks.append(
      Ink(
        layer: Drawing.Layer(outline, paint: .solid(color), opacity: opacity), clip: clip))
  }
}
