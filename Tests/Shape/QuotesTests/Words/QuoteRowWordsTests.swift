import Testing

@testable import Quotes

@Suite("Row texts")
struct QuoteRowWordsTests {
  @Test("A row has a name, a price and its change")
  func row() {
    let words = QuoteRowWords(.apple)
    #expect(words.name == "Apple" && words.symbol == "AAPL" && words.price == "231.40")
    #expect(words.change == "+2.15" && words.percent == "+0.94 %" && words.arrow == "▲")
    #expect(words.direction == .up && words.note == nil)
  }

  @Test("Missing values are dashes, with a note")
  func missing() {
    let words = QuoteRowWords(.silent)
    #expect(words.name == "C" && words.price == "–" && words.change == "–" && words.percent == "–")
    #expect(words.direction == .unknown && words.note == "the command printed nothing")
  }

  @Test("A suspect change has a note")
  func suspect() {
    var row = ListedQuote.apple
    row.quote.isSuspect = true
    #expect(QuoteRowWords(row).note == "the change is over 50 %; a split is likely")
    row.error = "late"
    #expect(QuoteRowWords(row).note == "late")
  }

  @Test("ASCII texts have no other characters, and no text has control characters")
  func plain() {
    var row = ListedQuote.flat
    row.entry.name = "Bé\u{1B}[31m"
    let ascii = QuoteRowWords(row, PriceText(isASCII: true))
    #expect(ascii.name == "B??[31m")
    #expect(QuoteRowWords(row).name == "Bé␛[31m" && ascii.arrow == "=")
  }
}
