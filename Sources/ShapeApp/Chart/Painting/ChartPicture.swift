internal import Raster
internal import Shapes

/// A chart as painted outlines and texts, for cells, pixels and files.
///
/// Outlines are in drawing units, and texts lie in the layout's units: cells or points.
struct ChartPicture: Hashable, Sendable {
  /// A painted outline with the rectangle that cuts it.
  struct Ink: Hashable, Sendable {
    var layer: Drawing.Layer
    var clip: Rect
  }

  /// A line of text.
  struct Label: Hashable, Sendable {
    /// Which part of the text lies at its place.
    enum Anchor: Hashable, Sendable {
      case left, middle, right
    }

    var text: String
    /// The place of the anchor, at the top of the line.
    var place: Point
    var anchor = Anchor.left
    /// The color; that of the role unless given.
    var color: RGB?
    var role = Role.text
    /// The color behind the text, if it lies on a shape.
    var backdrop: RGB?
  }

  /// What a text is for.
  enum Role: Hashable, Sendable {
    case text, secondary, dimmed, strong
  }

  /// The outlines, the lowest first.
  var inks: [Ink] = []
  /// The texts.
  var labels: [Label] = []

  /// Adds an outline that is cut by a rectangle.
  mutating func add(
    _ outline: Drawing.Outline, _ color: RGB, opacity: Double = 1, clip: Rect
  ) {
    guard opacity > 0.004 else { return }
    inks.append(
      Ink(
        layer: Drawing.Layer(outline, paint: .solid(color), opacity: opacity), clip: clip))
  }
}
