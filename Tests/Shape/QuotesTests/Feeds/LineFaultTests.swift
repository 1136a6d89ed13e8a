import Testing

@testable import Quotes

@Suite struct LineFaultTests {
  @Test("Clauses state what is wrong")
  func clauses() {
    #expect("\(LineFault.time("x"))" == "“x” isn’t a time")
    #expect("\(LineFault.fields(1))".contains("1 field,"))
    let bytes = Array("a\u{1B}b".utf8)
    #expect(LineFault.excerpt(bytes.span, 0..<3) == "a b")
  }
}
