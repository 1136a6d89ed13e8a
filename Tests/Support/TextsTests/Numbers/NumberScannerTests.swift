import TestSupport
import Testing

@testable import Texts

@Suite("Number scanner")
struct NumberScannerTests {
  private func scan(_ text: String, isStrict: Bool = false) -> (value: Double, length: Int)? {
    let bytes = Array(text.utf8)
    var offset = 0
    let value = NumberScanner.scan(bytes.span, at: &offset, isStrict: isStrict)
    return value.map { ($0, offset) }
  }

  private func expectSameBits(_ text: String) {
    guard let expected = Double(text), let scanned = scan(text),
      scanned.value.bitPattern == expected.bitPattern, scanned.length == text.utf8.count
    else {
      Issue.record("\(text) is read as \(String(describing: scan(text)))")
      return
    }
  }

  @Test("The shortest texts of random numbers give the same bits as Double")
  func shortest() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      if value.isFinite { expectSameBits("\(value)") }
    }
  }

  @Test("Random digits, points and exponents give the same bits as Double")
  func digits() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<60_000 {
      let whole = (0..<Int.random(in: 0...12, using: &generator)).map { _ in digit(&generator) }
      let fraction = (0..<Int.random(in: 0...14, using: &generator)).map { _ in digit(&generator) }
      guard !whole.isEmpty || !fraction.isEmpty else { continue }
      var text = ["", "-", "+"].randomElement(using: &generator) ?? ""
      text += whole.joined()
      if !fraction.isEmpty { text += "." + fraction.joined() }
      if Bool.random(using: &generator) {
        text += "e\(Int.random(in: -330...330, using: &generator))"
      }
      expectSameBits(text)
    }
  }

  private func digit(_ generator: inout SeededGenerator) -> String {
    String(Int.random(in: 0...9, using: &generator))
  }

  @Test("Numbers at and next to halfway points round as Double does")
  func halfway() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<10_000 {
      // An odd multiple of half a unit in the last place, as up to 19 digits with a fraction.
      let mantissa = UInt64.random(in: 1 << 53..<1 << 54, using: &generator) | 1
      let power = Int.random(in: 1...9, using: &generator)
      let (whole, fraction) = mantissa.quotientAndRemainder(dividingBy: 1 << UInt64(power))
      let five = (0..<power).reduce(UInt64(1)) { product, _ in product * 5 }
      let decimals = String(repeating: "0", count: power) + String(fraction * five)
      for text in ["\(whole).\(decimals.suffix(power))", "\(mantissa)", "\(mantissa)e-\(power)"] {
        expectSameBits(text)
        expectSameBits(text + (text.contains("e") ? "0" : "1"))
      }
    }
  }

  @Test("Quotients by powers of ten round as Double does")
  func quotients() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let shift = UInt64.random(in: 0...10, using: &generator)
      let mantissa = (generator.next() % 9_999_999_999_999_999_999) >> shift
      expectSameBits("\(mantissa)e-\(Int.random(in: 1...27, using: &generator))")
    }
  }

  @Test(
    "Boundary numbers are read exactly",
    arguments: [
      "0", "-0", "-0.0", "5.", ".5", "9007199254740991", "9007199254740992", "9007199254740993",
      "1e22", "1e23", "1e-22", "1e-23", "18446744073709551615", "18446744073709551616",
      "99999999999999999999", "0.00000000000000000000000000001", "4.9e-324", "2e-324",
      "1.7976931348623157e308", "1e308", "1e309", "-1e400", "1e-999999999999", "123E+4",
    ])
  func edges(text: String) { expectSameBits(text) }

  @Test(
    "Text that isn’t a number is left unread",
    arguments: ["", "-", "+", ".", "-.", "e5", "abc", "--1"])
  func noNumber(text: String) { #expect(scan(text)?.length == nil) }

  @Test("Scanning stops at the end of the number")
  func end() {
    #expect(scan("12,5")?.length == 2)
    #expect(scan("12e")?.length == 2)
    #expect(scan("12e+x")?.length == 2)
    #expect(scan("1.2.3")?.length == 3)
  }

  @Test(
    "The strict rules of JSON reject other numbers",
    arguments: ["+1", "01", "-01", ".5", "5.", "5.e3", "1e", "1e+", "-", "-.5"])
  func strict(text: String) { #expect(scan(text, isStrict: true)?.length == nil) }

  @Test(
    "The strict rules of JSON accept its numbers",
    arguments: ["0", "-0", "0.5", "10", "-1.5e-3", "1E5"])
  func strictPasses(text: String) { #expect(scan(text, isStrict: true)?.value == Double(text)) }
}

@Suite("Numbers that are whole texts")
struct WholeNumberTests {
  @Test("Decimal numbers are read", arguments: [("-1.5", -1.5), ("+.5", 0.5), ("2e3", 2000)])
  func numbers(text: String, value: Double) { #expect(NumberScanner.number(in: text) == value) }

  @Test(
    "Other spellings aren’t numbers",
    arguments: ["", "nan", "inf", "0x10", "1,5", "1 000", "1e999", "--1", "e5", ".", "1e", "1 "])
  func others(text: String) { #expect(NumberScanner.number(in: text) == nil) }
}
