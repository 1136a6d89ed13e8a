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

  @Test(
    "Cells with a code or the sign of one currency are read",
    arguments: [
      ("usd", "USD"), (" EUR ", "EUR"), ("GBp", "GBX"), ("USDT", "USDT"), ("€", "EUR"),
      ("$", nil), ("", nil), ("nan", nil), ("US Dollar", nil), ("--", nil), ("12a", nil),
    ])
  func cells(cell: String, code: String?) { #expect(Currency.code(ofCell: cell) == code) }

  @Test("The currency of the source counts more than that of the suffix")
  func source() {
    var quote = Quote("7203.T")
    quote.currency = "USD"
    #expect(ListedQuote(WatchEntry("7203.T"), quote).currency == "USD")
    #expect(ListedQuote(WatchEntry("7203.T", currency: "CHF"), quote).currency == "CHF")
  }

  @Test("A later price without a name and a currency leaves them as they are")
  func kept() {
    var book = QuoteBook()
    var snapshot = QuoteSnapshot("A")
    (snapshot.price, snapshot.name, snapshot.currency) = (1, "Alpha", "EUR")
    book.put(snapshot)
    (snapshot.price, snapshot.name, snapshot.currency) = (2, nil, nil)
    book.put(snapshot)
    #expect(book.quote("A").price == 2)
    #expect(book.quote("A").name == "Alpha")
    #expect(book.quote("A").currency == "EUR")
  }

  @Test("A column of currencies is read in tables of each form and in JSON")
  func columns() throws {
    func currencies(_ text: String) throws -> [String?] {
      let reading = try quotes(text)
      var book = QuoteBook()
      var symbols: [String] = []
      for one in reading.histories {
        book.put(one.history, of: one.symbol ?? "OWN", currency: one.currency)
        symbols.append(one.symbol ?? "OWN")
      }
      for snapshot in reading.snapshots { book.put(snapshot) }
      return (symbols + reading.snapshots.map(\.symbol)).map { book.quote($0).currency }
    }
    #expect(
      try currencies("Symbol,Last,Currency\nA,1,USD\nB,2,jpy\nC,3,\n") == ["USD", "JPY", nil])
    #expect(
      try currencies(
        "date,ticker,close,ccy\n2024-01-02,A,1,EUR\n2024-01-02,B,2,GBp\n2024-01-03,A,3,EUR\n")
        == ["EUR", "GBX"])
    #expect(
      try currencies("Date,Close,Currency\n2024-01-02,1,CHF\n2024-01-03,3,CHF\n") == ["CHF"])
    #expect(try currencies(#"[{"symbol": "A", "price": 2.5, "currency": "SEK"}]"#) == ["SEK"])
    #expect(
      try currencies(
        #"{"meta": {"symbol": "A", "currency": "USD"}, "values": [{"datetime": "2024-01-03","#
          + #" "close": "3"}, {"datetime": "2024-01-02", "close": "2"}]}"#) == ["USD"])
  }
}
