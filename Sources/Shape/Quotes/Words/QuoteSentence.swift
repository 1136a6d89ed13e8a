/// A formatter of spoken sentences about quotes.
package struct QuoteSentence: Sendable {
  private let times: QuoteTimes
  private let text: PriceText

  package init(_ times: QuoteTimes = QuoteTimes(), _ text: PriceText = PriceText()) {
    (self.times, self.text) = (times, text)
  }

  /// Returns a sentence about a row.
  ///
  /// An example is “Apple (AAPL) 231.40, up 2.15, 0.94 percent, at 16:00.”
  package func sentence(_ row: ListedQuote) -> String {
    let error = row.error.map { text.shown($0) }
    guard let price = row.quote.price, price.isFinite else {
      return "\(subject(row)): \(error ?? "no price yet")."
    }
    let shown = text.price(price, decimals: row.quote.decimals)
    let clauses = ["\(subject(row)) \(shown)"] + change(row.quote) + [time(row.quote)]
    let sentence = clauses.compactMap(\.self).joined(separator: ", ")
    let suspicion = row.quote.isSuspect ? "a split is likely" : nil
    let alerts = row.fired.map(\.condition).joined(separator: ", ")
    let notes = [alerts.isEmpty ? nil : "alert \(alerts)", suspicion, error].compactMap(\.self)
    return ([sentence] + notes).joined(separator: "; ") + "."
  }

  /// Returns a sentence that counts the directions.
  ///
  /// An example is “12 symbols: 7 up, 4 down, 1 unchanged.”
  package func summary(_ rows: [ListedQuote]) -> String {
    guard !rows.isEmpty else { return "No symbols." }
    let words: KeyValuePairs<QuoteDirection, String> = [
      .up: "up", .down: "down", .flat: "unchanged", .unknown: "without a change",
    ]
    let parts = words.compactMap { direction, word in
      let count = rows.count { $0.quote.direction == direction }
      return count > 0 ? "\(count) \(word)" : nil
    }
    return "\(rows.count) symbol\(rows.count == 1 ? "" : "s"): \(parts.joined(separator: ", "))."
  }

  private func subject(_ row: ListedQuote) -> String {
    let symbol = text.shown(row.entry.symbol)
    let name = row.name.map { text.shown($0) }
    return name.map { $0 == symbol ? symbol : "\($0) (\(symbol))" } ?? symbol
  }

  private func change(_ quote: Quote) -> [String?] {
    guard let change = quote.tidyChange else { return [] }
    guard change != 0 else { return ["unchanged"] }
    let number = text.magnitude(change, decimals: quote.decimals)
    let percent = quote.tidyPercent.map { text.percentMagnitude($0) + " percent" }
    let since = quote.previousClose == nil ? " since the first price" : ""
    return ["\(change > 0 ? "up" : "down") \(number)\(since)", percent]
  }

  private func time(_ quote: Quote) -> String? { quote.time.flatMap { times.words($0) } }
}
