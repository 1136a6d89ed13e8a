import Testing

@testable import Quotes

@Suite("Quote sentences")
struct QuoteSentenceTests {
  private let sentence = QuoteSentence(sampleQuoteTimes)

  @Test("A sentence has the name, the price, the change and the time")
  func sentences() {
    #expect(
      sentence.sentence(.apple) == "Apple (AAPL) 231.40, up 2.15, 0.94 percent, at 16:00.")
    #expect(
      sentence.sentence(.index) == "SP500 3092.91, down 7.09, 0.23 percent, on 2026-11-19.")
    #expect(sentence.sentence(.flat) == "Bé (B) 5.00, unchanged, at 16:00.")
    #expect(sentence.sentence(.sample("A", "A", 5)) == "A 5.00, at 16:00.")
  }

  @Test("A sentence says what a change is measured from, if it isn’t the previous close")
  func first() {
    var row = ListedQuote.sample("A", nil, 11)
    row.quote.firstPrice = 10
    #expect(
      sentence.sentence(row) == "A 11.00, up 1.00 since the first price, 10.00 percent, at 16:00.")
  }

  @Test("A sentence states what is wrong")
  func faults() {
    #expect(sentence.sentence(.silent) == "C: the command printed nothing.")
    #expect(sentence.sentence(.sample("C")) == "C: no price yet.")
    var row = ListedQuote.apple
    (row.error, row.quote.isSuspect) = ("it failed", true)
    #expect(
      sentence.sentence(row)
        == "Apple (AAPL) 231.40, up 2.15, 0.94 percent, at 16:00; a split is likely; it failed.")
  }

  @Test("The summary counts the directions")
  func summary() {
    #expect(sentence.summary([]) == "No symbols.")
    #expect(sentence.summary([.apple]) == "1 symbol: 1 up.")
    #expect(
      sentence.summary([.apple, .apple, .index, .flat, .silent])
        == "5 symbols: 2 up, 1 down, 1 unchanged, 1 without a change.")
  }
}
