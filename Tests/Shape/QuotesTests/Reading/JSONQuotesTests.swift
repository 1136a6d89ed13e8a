import Quotes
import Testing

@Suite struct JSONQuotesTests {
  @Test(
    "Objects with a symbol and a price are found in all forms",
    arguments: [
      #"[{"symbol": "A", "price": 2.5, "previousClose": 2}]"#,
      #"{"quoteResponse": {"result": [{"symbol": "A", "regularMarketPrice": 2.5,"#
        + #" "regularMarketPreviousClose": "2"}], "error": null}}"#,
      #"{"Global Quote": {"01. symbol": "A", "05. price": "2.5", "08. previous close": "2"}}"#,
      #"{"A": {"last": 2.5, "change": 0.5}}"#,
      #"{"s": "A", "p": 2.5, "prevClose": 2}"#,
    ])
  func forms(_ text: String) throws {
    let snapshots = try quotes(text).snapshots
    #expect(snapshots.map(\.symbol) == ["A"])
    #expect(snapshots.map(\.price) == [2.5])
    #expect(snapshots.map(\.previousClose) == [2])
  }

  @Test("Keys are symbols of numbers")
  func keys() throws {
    #expect(try quotes(#"{"A": 1.25, "B": "2.5"}"#).snapshots.map(\.price) == [1.25, 2.5])
    #expect(try quotes(#"{"bitcoin": {"usd": 67187.5}}"#).snapshots.map(\.price) == [67187.5])
  }

  @Test("Rows with times and symbols are histories, also as JSON Lines")
  func histories() throws {
    let text = """
      {"symbol": "A", "date": "2024-01-02", "close": 1.5}
      {"symbol": "B", "date": "2024-01-02", "close": 9}
      {"symbol": "A", "date": "2024-01-03", "close": 2.5}
      """
    let histories = try quotes(text).histories
    #expect(histories.map(\.symbol) == ["A", "B"])
    #expect(histories.map(\.history.closes) == [[1.5, 2.5], [9]])
  }
}
