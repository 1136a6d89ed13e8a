import Testing

@testable import Quotes

@Suite("Column titles")
struct ListFieldTests {
  @Test("Each written title maps to its column", arguments: ListField.allCases)
  func own(field: ListField) { #expect(ListField(title: field.rawValue) == field) }

  @Test(
    "Titles of other programs map to their columns",
    arguments: [
      ("Ticker", ListField.symbol), ("Avg. Cost", .cost), ("unit_cost", .cost), ("QTY", .amount),
      ("Purchase-Price", .cost), (" company  name ", .name),
    ])
  func aliases(title: String, field: ListField) { #expect(ListField(title: title) == field) }

  @Test("Unknown titles map to no column", arguments: ["", "sector", "cost basis total", "AAPL"])
  func others(title: String) { #expect(ListField(title: title) == nil) }
}
