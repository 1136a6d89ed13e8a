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

  @Test("Lists with single-letter names are candles")
  func lists() throws {
    let text = #"{"c": [2, 3], "t": [1704153600, 1704157200], "s": "ok", "v": [5, 6]}"#
    let one = try #require(try quotes(text).histories.first)
    #expect(one.history.closes == [2, 3])
    #expect(one.history.volumes == [5, 6])
    #expect(!one.history.isDaily)
  }
}
