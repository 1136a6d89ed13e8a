import JSON
import Testing

@testable import Quotes

@Suite("Quotes as JSON")
struct QuoteJSONTests {
  @Test("One object has all quotes")
  func text() {
    #expect(
      QuoteJSON.text([.apple]) == #"{"version":1,"quotes":[{"symbol":"AAPL","name":"Apple","#
        + #""price":231.4,"previousClose":229.25,"change":2.15,"percent":0.937840785169,"#
        + #""time":"2026-11-20T15:00:00Z","open":null,"high":null,"low":null,"volume":null,"#
        + #""amount":null,"cost":null,"value":null,"gain":null,"error":null}]}"#)
    #expect(QuoteJSON.text([]) == #"{"version":1,"quotes":[]}"#)
  }

  @Test("Values that aren’t numbers are null, and any text survives a round trip")
  func hostile() throws {
    for text in hostileQuoteTexts {
      let row = ListedQuote.sample(text, text, .nan, 1e300, error: text)
      let value = try #require(JSONValue(QuoteJSON.text([row])))
      let quote = try #require(value["quotes"]?.elements?.first)
      #expect(quote["symbol"]?.string == text && quote["error"]?.string == text)
      #expect(quote["price"] == .null && quote["change"] == .null)
      #expect(quote["previousClose"]?.number.flatMap(Double.init) == 1e300)
    }
  }
}
