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

  @Test("Other columns may hold anything where a column is counted, which may hold dates")
  func countsAlone() throws {
    let rows = (0..<200).map { "\($0 % 3 == 0 ? "a" : "b"),2024-01-0\($0 % 2 + 1),\(199 - $0)\n" }
    let text = "c,day,n\n" + rows.joined() + "a,2024-01-01,x\nb,never,\n"
    let set = try reading(text, options { $0.counted = "c" }).sets[0].validated()
    #expect(set.positions.labels == ["b", "a"] && set.series[0].values == [134, 68])
    let days = try reading(text, options { $0.counted = "2" }).sets[0]
    #expect(days.positions.labels == ["2024-01-01", "2024-01-02", "never"])
    #expect(throws: ChartReaderError.self) { try reading(text) }
    #expect(throws: ChartReaderError.self) {
      try reading(text + "a,2024-01-01\n", options { $0.counted = "c" })
    }
  }

  @Test("A column of very many different texts isn’t counted")
  func manyCounts() {
    let text = "c,n\n" + (0...ChartReaderOptions.mostTexts).map { "t\($0),1\n" }.joined()
    let error = #expect(throws: ChartReaderError.self) {
      try reading(text, options { $0.counted = "c" })
    }
    #expect(
      error?.description
        == "column 1 (c): there are more than 16384 different texts, too many for names of series or"
        + " bars")
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

  private static let sales =
    "month,product,sales\nJan,tea,3\nJan,coffee,5\nFeb,tea,4\nMar,coffee,6\n"

  @Test("A long table of categories has a series for each group, with gaps where a row is missing")
  func groups() throws {
    let rows = Self.sales.split(separator: "\n").dropFirst().map { row in
      let cells = row.split(separator: ",")
      return "{\"month\":\"\(cells[0])\",\"product\":\"\(cells[1])\",\"sales\":\(cells[2])}"
    }
    let json = "[" + rows.joined(separator: ",") + "]"
    for text in [Self.sales, json] {
      for name in ["product", nil] {
        let reading = try reading(text, options { $0.grouping = name })
        let set = try reading.sets[0].validated()
        #expect(set.positions.labels == ["Jan", "Feb", "Mar"])
        #expect(set.series.map(\.label) == ["tea", "coffee"] && set.series[0].kind == .bar)
        #expect(set.series[0].values.prefix(2) == [3, 4] && set.series[0].values[2].isNaN)
        #expect(set.series[1].values[1].isNaN && !set.series[1].joinsGaps)
        let note = "each value of “product” was read as a series"
        #expect(reading.notes == (name == nil ? [note] : []))
      }
    }
    let months = try reading(Self.sales, options { $0.grouping = "month" }).sets[0]
    #expect(months.positions.labels == ["tea", "coffee"] && months.series.count == 3)
  }

  @Test(
    "Texts that occur several times in a group aren’t categories",
    arguments: [
      Self.sales + "Jan,tea,1\n", "a,b,v\n1,x,1\nk,y,2\nl,z,2\nm,w,3\n",
      "a,b,v\nk,x,1\nl,x,2\nm,y,3\n,y,4\n",
    ])
  func repeated(text: String) throws {
    #expect(try reading(text).sets[0].positions.labels == nil)
  }

  @Test("Boxes are those of the only column of texts, if these recur")
  func boxes() throws {
    let boxes = options { $0.kind = .box }
    let text = "host,ms,kb\na,1,5\nb,2,6\na,3,7\nb,4,8\n"
    let found = try reading(text, boxes)
    #expect(found.sets[0].series.map(\.label) == ["a ms", "a kb", "b ms", "b kb"])
    #expect(found.sets[0].series[2].values.filter { !$0.isNaN } == [2, 4])
    #expect(found.notes == ["each value of “host” was read as a box"])
    #expect(try reading("host,ms\na,1\nb,2\n", boxes).sets[0].series.map(\.label) == ["ms"])
    #expect(try reading("a,b,v\nx,y,1\nx,z,2\nw,y,3\n", boxes).sets[0].series.count == 1)
  }

  @Test("Rows with the same names have different ones in a transposed table")
  func sameNames() throws {
    let text = "n,m,q\na,2,1\na,2,3\na 2,,5\n"
    let set = try reading(text, options { $0.isTransposed = true }).sets[0]
    #expect(Set(set.series.map(\.label)).count == 3)
  }

  @Test("Too many categories are refused or numbered in a sentence with the limit")
  func tooMany() throws {
    func text(_ count: Int) -> String {
      "name,v\n" + (0..<count).map { "n\($0),\($0)\n" }.joined()
    }
    let many = try reading(text(2001))
    #expect(many.sets[0].positions.labels == nil)
    #expect(
      many.notes.first
        == "“name” has 2001 different names, more than 2000, so the rows were numbered;"
        + " --x name draws them")
    let wanted = try reading(text(2001), options { $0.horizontal = "name" })
    #expect(wanted.sets[0].positions.labels?.count == 2001)
    for choose: (inout ChartReaderOptions) -> Void in [
      { $0.horizontal = "name" }, { $0.counted = "name" }, { $0.grouping = "name" },
    ] {
      #expect {
        try reading(text(16_385), options(choose))
      } throws: {
        "\($0)".contains(
          "column 1 (name): there are more than 16384 different texts, too many for ")
      }
    }
  }
}
