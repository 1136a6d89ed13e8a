import Testing

@testable import Tables

@Suite("Layouts of delimited text")
struct TableLayoutTests {
  private func table(
    _ text: String, _ change: (inout DelimitedOptions) -> Void = { _ in }
  ) throws(TableError) -> Table {
    var options = DelimitedOptions()
    change(&options)
    return try DelimitedText.table(of: Array(text.utf8), options)
  }

  private func numbers(_ table: Table, _ name: String) -> [Double] {
    guard case .numbers(let values)? = table[name]?.content else { return [] }
    return values
  }

  private func times(_ table: Table) -> [Double] {
    table.times.map { times in (0..<times.count).map { times[$0] } } ?? []
  }

  @Test("Commas between groups of digits separate no cells, if a point shows that")
  func groups() throws {
    #expect(numbers(try table("Value\n68,527.00\n70,000\n"), "Value") == [68_527, 70_000])
    let unnamed = try table("100,000.00\n300,000,000.40\n50\n")
    #expect(numbers(unnamed, "column 1") == [100_000, 300_000_000.4, 50])
    #expect(try table("1,2\n3,4\n").columns.count == 2)
    #expect(throws: TableError.self) { try table("Value\n68,527\n70,000\n") }
  }

  // MARK: Rows that begin with #

  @Test("A second row of names has the units")
  func markedUnits() throws {
    let buoy = try table("#YY MM WSPD GST\n#yr mo m/s m/s\n2024 01 5.1 6.2\n2024 02 5.3 6.6\n")
    #expect(buoy.columns.map(\.name) == ["yr", "MM mo", "WSPD m/s", "GST m/s"])
    let titled = try table("# Wind in Bonn\n# x y z\n1 2 3\n2 4 5\n")
    #expect(titled.columns.map(\.name) == ["x", "y", "z"])
    let created = try table("#Created Monday\n#x y\n1 2\n2 4\n")
    #expect(created.columns.map(\.name) == ["x", "y"])
  }

  @Test("Rows of texts may begin with #")
  func markedRows() throws {
    let tags = try table("tag,v\n#a,1\nb,2\n#c,3\nd,4\n")
    #expect(numbers(tags, "v") == [1, 2, 3, 4])
    #expect((0..<4).map { tags.rows[$0] } == [2, 3, 4, 5])
    #expect(numbers(try table("color,v\n#ff0000,1\n#00ff00,2\n"), "v") == [1, 2])
    let plain = (0..<100).map { "t\($0),\($0)" }.joined(separator: "\n")
    #expect(numbers(try table("tag,v\n\(plain)\n#z,100\n"), "v").count == 101)
    #expect(numbers(try table("tag,v\n#a,\"1\nb,2\nc,3\n"), "v") == [2, 3])
  }

  @Test(
    "Comments are skipped",
    arguments: [
      "# made by me, you\nt,v\na,1\nb,2\n", "t,v\na,1\n# more, and more\nb,2\n",
      "#made by me\nt,v\na,1\nb,2\n", "#made,by\nt,v\na,1\nb,2\n", "t,v\na,1\n#x,y,z\nb,2\n",
      "t,v\na,1\n#\"x\nb,2\n",
    ])
  func comments(text: String) throws {
    let table = try table(text)
    #expect(table.columns.map(\.name) == ["t", "v"] && numbers(table, "v") == [1, 2])
  }

  @Test("A row of numbers after # is a comment")
  func commentedNumbers() throws {
    let table = try table("t,v\n2024-01-01,1\n#2024-01-02,2\n2024-01-03,3\n")
    #expect(numbers(table, "v") == [1, 3])
    #expect(numbers(try self.table("1,2\n#3,4\n5,6\n"), "column 1") == [1, 5])
  }

  @Test(
    "Lines after # that can’t be read as rows are comments",
    arguments: [
      "#name,value\nx,1\n#name,value\ny,2\n", "name,value\nx,1\n #name,value\ny,2\n#a,b\n",
    ])
  func repeatedNames(text: String) throws {
    let table = try table(text)
    #expect(table.columns.map(\.name) == ["name", "value"] && numbers(table, "value") == [1, 2])
    #expect(table.skipped.count == 0 && table.rows[1] == 4)
    let bare = try self.table("#host,load\na,1\nb,2\n") { $0.hasHeader = false }
    #expect(numbers(bare, "column 2") == [1, 2])
  }

  @Test("The row of names may begin with #")
  func markedHeader() throws {
    #expect(try table("#,v\n1,5\n2,6\n").columns.map(\.name) == ["#", "v"])
    let times = try table("#time,v\n1,5\n#2,9\n2,6\n")
    #expect(times.columns.map(\.name) == ["time", "v"] && numbers(times, "v") == [5, 6])
    let tags = try table("#tag,v\n" + (0..<100).map { "t\($0),\($0)\n" }.joined())
    #expect(tags.columns.map(\.name) == ["tag", "v"] && numbers(tags, "v").count == 100)
  }

  // MARK: Times

  @Test("AM and PM may have a column of their own")
  func halves() throws {
    let sar = "11:00:00 AM 1\n12:30:00 PM 2\n01:00:00 PM 3\n11:59:59 pm 4\n12:00:00 AM 5\n"
    #expect(times(try table(sar)) == [39_600, 45_000, 46_800, 86_399, 86_400])
    let dated = try table("d,c,h,v\n2024-01-01,01:00,PM,1\n2024-01-01,02:30,PM,2\n")
    #expect(times(dated) == [1_704_114_000, 1_704_119_400])
    #expect(dated.columns.map(\.name) == ["d", "v"])
    let joined = try table("d,h,v\n2024-01-01 01:00,AM,1\n2024-01-01 01:00,PM,2\n")
    #expect(times(joined) == [1_704_070_800, 1_704_114_000])
    #expect(throws: TableError.self) { try table(sar + "01:00:00 XM 3\n") }
    #expect(throws: TableError.self) { try table(sar + "13:00:00 PM 3\n") }
  }

  @Test("Counts since 1970 may have an exponent")
  func exponents() throws {
    #expect(
      times(try table("t,v\n1.6796141005e9,1\n1.6796141015E+9,2\n"))
        == [1_679_614_100.5, 1_679_614_101.5])
    #expect(
      times(try table("t,v\n1.679614100500e12,1\n1.679614101500e12,2\n"))
        == [1_679_614_100.5, 1_679_614_101.5])
    #expect(times(try table("f,v\n2.4e9,1\n5.1e9,2\n")).isEmpty)
    let fractions = try table("t,v\n1.6796141005123e12,1\n1.6796141015123e12,2\n")
    #expect(numbers(fractions, "t") == [1_679_614_100_512.3, 1_679_614_101_512.3])
  }

  @Test(
    "Large numbers aren’t times if no other numbers would be left",
    arguments: ["v\n2036300431\n1168000060\n", "v,t\n2036300431,a\n1168000060,b\n"])
  func largeNumbers(text: String) throws {
    let table = try table(text)
    #expect(table.times == nil && numbers(table, "v") == [2_036_300_431, 1_168_000_060])
  }

  // MARK: Numbers

  @Test("Dates with points say nothing about decimal commas")
  func dottedDates() throws {
    let rows = (1...70).map { "\($0 % 28 + 1).01.2012,5" }.joined(separator: "\n")
    let table = try table("a,b\n\(rows)\n15.01.2015,1.5\n")
    #expect(numbers(table, "b").last == 1.5)
  }

  @Test("Columns whose numbers aren’t needed may hold anything")
  func neededNumbers() throws {
    let text = "a,b\n1,x\n2,5\n3,6\n4,7\n5,8\n"
    #expect(throws: TableError.self) { try table(text) }
    for key in ["a", "1"] {
      let table = try table(text) { $0.numberColumns = [key] }
      #expect(numbers(table, "a") == [1, 2, 3, 4, 5] && table.columns.count == 2)
    }
  }

  @Test("Numbers among many different texts, and codes of digits and a letter, are texts")
  func textsWithNumbers() throws {
    let tickets =
      "name,ticket,fare\na,A/5 21,1\nb,PC 17,2\nc,113,3\nd,37,4\ne,S 1,5\nf,8,6\ng,9,7\n"
    #expect(numbers(try table(tickets), "ticket").isEmpty)
    #expect(numbers(try table(tickets), "fare").count == 7)
    let speeds = try table("net,ms\n3G,5\n4G,50\n5G,500\n")
    #expect(speeds["net"]?.content == .texts(["3G", "4G", "5G"]))
    #expect(numbers(try table("4K\ta\n12K\tb\n"), "column 1") == [4, 12])
  }

  @Test("Marks for missing values are gaps", arguments: ["\\N", "?", ".", "..", "--", "—", "<NA>"])
  func missingMarks(mark: String) throws {
    let values = numbers(try table("n,v\na,1\nb,\(mark)\nc,3\n"), "v")
    #expect(values.count == 3 && values[1].isNaN)
  }

  @Test("A date that many rows lack isn’t the time of the rows")
  func sparseDates() throws {
    let table = try table("v,closed\n1,\n2,2024-01-02\n3,\n4,2024-01-04\n")
    #expect(table.times == nil && numbers(table, "v") == [1, 2, 3, 4])
  }

  @Test("Titles that are padded with empty cells are above the header")
  func paddedTitles() throws {
    let text = "Title:,Rivers,,\nYear:,1995,,\n,,,\nplace,a,b,c\nx,1,2,3\ny,4,5,6\n"
    let table = try table(text)
    #expect(
      table.columns.map(\.name) == ["place", "a", "b", "c"] && numbers(table, "c") == [3, 6])
    #expect(table.rows[0] == 5)
  }

  @Test("A header may end with a delimiter that the rows lack")
  func delimiterBehindHeader() throws {
    #expect(numbers(try table("a,b,\n1,2\n3,4\n"), "b") == [2, 4])
    #expect(numbers(try table("a,b,c,\n1,2,3\n"), "c") == [3])
  }

  @Test("Times with a blank in them are a column")
  func timesAlone() throws {
    let table = try table("ts\n2020-01-01 01:02:03\n2020-01-02 01:02:03\n")
    #expect(table.times?.count == 2 && table.columns.map(\.name) == ["ts"])
  }

  @Test("Years name columns beside other columns of numbers, and names have no blanks around them")
  func yearsBesideNumbers() throws {
    let ice = try table("Month,Day,1978,1979,1980\nJan,1,5,6,7\nJan,2,5,6,7\n")
    #expect(ice.columns.map(\.name) == ["Month", "Day", "1978", "1979", "1980"])
    #expect(try table("a,Cert\u{A0}\nx,1\ny,2\n").columns[1].name == "Cert")
  }

  @Test("The cell that keeps a column from holding numbers is known")
  func spoilers() throws {
    var text = DelimitedText(DelimitedOptions(file: "f"))
    try text.append(Array("n,v\na,\nb,x\nc,3\nd,y\ne,5\n".utf8))
    _ = try text.finish()
    #expect(text.findings?.spoilers.count == 1)
    #expect(
      text.findings?.spoilers["v"]?.description == "f, row 3, column 2 (v): “x” isn’t a number")
  }
}
