/// Formats quotes as CSV (RFC 4180).
package enum QuoteCSV {
  /// Returns a header and one line per row; unknown values are empty.
  package static func text(_ rows: [ListedQuote]) -> String {
    let lines = [QuoteField.names] + rows.map { QuoteField.fields(of: $0).map(cell) }
    return lines.map { CSVCell.line($0) + "\r\n" }.joined()
  }

  private static func cell(_ field: QuoteField) -> String {
    switch field {
    case .text(let text): return text ?? ""
    case .number(let number):
      guard let number, number.isFinite else { return "" }
      return NumberText.shortest(number)
    }
  }
}

/// Formats CSV cells.
enum CSVCell {
  /// Returns a line of cells, without its line break.
  static func line(_ cells: [String]) -> String { cells.map(quoted).joined(separator: ",") }

  /// Returns a cell, quoted if necessary.
  ///
  /// An unquoted leading `#` would start a comment, and leading or trailing blanks would be lost.
  private static func quoted(_ cell: String) -> String {
    let special = ",;\t\"\r\n".unicodeScalars
    let needsMarks =
      cell.unicodeScalars.contains { special.contains($0) } || cell.unicodeScalars.first == "#"
      || cell.first?.isWhitespace == true || cell.last?.isWhitespace == true
    guard needsMarks else { return cell }
    var result = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in cell.unicodeScalars {
      result.append(scalar)
      if scalar == "\"" { result.append(scalar) }
    }
    return String(result) + "\""
  }
}
