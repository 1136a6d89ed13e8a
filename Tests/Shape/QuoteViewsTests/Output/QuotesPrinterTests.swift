import Charts
import Clocks
import JSON
import Quotes
import TestSupport
import Testing
import Texts

@testable import QuoteViews

@Suite("Printed quotes")
struct QuotesPrinterTests {
  private func text(
    _ form: QuotesPrinter.Form, decimals: Int? = nil, up: RisingColor = .blue
  ) -> String {
    QuotesPrinter(form, decimals: decimals, up: up, on: .utc, at: QuoteSamples.now)
      .text(QuoteSamples.program().reports)
  }

  @Test("A table has a line for each row of all groups, and one for the totals")
  func table() {
    let lines = text(.table).split(separator: "\n")
    #expect(lines.count == 8 && lines[7].hasPrefix("TOTAL"))
    #expect(lines[1].hasPrefix("AAPL") && lines[1].contains("253.00"))
    #expect(lines[6].hasPrefix("SP500") && lines[6].contains("S&P 500"))
  }

  @Test("JSON and CSV have the same symbols and prices")
  func programs() throws {
    let json = try #require(JSONValue(text(.json)))
    guard case .array(let quotes)? = json["quotes"] else {
      Issue.record("no quotes")
      return
    }
    let symbols = quotes.compactMap { $0["symbol"]?.string }
    let rows = text(.csv).split(separator: "\r\n").dropFirst()
    #expect(symbols == rows.map { String($0.prefix { $0 != "," }) })
    #expect(symbols == QuoteSamples.list.symbols)
  }

  @Test("A status bar’s line has the chosen colors and decimals")
  func bar() {
    let usual = text(.bar(.tmux))
    let red = text(.bar(.tmux), decimals: 1, up: .red)
    #expect(usual.contains("AAPL 253.00 #[fg=#56B4E9]▲"))
    #expect(red.contains("AAPL 253.0 #[fg=#FF5A5F]▲"))
  }

  @Test("Sentences end with a summary")
  func sentences() {
    let lines = text(.sentences).split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[0].hasPrefix("Apple") && lines[0].hasSuffix("."))
  }

  @Test(
    "Each output ends with one newline",
    arguments: [QuotesPrinter.Form.table, .json, .csv])
  func ends(form: QuotesPrinter.Form) {
    let text = text(form)
    #expect(text.unicodeScalars.last == "\n" && !text.hasSuffix("\n\n"))
    #expect(Array(text.utf8.suffix(3)) != Array("\r\n\n".utf8))
  }
}
