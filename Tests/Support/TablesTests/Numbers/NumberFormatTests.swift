import Testing

@testable import Tables

@Suite("Number formats")
struct NumberFormatTests {
  private func read(_ text: String, _ format: NumberFormat) -> NumberFormat.Reading {
    format.read(Array(text.utf8)[...])
  }

  private func guess(_ texts: [String]) -> NumberFormat {
    NumberFormat(guessedFrom: texts.map { Array($0.utf8)[...] })
  }

  @Test("Missing values are recognized", arguments: ["", "null", "NULL", "NaN", "nan", "NA", "-"])
  func gaps(text: String) { #expect(read(text, NumberFormat()) == .missing) }

  @Test(
    "Decimal and thousands separators are interpreted",
    arguments: [
      ("1234.5", false, false, 1234.5), ("1,234.5", false, true, 1234.5),
      ("-1,234,567", false, true, -1_234_567), ("1234,5", true, false, 1234.5),
      ("1.234,5", true, true, 1234.5), ("1 234.5", false, false, 1234.5),
      ("1'234'567.25", false, false, 1_234_567.25), ("1\u{A0}234,5", true, false, 1234.5),
      ("1\u{202F}234", false, false, 1234), ("−5", false, false, -5), ("+2e3", false, false, 2000),
    ])
  func values(text: String, comma: Bool, grouped: Bool, value: Double) {
    let format = NumberFormat(hasDecimalComma: comma, isGrouped: grouped)
    #expect(read(text, format) == .number(value))
  }

  @Test(
    "Groups of other lengths than three aren't numbers",
    arguments: [
      "1,23", "12345,678", "1,234,56", ",123", "1,,234", "1,234,", "1 23", "1.2.3", "0x10",
    ])
  func badGroups(text: String) {
    #expect(read(text, NumberFormat(isGrouped: true)) == .notNumber)
  }

  @Test("An ambiguous comma is reported, and infinity isn't a value")
  func refused() {
    #expect(read("1,234", NumberFormat()) == .ambiguous)
    #expect(read("1e999", NumberFormat()) == .notFinite)
    #expect(read("inf", NumberFormat()) == .notNumber)
  }

  @Test(
    "A sign is required in every number of its column",
    arguments: [
      ("$1,234.50", NumberFormat.Sign.dollar, 1234.5), ("-$3", .dollar, -3), ("$-3", .dollar, -3),
      ("12.5 %", .percent, 12.5), ("12.5%", .percent, 12.5), ("€ 7", .euro, 7), ("7 €", .euro, 7),
    ])
  func signs(text: String, sign: NumberFormat.Sign, value: Double) {
    let format = NumberFormat(isGrouped: true, sign: sign)
    #expect(NumberFormat.sign(of: Array(text.utf8)[...]) == sign)
    #expect(read(text, format) == .number(value))
    #expect(read(text, NumberFormat(isGrouped: true)) == .notNumber)
    #expect(read("5", format) == .notNumber)
  }

  @Test("No sign consists of bytes of plain numbers", arguments: NumberFormat.Sign.allCases)
  func unsigned(sign: NumberFormat.Sign) {
    for spelling in sign.spellings {
      #expect(!spelling.allSatisfy(NumberFormat.isUnsigned))
      #expect(NumberFormat.sign(of: (spelling + Array("5".utf8))[...]) != nil)
    }
    #expect(NumberFormat.sign(of: Array("-1,234.5e+6".utf8)[...]) == nil)
  }

  @Test("The samples determine the decimal separator")
  func guesses() {
    #expect(guess(["1.5", "2"]) == NumberFormat(isGrouped: true))
    #expect(guess(["1,5", "2"]) == NumberFormat(hasDecimalComma: true, isGrouped: true))
    #expect(guess(["1.234,50", "1.234"]) == NumberFormat(hasDecimalComma: true, isGrouped: true))
    #expect(guess(["1,234,567", "1,234"]) == NumberFormat(isGrouped: true))
    #expect(guess(["1,234", "2"]) == NumberFormat())
    #expect(guess(["3.141", "2"]) == NumberFormat())
    #expect(guess(["0,123"]) == NumberFormat(hasDecimalComma: true, isGrouped: true))
    #expect(guess(["1,5", "1.5"]) == NumberFormat())
    #expect(guess(["$1,234.50"]) == NumberFormat(isGrouped: true))
  }

  @Test("Versions and addresses say nothing about numbers")
  func versions() {
    #expect(guess(["1.2.3", "10.0.0.1", "5"]) == NumberFormat())
    #expect(guess(["1.234.567"]) == NumberFormat(hasDecimalComma: true, isGrouped: true))
  }

  @Test("Separators are of thousands if exactly the numbers from 1000 have them")
  func thousands() {
    func format(_ cells: [String]) -> NumberFormat? { NumberFormat(of: cells) }
    #expect(format(["1,234", "12", "987"]) == NumberFormat(isGrouped: true))
    #expect(format(["1.000", "800"]) == NumberFormat(hasDecimalComma: true, isGrouped: true))
    for cells in [["1,234", "1234"], ["1.125", "2"], ["1,234", "2,345"], ["1.000", "0.5"]] {
      #expect(format(cells)?.isGrouped != true || format(cells)?.hasDecimalComma == false)
      #expect(NumberFormat.grouping(in: cells.map { Array($0.utf8) }) == nil)
    }
  }

  @Test(
    "Marks behind numbers are left out",
    arguments: [
      ("3.9 p", "3.9"), ("12*", "12"), ("12**", "12"), ("12[1]", "12"), ("-5 be", "-5"),
    ])
  func marks(cell: String, number: String) {
    #expect(NumberFormat.withoutMark(Array(cell.utf8)[...]).map { Array($0) } == Array(number.utf8))
  }

  @Test(
    "Other numbers have no mark", arguments: ["12", "12p", "12 abc", "[1]", "p", "12 P", "12[x]"])
  func noMarks(cell: String) { #expect(NumberFormat.withoutMark(Array(cell.utf8)[...]) == nil) }

  @Test("Parentheses aren’t nested, however many there are", arguments: [2, 40, 5_000])
  func nestedParentheses(depth: Int) {
    for text in ["5", "x", "$"] {
      let cell =
        String(repeating: "(", count: depth) + text + String(repeating: ")", count: depth)
      #expect(read(cell, NumberFormat()) == .notNumber)
    }
    #expect(read("(5)", NumberFormat()) == .number(-5))
    #expect(read("(-5)", NumberFormat()) == .notNumber)
    #expect(read("(1,234)", NumberFormat()) == .ambiguous)
  }

  @Test("A typographic minus sign may precede a currency")
  func typographicMinusAndSign() {
    #expect(read("−$5", NumberFormat(sign: .dollar)) == .number(-5))
    #expect(read("$−5", NumberFormat(sign: .dollar)) == .number(-5))
    #expect(read("−5 %", NumberFormat(sign: .percent)) == .number(-5))
  }
}
