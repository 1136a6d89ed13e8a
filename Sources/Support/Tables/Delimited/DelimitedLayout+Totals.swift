internal import Texts

extension DelimitedLayout {
  private static let totals: Set = [
    "average", "average:", "mean", "sum", "total", "total:", "totals",
  ]

  /// Returns whether a row that can't be read sums up the others, as its first cell says.
  func isTotal(_ bytes: Span<UInt8>, _ row: Range<Int>) -> Bool {
    Sample(bytes.extracting(row), dialect).rows.first.map(Self.isTotal) ?? false
  }

  /// Returns whether the first cell of a row names a sum or a mean.
  static func isTotal(_ row: [[UInt8]]) -> Bool {
    guard let first = row.first, first.count <= 8 else { return false }
    return totals.contains(String(decoding: first, as: UTF8.self).lowercased())
  }
}
