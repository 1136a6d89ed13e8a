extension Grid: CustomStringConvertible {
  /// The text of the rows, without the spaces at their ends.
  public var description: String {
    (0..<rows).map { text(ofRow: $0) }.joined(separator: "\n")
  }

  /// Returns the text of a row, without the spaces at its end.
  public func text(ofRow row: Int) -> String {
    var text = String.UnicodeScalarView()
    for column in 0..<columns where !self[column, row].isContinuation {
      let cell = self[column, row]
      text.append(cell.scalar)
      if cell.mark != "\0" { text.append(cell.mark) }
    }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
