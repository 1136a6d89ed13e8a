public import Cells

/// A grid as lines of text without colours.
public enum PlainText {
  /// Returns the rows, each without the blanks at its end and with a newline.
  public static func text(of grid: Grid) -> String {
    (0..<grid.rows).reduce(into: "") { $0 += grid.text(ofRow: $1) + "\n" }
  }
}
