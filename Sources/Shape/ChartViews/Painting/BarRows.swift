internal import Cells
internal import Charts
internal import Shapes

/// The rows of horizontal bars: a band for each category, with a lane for each series that isn't
/// stacked.
///
/// Lengths are in rows of text, from the top of the plot.
struct BarRows: Hashable, Sendable {
  /// The categories that are shown: as many as fit, around the one that is read.
  let indices: Range<Int>
  /// The number of all categories.
  let count: Int
  /// The series of each lane; a single lane without a series is a stack.
  let lanes: [Int?]
  /// The height of a band.
  let pitch: Double
  /// The height of a lane.
  let lane: Double
  /// The distance from the top of a band to its first lane.
  let offset: Double

  /// The rows that a single bar takes in cells, the greatest that fits.
  private static let pitches = [4.0, 2, 1]

  /// Divides a plot of a height in rows; with the height of a dot, bars are in whole rows and dots.
  init(_ state: ChartState, height: Double, dot: Double?) {
    let all = state.shownIndices
    let lanes = state.lanes
    let least = Double(lanes.count)
    var (shown, pitch) = (all, least)
    if Double(all.count) * least <= height, all.count == state.set.positions.count {
      let room = height / Double(max(1, all.count))
      if dot == nil {
        pitch = min(room, 3 * least)
      } else if lanes.count > 1 {
        pitch = room >= least + 1 ? least + 1 : least
      } else {
        pitch = Self.pitches.first { $0 <= room } ?? 1
      }
    } else {
      // The last row says how many are left.
      let page = max(1, Int((height - 1) / least))
      let read = state.reading.map { min(max($0.index, all.lowerBound), all.upperBound - 1) }
      let start = all.lowerBound + ((read ?? all.lowerBound) - all.lowerBound) / page * page
      shown = all.isEmpty ? all : start..<min(start + page, all.upperBound)
    }
    (indices, count, self.lanes, self.pitch) = (shown, state.set.positions.count, lanes, pitch)
    if let dot {
      let thin = max(dot, (0.8 / dot).rounded(.down) * dot)
      lane = lanes.count > 1 ? 1 : pitch > 1 ? pitch - 1 : thin
      offset = lane < 1 ? ((1 - lane) / 2 / dot).rounded(.down) * dot : 0
    } else {
      lane = 0.72 * pitch / least
      offset = 0.14 * pitch
    }
  }

  /// Returns the top of a lane.
  func top(of index: Int, lane number: Int) -> Double {
    Double(index - indices.lowerBound) * pitch + offset + Double(number) * lane
  }

  /// Returns the top of a line of text in the middle of a lane, or of all lanes.
  func textTop(of index: Int, lane number: Int? = nil) -> Double {
    guard let number else {
      return top(of: index, lane: 0) + Double(lanes.count) * lane / 2 - 0.5
    }
    return top(of: index, lane: number) + lane / 2 - 0.5
  }

  /// Returns the category at a distance from the top; the nearest one outside the bars.
  func index(at row: Double) -> Int? {
    guard !indices.isEmpty else { return nil }
    let place = indices.lowerBound + Int(max(0, row / pitch).rounded(.down))
    return min(place, indices.upperBound - 1)
  }

  /// The words about categories that aren't shown, if any.
  var remainder: String? {
    let (before, after) = (indices.lowerBound, count - indices.upperBound)
    switch (before, after) {
    case (0, 0): return nil
    case (0, _): return "+\(after) more"
    case (_, 0): return "+\(before) above"
    default: return "+\(before) above, +\(after) below"
    }
  }
}

extension ChartState {
  /// The most categories that are shown as rows unless they are asked for.
  private static let mostRows = 60

  /// Returns whether bars are horizontal on a chart of a width in letters: if they are asked for, or
  /// if the names of the categories don't fit side by side.
  package func hasRows(width: Double) -> Bool {
    guard let names = set.positions.labels, set.wholeKind == nil, !isPie, !set.hasTwoAxes,
      look.bars != .vertical,
      !set.series.isEmpty, set.series.allSatisfy(\.kind.traits.isBar)
    else { return false }
    guard look.bars != .horizontal else { return true }
    guard (2...Self.mostRows).contains(names.count) else { return false }
    let widest = names.reduce(0) { max($0, TextWidth.columns(of: TextWidth.visible($1))) }
    return Double(widest + 1) * Double(names.count) > width - 8
  }

  /// The visible series that have a bar of their own; a single `nil` for a stack.
  var lanes: [Int?] { self.set.hasLayers ? [nil] : visibility.visibleIndices.map { $0 } }

  /// The rows that a chart with horizontal bars needs, with its title and legend.
  package var neededRows: Int {
    self.set.positions.count * lanes.count + (set.series.count > 1 ? 2 : 1)
  }

  /// Moves the indicator to the category at a row of a plot with a number of rows.
  mutating func read(atRow row: Int, of rows: Int) {
    let bars = BarRows(self, height: Double(rows), dot: 1)
    if let index = bars.index(at: Double(row)) {
      indicator = Indicator(at: set.positions[index])
    }
  }
}
