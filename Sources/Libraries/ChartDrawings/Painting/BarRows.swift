internal import Cells
internal import Charts
internal import Shapes

/// The rows of horizontal bars: a band for each category, with a lane for each series that isn't
/// stacked.
///
/// Lengths are in rows of text, from the top of the plot.
package struct BarRows: Hashable, Sendable {
  /// The categories that are shown: as many as fit, around the one that is read.
  package let indices: Range<Int>
  /// The number of all categories.
  let count: Int
  /// The series of each lane; a single lane without a series is a stack.
  let lanes: [Int?]
  /// The distance between two bands.
  package let pitch: Double
  /// The height of a lane.
  let lane: Double
  /// The distance from the top of the plot to the first lane, as much as below the last one.
  let offset: Double
  /// Whether lanes begin at whole rows.
  private let isWhole: Bool

  /// Divides a plot of a height in rows; with the height of a dot, bars are in whole rows and dots.
  ///
  /// If all bars fit, they fill the height, but no bar takes more than a third of it.
  init(_ state: ChartState, height: Double, dot: Double?) {
    let all = state.shownIndices
    let lanes = state.lanes
    let least = Double(lanes.count)
    let fits = Double(all.count) * least <= height && all.count == state.set.positions.count
    var shown = all
    var pitch = fits ? height / Double(max(1, all.count)) : least
    if !fits {
      // The last row says how many are left.
      let page = max(1, Int((height - 1) / least))
      let read = state.reading.map { min(max($0.index, all.lowerBound), all.upperBound - 1) }
      let start = all.lowerBound + ((read ?? all.lowerBound) - all.lowerBound) / page * page
      shown = all.isEmpty ? all : start..<min(start + page, all.upperBound)
    }
    (indices, count, self.lanes) = (shown, state.set.positions.count, lanes)
    isWhole = dot == 1
    let steps = Double(shown.count - 1)
    guard let dot else {
      let lane = min(0.72 * pitch, height / 3) / least
      (self.pitch, self.lane) = (pitch, lane)
      offset = fits ? (height - steps * pitch - least * lane) / 2 : 0.14 * pitch
      return
    }
    // Half rows, which a pair of bars shares, look even; whole ones do if they fill the plot.
    let whole = pitch.rounded(.down)
    pitch = whole > 0.85 * pitch ? whole : (2 * pitch).rounded(.down) / 2
    // The text beside a bar of whole rows and a half is close to its middle in either half.
    let half = lanes.count == 1 && dot < 1 && pitch > 2 ? pitch - pitch.rounded(.down) : 0
    let room = min(0.8 * pitch, pitch - 1, height / 3) / least
    let thick = max(1, (room - half).rounded(.down) + half)
    let margin = fits ? max(0, (height - steps * pitch - least * thick) / 2).rounded(.down) : 0
    let thin = lanes.count == 1 && pitch < 1.5 ? max(dot, (0.8 / dot).rounded(.down) * dot) : thick
    (self.pitch, lane) = (pitch, thin)
    offset = margin + ((thick - thin) / 2 / dot).rounded(.down) * dot
  }

  /// Returns the top of a lane.
  package func top(of index: Int, lane number: Int) -> Double {
    let top = Double(index - indices.lowerBound) * pitch + offset
    return (isWhole ? top.rounded(.down) : top) + Double(number) * lane
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
    let gap = pitch - Double(lanes.count) * lane
    let place = indices.lowerBound + Int(max(0, (row - offset + gap / 2) / pitch).rounded(.down))
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
  package mutating func read(atRow row: Int, of rows: Int) {
    let bars = BarRows(self, height: Double(rows), dot: 1)
    if let index = bars.index(at: Double(row) + 0.5) {
      indicator = Indicator(at: set.positions[index])
    }
  }
}
