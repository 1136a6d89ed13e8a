/// Places labels at line ends so that they don't overlap and stay close to their lines.
///
/// The placement is a least-squares fit: the sum of the squared distances between labels and lines
/// is minimal without overlapping, going out of bounds or changing the order.
///
/// Source: pool adjacent violators (R. E. Barlow et al., “Statistical Inference under Order
/// Restrictions”, 1972), and clamping for the bounds.
public enum EndLabels {
  /// Returns the center of each label, given the places at which lines end.
  ///
  /// All labels have the same height. Lines at a place that isn't finite have no label (`nil`). If
  /// the others don't fit within the bounds, the last ones in the array have none. Labels with
  /// equal places are in array order. While a label is farther from its line than the reach, the
  /// farthest one is removed.
  ///
  /// - Complexity: O(n log n), or O(n² log n) with a reach.
  public static func centers(
    for places: [Double], height: Double, within bounds: ClosedRange<Double>,
    reach: Double = .infinity
  ) -> [Double?] {
    var places = places
    while true {
      let centers = centers(for: places, height: height, within: bounds)
      let distances = centers.enumerated().map { index, center in
        center.map { abs($0 - places[index].clamped(to: bounds)) } ?? 0
      }
      guard let farthest = distances.indices.max(by: { distances[$0] < distances[$1] }),
        distances[farthest] > reach
      else { return centers }
      places[farthest] = .nan
    }
  }

  private static func centers(
    for places: [Double], height: Double, within bounds: ClosedRange<Double>
  ) -> [Double?] {
    guard height > 0 else { return places.map { $0.isFinite ? $0.clamped(to: bounds) : nil } }
    let length = bounds.upperBound - bounds.lowerBound
    // Ten labels of a tenth of the length fit, however a tenth is rounded.
    let capacity = (length / height * (1 + 1e-12)).rounded(.down)
    let shown = indices(of: places, capacity)
    // With the heights of preceding labels removed, the only constraint is ascending order.
    let shifts = shown.indices.map { Double($0) * height + height / 2 }
    let room = bounds.upperBound - Double(shown.count) * height
    let starts = isotonic(zip(shown, shifts).map { places[$0] - $1 })
    var centers: [Double?] = places.map { _ in nil }
    for (rank, index) in shown.enumerated() {
      let start = starts[rank].clamped(to: bounds.lowerBound...max(bounds.lowerBound, room))
      centers[index] = start + shifts[rank]
    }
    return centers
  }

  /// Returns the row of each label of one row's height, by the best placement in whole rows; see
  /// ``centers(for:height:within:reach:)``.
  public static func rows(for places: [Double], in bounds: Range<Int>) -> [Int?] {
    let shown = indices(of: places, Double(bounds.count))
    let starts = isotonic(shown.enumerated().map { places[$1] - Double($0) })
    var rows: [Int?] = places.map { _ in nil }
    for (rank, index) in shown.enumerated() {
      // Rounding the best places gives the best whole places, since the errors are squared.
      let range = Double(bounds.lowerBound)...Double(bounds.upperBound - shown.count)
      rows[index] = Int(starts[rank].rounded(.toNearestOrAwayFromZero).clamped(to: range)) + rank
    }
    return rows
  }

  /// Returns the indices of the visible labels, ordered by place.
  private static func indices(of places: [Double], _ capacity: Double) -> [Int] {
    let finite = places.indices.filter { places[$0].isFinite }
    let count = Int(min(max(0, capacity), Double(finite.count)))
    return finite.prefix(count).sorted { (places[$0], $0) < (places[$1], $1) }
  }

  /// Returns the closest ascending numbers to a list, by least squares.
  private static func isotonic(_ numbers: [Double]) -> [Double] {
    var blocks: [(mean: Double, count: Int)] = []
    for number in numbers {
      var block = (mean: number, count: 1)
      while let last = blocks.last, last.mean >= block.mean {
        blocks.removeLast()
        let count = last.count + block.count
        block.mean += (last.mean - block.mean) * Double(last.count) / Double(count)
        block.count = count
      }
      blocks.append(block)
    }
    return blocks.flatMap { Array(repeating: $0.mean, count: $0.count) }
  }
}

extension Double {
  /// Returns the number clamped to a range.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
