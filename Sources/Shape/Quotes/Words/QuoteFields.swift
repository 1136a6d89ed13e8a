internal import JSON
internal import Texts

/// The fields of quotes for other programs, as JSON and as CSV (RFC 4180).
package enum QuoteFields {
  private static let names = [
    "symbol", "name", "price", "previousClose", "change", "percent", "time", "open", "high", "low",
    "volume", "amount", "cost", "value", "gain", "currency", "error",
  ]

  /// Returns the fields of a row, one per name; unknown ones are `null`.
  private static func values(of row: ListedQuote) -> [JSONValue] {
    let quote = row.quote
    let holding = row.entry.holding
    return [
      text(row.entry.symbol), text(row.name), number(quote.price), number(quote.previousClose),
      number(quote.tidyChange), number(quote.tidyPercent),
      text(quote.time.flatMap { QuoteTimes.iso($0) }), number(quote.open), number(quote.high),
      number(quote.low), number(quote.volume), number(holding?.amount), number(holding?.cost),
      number(row.value), number(row.gain), text(row.currency.isEmpty ? nil : row.currency),
      text(row.error),
    ]
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private static func number(_ number: Double?) -> JSONValue {
    guard let number, number.isFinite else { return .null }
    return .number(NumberText.shortest(number))
  }

  /// Returns a single-line object, in which each quote also has its alerts.
  package static func json(_ rows: [ListedQuote]) -> String {
    let quotes = rows.map { row in
      JSONValue.object(
        zip(names, values(of: row)).map { JSONValue.Member($0, $1) }
          + [JSONValue.Member("alerts", .array(row.alerts.map { alert($0, row.quote) }))])
    }
    return JSONValue(["version": .number("1"), "quotes": .array(quotes)]).description
  }

  private static func alert(_ alert: Alert, _ quote: Quote) -> JSONValue {
    JSONValue([
      "alert": .string("\(alert)"),
      "holds": alert.holds(for: quote).map { JSONValue.boolean($0) } ?? .null,
    ])
  }

  /// Returns a header and one line per row; unknown values are empty.
  package static func csv(_ rows: [ListedQuote]) -> String {
    let lines = [names] + rows.map { values(of: $0).map(\.cell) }
    return lines.map { CSVCell.line($0) + "\r\n" }.joined()
  }
}
