public import Shapes

extension LinePlot {
  /// The number of visible points above which a band replaces single points.
  static let pointLimit = 500_000

  /// Returns the points as whole dots, without duplicates; `nil` if a band shows the same.
  ///
  /// Dots are counted from the left of the frame's rectangle, and from the origin vertically.
  ///
  /// - Complexity: O(n) in the visible points, and O(d) in the dots of the rectangle
  public func pointDots(of size: Size) -> Path? {
    let indices = positions.indices(in: frame.window)
    guard indices.count <= Self.pointLimit, size.width > 0, size.height > 0 else { return nil }
    let first = Int((frame.rect.minY / size.height).rounded(.down))
    let rows = max(1, Int((frame.rect.maxY / size.height).rounded(.up)) - first)
    let columns = max(1, Int((frame.rect.width / size.width).rounded(.up)))
    var isSet = Array(repeating: false, count: rows * columns)
    for index in indices where index < extremes.count {
      let (x, y) = (frame.x(of: positions[index]), frame.y(of: extremes.values[index]))
      guard y >= frame.rect.minY - 1e-6, y <= frame.rect.maxY + 1e-6 else { continue }
      let column = Int((x - frame.rect.minX) / size.width)
      let row = Int((y / size.height).rounded(.down)) - first
      isSet[min(max(0, column), columns - 1) * rows + min(max(0, row), rows - 1)] = true
    }
    return Path { path in
      for column in 0..<columns {
        var row = 0
        while row < rows {
          let start = row
          while row < rows, isSet[column * rows + row] { row += 1 }
          if row > start {
            path.addRect(
              Rect(
                x: frame.rect.minX + Double(column) * size.width,
                y: Double(first + start) * size.height, width: size.width,
                height: Double(row - start) * size.height))
          }
          row += 1
        }
      }
    }
  }
}
