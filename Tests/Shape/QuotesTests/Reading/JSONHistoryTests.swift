import Charts
import Quotes
import Testing

@Suite struct JSONHistoryTests {
  @Test(
    "Histories of services are read with their symbols",
    arguments: [
      #"{"meta": {"symbol": "A"}, "values": [{"datetime": "2024-01-03", "open": "1", "high": "4","#
        + #" "low": "1", "close": "3"}, {"datetime": "2024-01-02", "open": "1", "high": "3","#
        + #" "low": "1", "close": "2"}]}"#,
      #"{"Meta Data": {"2. Symbol": "A"}, "Time Series": {"2024-01-03": {"1. open": "1","#
        + #" "2. high": "4", "3. low": "1", "4. close": "3"}, "2024-01-02": {"1. open": "1","#
        + #" "2. high": "3", "3. low": "1", "4. close": "2"}}}"#,
      #"{"chart": {"result": [{"meta": {"symbol": "A"}, "timestamp": [1704153600, 1704240000],"#
        + #" "indicators": {"quote": [{"open": [1, 1], "high": [3, 4], "low": [1, 1],"#
        + #" "close": [2, 3]}]}}]}}"#,
    ])
  func services(_ text: String) throws {
    let one = try #require(try quotes(text).histories.first)
    #expect(one.symbol == "A")
    #expect(one.history.isDaily)
    #expect(one.history.times == [19724, 19725])
    #expect(one.history.closes == [2, 3])
    #expect(one.history.candles == Candles(open: [1, 1], high: [3, 4], low: [1, 1]))
  }

  @Test("Several series are one history each, and a path chooses data")
  func series() throws {
    let text = """
      {"status":"success","data":{"result":[
       {"metric":{"symbol":"A"},"values":[[1704153600,"1"],[1704157200,"2"]]},
       {"metric":{"symbol":"B"},"values":[[1704153600,"5"],[1704157200,"6"]]}]}}
      """
    let histories = try quotes(text).histories
    #expect(histories.map(\.symbol) == ["A", "B"])
    #expect(histories.map(\.history.closes) == [[1, 2], [5, 6]])
    var options = QuoteReaderOptions()
    options.path = "data.result[1].values"
    let reader = QuoteReader(options)
    #expect(try reader.read(Array(text.utf8)).histories.map(\.history.closes) == [[5, 6]])
    options.path = "data.x"
    #expect(throws: QuoteReaderError.self) {
      try QuoteReader(options).read(Array(text.utf8))
    }
  }

  @Test(
    "Prices beside times are found at any depth",
    arguments: [
      "[[1704153600,1],[1704157200,2]]", #"{"prices":[[1704153600000,1],[1704157200000,2]]}"#,
      "[[1704153600,1,1,1,1,9],[1704157200,1,2,2,2,9]]",
      #"{"data":{"rows":[{"t":1704153600,"p":1},{"t":1704157200,"p":2}]}}"#,
      #"{"columns":["time","close"],"data":[[1704153600,1],[1704157200,2]]}"#,
    ])
  func forms(_ text: String) throws {
    #expect(try quotes(text).histories.map(\.history.closes) == [[1, 2]])
  }

  @Test("Lists with single-letter names are candles")
  func lists() throws {
    let text = #"{"c": [2, 3], "t": [1704153600, 1704157200], "s": "ok", "v": [5, 6]}"#
    let one = try #require(try quotes(text).histories.first)
    #expect(one.history.closes == [2, 3])
    #expect(one.history.volumes == [5, 6])
    #expect(!one.history.isDaily)
  }

  @Test("Names are those of all rows, not only of the first")
  func sparse() throws {
    let text = """
      {"data":[{"date":"2024-01-02","currency":"USD"},{"date":"2024-01-03","close":2},
       {"date":"2024-01-04","close":3,"volume":7},{"close":4,"date":"2024-01-05","volume":8}]}
      """
    let history = try #require(try quotes(text).histories.first).history
    #expect(history.closes == [2, 3, 4])
    #expect(history.volumes?.dropFirst() == [7, 8])
  }

  @Test("A note says which data was taken", arguments: [nil, "data"])
  func places(path: String?) throws {
    var options = QuoteReaderOptions()
    options.path = path
    let text = #"{"data":{"rows":[{"t":1704153600,"p":1},{"t":1704157200,"p":2}]}}"#
    let note = "the data at “data.rows” was taken; --at chooses other data"
    #expect(try quotes(text, options).notes == [note])
    options.path = "data.rows"
    #expect(try quotes(text, options).notes == [])
  }
}
