import Charts
import Tables
import Testing

@testable import ChartReaders

@Suite("Long tables")
struct TableChartLongTests {
  private static let rows = [
    ("2024-01-01", "a", 1), ("2024-01-01", "b", 20), ("2024-01-02", "a", 2),
    ("2024-01-02", "b", 21), ("2024-01-03", "a", 3), ("2024-01-03", "b", 22),
  ]

  @Test("A table whose texts distinguish the series of rows at equal times is refused")
  func refused() {
    let csv = "date,series,value\n" + Self.rows.map { "\($0),\($1),\($2)\n" }.joined()
    let sorted = Self.rows.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    let bySeries = "date,series,value\n" + sorted.map { "\($0),\($1),\($2)\n" }.joined()
    let json =
      "["
      + Self.rows.map { "{\"date\":\"\($0)\",\"series\":\"\($1)\",\"value\":\($2)}" }
      .joined(separator: ",") + "]"
    let years = "year,series,value\n2020,a,1\n2020,b,2\n2021,a,3\n2021,b,4\n"
    for text in [csv, bySeries, json] {
      let error = #expect(throws: ChartReaderError.self) { try reading(text, file: "f") }
      #expect(
        error?.description
          == "f: this is a long table: its rows are points of several series, distinguished by "
          + "“series”; each series needs a column of its own, or a file")
    }
    #expect(throws: ChartReaderError.self) {
      try reading(years, options { $0.horizontal = "year" })
    }
    let pairs =
      "x,p,q,v\n"
      + [1, 2, 3].flatMap { x in
        ["a", "b"].flatMap { p in ["c", "d"].map { q in "\(x),\(p),\(q),1\n" } }
      }.joined()
    let error = #expect(throws: ChartReaderError.self) { try reading(pairs) }
    #expect(error?.description.contains("distinguished by “p”, “q”") == true)
  }

  @Test("Whole numbers that are the same at each time distinguish series, too")
  func numbered() throws {
    let rows = (1...3).flatMap { day in [7, 8].map { "2024-01-0\(day),\($0),\(day * $0)\n" } }
    let error = #expect(throws: ChartReaderError.self) {
      try reading("date,machine,load\n" + rows.joined())
    }
    #expect(error?.description.contains("distinguished by “machine”") == true)
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
    #expect(sentence(long)?.contains("distinguished by “n”") == true)
    let table = try DelimitedText.table(
      of: Array(long.utf8), ChartReaderOptions().delimited(nil))
    #expect(table["id"]?.content == .texts([]))
  }

  @Test("Points without lines may belong to several series")
  func points() throws {
    let text = "t,n,v\n1,a,5\n1,b,6\n2,a,7\n2,b,8\n"
    let chosen = options { ($0.kind, $0.horizontal) = (.points, "t") }
    #expect(try reading(text, chosen).sets[0].positions.count == 4)
  }
}
