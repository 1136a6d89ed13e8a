import Testing

@testable import Quotes

@Suite struct LineSpanTests {
  @Test("Names are those of the option, and each span has rows, days or everything")
  func names() {
    let names = LineSpan.allCases.map(\.rawValue)
    #expect(names == ["auto", "1d", "5d", "1m", "3m", "6m", "1y", "5y", "all"])
    for span in LineSpan.allCases {
      #expect([span.rows, span.days].count { $0 != nil } == (span == .all ? 0 : 1))
    }
  }
}
