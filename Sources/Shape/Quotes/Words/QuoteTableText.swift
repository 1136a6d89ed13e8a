internal import Cells

/// A formatter of quotes as a table aligned for a terminal.
package struct QuoteTableText: Sendable {
  private let times: QuoteTimes
  private let text: PriceText

  package init(_ times: QuoteTimes = QuoteTimes(), _ text: PriceText = PriceText()) {
    (self.times, self.text) = (times, text)
  }

  /// Returns a line of titles, one per row, and the totals of holdings.
  ///
  /// If the lines are wider than `width`, names are truncated first, then notes, then the lines.
  package func lines(_ rows: [ListedQuote], width: Int? = nil) -> [String] {
    guard !rows.isEmpty else { return [] }
    var columns = [
      TextColumn("SYMBOL", rows.map { text.shown($0.entry.symbol) }),
      TextColumn("NAME", rows.map { $0.name.map { text.shown($0) } ?? "" }, least: 8),
      TextColumn("PRICE", numbers: rows.map { text.price($0.quote.price, decimals: decimals($0)) }),
      TextColumn(
        "CHANGE", numbers: rows.map { text.change($0.quote.tidyChange, decimals: decimals($0)) }),
      TextColumn("%", numbers: rows.map { text.percentDigits($0.quote.tidyPercent) }),
      TextColumn("TIME", rows.map(time)),
    ]
    let hasHoldings = rows.contains { $0.entry.holding != nil }
    if hasHoldings { columns += holdings(rows) }
    columns.append(TextColumn("NOTE", rows.map(note), least: 8))
    if hasHoldings { addTotals(rows, to: &columns) }
    return TextColumns(columns).lines(width: width)
  }

  private func decimals(_ row: ListedQuote) -> Int { row.quote.decimals }

  private func time(_ row: ListedQuote) -> String {
    row.quote.time.flatMap { times.short($0) } ?? text.missing
  }

  /// Returns the alerts whose condition holds, and the problem with a row.
  private func note(_ row: ListedQuote) -> String {
    let alerts = row.fired.map(\.condition).joined(separator: ", ")
    let parts = [alerts.isEmpty ? nil : "! " + alerts, QuoteRowWords(row, text).note]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  private func holdings(_ rows: [ListedQuote]) -> [TextColumn] {
    [
      TextColumn(
        "AMOUNT", numbers: rows.map { $0.entry.holding.map { text.amount($0.amount) } ?? "" }),
      TextColumn(
        "VALUE",
        numbers: rows.map { $0.entry.holding == nil ? "" : text.value($0.value) }),
      TextColumn(
        "GAIN",
        numbers: rows.map { $0.entry.holding == nil ? "" : gain($0.gain) }),
    ]
  }

  /// Returns a gain, always with two decimals.
  private func gain(_ value: Double?) -> String {
    PriceText(isASCII: text.isASCII).change(value, decimals: 2)
  }

  /// Adds the totals of what is known in each currency; a total that lacks some rows has a note.
  private func addTotals(_ rows: [ListedQuote], to columns: inout [TextColumn]) {
    let totals = HoldingTotal.totals(of: rows)
    for total in totals {
      let other = totals.count > 1 ? "OTHER" : ""
      let words = ["TOTAL", total.currency.isEmpty ? other : text.shown(total.currency)]
      let cells = [
        "SYMBOL": words.filter { !$0.isEmpty }.joined(separator: " "),
        "VALUE": text.value(total.value), "GAIN": gain(total.gain), "NOTE": note(total),
      ]
      for index in columns.indices {
        columns[index].cells.append(cells[columns[index].title] ?? "")
      }
    }
  }

  private func note(_ total: HoldingTotal) -> String {
    let parts = [("value", total.valued), ("gain", total.gained)].filter { $0.1 < total.rows }
      .map { "\($0.0) of \($0.1) of \(total.rows) rows" }
    return parts.joined(separator: ", ")
  }
}
