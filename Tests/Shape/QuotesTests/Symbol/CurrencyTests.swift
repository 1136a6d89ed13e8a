import Testing

@testable import Quotes

struct CurrencyTests {
  @Test(
    "The suffix of a symbol gives its currency",
    arguments: [
      ("AAPL", ""), ("AAPL.US", "USD"), ("7203.T", "JPY"), ("SAP.DE", "EUR"), ("AIR.PA", "EUR"),
      ("VOD.L", "GBX"), ("NESN.SW", "CHF"), ("0700.HK", "HKD"), ("BTC-USD", "USD"),
      ("BTC-EUR", "EUR"), ("ETH/JPY", "JPY"), ("EURUSD=X", "USD"), ("BRK.B", ""), ("BRK-B", ""),
      ("ABC.XYZ", ".XYZ"), ("A.", ""), (".", ""), ("-", ""), ("=X", ""), ("^GSPC", ""),
    ])
  func suffixes(symbol: String, code: String) {
    #expect(Currency.code(ofSymbol: symbol) == code)
  }

  @Test(
    "The currency of the list counts more",
    arguments: [("eur", "EUR"), ("GBp", "GBX"), ("GBP", "GBP"), ("", "JPY")])
  func typed(text: String, code: String) {
    let entry = WatchEntry("7203.T", currency: Currency.code(typed: text))
    #expect(ListedQuote(entry, Quote("7203.T")).currency == code)
  }
}
