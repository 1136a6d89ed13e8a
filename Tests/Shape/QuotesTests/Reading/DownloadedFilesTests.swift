import Charts
import Testing

@testable import Quotes

/// Files as offered by brokers, banks, exchanges and services, with their own names and order.
@Suite("Downloaded files")
struct DownloadedFilesTests {
  private func read(
    _ text: String, _ change: (inout QuoteReaderOptions) -> Void = { _ in }
  ) throws -> QuoteReading {
    var options = QuoteReaderOptions()
    change(&options)
    return try QuoteReader(options, symbol: "OWN").read(Array(text.utf8))
  }

  private func history(_ text: String) throws -> PriceHistory {
    try #require(try read(text).histories.first).history
  }

  @Test("Lots of a symbol in Yahoo’s portfolio are one holding, with the change in price")
  func portfolio() throws {
    let reading = try read(
      "Symbol,Current Price,Date,Time,Change,Trade Date,Purchase Price,Quantity\n"
        + "AAPL,231.4,2026/11/25,16:00 EST,1.25,20240105,150.0,10\n"
        + "AAPL,231.4,2026/11/25,16:00 EST,1.25,20250105,200.0,5\n")
    let row = try #require(reading.snapshots.first)
    #expect(reading.snapshots.count == 1 && row.amount == 15 && row.previousClose == 230.15)
    #expect(((row.cost ?? 0) - 2500.0 / 15).magnitude < 1e-9)
  }

  @Test("Dates and times of day in two columns are combined, and midnights are days")
  func apart() throws {
    let head = "<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>\n"
    let days = try history(
      head + "A.US,D,20260903,000000,1,4,0.5,2,10\nA.US,D,20260904,000000,2,5,1.5,3,20\n")
    #expect(days.isDaily && days.times == [20_699, 20_700] && days.volumes == [10, 20])
    #expect(days.candles == Candles(open: [1, 2], high: [4, 5], low: [0.5, 1.5]))
    let minutes = try history(
      head
        + "A,5,20261123,93000,1,2,1,1,1\nA,5,20261123,93500,1,2,1,2,1\nA,5,20261123,94000,1,2,1,3,1\n"
    )
    #expect(minutes.times.map { $0 - 1_795_426_200 } == [0, 300, 600])
    let dots = try history(
      "<DATE>\t<TIME>\t<CLOSE>\n2026.11.23\t09:30:00\t1\n2026.11.23\t09:31:00\t2\n"
        + "2026.11.23\t09:32:00\t3\n")
    #expect(dots.times == [1_795_426_200, 1_795_426_260, 1_795_426_320])
  }

  @Test("German, French, Japanese and Chinese names are recognized")
  func languages() throws {
    let german = try history(
      "Datum;Erster;Hoch;Tief;Schlusskurs;Stuecke;Volumen\n"
        + "25.11.2026;2.301,87;2.323,26;2.292,67;2.314,00;9.140.651;21.151.466.414,00\n"
        + "24.11.2026;2.298,76;2.307,95;2.270,67;2.279,79;7.963.298;1,00\n")
    #expect(german.closes == [2279.79, 2314] && german.volumes == [7_963_298, 9_140_651])
    let french = try history(
      "Date;Ouverture;Plus haut;Plus bas;Dernier\n25/11/2026;1 230,10;1 232,00;1 229,50;1 231,40\n"
        + "24/11/2026;1 229,00;1 231,00;1 228,50;1 230,15\n")
    #expect(french.closes == [1230.15, 1231.4] && french.candles?.high == [1231, 1232])
    let japanese = try read(
      "銘柄コード,銘柄名,現在値,前日比,保有数,取得単価\n7203,トヨタ自動車,\"2,845.5\",\"+35.5\",100,\"2,100\"\n")
    #expect(japanese.snapshots[0].price == 2845.5 && japanese.snapshots[0].previousClose == 2810)
    #expect(japanese.snapshots[0].name == "トヨタ自動車" && japanese.snapshots[0].cost == 2100)
    let chinese = try read("代码,名称,最新价,昨收\n600519,贵州茅台,1688.00,1675.50\n")
    #expect(chinese.snapshots[0].symbol == "600519" && chinese.snapshots[0].previousClose == 1675.5)
  }

  @Test("Columns with unknown names can be chosen")
  func chosen() throws {
    let text = "kod,kurs_x,wczoraj\nPKO,50.5,50\nKGH,120,121\n"
    for columns: [PriceColumn: String] in [
      [.symbol: "kod", .price: "kurs_x", .previousClose: "wczoraj"],
      [.symbol: "1", .price: "2", .previousClose: "3"],
    ] {
      let reading = try read(text) { $0.columns = columns }
      #expect(reading.snapshots.map(\.symbol) == ["PKO", "KGH"])
      #expect(reading.snapshots.map(\.previousClose) == [50, 121])
    }
  }

  @Test("An error lists the columns of a table without a price column")
  func noPrice() throws {
    let reading = try read("Symbol,Quantity,Foo\nA,10,3\n")
    #expect(reading.notes.contains { $0.contains("--price-column") && $0.contains("“Foo”") })
  }

  @Test("The total cost is preferred to a rounded unit cost")
  func totalCost() throws {
    let reading = try read(
      "Symbol,Last Price,Quantity,Average Cost Basis,Cost Basis Total\nB,478.12,25.5,$392.16,$10000.00\n"
    )
    #expect(reading.snapshots[0].cost == 10000 / 25.5)
  }

  @Test("Lone carriage returns end lines")
  func carriageReturns() throws {
    #expect(try history("Date,Close\r2024-01-01,5\r2024-01-02,6\r").closes == [5, 6])
  }

  // MARK: JSON of services

  @Test("Finnhub's single-letter keys are a quote of the requested symbol")
  func letters() throws {
    let reading = try read(
      "{\"c\":261.74,\"d\":2.29,\"dp\":0.88,\"h\":263.31,\"l\":260.68,\"o\":261.07,\"pc\":259.45,"
        + "\"t\":1582641000}")
    let row = try #require(reading.snapshots.first)
    #expect(row.symbol == "OWN" && row.price == 261.74 && row.previousClose == 259.45)
    #expect(row.time == .seconds(1_582_641_000) && row.high == 263.31)
  }

  @Test("Yahoo's chart metadata gives the name and the previous close")
  func description() throws {
    let reading = try read(
      "{\"chart\":{\"result\":[{\"meta\":{\"symbol\":\"AAPL\",\"regularMarketPrice\":231.4,"
        + "\"chartPreviousClose\":230.15,\"longName\":\"Apple Inc.\"},"
        + "\"timestamp\":[1732545000,1732545060,1732545120],\"indicators\":{\"quote\":[{"
        + "\"open\":[1,2,3],\"high\":[1,2,3],\"low\":[1,2,3],\"close\":[230.5,231,231.4]}]}}]}}")
    #expect(reading.histories.count == 1 && reading.histories[0].name == "Apple Inc.")
    #expect(reading.snapshots.first?.previousClose == 230.15)
    var book = QuoteBook()
    book.put(reading.histories[0].history, of: "AAPL")
    book.put(reading.snapshots[0])
    #expect(book.quote("AAPL").price == 231.4 && book.quote("AAPL").previousClose == 230.15)
  }

  @Test("Arrays that begin with a time are prices, or candles in either exchange order")
  func arrays() throws {
    let prices = try history(
      "{\"prices\":[[1732492800000,64000.1],[1732579200000,65000.5]],\"market_caps\":[]}")
    #expect(prices.closes == [64000.1, 65000.5] && prices.isDaily)
    let binance = try history(
      "[[1732492800000,\"230.1\",\"232.0\",\"229.5\",\"231.0\",\"100.5\",1732579199999,\"1\",5,\"1\",\"1\",\"0\"],"
        + "[1732579200000,\"231.0\",\"233.0\",\"230.0\",\"231.4\",\"90.5\",1732665599999,\"1\",5,\"1\",\"1\",\"0\"]]"
    )
    #expect(binance.closes == [231, 231.4] && binance.volumes == [100.5, 90.5])
    #expect(binance.candles?.high == [232, 233])
    let coinbase = try history(
      "[[1732579200,230.0,233.0,231.0,231.4,90.5],[1732492800,229.5,232.0,230.1,231.0,100.5]]")
    #expect(coinbase.closes == [231, 231.4] && coinbase.candles?.open == [230.1, 231])
  }
}
