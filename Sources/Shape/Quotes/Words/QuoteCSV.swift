internal import Texts

/// Formats quotes as CSV (RFC 4180).
package enum QuoteCSV {
  /// Returns a header and one line per row; unknown values are empty.
  package static func text(_ rows: [ListedQuote]) -> String {
    let lines = [QuoteField.names] + rows.map { QuoteField.fields(of: $0).map(cell) }
    return lines.map { CSVCell.line($0) + "\r\n" }.joined()
  }

  private static func cell(_ field: QuoteField) -> String {
    switch field {
    case .text(let text): return text.map(CSVCell.unformulated) ?? ""
    case .number(let number):
      guard let number, number.isFinite else { return "" }
      return NumberText.shortest(number)
    }
  }
}
