import Charts
import Tables
import TestSupport
import Testing

@testable import ChartReaders

@Suite("Long tables")
struct TableChartLongTests {
  private static let rows = [
    ("2024-01-01", "a", 1), ("2024-01-01", "b", 20), ("2024-01-02", "a", 2),
    ("2024-01-02", "b", 21), ("2024-01-03", "a", 3), ("2024-01-03", "b", 22),
  ]

  /// Returns the values of each series by label.
  private func lists(_ set: ChartSet) -> [String: [Double]] {
    Dictionary(set.series.map { ($0.label, $0.values) }, uniquingKeysWith: { first, _ in first })
  }

  @Test("Texts that distinguish the rows at equal times name series")
  func split() throws {
    let csv = "date,series,value\n" + Self.rows.map { "\($0),\($1),\($2)\n" }.joined()
    let sorted = Self.rows.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    let bySeries = "date,series,value\n" + sorted.map { "\($0),\($1),\($2)\n" }.joined()
    let json =
      "["
      + Self.rows.map { "{\"date\":\"\($0)\",\"series\":\"\($1)\",\"value\":\($2)}" }
      .joined(separator: ",") + "]"
    for text in [csv, bySeries, json] {
      let reading = try reading(text)
      let set = try reading.sets[0].validated()
      #expect(lists(set) == ["a": [1, 2, 3], "b": [20, 21, 22]])
      #expect(set.positions == Positions(.regular(start: 19_723, step: 1, count: 3), unit: .days))
      #expect(
        reading.notes.contains("each value of “series” was read as a series, since times repeat"))
    }
    let years = "year,series,value\n2020,a,1\n2020,b,2\n2021,a,3\n2021,b,4\n"
    #expect(lists(try reading(years).sets[0]) == ["a": [1, 3], "b": [2, 4]])
    let byYear = try reading(years, options { $0.horizontal = "year" }).sets[0]
    #expect(lists(byYear) == ["a": [1, 3], "b": [2, 4]])
    let pairs =
      "x,p,q,v\n"
      + [1, 2, 3].flatMap { x in
        ["a", "b"].flatMap { p in ["c", "d"].map { q in "\(x),\(p),\(q),\(x)\n" } }
      }.joined()
    #expect(
      lists(try reading(pairs).sets[0])
        == ["a c": [1, 2, 3], "a d": [1, 2, 3], "b c": [1, 2, 3], "b d": [1, 2, 3]])
  }

  @Test("A series without a row at a time has a gap, and several values have a series each")
  func gaps() throws {
    let text = "t,n,v,w\n1,a,1,5\n1,b,2,6\n2,a,3,7\n3,a,4,8\n3,b,5,9\n"
    let set = try reading(text).sets[0]
    #expect(set.series.map(\.label) == ["a v", "a w", "b v", "b w"])
    #expect(set.series[2].values[0] == 2 && set.series[2].values[1].isNaN)
    #expect(set.series[2].values[2] == 5)
  }

  @Test("A column that is named distinguishes series, whatever its cells")
  func requested() throws {
    let text = "n,v\na,1\nb,2\na,3\n"
    let set = try reading(text, options { $0.grouping = "n" }).sets[0]
    #expect(set.series.map(\.label) == ["a", "b"] && set.series[0].values == [1, 3])
    #expect(set.series[1].values[0] == 2 && set.series[1].values[1].isNaN)
    let twice = try reading("t,n,v\n1,a,1\n1,a,2\n2,a,3\n", options { $0.grouping = "2" })
    #expect(try twice.sets[0].validated().series[0].values == [1, 2, 3])
    var stream = ChartStream(options { $0.grouping = "n" })
    _ = try stream.append(Array("x,n,v\n1,a,1\n1,b,2\n2,a,3\n".utf8))
    #expect(stream.set.series.map(\.label) == ["a", "b"])
  }

  @Test("Whole numbers that are the same at each time distinguish series, too")
  func numbered() throws {
    let rows = (1...3).flatMap { day in [7, 8].map { "2024-01-0\(day),\($0),\(day * $0)\n" } }
    let set = try reading("date,machine,load\n" + rows.joined()).sets[0]
    #expect(lists(set) == ["machine 7": [7, 14, 21], "machine 8": [8, 16, 24]])
    let steps = (1...3).map { "2024-01-0\($0),0\n2024-01-0\($0),1\n" }
    #expect(try reading("date,on\n" + steps.joined()).sets[0].series.count == 1)
  }

  @Test(
    "Other tables with texts and equal times are drawn",
    arguments: [
      // Trades: the texts don't distinguish equal times.
      "t,price,side\n1,5,buy\n1,6,buy\n2,7,sell\n2,8,sell\n",
      // Each text is unique.
      "t,price,id\n1,5,a\n1,6,b\n2,7,c\n2,8,d\n",
      // Few rows have the time of another.
      "t,v,n\n1,5,a\n1,6,b\n2,7,a\n3,8,b\n4,8,a\n5,8,b\n6,8,a\n7,8,b\n",
      // A wide table.
      "t,v,n\n1,5,a\n2,6,b\n3,7,a\n4,8,b\n",
    ])
  func drawn(text: String) throws {
    let reading = try reading(text, options { $0.horizontal = "t" })
    #expect(reading.sets[0].series.count == 1)
  }

  @Test("A column with very many different texts isn’t kept, and others still distinguish series")
  func manyTexts() throws {
    let rows = (0..<ChartReaderOptions.mostTexts + 2).map { ("id\($0)", $0 % 2, $0 / 2) }
    let csv = "x,id,v\n" + rows.map { "\($2),\($0),\($1)\n" }.joined()
    let json = rows.map { "{\"x\":\($2),\"id\":\"\($0)\",\"v\":\($1)}\n" }.joined()
    for text in [csv, json] {
      let reading = try reading(text)
      #expect(reading.sets[0].positions.count == rows.count)
      #expect(reading.notes.contains("no numbers to draw are in “id”"))
    }
    let long = "x,id,n,v\n" + rows.map { "\($2),\($0),s\($1),\($1)\n" }.joined()
    #expect(try reading(long).sets[0].series.map(\.label) == ["s0", "s1"])
    let table = try DelimitedText.table(
      of: Array(long.utf8), ChartReaderOptions().delimited(nil))
    #expect(table["id"]?.content == .texts([]))
  }

  @Test("Each value of a long table is that of its series at its position")
  func law() throws {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<60 {
      let names = (0..<Int.random(in: 1...6, using: &generator)).map { "s\($0)" }
      var position = 0
      var rows: [(x: Int, name: String, value: Int)] = []
      for value in 0..<Int.random(in: 8...60, using: &generator) {
        position += Int.random(in: 0...1, using: &generator)
        rows.append((position, names.randomElement(using: &generator) ?? "", value))
      }
      let lines = rows.map { "\($0.x),\($0.name),\($0.value)\n" }.joined()
      for isNumbered in [false, true] {
        let text = (isNumbered ? "k,name,value\n" : "x,name,value\n") + lines
        let chosen = options {
          ($0.grouping, $0.columns) = ("name", ["value"])
          if !isNumbered { $0.horizontal = "x" }
        }
        let set = try reading(text, chosen).sets[0].validated()
        for series in set.series {
          let own = rows.filter { $0.name == series.label }
          let found = series.values.indices.filter { !series.values[$0].isNaN }
          #expect(found.map { series.values[$0] } == own.map { Double($0.value) })
          if !isNumbered { #expect(found.map { set.positions[$0] } == own.map { Double($0.x) }) }
        }
        var firsts: [String] = []
        for row in rows where !firsts.contains(row.name) { firsts.append(row.name) }
        #expect(set.series.map(\.label) == firsts)
        // One run of equal positions, or each of them, has as many places as its most frequent series.
        let runs = Dictionary(grouping: rows) { isNumbered ? 0 : $0.x }.values
        let places = runs.map { run in
          firsts.map { name in run.count { $0.name == name } }.max() ?? 0
        }
        #expect(set.positions.count == places.reduce(0, +))
      }
    }
  }

  @Test("An error late in a long table names the row and the column")
  func lateFault() {
    let rows = (0..<5000).map { "\($0 % 3 == 0 ? "a" : "b b"),\($0).5\n" }.joined()
    let error = #expect(throws: ChartReaderError.self) {
      try reading("name,value\n" + rows + "a,none\n" + rows, options { $0.grouping = "name" })
    }
    #expect(error?.description == "row 5002, column 2 (value): “none” isn’t a number")
  }

  @Test("Blocks between empty lines are series on common positions")
  func blocks() throws {
    let text = "# x sin\n0 0\n1 0.8\n2 0.9\n\n# x cos\n0 1\n1 0.5\n2 -0.4\n"
    let result = try reading(text)
    #expect(lists(result.sets[0]) == ["sin": [0, 0.8, 0.9], "cos": [1, 0.5, -0.4]])
    #expect(
      result.sets[0].positions == Positions(.regular(start: 0, step: 1, count: 3), unit: .number))
    #expect(result.notes.last == "each block between empty lines was read as a series")
    let unnamed = try reading("0 5\n9 6\n\n\n4 7\n9 8\n").sets[0]
    #expect(unnamed.series.map(\.label) == ["block 1", "block 2"])
    #expect((0..<3).map { unnamed.positions[$0] } == [0, 4, 9])
  }

  @Test("The numbers of InfluxDB’s tables aren’t values")
  func influx() throws {
    let rows = [("a", 0, 1.5), ("a", 0, 1.7), ("b", 1, 2.5), ("b", 1, 2.7)].enumerated().map {
      ",,\($1.1),2024-01-01T00:00:00Z,2024-01-01T01:00:00Z,2024-01-01T00:\($0 % 2)0:00Z,\($1.2),"
        + "usage,cpu,\($1.0)\n"
    }
    let text =
      "#group,false,false,true,true,false,false,true,true,true\n"
      + "#datatype,string,long,dateTime:RFC3339,dateTime:RFC3339,dateTime:RFC3339,double,string,string,string\n"
      + "#default,_result,,,,,,,,\n"
      + ",result,table,_start,_stop,_time,_value,_field,_measurement,host\n" + rows.joined()
    let result = try reading(text)
    #expect(lists(result.sets[0]) == ["a": [1.5, 1.7], "b": [2.5, 2.7]])
    #expect(result.notes.contains("not drawn: “table”, which only numbers the series"))
    let both = try reading(text + "\n" + text.replacing("usage", with: "idle"))
    #expect(
      Set(both.sets[0].series.map(\.label)) == ["usage a", "usage b", "idle a", "idle b"])
    #expect(!both.notes.contains { $0.contains("row before") })
  }

  @Test("Points without lines may belong to several series")
  func points() throws {
    let text = "t,n,v\n1,a,5\n1,b,6\n2,a,7\n2,b,8\n"
    let chosen = options { ($0.kind, $0.horizontal) = (.points, "t") }
    #expect(try reading(text, chosen).sets[0].positions.count == 4)
  }

  @Test("Categories of several series are shared")
  func categories() throws {
    let csv = "month,region,sales\nJan,N,1\nFeb,N,2\nMar,N,3\nJan,S,4\nMar,S,6\n"
    let set = try reading(
      csv,
      options {
        $0.horizontal = "month"
        $0.grouping = "region"
      }
    ).sets[0].validated()
    #expect(set.positions.labels == ["Jan", "Feb", "Mar"])
    #expect(set.series.map(\.label) == ["N", "S"] && set.series[0].values == [1, 2, 3])
    #expect(set.series[1].values[0] == 4 && set.series[1].values[1].isNaN)
  }
}
