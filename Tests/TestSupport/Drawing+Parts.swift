package import Raster
package import Shapes

extension Drawing.Outline {
  /// The path, regardless of how it is drawn.
  package var path: Path {
    switch self {
    case .fill(let path, _), .stroke(let path, _, _): path
    }
  }
}

extension Rect {
  /// Returns whether another rectangle lies inside, including edges.
  package func holds(_ other: Rect, slack: Double = 1e-6) -> Bool {
    other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
      && other.maxY <= maxY + slack
  }
}
