import Tables
import Testing
import Texts

@testable import Quotes

@Suite("Quotes as CSV")
struct QuoteCSVTests {
  @Test("The table has a header and one line per row")
  func text() {
    let held = ListedQuote.sample(
      "A", "x, \"y\"", 12, 10, time: .day(20_776), holding: Holding(amount: 3, cost: 10.5))
    #expect(
      QuoteCSV.text([held, .silent])
        == "symbol,name,price,previousClose,change,percent,time,open,high,low,volume,amount,cost,"
        + "value,gain,error\r\n"
        + "A,\"x, \"\"y\"\"\",12,10,2,20,2026-11-19,,,,,3,10.5,36,4.5,\r\n"
        + "C,,,,,,,,,,,,,,,the command printed nothing\r\n")
  }

  @Test("A name isn’t a formula for a spreadsheet, and negative numbers stay numbers")
  func formulas() {
    let quote = ListedQuote.sample("A", "=1+1", 8, 10, time: .day(20_776))
    #expect(QuoteCSV.text([quote]).contains("\r\nA,'=1+1,8,10,-2,-20,"))
  }

  @Test("Cells survive a round trip")
  func hostile() {
    for text in hostileQuoteTexts + ["a\r\nb", " x ", "#c", ""] {
      var rows = TextRows(Array(CSVCell.line([text, "x"]).utf8)[...], delimiter: .comma)
      #expect(rows.next()?.cells == [text, "x"])
    }
  }
}
