import Charts
import Tables
import Testing

@testable import ChartReaders

@Suite("Categories, counts and transposed tables")
struct TableChartCategoriesTests {
  @Test(
    "The texts of a column that differ in each row are categories",
    arguments: [
      "fruit,kg\napple,3\nbanana,5\nkiwi,2\n", "kg,fruit\n3,apple\n5,banana\n2,kiwi\n",
      "   3 apple\n   5 banana\n   2 kiwi\n",
    ])
  func categories(text: String) throws {
    let set = try reading(text).sets[0]
    #expect(set.positions.labels == ["apple", "banana", "kiwi"])
    #expect(set.series.map(\.values) == [[3, 5, 2]] && set.series[0].kind == .bar)
  }

  @Test(
    "Other texts aren’t categories",
    arguments: [
      "n,v\na,1\na,2\n", "n,m,v\na,b,1\nc,d,2\n", "d,n,v\n2024-01-01,a,1\n2024-01-02,b,2\n",
    ])
  func others(text: String) throws {
    #expect(try reading(text).sets[0].positions.labels == nil)
  }

  @Test("Files of the same categories can be joined")
  func joined() throws {
    let files = try ["n,v\na,1\nb,2\n", "n,v\na,3\nb,4\n", "n,v\nc,3\nb,4\n"].map {
      try ChartReader().read(Array($0.utf8), file: "f")
    }
    let set = try ChartReading.joined(Array(files[..<2])).sets[0].validated()
    #expect(set.positions.labels == ["a", "b"] && set.series.map(\.values) == [[1, 2], [3, 4]])
    #expect(throws: ChartReaderError.self) { try ChartReading.joined(files) }
  }

  @Test("A column of texts may be the horizontal axis")
  func horizontal() throws {
    let set = try reading("n,m,v\na,b,1\nc,d,2\n", options { $0.horizontal = "m" }).sets[0]
    #expect(set.positions.labels == ["b", "d"])
  }

  @Test("Rows are counted by the value of a column, the most common one first")
  func counts() throws {
    let text = "c,n\nx,1\ny,1\nx,2\nz,1\n,3\n"
    let set = try reading(text, options { $0.counted = "c" }).sets[0]
    #expect(set.positions.labels == ["x", "y", "z"] && set.series[0].values == [2, 1, 1])
    let numbers = try reading(text, options { $0.counted = "n" }).sets[0]
    #expect(numbers.positions.labels == ["1", "2", "3"] && numbers.series[0].values == [3, 1, 1])
  }

  @Test("A single row of numbers is a series")
  func row() throws {
    let reading = try reading("3,1,4,1,5\n")
    #expect(reading.sets[0].series.map(\.values) == [[3, 1, 4, 1, 5]])
  }

  @Test("Columns of years are positions of the rows")
  func years() throws {
    let text = "country,code,2000,2001,2002\nFrance,FR,1,2,3\nPeru,PE,4,,6\n"
    let set = try reading(text).sets[0]
    #expect(set.series.map(\.label) == ["France", "Peru"])
    #expect(set.series[0].values == [1, 2, 3] && set.series[1].values[1].isNaN)
    #expect(set.positions.unit == .days && set.positions[0] == 10_957)
  }

  @Test("A table is transposed on request")
  func transposed() throws {
    let set = try reading("n,q1,q2\na,1,2\nb,3,4\n", options { $0.isTransposed = true }).sets[0]
    #expect(set.positions.labels == ["q1", "q2"])
    #expect(set.series.map(\.label) == ["a", "b"] && set.series[1].values == [3, 4])
    let rows = "[{\"n\":\"a\",\"1\":5,\"2\":6}]"
    let json = try reading(rows, options { $0.isTransposed = true }).sets[0]
    #expect(json.series.map(\.label) == ["a"] && json.series[0].values == [5, 6])
  }

  @Test("A first column that rises is the horizontal axis")
  func rising() throws {
    let index = try reading(",a,b\n0,1,2\n1,2,3\n2,4,5\n").sets[0]
    #expect(index.series.map(\.label) == ["a", "b"])
    let decimal = try reading("decimal date,v\n1958.2,315\n1958.3,316\n").sets[0]
    #expect(decimal.series.map(\.label) == ["v"] && decimal.positions[0] == 1958.2)
    let rows = (1...8).map { "\($0 * $0) \($0)\n" }.joined()
    let reading = try reading("depth v\n" + rows)
    #expect(reading.sets[0].series.map(\.label) == ["v"])
    #expect(reading.notes.contains("“depth” rises, so it was read as the horizontal axis"))
    #expect(try self.reading(rows + "3 4\n").sets[0].series.count == 2)
  }

  private func reading(
    _ text: String, _ options: ChartReaderOptions = ChartReaderOptions()
  ) throws -> ChartReading {
    try ChartReader(options).read(Array(text.utf8))
  }
}
