import Testing

@testable import Tables

struct TableUnitsTests {
  private func unified(_ columns: [(unit: String?, value: Double)], except left: Int? = nil)
    -> Table
  {
    var table = Table(
      columns: columns.enumerated().map {
        Table.Column("\($0)", .numbers([$1.value, .nan]), unit: $1.unit)
      }, rows: RowNumbers())
    table.unifyUnits(except: left)
    return table
  }

  private func values(_ table: Table) -> [Double] {
    table.columns.compactMap { column in
      guard case .numbers(let values) = column.content, values[1].isNaN else { return nil }
      return values[0]
    }
  }

  @Test("Sizes, times and rates have the unit of the first column of their kind")
  func kinds() {
    let table = unified([
      ("GiB", 2), (nil, 7), ("ms", 20), ("MiB", 512), ("s", 3), ("MB/s", 1), ("kB/s", 5), ("€", 4),
    ])
    #expect(values(table) == [2, 7, 20, 0.5, 3000, 1, 0.005, 4])
    #expect(table.columns.map(\.unit) == ["GiB", nil, "ms", "GiB", "ms", "MB/s", "MB/s", "€"])
  }

  @Test("Rates aren’t amounts, and bits aren’t bytes")
  func different() {
    #expect(values(unified([("MiB", 1), ("MiB/s", 2), ("Mbit", 3)])) == [1, 2, 3])
  }

  @Test("The column of positions keeps its unit, and the others don’t take it")
  func positions() {
    let table = unified([("min", 1), ("s", 30), ("ms", 500)], except: 0)
    #expect(values(table) == [1, 30, 0.5])
    #expect(table.columns.map(\.unit) == ["min", "s", "s"])
  }
}
