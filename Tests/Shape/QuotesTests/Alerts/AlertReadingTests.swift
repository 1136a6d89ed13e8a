import TestSupport
import Testing

@testable import Quotes

@Suite("Alert parsing")
struct AlertReadingTests {
  @Test(
    "Symbols, relations and limits are parsed, with or without blanks",
    arguments: [
      ("AAPL > 200", Alert("AAPL", .above, 200)), ("aapl<180.5", Alert("AAPL", .below, 180.5)),
      (" BRK.B>=200 ", Alert("BRK.B", .atLeast, 200)), ("A ≤ 1e3", Alert("A", .atMost, 1000)),
      ("A≥.5", Alert("A", .atLeast, 0.5)), ("A change > 2%", Alert("A", .change, .above, 2)),
      ("A Change<−2 %", Alert("A", .change, .below, -2)),
      ("* change > 5", Alert(nil, .change, .above, 5)), ("*>1", Alert(nil, .above, 1)),
    ])
  func read(text: String, alert: Alert) throws { #expect(try Alert(text) == alert) }

  @Test("An entry supplies its own symbol")
  func own() throws {
    #expect(try Alert("> 200", of: "x.us") == Alert("x.us", .above, 200))
    #expect(try Alert("change<-2%", of: "A") == Alert("A", .change, .below, -2))
    #expect(try Alert("a > 2", of: "A") == Alert("A", .above, 2))
    #expect(try Alert("A change > 2", of: "A") == Alert("A", .change, .above, 2))
    #expect(throws: AlertError.self) { try Alert("B > 2", of: "A") }
    #expect(throws: AlertError.self) { try Alert("* > 2", of: "A") }
  }

  @Test(
    "An error is a clause",
    arguments: [
      ("AAPL 200", "“AAPL 200” has none of >, <, >= and <=; “AAPL > 200” is an alert"),
      ("> 200", "“> 200” names no symbol; “* > 200” is for all of them"),
      ("A > x", "“A > x” has “x” where a number such as 180.5 belongs"),
      ("A > 1,5", "“A > 1,5” has “1,5” where a number such as 180.5 belongs"),
      ("A > nan", "“A > nan” has “nan” where a number such as 180.5 belongs"),
      ("A > 1e999", "“A > 1e999” has “1e999” where a number such as 180.5 belongs"),
      ("A >", "“A >” has “” where a number such as 180.5 belongs"),
      ("A > 0", "“A > 0” has the price 0; prices are above 0"),
      (
        "A > 2%",
        "“A > 2%” compares a price with a percentage; “AAPL change > 2%” compares the change"
      ),
      ("A B > 2", "“A B > 2” has “A B” where a symbol and perhaps “change” belong"),
    ])
  func faults(text: String, words: String) {
    let error = #expect(throws: AlertError.self) { try Alert(text) }
    #expect(error?.description == words)
  }

  @Test("A description parses as the same alert")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let power = Double.random(in: -12...25, using: &generator)
      let size = Double("1e\(Int(power))").map { $0 * Double.random(in: 1..<10, using: &generator) }
      let isChange = Bool.random(using: &generator)
      let sign: Double = isChange && Bool.random(using: &generator) ? -1 : 1
      let alert = Alert(
        [nil, "A", "^GSPC", "CHANGE"].randomElement(using: &generator) ?? nil,
        isChange ? .change : .price,
        Alert.Relation.allCases.randomElement(using: &generator) ?? .above, sign * (size ?? 1))
      #expect(try Alert(alert.description) == alert)
      guard let symbol = alert.symbol else { continue }
      #expect(try Alert(alert.condition, of: symbol) == alert)
    }
  }
}
