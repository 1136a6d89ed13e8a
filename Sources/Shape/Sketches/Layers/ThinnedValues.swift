/// Thins values that lie too close together to be seen.
enum ThinnedValues {
  /// Returns the values or, if there are more than four for each column, the first, the lowest, the
  /// highest and the last of equal parts, in order, of which there are at most as many as columns.
  ///
  /// A line through them covers the same columns to the same heights (M4: U. Jugel et al., 2014).
  static func values(_ values: [Double], columns: Int) -> [Double] {
    guard columns > 0, values.count / 4 > columns else { return values }
    let size = (values.count + columns - 1) / columns
    var result: [Double] = []
    for start in stride(from: 0, to: values.count, by: size) {
      result += four(of: values[start..<min(start + size, values.count)])
    }
    return result
  }

  private static func four(of part: ArraySlice<Double>) -> [Double] {
    let finite = part.indices.filter { part[$0].isFinite }
    let low = finite.min { part[$0] < part[$1] } ?? part.startIndex
    let high = finite.max { part[$0] < part[$1] } ?? part.startIndex
    return [part.startIndex, min(low, high), max(low, high), part.endIndex - 1].map { part[$0] }
  }
}
