/// How one series differs from the others.
public struct SeriesStyle: Hashable, Sendable {
  /// The color as 0xRRGGBB.
  public var color: UInt32
  /// The lengths of dashes and of the spaces after them, in widths of the line; empty for a solid
  /// line.
  public var dash: [Double]
  /// The shape of the markers at points.
  public var marker: Marker
  /// The text at the end of the line; unique in the set.
  public var endLabel: String

  /// A shape of markers.
  public enum Marker: String, Hashable, Sendable, CaseIterable {
    /// A disc.
    case circle
    /// An upright square.
    case square
    /// A triangle that points up.
    case triangle
    /// A square on its corner.
    case diamond
    /// A triangle that points down.
    case invertedTriangle
    /// A plus sign.
    case plus
    /// A multiplication sign.
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
