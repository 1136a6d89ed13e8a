import Charts
import Testing

@testable import Quotes

@Suite struct TickerColumnsTests {
  @Test(
    "A name is split into a symbol and a content, in either order",
    arguments: [
      ("AAPL Close", "AAPL", .close), ("Close AAPL", "AAPL", .close),
      ("AAPL Adj Close", "AAPL", .adjustedClose), ("Adj Close AAPL", "AAPL", .adjustedClose),
      ("BRK-B Open", "BRK-B", .open), ("AAPL.Adjusted", "AAPL", .adjustedClose),
      ("BTC-USD_high", "BTC-USD", .high), ("Volume MSFT", "MSFT", .volume),
      ("('Close', 'AAPL')", "AAPL", .close), ("Brown Co Price", "Brown_Co", .price),
    ] as [(String, String, ColumnRole)])
  func parts(name: String, symbol: String, role: ColumnRole) throws {
    let parts = try #require(TickerColumns.parts(name))
    #expect(parts.symbol == symbol && parts.role == role)
  }

  @Test(
    "Other names aren’t split",
    arguments: ["AAPL", "Close", "Adj Close", "Close/Last", "Last Close", "Brown Co", "Closed AB"])
  func others(name: String) { #expect(TickerColumns.parts(name) == nil) }

  @Test(
    "Headers in several rows give one history per symbol",
    arguments: [
      "Price,Close,Close,Open,Open,High,High,Low,Low,Volume,Volume\n"
        + "Ticker,AAPL,MSFT,AAPL,MSFT,AAPL,MSFT,AAPL,MSFT,AAPL,MSFT\nDate,,,,,,,,,,\n"
        + "2024-01-02,2,5,1,4,3,6,1,4,7,8\n2024-01-03,3,6,2,5,4,7,2,5,9,10\n",
      "Ticker,AAPL,AAPL,AAPL,AAPL,AAPL,MSFT,MSFT,MSFT,MSFT,MSFT\n"
        + "Price,Open,High,Low,Close,Volume,Open,High,Low,Close,Volume\nDate,,,,,,,,,,\n"
        + "2024-01-02,1,3,1,2,7,4,6,4,5,8\n2024-01-03,2,4,2,3,9,5,7,5,6,10\n",
      "Ticker,AAPL,AAPL,AAPL,AAPL,AAPL,MSFT,MSFT,MSFT,MSFT,MSFT\n"
        + "Date,Open,High,Low,Close,Volume,Open,High,Low,Close,Volume\n"
        + "2024-01-02,1,3,1,2,7,4,6,4,5,8\n2024-01-03,2,4,2,3,9,5,7,5,6,10\n",
      "Date,AAPL Close,AAPL Open,AAPL High,AAPL Low,AAPL Volume,MSFT Close,MSFT Open,MSFT High,"
        + "MSFT Low,MSFT Volume\n2024-01-02,2,1,3,1,7,5,4,6,4,8\n2024-01-03,3,2,4,2,9,6,5,7,5,10\n",
    ])
  func several(text: String) throws {
    let reading = try quotes(text)
    #expect(reading.histories.map(\.symbol) == ["AAPL", "MSFT"])
    #expect(reading.histories.map(\.history.closes) == [[2, 3], [5, 6]])
    #expect(reading.histories.map(\.history.volumes) == [[7, 9], [8, 10]])
    #expect(
      reading.histories.map(\.history.candles) == [
        Candles(open: [1, 2], high: [3, 4], low: [1, 2]),
        Candles(open: [4, 5], high: [6, 7], low: [4, 5]),
      ])
    #expect(reading.notes == [])
  }

  @Test("Only closes in two rows give one history per symbol")
  func closes() throws {
    let text = "Price,Close,Close\nTicker,AAPL,MSFT\nDate,,\n2024-01-02,1,\n2024-01-03,3,4\n"
    let histories = try quotes(text).histories
    #expect(histories.map(\.symbol) == ["AAPL", "MSFT"])
    #expect(histories.map(\.history.closes) == [[1, 3], [4]])
  }

  @Test("A single symbol above all columns is that of the history")
  func one() throws {
    let text = "Price,Close,Volume\nTicker,AAPL,AAPL\nDate,,\n2024-01-02,1,2\n2024-01-03,3,4\n"
    let histories = try quotes(text).histories
    #expect(histories.map(\.symbol) == ["AAPL"])
    #expect(histories.map(\.history.closes) == [[1, 3]])
  }

  @Test("Columns without a content beside them keep their names, and volumes alone are left out")
  func mixed() throws {
    let text = "Date,AAPL Close,Index,IBM Volume\n2024-01-02,1,7,9\n2024-01-03,2,8,9\n"
    #expect(try quotes(text).histories.map(\.symbol) == ["AAPL", "Index"])
  }
}
