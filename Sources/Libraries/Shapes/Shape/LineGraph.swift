/// An open line through samples that are evenly spaced across the rectangle.
///
/// A sample that isn't finite is a gap. An isolated sample is a zero-length line, which a round or
/// square cap turns into a dot.
public struct LineGraph: Shape, Hashable {
  /// The samples from left to right.
  public var values: [Double]

  /// The values at the rectangle's bottom and top; values beyond them are drawn outside.
  public var range: ClosedRange<Double>

  /// Creates a line through samples.
  public init(values: [Double], in range: ClosedRange<Double> = 0...1) {
    (self.values, self.range) = (values, range)
  }

  /// Returns the line in a rectangle, with one subpath for each run of samples without a gap.
  public func path(in rect: Rect) -> Path {
    guard !rect.isEmpty else { return Path() }
    let runs = values.indices.split { !values[$0].isFinite }
    return Path { path in
      for run in runs {
        let points = run.map { point(of: $0, in: rect) }.filter(\.isFinite)
        path.addLines(points.count == 1 ? points + points : points)
      }
    }
  }

  private func point(of index: Int, in rect: Rect) -> Point {
    let extent = range.upperBound - range.lowerBound
    // An empty range puts the line in the middle.
    let height = extent > 0 ? (values[index] - range.lowerBound) / extent : 0.5
    let place = values.count > 1 ? Double(index) / Double(values.count - 1) : 0
    return Point(x: rect.minX + rect.width * place, y: rect.maxY - rect.height * height)
  }
}
