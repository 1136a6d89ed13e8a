import Charts

@testable import Quotes

/// 2026-11-20 at 15:00 UTC.
let sampleAfternoon = 1_795_186_800.0

/// Times an hour east of UTC, on the day of the samples.
let sampleQuoteTimes = QuoteTimes(now: sampleAfternoon + 3600, zone: .seconds { _ in 3600 })

extension ListedQuote {
  /// Returns a row with a price.
  static func sample(
    _ symbol: String, _ name: String? = nil, _ price: Double? = nil, _ previous: Double? = nil,
    time: Quote.Time? = .seconds(sampleAfternoon), holding: Holding? = nil, error: String? = nil
  ) -> ListedQuote {
    var quote = Quote(symbol)
    (quote.price, quote.previousClose) = (price, previous)
    quote.time = price == nil ? nil : time
    return ListedQuote(WatchEntry(symbol, name: name, holding: holding), quote, error: error)
  }

  static let apple = sample("AAPL", "Apple", 231.4, 229.25)
  static let index = sample("SP500", nil, 3092.91, 3100, time: .day(20_776))
  static let flat = sample("B", "Bé", 5, 5)
  static let silent = sample("C", error: "the command printed nothing")
}

/// Texts that bars and terminals could interpret as markup.
let hostileQuoteTexts = [
  "<b>&\"'", "%{A1:x:}", "#[fg=red]#(x)", "\\n\"", "\u{1B}[31m", "a\u{202E}b", "日本", "%%{#{",
]
