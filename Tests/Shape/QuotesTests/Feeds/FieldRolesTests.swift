import Tables
import Testing

@testable import Quotes

@Suite struct FieldRolesTests {
  private func header(_ text: String) -> FieldRoles? {
    let bytes = Array(text.utf8)
    return FieldRoles(header: bytes.span, LineFields(bytes.span, .comma), QuoteReaderOptions())
  }

  @Test("The best of several price names is used")
  func prices() {
    #expect(header("close,last,price,symbol")?.price == 2)
    #expect(header("close,last,symbol")?.price == 1)
    #expect(header("Symbol,<CLOSE>")?.price == 1)
    #expect(header("symbol,5. Price")?.price == 1)
  }

  @Test("A date and a time in two columns are combined")
  func clock() {
    let roles = header("time,date,price")
    #expect((roles?.time, roles?.clock) == (1, 0))
    #expect(header("time,price")?.clock == nil)
  }

  @Test("Without a price name, a line isn’t a header")
  func none() { #expect(header("A,231.4") == nil) }
}
