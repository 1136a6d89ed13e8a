package import Cells

/// A grid as lines of text without colors.
package enum PlainText {
  /// Returns the rows without trailing blanks, each with a newline.
  package static func text(of grid: Grid) -> String {
    (0..<grid.rows).reduce(into: "") { $0 += grid.text(ofRow: $1) + "\n" }
  }
}
