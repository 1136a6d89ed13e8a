internal import ChartViews
internal import Outputs
internal import Quotes
internal import Texts

/// The text format of a holding: `10`, or `10 @ 231.50` with the unit cost.
enum HoldingText {
  /// Formats a holding.
  static func text(_ holding: Holding) -> String {
    let text = PriceText(isASCII: true)
    let amount = text.amount(holding.amount)
    return holding.cost.map { "\(amount) @ \(text.amount($0))" } ?? amount
  }

  /// Parses a holding; `nil` if the text is invalid.
  static func holding(_ text: String) -> Holding? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false).map {
      number(String($0.filter { $0 != " " }))
    }
    guard (1...2).contains(parts.count), let amount = parts[0], amount != 0
    else { return nil }
    guard parts.count == 2 else { return Holding(amount: amount) }
    guard let cost = parts[1], cost >= 0 else { return nil }
    return Holding(amount: amount, cost: cost)
  }

  /// Parses a number with a decimal point or comma; a comma before exactly three digits is
  /// ambiguous, so it is rejected.
  private static func number(_ text: String) -> Double? {
    guard let comma = text.firstIndex(of: ",") else { return NumberScanner.number(in: text) }
    let fraction = text[text.index(after: comma)...]
    guard fraction.count != 3, !text.contains(".") else { return nil }
    return NumberScanner.number(in: text.replacing(each: ",", with: "."))
  }
}

extension WatchEntry {
  /// Parses a row as typed: `AAPL`, `AAPL=prices.csv,more.csv`, or `prices/AAPL.csv`.
  init(typed text: String) throws(CommandError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 1, Self.isPath(text) {
      self.init(QuoteReader.symbol(ofFile: text), sources: [text])
      return
    }
    guard let symbol = Symbol.typed(String(parts[0])) else {
      throw CommandError(words: "Not a symbol; type one such as AAPL, or AAPL=prices.csv")
    }
    let files =
      parts.count > 1
      ? parts[1].split(separator: ",").map { String($0.drop { $0 == " " }) } : []
    self.init(symbol, sources: files)
  }

  /// Returns whether a text is a file path: it has a price file extension, or starts like a path.
  private static func isPath(_ text: String) -> Bool {
    [".csv", ".tsv", ".txt", ".json", ".jsonl"].contains(where: text.lowercased().hasSuffix)
      || ["/", "./", "../", "~/"].contains(where: text.hasPrefix)
  }
}

extension LineSpan {
  /// The span in words, after “over”.
  var words: String {
    switch self {
    case .automatic: "the last session, or 22 days"
    case .day: "the last session"
    case .week: "five sessions"
    case .month: "a month"
    case .quarter: "three months"
    case .half: "six months"
    case .year: "a year"
    case .fiveYears: "five years"
    case .all: "all data"
    }
  }
}

extension QuoteSort {
  /// The sort key in words, after “by”.
  var words: String {
    switch self {
    case .list: "the list’s own order"
    case .name: "name"
    case .symbol: "symbol"
    case .price: "price"
    case .change: "change"
    case .value: "value"
    }
  }

  /// Returns the next order, which includes value only if there are holdings.
  func next(hasHoldings: Bool) -> QuoteSort {
    let all = Self.allCases.filter { $0 != .value || hasHoldings }
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

extension QuoteLines {
  /// The number of lines that were skipped.
  var faults: Int { bad + tooLong }

  /// A clause about skipped lines; `nil` if there are none.
  var faultWords: String? {
    guard faults > 0 else { return nil }
    let count = faults == 1 ? "1 line was" : "\(faults) lines were"
    return "\(count) skipped" + (firstBad.map { ", the first: \($0)" } ?? "")
  }
}
