/// Columns of equal width over a window of the horizontal axis, anchored to the data.
///
/// Edges are whole multiples of the width away from an origin, usually the first position. A window
/// that moves therefore has the same columns as before, and what is drawn doesn't shimmer. The
/// first column begins at the first edge in the window, less than one width after the window's
/// beginning.
public struct ColumnGrid: Hashable, Sendable {
  /// The number of columns.
  public let count: Int
  /// The width of a column.
  public let width: Double
  /// The position that the edges are counted from.
  public let origin: Double
  /// The widths from the origin to the first column; a whole number.
  private let first: Double
  private let end: Double

  /// Creates the columns of a window.
  ///
  /// A window of no width has its position in the middle of columns one unit wide.
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

  /// Returns the left edge of a column; of 0...count.
  ///
  /// The last edge is never before the window's end, so the newest value is always in a column.
  public func edge(_ index: Int) -> Double {
    // Halves can't overflow.
    let edge = 2 * (origin / 2 + (first + Double(index)) * (width / 2))
    let limit = Double.greatestFiniteMagnitude
    return min(limit, max(-limit, index == count ? max(edge, end) : edge))
  }

  /// Returns the number of column widths from the first edge to a position; may be outside of
  /// 0...count.
  public func columns(to position: Double) -> Double { (position - edge(0)) / width }

  /// Returns the column of a position; `nil` outside.
  public func column(of position: Double) -> Int? {
    guard count > 0, position >= edge(0), position <= edge(count) else { return nil }
    var column = Int(min(Double(count - 1), max(0, columns(to: position))))
    // The edges decide, however the division was rounded.
    while column > 0, position < edge(column) { column -= 1 }
    while column + 1 < count, position >= edge(column + 1) { column += 1 }
    return column
  }

  /// Rounds a width to 30 bits, so that the rounding errors of a moving window don't change it:
  /// those of seconds since 1970 are larger than the last bits.
  private static func steady(_ width: Double) -> Double {
    guard width.isNormal else { return width }
    return (width / width.binade * 0x1p30).rounded() / 0x1p30 * width.binade
  }
}
