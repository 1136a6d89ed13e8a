internal import Charts

extension ChartTexts {
  /// Returns the values of a bin: “4.5–5”, or “3” or “3–7” if they are whole numbers; `nil` if a
  /// position isn't its center.
  func bin(at position: Double, of bins: Bins) -> String? {
    guard let index = bins.index(of: position) else { return nil }
    let (low, high) = (bins.edge(index), bins.edge(index + 1))
    guard bins.isWhole else { return "\(edge(low, of: bins))–\(edge(high, of: bins))" }
    let (first, last) = (low + 0.5, high - 0.5)
    return first == last ? number(first) : "\(number(first))–\(number(last))"
  }

  /// Returns the edges of bins as a range, such as “4.3 – 7.9”.
  func range(of bins: Bins, in indices: Range<Int>, between word: String) -> String {
    let (low, high) = (bins.edge(indices.lowerBound), bins.edge(indices.upperBound))
    guard bins.isWhole else { return marked(edge(low, of: bins) + word + edge(high, of: bins)) }
    return marked(number(low + 0.5) + word + number(high - 0.5))
  }
}
