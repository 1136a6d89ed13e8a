import Quotes
import Testing

@Suite struct FileSymbolTests {
  @Test(
    "A file's name suggests a symbol",
    arguments: [
      ("AAPL.csv", "AAPL"), ("SPY.csv.gz", "SPY"),
      ("yahoofinance-AAPL-20040819-20180120.csv", "AAPL"),
      ("aapl.us.txt", "AAPL.US"), ("SP500_NOV2019_IDay.csv", "SP500"), ("BRK-B.csv", "BRK-B"),
      ("BTC-USD.json", "BTC-USD"), ("intraday_5min_IBM.csv", "IBM"), ("0700.HK.csv", "0700.HK"),
      ("AAPL Historical Data.csv", "AAPL"), ("Binance_BTCUSDT_1h.csv", "BTCUSDT"),
      ("EURUSD_H1.csv", "EURUSD"), ("folder/msft (1).csv", "MSFT"), ("7203.csv", "7203"),
      ("yahoo-BRK-B-2004.csv", "BRK-B"), (".csv", "FILE"), ("", "FILE"), ("data.csv", "DATA"),
    ])
  func names(_ name: String, _ symbol: String) {
    #expect(QuoteReader.symbol(ofFile: name) == symbol)
  }
}
