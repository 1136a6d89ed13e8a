import Raster
import Shapes

/// Reference coverage: the winding number between all crossings, along many horizontal lines
/// through each row.
struct WindingOracle {
  var contours: [[Point]]
  var linesPerRow = 64

  /// Returns the coverage of a window at the origin, row by row, from 0 to 1.
  func coverage(_ width: Int, _ height: Int, _ style: FillStyle) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    for line in 0..<(height * linesPerRow) {
      let y = (Double(line) + 0.5) / Double(linesPerRow)
      var winding = 0
      var last = -Double.infinity
      for (x, turn) in crossings(y) {
        if style.contains(winding: winding) {
          let (from, to) = (max(last, 0), min(x, Double(width)))
          for column in Int(from)..<max(Int(from), Int(to.rounded(.up))) {
            result[line / linesPerRow * width + column] +=
              min(to, Double(column + 1)) - max(from, Double(column))
          }
        }
        winding += turn
        last = x
      }
    }
    return result.map { $0 / Double(linesPerRow) }
  }

  private func crossings(_ y: Double) -> [(x: Double, turn: Int)] {
    var found: [(x: Double, turn: Int)] = []
    for contour in contours {
      var last = contour[contour.count - 1]
      for point in contour {
        if (last.y <= y) != (point.y <= y) {
          let share = (y - last.y) / (point.y - last.y)
          found.append((last.x + (point.x - last.x) * share, last.y < point.y ? 1 : -1))
        }
        last = point
      }
    }
    return found.sorted { $0.x < $1.x }
  }

  /// The contours as a path.
  var path: Path {
    Path { path in
      for contour in contours {
        path.addLines(contour)
        path.closeSubpath()
      }
    }
  }

  /// Returns the largest difference of a coverage from this one, in units of 1/255.
  func error(of coverage: Coverage, _ style: FillStyle) -> Double {
    let exact = self.coverage(coverage.bounds.width, coverage.bounds.height, style)
    return zip(coverage.samples, exact).map { abs(Double($0) - $1 * 255) }.max() ?? 0
  }
}
