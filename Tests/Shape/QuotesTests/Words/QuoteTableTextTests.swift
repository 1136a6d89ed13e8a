import Cells
import Testing

@testable import Quotes

@Suite("Quote tables")
struct QuoteTableTextTests {
  private let table = QuoteTableText(sampleQuoteTimes)

  @Test("Decimal points are aligned")
  func lines() {
    #expect(
      table.lines([.apple, .index, .flat, .silent]) == [
        "SYMBOL  NAME     PRICE  CHANGE      %  TIME        NOTE",
        "AAPL    Apple   231.40   +2.15  +0.94  16:00",
        "SP500          3092.91   −7.09  −0.23  2026-11-19",
        "B       Bé        5.00    0.00   0.00  16:00",
        "C                 –       –      –     –           the command printed nothing",
      ])
  }

  @Test("Notes say which alerts hold")
  func alerts() {
    var apple = ListedQuote.apple
    apple.alerts = [
      Alert(nil, .above, 200), Alert("AAPL", .below, 200), Alert("AAPL", .change, .atLeast, 0.5),
    ]
    let lines = table.lines([apple, .flat])
    #expect(lines[1].hasSuffix("  ! > 200, change >= 0.5%"))
    #expect(lines[2].hasSuffix("16:00"))
    apple.error = "late"
    #expect(table.lines([apple])[1].hasSuffix("  ! > 200, change >= 0.5%; late"))
    let sentence = QuoteSentence(sampleQuoteTimes).sentence(apple)
    #expect(sentence.hasSuffix("; alert > 200, change >= 0.5%; late."))
  }

  @Test("Holdings have a line of totals")
  func holdings() {
    let rows: [ListedQuote] = [
      .sample("A", nil, 12.5, 10, holding: Holding(amount: 3, cost: 10)),
      .sample("B", nil, 7, 10, holding: Holding(amount: 1.25)), .apple,
      .sample("C", holding: Holding(amount: 100, cost: 1)),
    ]
    #expect(
      table.lines(rows) == [
        "SYMBOL  NAME    PRICE  CHANGE       %  TIME   AMOUNT  VALUE   GAIN  NOTE",
        "A               12.50   +2.50  +25.00  16:00    3     37.50  +7.50",
        "B                7.00   −3.00  −30.00  16:00    1.25   8.75   –",
        "AAPL    Apple  231.40   +2.15   +0.94  16:00",
        "C                –       –       –     –      100      –      –",
        "TOTAL                                                 46.25  +7.50  "
          + "value of 2 of 3 rows, gain of 1 of 3 rows",
      ])
  }

  @Test("Different currencies are never added")
  func currencies() {
    let rows: [ListedQuote] = ["7203.T", "SAP.DE", "BMW.DE", "AAPL"].map {
      .sample($0, nil, 10, 10, holding: Holding(amount: 2, cost: 9))
    }
    let totals = table.lines(rows).suffix(3).map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(
      totals == ["TOTAL JPY 20.00 +2.00", "TOTAL EUR 40.00 +4.00", "TOTAL OTHER 20.00 +2.00"])
  }

  @Test("Names are truncated before numbers, and no line exceeds the width")
  func widths() {
    let rows: [ListedQuote] = [
      .sample("日経", "日本経済新聞社の指数225の名前", 39_000.25, 38_000), .apple,
      .sample("X", error: "a long error that has many words"),
    ]
    let wide = table.lines(rows)
    for width in 0...120 {
      let lines = table.lines(rows, width: width)
      #expect(lines.count == 4)
      #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= width })
      #expect((lines == wide) == (width >= 105))
    }
    #expect(table.lines(rows, width: 64)[1].contains("39000.25"))
    #expect(table.lines(rows, width: 64)[1].contains("…"))
  }

  @Test("Control characters in names are shown as pictures")
  func hostile() {
    let lines = table.lines([.sample("A", "x\u{1B}[31m\n", 1, 1)])
    #expect(lines[1].contains("x␛[31m␊"))
  }

  @Test("Numbers with an exponent don’t affect the alignment")
  func exponents() {
    let lines = table.lines([.sample("A", nil, 1e300, 1), .sample("B", nil, 1.5, 1)])
    #expect(lines[1].contains("1e300") && lines[2].contains("1.50"))
  }

  @Test("Without rows there are no lines")
  func empty() { #expect(table.lines([]).isEmpty) }
}
