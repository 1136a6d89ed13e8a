/// The style of the ends of an open line.
public enum LineCap: Hashable, Sendable, CaseIterable {
  /// The line ends flat at its last point.
  case butt
  /// The line ends in a half disc about its last point.
  case round
  /// The line ends flat, half its width beyond its last point.
  case square
}

/// The style of the corners of a line.
public enum LineJoin: Hashable, Sendable, CaseIterable {
  /// The outer edges are extended until they meet.
  case miter
  /// The corner is rounded about its vertex.
  case round
  /// The corner is cut off straight.
  case bevel
}

/// The style of a line along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width, half of which lies on either side of the path.
  public var lineWidth: Double

  /// The style of open ends and of the ends of dashes.
  public var lineCap: LineCap

  /// The style of corners.
  public var lineJoin: LineJoin

  /// The ratio of a miter's length to the line width above which the corner is beveled.
  public var miterLimit: Double

  /// The alternating lengths of dashes and gaps; an odd number of them is repeated once.
  ///
  /// An empty list, or lengths that are negative or all zero, mean a solid line.
  public var dash: [Double]

  /// The distance into the dash pattern at which each subpath begins.
  public var dashPhase: Double

  /// Creates a style; the defaults are a solid, mitered line with flat ends.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Whether the lengths describe dashes rather than a solid line.
  package var isDashed: Bool {
    // Doubled, since an odd number of lengths is repeated.
    let total = 2 * dash.reduce(0, +)
    return total > 0 && total.isFinite && dash.allSatisfy { $0 >= 0 } && dashPhase.isFinite
  }
}
