import Charts
import Quotes
import Testing

@Suite struct PriceHistoryTableTests {
  @Test("The last row of a day is used, and rows without a price are skipped")
  func repeated() throws {
    let reading = try quotes(
      "Date,Close\n2024-01-03,3\n2024-01-02,1\n2024-01-02,2\n2024-01-04,null\n2024-01-05,0\n")
    let history = reading.histories[0].history
    #expect(history.times == [19724, 19725])
    #expect(history.closes == [2, 3])
    #expect(reading.notes == ["2 rows have no price and were left out"])
  }

  @Test("The close is preferred to the adjusted one, in any order of columns")
  func close() throws {
    let text = "<ADJ CLOSE>,<DATE>,<CLOSE>,<LOW>,<HIGH>,<OPEN>\n9,2024-01-02,3,1,4,2\n"
    let history = try quotes(text).histories[0].history
    #expect(history.closes == [3])
    #expect(history.candles == Candles(open: [2], high: [4], low: [1]))
  }

  @Test("A chosen column is the price, without candles")
  func options() throws {
    var options = QuoteReaderOptions()
    options.price = "2"
    let text = "Date,Open,High,Low,Close\n2024-01-02,2,4,1,3\n2024-01-03,2.5,4,1,3\n"
    let history = try quotes(text, options).histories[0].history
    #expect(history.closes == [2, 2.5])
    #expect(history.candles == nil)
  }

  @Test("A symbol in each row gives one history per symbol")
  func long() throws {
    let text =
      "date,ticker,name,close\n2024-01-02,A,Able,1\n2024-01-02,B,Baker,2\n2024-01-03,A,Able,3\n"
    let histories = try quotes(text).histories
    #expect(histories.map(\.symbol) == ["A", "B"])
    #expect(histories.map(\.name) == ["Able", "Baker"])
    #expect(histories.map(\.history.closes) == [[1, 3], [2]])
  }

  @Test("Columns with other names give one history each")
  func wide() throws {
    let histories = try quotes("Date,AAPL,Brown Co\n2024-01-03,1,\n2024-01-02,2,5").histories
    #expect(histories.map(\.symbol) == ["AAPL", "Brown_Co"])
    #expect(histories.map(\.history.closes) == [[2, 1], [5]])
  }

  @Test("Unnamed columns are open, high, low, close and volume")
  func unnamed() throws {
    let text = "2024-01-02,2,4,1,3,100\n2024-01-03,3,5,2,4,200\n"
    let history = try quotes(text).histories[0].history
    #expect(history.closes == [3, 4])
    #expect(history.volumes == [100, 200])
  }

  @Test("MetaTrader's date and time are in two columns")
  func metaTrader() throws {
    let text =
      "<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\n"
      + "2024.01.02\t01:00:00\t1.1\t1.3\t1.0\t1.10475\t5\n2024.01.02\t02:00:00\t1.1\t1.3\t1.0\t1.2\t6\n"
    let history = try quotes(text).histories[0].history
    #expect(history.times == [1_704_157_200, 1_704_160_800])
    #expect(history.volumes == [5, 6])
    #expect(history.decimals == 5)
  }

  @Test("Dollars, thousands and millions are parsed")
  func signs() throws {
    let text = "Date,Close/Last,Vol.\n1/22/2024,\"$1,229.87\",1.5M\n1/23/2024,\"$1,230.00\",900K\n"
    let history = try quotes(text).histories[0].history
    #expect(history.closes == [1229.87, 1230])
    #expect(history.volumes == [1_500_000, 900_000])
  }

  @Test("Local midnights are days")
  func midnights() throws {
    for zone in ["-05:00", "+09:00"] {
      let days = (2...5).map { "2024-01-0\($0) 00:00:00\(zone),\($0)" }
      let history = try quotes("Date,Close\n" + days.joined(separator: "\n")).histories[0].history
      #expect(history.isDaily)
      #expect(history.times == [19724, 19725, 19726, 19727])
    }
  }
}
