/// Formats cells of delimited text (RFC 4180).
package enum CSVCell {
  /// Returns a line of cells, without its line break.
  package static func line(_ cells: [String]) -> String { cells.map(quoted).joined(separator: ",") }

  /// Returns a foreign text as a cell for a spreadsheet, which would take one that begins with `=`,
  /// `+`, `-` or `@` for a formula: an apostrophe is put before it.
  ///
  /// Numbers stay as they are.
  package static func unformulated(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, formulaSigns.contains(first),
      NumberScanner.number(in: text) == nil
    else { return text }
    return "'" + text
  }

  /// The signs at which spreadsheets begin a formula, also in their full-width forms, and blanks
  /// that some of them skip.
  private static let formulaSigns = Set("=+-@＝＋－＠\t\r\n".unicodeScalars)

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
