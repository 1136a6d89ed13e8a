internal import JSON
internal import Texts

/// Formats quotes as JSON.
package enum QuoteJSON {
  /// Returns a single-line object; unknown values are `null`.
  package static func text(_ rows: [ListedQuote]) -> String {
    let quotes = rows.map { row in
      JSONValue.object(
        zip(QuoteField.names, QuoteField.fields(of: row)).map { name, field in
          JSONValue.Member(name, value(field))
        })
    }
    return JSONValue(["version": .number("1"), "quotes": .array(quotes)]).description
  }

  private static func value(_ field: QuoteField) -> JSONValue {
    switch field {
    case .text(let text): return text.map { .string($0) } ?? .null
    case .number(let number):
      guard let number, number.isFinite else { return .null }
      return .number(NumberText.shortest(number))
    }
  }
}
