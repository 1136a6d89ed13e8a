import Testing

@testable import Quotes

@Suite struct FeedAnswerTests {
  private func read(_ text: String, symbol: String? = "A") -> FeedAnswer {
    FeedAnswer.read(Array(text.utf8), symbol: symbol, now: 1_763_900_000)
  }

  @Test("A single number is the price", arguments: ["231.4\n", " $231.40 ", "231,40 €\r\n"])
  func bare(text: String) { #expect(read(text) == .ticks([Tick("A", 231.4)])) }

  @Test("Lines are prices of the symbols that they name")
  func lines() {
    #expect(read("A,5\nB,6\n", symbol: nil) == .ticks([Tick("A", 5), Tick("B", 6)]))
    #expect(read("B 6") == .ticks([Tick("B", 6)]))
  }

  @Test("A table with dates is the symbol's history")
  func history() throws {
    let text = "Date,Open,High,Low,Close\n2019-11-05,1,2,1,2\n2019-11-06,2,3,2,3\n"
    guard case .reading(let reading) = read(text) else {
      Issue.record("this isn’t a reading")
      return
    }
    let one = try #require(reading.histories.first)
    #expect(one.symbol == "A")
    #expect(one.history.closes == [2, 3])
    #expect(one.history.isDaily)
  }

  @Test("Multiline JSON has a price")
  func json() {
    let text = """
      {
        "Global Quote": {
          "01. symbol": "IBM",
          "05. price": "133.25",
          "06. volume": "900"
        }
      }
      """
    switch read(text) {
    case .ticks(let ticks): #expect(ticks == [Tick("IBM", 133.25, volume: 900)])
    case .reading(let reading): #expect(reading.snapshots.first?.price == 133.25)
    case .failure(let clause): Issue.record("\(clause)")
    }
  }

  @Test(
    "Other responses are described",
    arguments: [
      ("", "printed nothing"), (" \r\n\t", "printed nothing"),
      ("\n<!DOCTYPE html><html>", "sent a web page"),
      (
        #"{"Information": "Our limit is\u001b[31m 25 requests\n a day."}"#,
        "sent a message: “Our limit is [31m 25 requests a day.”"
      ),
      ("not found", "sent neither a price nor a table: “not found”"),
      ("{\"a\": [1]}", "sent neither a price nor a table: “{\"a\": [1]}”"),
    ])
  func failures(text: String, clause: String) { #expect(read(text) == .failure(clause)) }

  @Test("A symbol without a price above 0 has a fault")
  func faults() {
    let clause = "sent a price that isn’t above 0: "
    #expect(FeedAnswer.faults(of: [Tick("A", -5)]) == ["A": clause + "-5"])
    #expect(FeedAnswer.faults(of: [Tick("A", 0), Tick("B", 1)]) == ["A": clause + "0"])
    #expect(FeedAnswer.faults(of: [Tick("A", -1), Tick("A", 2)]).isEmpty)
    #expect(FeedAnswer.faults(of: []).isEmpty)
  }
}
