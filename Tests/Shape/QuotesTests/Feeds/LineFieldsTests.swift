import Tables
import Testing

@testable import Quotes

@Suite struct LineFieldsTests {
  private func fields(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let fields = LineFields(bytes.span, Delimiter(of: bytes.span))
    return fields.ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "Fields have no surrounding blanks or quotation marks",
    arguments: [
      ("a, b ,c", ["a", "b", "c"]), ("\"a,b\",c", ["a,b", "c"]), ("a;1,5", ["a", "1,5"]),
      ("a\tb c", ["a", "b c"]), ("  a   b ", ["a", "b"]), ("a,,b,,", ["a", "", "b"]),
      ("\"a,b", ["\"a,b"]), ("", []), (",", []),
    ])
  func splitting(text: String, expected: [String]) { #expect(fields(text) == expected) }

  @Test("At most 64 fields are read")
  func many() { #expect(fields(String(repeating: "a,", count: 500)).count == 64) }
}
