/// Places labels at the ends of lines so that they don't overlap and stay near their lines.
///
/// The places are those of least squares: the sum of the squared distances between labels and lines
/// is as small as can be without overlap, out of bounds or change of order.
///
/// Source: pool adjacent violators (R. E. Barlow et al., “Statistical Inference under Order
/// Restrictions”, 1972), and clamping for the bounds.
public enum EndLabels {
  /// Returns the center of each label, for lines that end at some places.
  ///
  /// All labels have one height. Lines that aren't at a finite place have no label (`nil`). If the
  /// others don't fit within the bounds, the last ones of the array have none. Labels of equal
  /// places are in the order of the array.
  ///
  /// - Complexity: O(n log n).
  public static func centers(
    for places: [Double], height: Double, within bounds: ClosedRange<Double>
  ) -> [Double?] {
    guard height > 0 else { return places.map { $0.isFinite ? $0.clamped(to: bounds) : nil } }
    let length = bounds.upperBound - bounds.lowerBound
    // Ten labels of a tenth of the length fit, whatever a tenth is rounded to.
    let capacity = (length / height * (1 + 1e-12)).rounded(.down)
    let shown = indices(of: places, capacity)
    // Without the height of the labels before it, a label only must not be below the last one.
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

  /// Returns the row of each label of one row's height, for lines that end in some rows or between
  /// them; otherwise as ``centers(for:height:within:)``, and as near as whole rows can be.
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

  /// The labels that are shown, ordered by their places.
  private static func indices(of places: [Double], _ capacity: Double) -> [Int] {
    let finite = places.indices.filter { places[$0].isFinite }
    let count = Int(min(max(0, capacity), Double(finite.count)))
    return finite.prefix(count).sorted { (places[$0], $0) < (places[$1], $1) }
  }

  /// Returns the ascending numbers nearest to some numbers, by least squares.
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
  /// Returns the nearest number within a range.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
