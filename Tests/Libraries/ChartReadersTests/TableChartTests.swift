import ChartReaders
import Charts
import Tables
import Testing

@Suite("Charts from tables")
struct TableChartTests {
  @Test("Candles are recognized by their names in any order")
  func candles() throws {
    let month = options { $0.dateOrder = .monthFirst }
    let reading = try reading(SourceTexts.minutes, month, file: "p.csv")
    let set = reading.sets[0]
    #expect(
      set.positions
        == Positions(
          .regular(start: 1_572_946_200, step: 60, count: 3), unit: .seconds, hasZone: false)
    )
    #expect(set.series.map(\.kind) == [.candle])
    #expect(set.series[0].label == "Close")
    #expect(set.series[0].values == [3080.49, 3079.36, 3079.68])
    #expect(set.series[0].candles?.low == [3080.3, 3079.15, 3079.43])
    #expect(reading.notes == ["p.csv: not drawn: “Volume”"])
  }

  @Test("The volume is on a second axis")
  func volume() throws {
    let set = try reading(SourceTexts.days, options { $0.hasVolume = true }).sets[0]
    #expect(set.series.map(\.kind) == [.candle, .bar] && set.hasTwoAxes)
    #expect(set.series[1].values[0] == 108_126_800)
    #expect(set.positions.unit == .days)
    let line = try reading(SourceTexts.days, options { $0.kind = .line })
    #expect(line.sets[0].series.map(\.label) == ["Close"])
    #expect(line.notes.contains("only the closing values of the candles are drawn"))
  }

  @Test("Series have the units of their columns")
  func units() throws {
    let text = """
      day,size,time,share,price,plain
      2024-01-01,512MiB,20ms,5%,€5,1
      2024-01-02,2GiB,1s,6%,€6,2
      """
    let set = try reading(text).sets[0]
    #expect(set.series.map(\.unit) == ["MiB", "ms", "%", "€", nil])
    #expect(set.series[0].values == [512, 2048])
  }

  @Test("Columns are chosen by name or number")
  func columns() throws {
    let chosen = options {
      $0.columns = ["Adj Close", "2"]
      $0.kinds = ["Open": .area]
    }
    let set = try reading(SourceTexts.days, chosen).sets[0]
    #expect(set.series.map(\.label) == ["Adj Close", "Open"])
    #expect(set.series.map(\.kind) == [.line, .area])
    #expect(
      sentence(SourceTexts.days, options { $0.columns = ["Opn"] })?.hasPrefix(
        "f: unknown column “Opn”; the columns are “Date”") == true)
    #expect(
      sentence(SourceTexts.days, options { $0.columns = ["1"] })
        == "f, column 1 (Date): the column doesn’t hold numbers")
  }

  @Test("Times of day in the first column are positions, and a duration elsewhere isn't")
  func clocks() throws {
    let day = try reading("clock,load\n23:59,1\n00:01,2\n").sets[0]
    #expect(
      day.positions == Positions(.regular(start: 86_340, step: 120, count: 2), unit: .clock))
    let laps = try reading("lap,time\n1,1:30\n2,1:32\n")
    #expect(laps.sets[0].positions.unit == .number)
    #expect(laps.sets[0].series.map(\.label) == ["lap"])
  }

  @Test("A column of times and the unit of its numbers can be chosen")
  func chosenTimes() throws {
    let text = "made,sold,price\n2024-01-01,2024-03-01,5\n2024-01-02,2024-03-04,6\n"
    func start(_ column: String?) throws -> Double {
      try reading(text, options { $0.horizontal = column }).sets[0].positions[0]
    }
    #expect(try start(nil) == 19_723)
    #expect(try start("sold") == 19_783 && start("2") == 19_783)
    let builds = try reading("ts,build\n1573000000,20191105\n1573000001,20191106\n").sets[0]
    #expect(builds.series.map(\.label) == ["build"] && builds.positions.unit == .seconds)
    let hosts = "host,ts,v\na,1573000000000,1\na,1573000001000,2\n"
    let chosen = try reading(hosts, options { $0.times = .milliseconds }).sets[0]
    #expect(chosen.positions[0] == 1_573_000_000)
    let fractions = "t,v\n1573000000.25,1\n1573000001.5,2\n"
    let precise = try reading(fractions, options { $0.times = .seconds }).sets[0]
    #expect(precise.positions[0] == 1_573_000_000.25)
    let versions = try reading("version,ms\n2.30.10,5\n2.30.11,6\n").sets[0]
    #expect(versions.positions.unit == .number)
    let counts = "n,v\n1000,1\n2000,2\n"
    let seconds = try reading(counts, options { $0.times = .milliseconds }).sets[0].positions
    #expect(seconds == Positions(.regular(start: 1, step: 1, count: 2), unit: .seconds))
    let numbers = "time,v\n1573000000,1\n1573000001,2\n"
    #expect(try reading(numbers).sets[0].positions.unit == .seconds)
    #expect(try reading(numbers, options { $0.times = .numbers }).sets[0].positions.unit == .number)
  }

  @Test("Times without a zone are flagged, also in joined files")
  func zones() throws {
    let bare = try reading("time,v\n2024-01-01 09:30,1\n2024-01-01 09:31,2\n")
    #expect(!bare.sets[0].positions.hasZone)
    let zoned = try reading("time,v\n2024-01-01T09:30Z,1\n2024-01-01T09:31Z,2\n")
    #expect(zoned.sets[0].positions.hasZone)
    let joined = try ChartReading.joined([bare, bare], as: .apart).sets[0]
    #expect(!joined.positions.hasZone)
    #expect(try ChartReading.joined([bare, zoned], as: .apart).sets[0].positions.hasZone)
    var stream = ChartStream()
    _ = try stream.append(Array("time,v\n2024-01-01 09:30,1\n2024-01-01 09:31,2\n".utf8))
    _ = try stream.finish()
    #expect(!stream.set.positions.hasZone)
  }

  @Test("A column named year holds the first days of years")
  func years() throws {
    let years = try reading("Year,births\n1969,3\n1970,1\n1971,2\n")
    #expect(years.sets[0].positions.unit == .days)
    #expect((0..<3).map { years.sets[0].positions[$0] } == [-365, 0, 365])
    #expect(years.notes == ["“Year” was read as years, each as its first day"])
    // The twelve rows of a year would share a position.
    let months = try reading("Year,Month,a\n2019,1,3\n2019,2,1\n2020,1,2\n").sets[0]
    #expect(months.positions == Positions(.regular(start: 0, step: 1, count: 3), unit: .number))
    let loan = try reading("year,a\n1,3\n2,1\n").sets[0]
    #expect(loan.positions.unit == .number)
    var stream = ChartStream(options { $0.badRows = .skip })
    for text in ["year,v\n2019,1\n2020,2\n", "1e300,3\n2021.5,1\n", "2022,4\n"] {
      _ = try stream.append(Array(text.utf8))
    }
    _ = try stream.finish()
    #expect(stream.set.positions.count == 3)
    let fractions = try reading("year,a\n1969.5,3\n1970.5,1\n").sets[0]
    #expect(fractions.positions.unit == .number)
  }

  @Test("A column named x holds sorted positions; without one, rows are numbered")
  func horizontal() throws {
    let named = try reading("a,x\n1,3\n2,1\n3,\n", options { $0.badRows = .skip }, file: "f")
    #expect(named.sets[0].positions.storage == .regular(start: 1, step: 2, count: 2))
    #expect(named.sets[0].series[0].values == [2, 1])
    #expect(
      named.notes == [
        "f: 1 row was skipped: row 4, column 2 (x): the position is missing",
        "f: the rows were sorted by “x”",
      ])
    #expect(
      sentence("a,x\n1,3\n3,\n") == "f, row 3, column 2 (x): the position is missing")
    let numbered = try reading("a,b\n1,3\n2,1\n")
    #expect(numbered.sets[0].positions.storage == .regular(start: 0, step: 1, count: 2))
    #expect(numbered.notes.isEmpty)
    let chosen = try reading("a,b\n1,3\n2,1\n", options { $0.horizontal = "2" })
    #expect(chosen.sets[0].series[0].values == [2, 1])
  }

  @Test(
    "The only numbers are drawn, even if their column is named like a position",
    arguments: ["x", "t", "ts", "time", "date", "index", "epoch", "year"])
  func onlyNumbers(name: String) throws {
    for text in [
      "[{\"name\":\"build\",\"\(name)\":2012},{\"name\":\"test\",\"\(name)\":2014}]",
      "name,\(name)\nbuild,2012\ntest,2014\n", "\(name),name,empty\n2012,build,\n2014,test,\n",
    ] {
      let set = try reading(text).sets[0]
      #expect(set.series.map(\.label) == [name] && set.series[0].values == [2012, 2014])
      #expect(set.positions == Positions(labels: ["build", "test"]))
    }
    #expect(
      sentence("\(name),b\n2012,q\n2014,2\n") == "f, row 2, column 2 (b): “q” isn’t a number")
  }

  @Test("Lines that begin with a time in brackets aren’t JSON")
  func stampedLines() throws {
    let lines =
      "[1700000000.5] 64 bytes: icmp_seq=1 time=5 ms\n[1700000001.5] 64 bytes: icmp_seq=2 time=6 ms\n"
    let set = try reading(lines).sets[0]
    #expect(set.positions.unit == .seconds && set.series.map(\.label) == ["icmp_seq", "time"])
    #expect(try reading("[1700000000.5] \n").sets[0].series[0].values == [1_700_000_000.5])
  }

  @Test("Texts and empty columns are skipped with a note")
  func leftOut() throws {
    let reading = try reading("x,name,a,b\n1,u,5,\n2,v,6,\n")
    #expect(reading.sets[0].series.map(\.label) == ["a"])
    #expect(reading.notes == ["no numbers to draw are in “name”, “b”"])
    #expect(sentence("name,b\nu,v\n") == "f: there is no column of numbers to draw")
    let tickets = try ChartReadersTests.reading("v,t\n1,7\n2,x\n3,y\n4,z\n5,8\n")
    #expect(tickets.notes == ["not drawn: “t”, since in row 3 “x” isn’t a number"])
  }

  @Test("If one cell keeps a column from holding numbers, the error names it")
  func spoiltColumn() {
    #expect(sentence("v\n1\nx\ny\n") == "f, row 3, column 1 (v): “x” isn’t a number")
    #expect(sentence("1\nx\n3\n") == "f, row 2, column 1 (1): “x” isn’t a number")
    #expect(sentence("n,v\na,q\nb,2\n") == "f, row 2, column 2 (v): “q” isn’t a number")
    let chosen = options { $0.columns = ["b"] }
    #expect(
      sentence("x,a,b\n1,2,3\n2,3,-5 C\n3,4,-6 C\n", chosen)
        == "f, row 3, column 3 (b): “-5 C” isn’t a number")
  }

  @Test("Columns that aren’t drawn may hold anything")
  func otherColumns() throws {
    let text = "x,a,b\n1,1,x\n2,2,5\n3,3,6\n4,4,7\n"
    #expect(sentence(text) == "f, row 2, column 3 (b): “x” isn’t a number")
    let reading = try reading(text, options { $0.columns = ["a"] })
    #expect(reading.sets[0].series.map(\.values) == [[1, 2, 3, 4]])
    #expect(reading.sets[0].positions.storage == .regular(start: 1, step: 1, count: 4))
  }

  @Test(
    "A note says that numbers were read as times since 1970",
    arguments: [
      ("1679614100,1\n1679614101,2\n", "seconds"), ("1679614100.5,1\n1679614101.5,2\n", "seconds"),
      ("1679614100000,1\n1679614101000,2\n", "milliseconds"),
      ("1.6796141005e9,1\n1.6796141015e9,2\n", "seconds"),
    ])
  func timesSince1970(rows: String, unit: String) throws {
    let reading = try reading("t,v\n" + rows)
    #expect(reading.notes == ["“t” was read as \(unit) since 1970 in UTC"])
    #expect(reading.sets[0].positions.unit == .seconds)
    let given = options { $0.times = unit == "seconds" ? .seconds : .milliseconds }
    if !rows.contains("e9") {
      #expect(try ChartReadersTests.reading("t,v\n" + rows, given).notes.isEmpty)
    }
  }

  @Test("Notes state how ambiguities were resolved")
  func notes() throws {
    let comma = try reading("tag;wert\n13.11.2019;1,5\n14.11.2019;2,25\n")
    #expect(comma.sets[0].series[0].values == [1.5, 2.25])
    #expect(comma.notes == ["commas were read as decimal separators"])
    let date = try reading("d,v\n11/12/2019,1\n11/13/2019,2\n11/11/2019,3\n")
    #expect(
      date.notes == ["dates were read with the month first", "the rows were sorted by time"])
    #expect(date.sets[0].series[0].values == [3, 1, 2])
    #expect(
      sentence("d,v\n11/12/2019,1\n")?.contains("say which (--date dmy or --date mdy)") == true)
    let midnights = try reading("t,v\n2019-01-01T00:00Z,1\n2019-01-03T00:00Z,2\n")
    #expect(
      midnights.sets[0].positions
        == Positions(.regular(start: 17_897, step: 2, count: 2), unit: .days))
    #expect(midnights.notes.isEmpty)
    let twice = try reading("t,v\n2019-01-01,1\n2019-01-02,2\n2019-01-02,3\n")
    #expect(twice.notes == ["1 row has the time of the row before"])
    let bare = try reading("1 5\n2 6\n")
    #expect(bare.notes.isEmpty)
  }

  @Test("Errors have a file, a row and a column")
  func faults() throws {
    #expect(sentence("x,a\n1,2\n2,q\n3,4\n") == "f, row 3, column 2 (a): “q” isn’t a number")
    let reading = try reading(
      "x,a\n1,2\n2,q\n3,r\n4,5\n5,6\n", options { $0.badRows = .skip }, file: "f")
    #expect(reading.sets[0].series[0].values == [2, 5, 6])
    #expect(
      reading.notes == [
        "f: 2 rows were skipped, the first one: row 3, column 2 (a): “q” isn’t a number"
      ])
    #expect(sentence("") == "f: there are no rows")
    #expect(sentence("<html>")?.hasPrefix("f: this is a web page") == true)
    #expect(sentence("<html>", options { $0.format = .json })?.contains("web page") == true)
    #expect(sentence("[1]", options { $0.format = .csv }) == "f: this is JSON, not rows of text")
    #expect(
      sentence("x,a\n1,2\n", options { $0.kind = .candle })
        == "f: candles need columns named open, high, low and close")
  }

  @Test("Bad cells and few bad rows can be tolerated, with notes")
  func tolerated() throws {
    let reading = try reading(
      "x,a,b\n1,2,3\n2,q,4\n3,5\n4,5,6\n", options { $0.badRows = .tolerate }, file: "f")
    #expect(reading.sets[0].series[1].values == [3, 4, 6])
    #expect(reading.sets[0].series[0].values[1].isNaN)
    #expect(
      reading.notes == [
        "f: 1 row was skipped: row 4: the row has 2 cells, not 3",
        "f: 1 cell was skipped: row 3, column 2 (a): “q” isn’t a number",
      ])
  }

  @Test("Columns named by dates are positions, and each row is a series")
  func datedColumns() throws {
    let reading = try reading(
      "Province,Country,Lat,Long,1/22/20,1/23/20,1/24/20\n,Peru,1,2,0,1,2\nHubei,China,3,4,444,5,7\n"
    )
    let set = reading.sets[0]
    #expect(set.series.map(\.label) == ["Peru", "China"])
    #expect(set.series.map(\.values) == [[0, 1, 2], [444, 5, 7]])
    #expect(set.positions == Positions(.regular(start: 18_283, step: 1, count: 3), unit: .days))
    #expect(reading.notes == ["the columns are dates, so each row was read as a series"])
  }

  @Test("Flags behind numbers and colons for missing ones are those of Eurostat")
  func eurostat() throws {
    let text =
      "freq,geo\\TIME\t2019 \t2020 \t2021 \nA,DE\t3.2 \t3.9 p\t3.7 e\nA,FR\t8.4 b\t: \t7.9 \n"
    let set = try reading(text, options { $0.badRows = .tolerate }).sets[0]
    #expect(
      set.series.map(\.label) == ["A,DE", "A,FR"] && set.series[0].values == [3.2, 3.9, 3.7])
    #expect(set.series[1].values[0] == 8.4 && set.series[1].values[1].isNaN)
  }

  @Test("Day numbers of Excel and names such as created_at are times")
  func namedTimes() throws {
    let excel = try reading("Date,v\n45292,1\n45293,2\n")
    #expect(
      excel.sets[0].positions == Positions(.regular(start: 19_723, step: 1, count: 2), unit: .days))
    #expect(excel.notes == ["“Date” was read as days since December 30, 1899, as in Excel"])
    let rows = "id,created_at,v\n5,1704067200,1\n4,1704067260,2\n"
    #expect(try reading(rows).sets[0].positions.unit == .seconds)
    let bounds =
      "start,time,v\n2024-01-01T00:00Z,2024-01-01T00:10Z,1\n2024-01-01T00:00Z,2024-01-01T00:20Z,2\n"
    #expect(try reading(bounds).sets[0].positions[1] == 1_704_068_400)
  }

  @Test("The status of a request isn’t drawn unless it is requested")
  func codes() throws {
    let text = [200, 404].map {
      "::1 - - [10/Oct/2000:13:55:36 +0000] \"GET / HTTP/1.1\" \($0) 23\($0)\n"
    }.joined()
    let drawn = try reading(text)
    #expect(drawn.sets[0].series.map(\.label) == ["bytes"])
    #expect(drawn.sets[0].positions.unit == .seconds)
    #expect(drawn.notes.first == "the numbers in “status” are codes rather than quantities")
    let counted = try reading(text, options { $0.counted = "status" })
    #expect(counted.sets[0].positions.labels == ["200", "404"])
    #expect(!counted.notes.contains { $0.contains("codes") })
    let grouped = try reading(text, options { $0.grouping = "status" })
    #expect(grouped.sets[0].series.map(\.label) == ["200", "404"])
  }
}
