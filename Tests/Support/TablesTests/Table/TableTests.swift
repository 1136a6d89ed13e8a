import TestSupport
import Testing

@testable import Tables

@Suite("Tables")
struct TableTests {
  @Test("Sorting is stable for all columns and row numbers")
  func sorting() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<200 {
      let count = Int.random(in: 0...60, using: &generator)
      let values = (0..<count).map { _ in Double(Int.random(in: 0...9, using: &generator)) }
      var rows = RowNumbers()
      for index in 0..<count { rows.append(index * 2 + 2) }
      var table = Table(
        columns: [
          .init("t", .times(Times(.listed(values), unit: .seconds))),
          .init("i", .numbers((0..<count).map(Double.init))),
          .init("s", .texts(TextColumn((0..<count).map(String.init)))),
        ], rows: rows)
      table.sortByTime()
      let order = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
      #expect(table.wasSorted == (order != Array(values.indices)))
      #expect(table["i"]?.content == .numbers(order.map(Double.init)))
      #expect(table["s"]?.content == .texts(TextColumn(order.map(String.init))))
      #expect(order.indices.map { table.rows[$0] } == order.map { $0 * 2 + 2 })
      #expect(table.times?.isAscending == true)
    }
  }

  @Test("Row numbers are preserved across gaps")
  func rowNumbers() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<200 {
      var numbers = RowNumbers()
      var lines: [Int] = []
      var line = 0
      for _ in 0..<Int.random(in: 1...50, using: &generator) {
        line += Int.random(in: 0..<4, using: &generator) == 0 ? 5 : 1
        lines.append(line)
        numbers.append(line)
      }
      #expect(lines.indices.map { numbers[$0] } == lines)
    }
  }

  @Test("Errors are sentences")
  func sentences() {
    #expect(TableError(.empty).description == "there are no rows")
    let column = TableError.Column(number: 5, name: "Close")
    #expect(
      TableError(.notNumber("abc"), file: "p.csv", row: 12, column: column).description
        == "p.csv, row 12, column 5 (Close): “abc” isn’t a number")
  }
}
