import Testing

@testable import Tables

@Suite("Sample files")
struct SampleFileTests {
  @Test("In a daily index file, the 13th settles the order as month first")
  func daily() throws {
    let table = try DelimitedText.table(of: try sample("SP500_NOV2019_Hist.csv"))
    #expect(table.columns.map(\.name) == ["Date", "Open", "High", "Low", "Close", "Volume"])
    #expect(table.rows.count == 20)
    #expect(table.times?.unit == .days)
    #expect(table.times?[0] == 18_201)
    guard case .numbers(let close) = table["Close"]?.content else {
      Issue.record("prices are numbers")
      return
    }
    #expect(close.prefix(3) == [3066.91, 3078.27, 3074.62])
  }

  @Test("A minute file of a single day is ambiguous, so the order must be given")
  func minutes() throws {
    let bytes = try sample("SP500_NOV2019_IDay.csv")
    #expect(throws: TableError.self) { try DelimitedText.table(of: bytes) }
    var options = DelimitedOptions()
    options.dateOrder = .monthFirst
    let table = try DelimitedText.table(of: bytes, options)
    #expect(table.columns.map(\.name) == ["Date", "Open", "Close", "High", "Low", "Volume"])
    #expect(table.times?.storage == .regular(start: 1_572_946_200, step: 60, count: 40))
  }

  @Test("A fault in a Yahoo feed's file is preserved")
  func yahoo() throws {
    let table = try DelimitedText.table(of: try sample("SPY.csv"))
    #expect(table.columns.map(\.name).contains("Adj Close"))
    #expect(table.rows.count == 23)
    #expect(table.times?.unit == .days)
    #expect(table.skipped.count == 0)
  }
}
