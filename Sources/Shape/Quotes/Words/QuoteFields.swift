/// The fields of a quote for other programs, in the order of JSON and CSV.
enum QuoteField: Hashable {
  case text(String?)
  case number(Double?)

  /// The names of the fields.
  static let names = [
    "symbol", "name", "price", "previousClose", "change", "percent", "time", "open", "high", "low",
    "volume", "amount", "cost", "value", "gain", "error",
  ]

  /// Returns the fields of a row, one per name.
  static func fields(of row: ListedQuote) -> [QuoteField] {
    let quote = row.quote
    let holding = row.entry.holding
    return [
      .text(row.entry.symbol), .text(row.name), .number(quote.price),
      .number(quote.previousClose), .number(quote.tidyChange), .number(quote.tidyPercent),
      .text(quote.time.flatMap { QuoteTimes.iso($0) }), .number(quote.open), .number(quote.high),
      .number(quote.low), .number(quote.volume), .number(holding?.amount), .number(holding?.cost),
      .number(row.value), .number(row.gain), .text(row.error),
    ]
  }
}
