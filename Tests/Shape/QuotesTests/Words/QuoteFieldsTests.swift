import JSON
import Tables
import Testing
import Texts

@testable import Quotes

@Suite("Quotes as JSON")
struct QuoteJSONTests {
  @Test("One object has all quotes")
  func text() {
    #expect(
      QuoteFields.json([.apple]) == #"{"version":1,"quotes":[{"symbol":"AAPL","name":"Apple","#
        + #""price":231.4,"previousClose":229.25,"change":2.15,"percent":0.937840785169,"#
        + #""time":"2026-11-20T15:00:00Z","open":null,"high":null,"low":null,"volume":null,"#
        + #""amount":null,"cost":null,"value":null,"gain":null,"currency":null,"error":null,"alerts":[]}]}"#
    )
    #expect(QuoteFields.json([]) == #"{"version":1,"quotes":[]}"#)
  }

  @Test("A quote has its alerts, with whether their conditions hold, and its currency")
  func alerts() throws {
    var row = ListedQuote.sample("SAP.DE", nil, 100)
    row.alerts = [
      Alert("SAP.DE", .above, 90), Alert(nil, .below, 90), Alert("SAP.DE", .change, .above, 1),
    ]
    let value = try #require(JSONValue(QuoteFields.json([row])))
    let quote = try #require(value["quotes"]?.elements?.first)
    #expect(quote["currency"]?.string == "EUR")
    #expect(
      quote["alerts"]?.description == #"[{"alert":"SAP.DE > 90","holds":true},"#
        + #"{"alert":"* < 90","holds":false},{"alert":"SAP.DE change > 1%","holds":null}]"#)
  }

  @Test("Values that aren’t numbers are null, and any text survives a round trip")
  func hostile() throws {
    for text in hostileQuoteTexts {
      let row = ListedQuote.sample(text, text, .nan, 1e300, error: text)
      let value = try #require(JSONValue(QuoteFields.json([row])))
      let quote = try #require(value["quotes"]?.elements?.first)
      #expect(quote["symbol"]?.string == text && quote["error"]?.string == text)
      #expect(quote["price"] == .null && quote["change"] == .null)
      #expect(quote["previousClose"]?.number.flatMap(Double.init) == 1e300)
    }
  }
}

@Suite("Quotes as CSV")
struct QuoteCSVTests {
  @Test("The table has a header and one line per row")
  func text() {
    let held = ListedQuote.sample(
      "A", "x, \"y\"", 12, 10, time: .day(20_776), holding: Holding(amount: 3, cost: 10.5))
    #expect(
      QuoteFields.csv([held, .silent])
        == "symbol,name,price,previousClose,change,percent,time,open,high,low,volume,amount,cost,"
        + "value,gain,currency,error\r\n"
        + "A,\"x, \"\"y\"\"\",12,10,2,20,2026-11-19,,,,,3,10.5,36,4.5,,\r\n"
        + "C,,,,,,,,,,,,,,,,the command printed nothing\r\n")
  }

  @Test("A name isn’t a formula for a spreadsheet, and negative numbers stay numbers")
  func formulas() {
    let quote = ListedQuote.sample("A", "=1+1", 8, 10, time: .day(20_776))
    #expect(QuoteFields.csv([quote]).contains("\r\nA,'=1+1,8,10,-2,-20,"))
  }

  @Test("Cells survive a round trip")
  func hostile() {
    for text in hostileQuoteTexts + ["a\r\nb", " x ", "#c", ""] {
      var rows = TextRows(Array(CSVCell.line([text, "x"]).utf8)[...], delimiter: .comma)
      #expect(rows.next()?.cells == [text, "x"])
    }
  }
}
