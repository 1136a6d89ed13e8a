/// The columns of a watch list's file, in the order they are written.
enum ListField: String, Hashable, CaseIterable {
  case group, symbol, name, amount, cost, currency, sources, alerts

  /// Other names for the column, as used by brokers and other programs.
  private var aliases: Set<String> {
    switch self {
    case .group: ["group", "groups", "list", "watchlist", "portfolio", "category"]
    case .symbol: ["symbol", "symbols", "ticker", "ticker symbol", "stock", "instrument", "code"]
    case .name: ["name", "company", "company name", "description", "security", "security name"]
    case .amount: ["amount", "quantity", "qty", "shares", "units", "position", "number of shares"]
    case .cost:
      [
        "cost", "average cost", "avg cost", "unit cost", "cost per share", "cost basis per share",
        "average price", "avg price", "purchase price", "price paid",
      ]
    case .currency: ["currency", "currency code", "ccy"]
    case .sources: ["sources", "source", "files", "file"]
    case .alerts: ["alerts", "alert"]
    }
  }

  /// Returns the column with a title; `nil` for any other title.
  init?(title: String) {
    let plain = title.lowercased().map { "_-/".contains($0) ? " " : $0 }.filter { $0 != "." }
    let words = String(plain).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let field = Self.allCases.first(where: { $0.aliases.contains(words) }) else { return nil }
    self = field
  }
}
