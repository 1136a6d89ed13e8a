/// Columns of equal width over a window of the horizontal axis, anchored to the data.
///
/// Edges are integer multiples of the width away from an origin, usually the first position. A
/// moving window therefore keeps the same columns, and the picture doesn't shimmer. The first
/// column starts at the first edge in the window, less than one width after the window's start.
public struct ColumnGrid: Hashable, Sendable {
  /// The number of columns.
  public let count: Int
  /// The width of a column.
  public let width: Double
  /// The position from which the edges are counted.
  public let origin: Double
  /// The number of widths from the origin to the first column; an integer.
  private let first: Double
  private let end: Double

  /// Creates the columns of a window.
  ///
  /// A zero-width window has its position in the middle of columns one unit wide.
  public init(window: ClosedRange<Double>, count: Int, origin: Double) {
    let count = max(0, count)
    self.count = count
    end = window.upperBound
    let columns = Double(max(1, count))
    let whole = window.upperBound / columns - window.lowerBound / columns
    if whole > 0, whole.isFinite {
      width = Self.steady(whole)
      self.origin = origin
      let edges = ((window.lowerBound - origin) / width - 1e-6).rounded(.up)
      first = edges.isFinite ? edges : 0
    } else {
      width = 1
      self.origin = window.lowerBound - columns / 2
      first = 0
    }
  }

  /// Returns the left edge of a column, or of the end, for an index in 0...count.
  ///
  /// The last edge is never before the window's end, so the newest value is always in a column.
  public func edge(_ index: Int) -> Double {
    // Halving avoids overflow.
    let edge = 2 * (origin / 2 + (first + Double(index)) * (width / 2))
    let limit = Double.greatestFiniteMagnitude
    return min(limit, max(-limit, index == count ? max(edge, end) : edge))
  }

  /// Returns the number of column widths from the first edge to a position; may be outside
  /// 0...count.
  public func columns(to position: Double) -> Double { (position - edge(0)) / width }

  /// Returns the column of a position; `nil` outside.
  public func column(of position: Double) -> Int? {
    guard count > 0, position >= edge(0), position <= edge(count) else { return nil }
    var column = Int(min(Double(count - 1), max(0, columns(to: position))))
    // The edges decide, regardless of how the division was rounded.
    while column > 0, position < edge(column) { column -= 1 }
    while column + 1 < count, position >= edge(column + 1) { column += 1 }
    return column
  }

  /// Rounds a width to 30 bits, so that rounding errors of a moving window don't change it: with
  /// seconds since 1970 they exceed the last bits.
  private static func steady(_ width: Double) -> Double {
    guard width.isNormal else { return width }
    return (width / width.binade * 0x1p30).rounded() / 0x1p30 * width.binade
  }
}
