/// The distinguishing style of a series.
public struct SeriesStyle: Hashable, Sendable {
  /// The color as 0xRRGGBB.
  public var color: UInt32
  /// The lengths of dashes and gaps, in line widths; empty for a solid line.
  public var dash: [Double]
  /// The shape of the markers at points.
  public var marker: Marker
  /// The text at the end of the line; unique in the set.
  public var endLabel: String

  /// A marker shape.
  public enum Marker: String, Hashable, Sendable, CaseIterable {
    /// A circle.
    case circle
    /// An upright square.
    case square
    /// A triangle that points up.
    case triangle
    /// A square standing on a corner.
    case diamond
    /// A triangle that points down.
    case invertedTriangle
    /// A plus sign.
    case plus
    /// A cross.
    case cross

    /// The marker as a character.
    public var character: Character {
      switch self {
      case .circle: "●"
      case .square: "■"
      case .triangle: "▲"
      case .diamond: "◆"
      case .invertedTriangle: "▼"
      case .plus: "+"
      case .cross: "×"
      }
    }
  }
}
