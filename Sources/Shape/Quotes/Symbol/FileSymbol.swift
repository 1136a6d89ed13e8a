internal import Texts

/// Derives a symbol from a file's name.
enum FileSymbol {
  private static let endings: Set = [
    "csv", "tsv", "txt", "json", "jsonl", "ndjson", "dat", "prn", "gz",
  ]
  /// Words for a source, an interval or a kind of file rather than a symbol.
  private static let words: Set = [
    "yahoofinance", "yahoo", "finance", "stooq", "alphavantage", "google", "nasdaq", "investing",
    "tradingview", "binance", "coinbase", "kraken", "bitstamp", "bitfinex", "gemini", "polygon",
    "historicaldata", "historicalquotes", "historical", "history", "hist", "data", "prices",
    "price", "quotes", "quote", "chart", "ohlc", "ohlcv", "stock", "stocks", "export", "download",
    "full", "max", "adjusted", "adj", "daily", "weekly", "monthly", "intraday", "iday", "day",
    "week", "month", "hour", "hourly", "minute", "min", "d", "w", "h", "m",
  ]
  private static let separators: Set<Character> = ["-", "_", " ", ",", "(", ")", "+"]

  static func symbol(_ name: String) -> String {
    let file = withoutEnding(PathText.name(of: name))
    let known = run(of: file).flatMap { Symbol.ofName(String($0)) }
    return (known ?? Symbol.ofName(file))?.uppercased() ?? "FILE"
  }

  private static func withoutEnding(_ name: String) -> String {
    var name = name
    while let point = name.lastIndex(of: "."),
      endings.contains(name[name.index(after: point)...].lowercased())
    { name = String(name[..<point]) }
    return name
  }

  /// Returns the first consecutive parts of a name that aren't skipped, with their separators.
  private static func run(of name: String) -> Substring? {
    var kept: Range<String.Index>?
    for part in name.split(whereSeparator: separators.contains) {
      let isFirst = kept == nil
      if isLeftOut(part.lowercased()) {
        if !isFirst { break }
      } else {
        kept = (kept?.lowerBound ?? part.startIndex)..<part.endIndex
      }
    }
    return kept.map { name[$0] }
  }

  /// Returns whether a part is skipped: a known word, a date or an interval such as `5min`.
  private static func isLeftOut(_ part: String) -> Bool {
    if words.contains(part) { return true }
    let digits = part.filter { ("0"..."9").contains($0) }
    let letters = part.filter(\.isLetter)
    guard !digits.isEmpty, digits.count + letters.count == part.count else { return false }
    let intervals: Set = ["d", "h", "m", "w", "mo", "min", "mins", "hour", "day", "y"]
    let months: Set = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    if letters.isEmpty { return digits.count >= 4 || digits.count == 1 }
    return intervals.contains(letters) && digits.count <= 3
      || months.contains(letters) && (digits.count == 4 || digits.count == 6)
  }
}

extension QuoteReader {
  /// Returns the symbol that a file's name suggests.
  ///
  /// Sources, intervals and dates in the name are skipped: both `AAPL.csv` and
  /// `yahoofinance-AAPL-20040819-20180120.csv` give AAPL, and `aapl.us.txt` gives AAPL.US.
  package static func symbol(ofFile name: String) -> String { FileSymbol.symbol(name) }
}
