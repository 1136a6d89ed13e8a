public import Shapes

/// The outline of a series drawn as a line, steps or an area.
///
/// With few points it is the actual polyline. With more than four per column it is a band that
/// covers, in each column, all values from minimum to maximum, so that peaks are preserved and the
/// cost doesn't depend on the number of points. Gaps are preserved.
public struct LinePlot: Sendable {
  let frame: PlotFrame
  let positions: Positions
  let extremes: Extremes
  let kind: SeriesKind

  /// The number of points per column above which a band replaces the polyline.
  static let density = 4

  /// Creates a plot of values; the kind determines what connects them.
  public init(
    _ extremes: Extremes, at positions: Positions, kind: SeriesKind = .line, in frame: PlotFrame
  ) {
    (self.extremes, self.positions, self.frame) = (extremes, positions, frame)
    self.kind = kind
  }

  /// Whether a band replaces the polyline.
  public var isDense: Bool {
    positions.indices(in: frame.window).count > Self.density * frame.columns
  }

  /// Returns the line; a band is `thickness` thick where the values are level.
  ///
  /// - Complexity: O(c · log n) for c columns when dense, otherwise O(n) in the visible points
  public func line(thickness: Double) -> PlotOutline {
    isDense ? .filled(band(thickness: thickness)) : .stroked(polyline())
  }

  /// Returns the area between the line and the baseline.
  public func area() -> Path {
    let baseline = frame.baseline
    return Path { path in
      if isDense {
        for (column, range) in coveredColumns() {
          let ends = [frame.y(of: range.lowerBound), frame.y(of: range.upperBound), baseline]
          let (top, bottom) = (ends.min() ?? baseline, ends.max() ?? baseline)
          path.addRect(Rect(x: column.lower, y: top, width: column.width, height: bottom - top))
        }
      } else {
        for run in runs() {
          guard let first = run.first, let last = run.last else { continue }
          path.addLines([Point(x: first.x, y: baseline)] + run + [Point(x: last.x, y: baseline)])
          path.closeSubpath()
        }
      }
    }
  }
}

// MARK: - Many points

extension LinePlot {
  /// A column's location in the frame.
  struct Column: Hashable {
    var lower: Double
    var width: Double
  }

  /// Returns the non-empty columns, with their minimum and maximum.
  func coveredColumns() -> [(Column, ClosedRange<Double>)] {
    let grid = frame.grid(origin: positions.count > 0 ? positions[0] : 0)
    let ranges = extremes.columns(grid, positions: positions, kind: kind)
    return ranges.enumerated().compactMap { index, range in
      guard let range else { return nil }
      let left = frame.x(of: grid.edge(index))
      let right = frame.x(of: grid.edge(index + 1))
      return (Column(lower: left, width: right - left), range)
    }
  }

  private func band(thickness: Double) -> Path {
    Path { path in
      for (column, range) in coveredColumns() {
        let (top, bottom) = (frame.y(of: range.upperBound), frame.y(of: range.lowerBound))
        guard top.isFinite, bottom.isFinite else { continue }
        path.addRect(
          Rect(
            x: column.lower, y: top - thickness / 2, width: column.width,
            height: bottom - top + thickness))
      }
    }
  }
}

// MARK: - Few points

extension LinePlot {
  private func polyline() -> Path {
    Path { path in
      for run in runs() {
        guard let first = run.first else { continue }
        path.move(to: first)
        // A single point is a dot: a zero-length line with round or square caps.
        for point in run.dropFirst() { path.addLine(to: point) }
        if run.count == 1 { path.addLine(to: first) }
      }
    }
  }

  /// The indices of the visible points and of those to which they are linked.
  private var linkedIndices: Range<Int> {
    guard extremes.joinsGaps else { return positions.indicesWithNeighbors(of: frame.wideWindow) }
    let indices = positions.indices(in: frame.wideWindow)
    let values = extremes.values
    let first = values.prefix(indices.lowerBound).lastIndex(where: \.isFinite)
    let last = values.dropFirst(indices.upperBound).firstIndex(where: \.isFinite)
    return (first ?? indices.lowerBound)..<(last.map { $0 + 1 } ?? indices.upperBound)
  }

  /// The points between gaps, which nothing connects.
  package var lonePoints: [Point] { runs().filter { $0.count == 1 }.joined().map(\.self) }

  /// Returns the vertices of the line, in pieces without gaps.
  func runs() -> [[Point]] {
    var runs: [[Point]] = [[]]
    for index in linkedIndices {
      let value = index < extremes.count ? extremes.values[index] : .nan
      if extremes.joinsGaps, !value.isFinite { continue }
      let point = Point(x: frame.x(of: positions[index]), y: frame.y(of: value))
      if kind.traits.link == .level, let last = runs[runs.count - 1].last {
        runs[runs.count - 1].append(Point(x: point.x, y: last.y))
      }
      if point.y.isNaN {
        if !runs[runs.count - 1].isEmpty { runs.append([]) }
      } else {
        runs[runs.count - 1].append(point)
      }
    }
    return runs.filter { !$0.isEmpty }
  }
}
