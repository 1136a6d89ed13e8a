import Testing

@testable import Tables

@Suite("Blocks between empty lines")
struct CurveTextTests {
  private func read(_ text: String) throws -> (Table, ColumnRoles?) {
    var reader = DelimitedText()
    try reader.append(Array(text.utf8))
    return (try reader.finish(), reader.findings?.roles)
  }

  @Test(
    "Each row has the name of its block",
    arguments: [
      ("0 0\n1 0.8\n\n0 1\n1 0.5\n", ["column 1", "column 2"], "block 1", "block 2"),
      ("0 0\n1 0.8\n\n\n0 1\n1 0.5\n", ["column 1", "column 2"], "block 1", "block 2"),
      ("# x sin\n0 0\n1 0.8\n\n# x cos\n0 1\n1 0.5\n", ["x", "sin"], "sin", "cos"),
      (
        "# in Bonn, 2024\n0 0\n1 0.8\n \n# in Kyiv, 2024\n0 1\n1 0.5\n", ["column 1", "column 2"],
        "in Bonn, 2024", "in Kyiv, 2024"
      ),
      ("# x y\n0 0\n1 0.8\n\n# again\n0 1\n1 0.5\n", ["x", "y"], "y", "again"),
    ])
  func names(text: String, names: [String], first: String, second: String) throws {
    let (table, roles) = try read(text)
    #expect(table.columns.map(\.name) == names + ["block"])
    #expect(
      table.columns.map(\.content) == [
        .numbers([0, 1, 0, 1]), .numbers([0, 0.8, 1, 0.5]),
        .texts([first, first, second, second]),
      ])
    #expect(roles?.horizontal == names[0] && roles?.grouping == "block")
  }

  @Test("gnuplot’s own tables have titles")
  func titles() throws {
    let text = """

      # Curve 0 of 2, 3 points
      # Curve title: "sin(x)"
      # x y type
      -10  0.5  i
      10  -0.5  i

      # Curve 1 of 2, 3 points
      # Curve title: "cos(x)"
      # x y type
      -10 -0.8 i
      10 -0.8 i

      """
    let (table, roles) = try read(text)
    #expect(table.columns.map(\.name) == ["x", "y", "type", "block"])
    #expect(table["block"]?.content == .texts(["sin(x)", "sin(x)", "cos(x)", "cos(x)"]))
    #expect(roles?.horizontal == "x")
  }

  @Test("A row with another number of cells is named as it is")
  func faults() {
    let text = "0 0\n1 0.8\n\n0 1\n1 0.5\n2\n"
    #expect(throws: TableError(.cellCount(found: 1, expected: 2), row: 6)) {
      try read(text)
    }
  }

  @Test(
    "Other empty lines separate nothing",
    arguments: [
      "0 0\n1 1\n\n2 2\n3 3\n", "1\n2\n\n3\n4\n", "a,b\n1,2\n\n1,3\n",
      "0 0 1\n0 1 2\n\n1 0 3\n1 1 4\n",
    ])
  func others(text: String) {
    #expect(CurveText(Array(text.utf8)[...]) == nil)
  }

  @Test(
    "Series that go on behind an empty line, and categories, are one block",
    arguments: [
      "2024-01-01 10:00:00 5\n2024-01-01 11:00:00 6\n\n2024-01-01 12:00:00 7\n2024-01-01 13:00:00 8\n",
      "01.01.2024 5\n31.01.2024 6\n\n01.02.2024 7\n28.02.2024 9\n",
      "alice 5\ncarol 6\n\nbob 7\ndave 9\n",
    ])
  func oneBlock(text: String) {
    #expect(CurveText(Array(text.utf8)[...]) == nil)
  }

  @Test(
    "Texts and times that come again begin a block",
    arguments: [
      "disk0 5\ndisk1 6\n\ndisk0 7\ndisk1 9\n",
      "2024-01-01 10:00 5\n2024-01-01 11:00 6\n\n2024-01-01 10:00 7\n2024-01-01 11:00 8\n",
    ])
  func severalBlocks(text: String) {
    #expect(CurveText(Array(text.utf8)[...]) != nil)
  }
}
