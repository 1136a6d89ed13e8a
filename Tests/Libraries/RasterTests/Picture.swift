import Raster
import Shapes

/// Returns a path's coverage in a window at the origin.
func covered(
  _ path: Path, _ width: Int, _ height: Int, _ transform: Transform = .identity,
  style: FillStyle = FillStyle()
) -> Coverage {
  var rasterizer = Rasterizer()
  var coverage = Coverage()
  rasterizer.fill(
    path, style: style, transform: transform,
    window: PixelRect(x: 0, y: 0, width: width, height: height), into: &coverage)
  return coverage
}

extension Coverage {
  /// The covered area in pixels.
  var area: Double { Double(samples.reduce(0) { $0 + Int($1) }) / 255 }
}

/// A trimmed, stroked circle with round caps, computed independently.
struct TrimmedRing {
  var side: Double
  var width: Double
  var fraction: Double

  private var radius: Double { side / 2 - width }

  var path: Path {
    Circle()
      .inset(by: width)
      .trim(from: 0, to: fraction)
      .rotation(.degrees(-90))
      .stroke(style: StrokeStyle(lineWidth: width, lineCap: .round))
      .path(in: Rect(x: 0, y: 0, width: side, height: side))
  }

  /// The area: that of the centerline times the width, plus the caps.
  var area: Double {
    2 * .pi * radius * fraction * width + (fraction < 1 ? .pi * width * width / 4 : 0)
  }

  /// Returns whether a point lies inside, from its distance to the centerline; supports fractions
  /// that are multiples of a quarter, at least a half.
  func contains(_ x: Double, _ y: Double) -> Bool {
    let (dx, dy) = (x - side / 2, y - side / 2)
    let reach = width / 2
    // Three quarters clockwise from the top leave out the top left quarter.
    if dx < 0, dy < 0 {
      let top = (dx * dx + (dy + radius) * (dy + radius)).squareRoot()
      let left = ((dx + radius) * (dx + radius) + dy * dy).squareRoot()
      return min(top, left) <= reach
    }
    return abs((dx * dx + dy * dy).squareRoot() - radius) <= reach
  }

  /// Returns the coverage of a pixel by a grid of samples.
  func coverage(_ x: Int, _ y: Int, samples: Int) -> Double {
    let step = 1 / Double(samples)
    var hits = 0
    for row in 0..<samples {
      for column in 0..<samples
      where contains(
        Double(x) + (Double(column) + 0.5) * step, Double(y) + (Double(row) + 0.5) * step)
      {
        hits += 1
      }
    }
    return Double(hits) * step * step
  }
}
