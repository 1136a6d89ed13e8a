import ChartReaders
import Charts
import Tables
import TestSupport
import Testing

@Suite("Charts from JSON")
struct JSONChartsTests {
  @Test("A set has the data of its file")
  func sets() throws {
    let sets = try SampleCharts.sets("chart_data")
    #expect(sets.map(\.positions.count) == [112, 112, 112, 112, 372])
    #expect(sets.map(\.series.count) == [2, 2, 2, 2, 4])
    for set in sets {
      #expect(try set.validated() == set)
      #expect(set.positions.unit == .days)
      #expect(set.series.allSatisfy { $0.kind == .line && $0.color != nil })
    }
    // The first day is 2018-11-17.
    #expect(sets[0].positions.storage == .regular(start: 17_852, step: 1, count: 112))
    #expect(sets[0].series[0].label == "y0" && sets[0].series[0].name == "#0")
    #expect(sets[0].series.map { $0.values[0] } == [37, 22])
  }

  @Test(
    "A set has the kinds and flags of its file",
    arguments: [
      ("overview1", SeriesKind.line, 2, [false, false, false]),
      ("overview2", .line, 2, [true, false, false]), ("overview3", .bar, 7, [false, true, false]),
      ("overview4", .bar, 1, [false, true, false]), ("overview5", .area, 6, [false, false, true]),
    ])
  func kinds(name: String, kind: SeriesKind, count: Int, flags: [Bool]) throws {
    let set = try SampleCharts.sets(name)[0]
    #expect(set.positions.storage == .regular(start: 17_628, step: 1, count: 365))
    #expect(set.series.count == count && set.series.allSatisfy { $0.kind == kind })
    #expect([set.hasTwoAxes, set.isStacked, set.isPercentage] == flags)
  }

  @Test("The hours of a day add up to the day of the year")
  func hours() throws {
    let set = try SampleCharts.sets("day1-2019-03-15")[0]
    #expect(set.positions.unit == .seconds)
    #expect(set.positions.storage == .regular(start: 1_552_608_000, step: 3600, count: 24))
    #expect(set.series.map { $0.values.reduce(0, +) } == [3240, 2890])
    let year = try SampleCharts.sets("overview1")[0]
    #expect(year.series.map { $0.values[17_970 - 17_628] } == [3240, 2890])
  }

  @Test(
    "A file is read in any chunks",
    arguments: [
      "chart_data", "overview1", "overview2", "overview3", "overview4", "overview5",
      "day1-2019-03-15",
    ])
  func chunks(name: String) throws {
    var generator = SeededGenerator(seed: 14)
    var pieces = generator.pieces(try SampleCharts.bytes(of: name))[...]
    let reading = try ChartReader().read(file: name) { pieces.popFirst() ?? [] }
    #expect(try reading.sets == SampleCharts.sets(name))
    #expect(reading.notes.contains("\(name): “x” was read as milliseconds since 1970 in UTC"))
  }

  @Test("Random sets are read in any order of keys, sorted by position", arguments: 0..<40)
  func law(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...30, using: &generator)
    let xs = (0..<count).map { _ in Int.random(in: -20...20, using: &generator) }
    let ys = (0..<count).map { _ in
      Bool.random(using: &generator) ? nil : Double.random(in: -9...9, using: &generator)
    }
    let cells = ys.map { $0.map { "\($0)" } ?? "null" }
    let members = [
      #""title": "2019""#, #""types": {"x": "x", "y": "bar"}"#, #""stacked": true"#,
      ##""names": {"y": "Y\u00fc"}, "colors": {"y": "#3DC23F"}"##, #""percentage": null"#,
      """
      "columns": [["y", \(cells.joined(separator: ", "))], ["x",\(xs.map(String.init).joined(separator: ","))]]
      """, #""other": [1, {"a": [2]}]"#,
    ].shuffled(using: &generator)
    let order = xs.indices.sorted { (xs[$0], $0) < (xs[$1], $1) }
    let series = Series(
      label: "y", name: "Yü", kind: .bar, color: 0x3DC23F, values: order.map { ys[$0] ?? .nan })
    let positions = Positions(.listed(order.map { Double(xs[$0]) }), unit: .number)
    var set = ChartSet(title: "2019", positions: positions, series: [series])
    set.isStacked = true
    let sets = try reading("{" + members.joined(separator: ",\n ") + "}").sets
    #expect(sets.count == 1 && agree(sets[0], set))
  }

  @Test("Optional members may be missing")
  func optionalMembers() throws {
    let set = try reading(
      #"{"columns": [["a", 1.5, null, -2e3], ["x", 0, 1, 5]], "title": "T", "stacked": null}"#
    ).sets[0]
    #expect(set.title == "T" && set.positions.unit == .number)
    #expect(set.positions.storage == .listed([0, 1, 5]))
    #expect(set.series[0].name == "a" && set.series[0].kind == .line && set.series[0].color == nil)
    #expect(set.series[0].values[0] == 1.5 && set.series[0].values[1].isNaN)
  }

  @Test(
    "The unit is inferred from magnitude",
    arguments: [
      ("1542412800", 1_542_412_800.0 / 86_400, PositionUnit.days),
      ("1542412801", 1_542_412_801, .seconds),
      ("1542412800500", 1_542_412_800.5, .seconds), ("1542412801000000", 1_542_412_801, .seconds),
      ("1542412801000000000", 1_542_412_801, .seconds), ("154241280", 154_241_280, .number),
      ("1542412800.5", 1_542_412_800.5, .number), ("-1542412800000", -17_852, .days),
      ("1e300", 1e300, .number),
    ])
  func units(text: String, position: Double, unit: PositionUnit) throws {
    let row = "{\"x\": \(text), \"a\": 1}"
    let set = try reading("[\(row), \(row)]").sets[0]
    #expect(set.positions == Positions(.listed([position, position]), unit: unit))
  }

  @Test("Rows have gaps where a key is missing, and numbers may be strings")
  func rows() throws {
    let text = #"[{"x": 1, "a": 5}, {"x": 2, "b": "7.5"}, {"x": 4, "a": null, "b": 8}]"#
    let set = try reading(text).sets[0]
    #expect(set.positions.storage == .listed([1, 2, 4]))
    #expect(set.series.map(\.label) == ["a", "b"])
    #expect(set.series[0].values[0] == 5 && set.series[0].values[1...].allSatisfy { $0.isNaN })
    #expect(set.series[1].values[0].isNaN && set.series[1].values[1...] == [7.5, 8])
    let lines = String(text.dropFirst().dropLast()).replacing("}, {", with: "}\n{")
    #expect(agree(try reading(lines).sets[0], set))
  }

  @Test("Rows of times are sorted, and others are skipped")
  func times() throws {
    let reading = try reading(
      #"[{"date": "2024-01-03", "s": "A", "v": 2}, {"date": "2024-01-02", "s": "B", "v": 1}]"#)
    #expect(reading.sets[0].positions.storage == .regular(start: 19_724, step: 1, count: 2))
    #expect(reading.sets[0].series.map(\.values) == [[1, 2]])
    #expect(
      reading.notes == ["the rows were sorted by time", "no numbers to draw are in “s”"])
  }

  @Test("Numbers are one series")
  func numbers() throws {
    let set = try reading("[1, 2.5, null, 4]").sets[0]
    #expect(set.series[0].values[1] == 2.5 && set.series[0].values[2].isNaN)
    #expect(set.positions.storage == .regular(start: 0, step: 1, count: 4))
    let lines = try reading("1\n2\n", options { $0.format = .json }).sets[0]
    #expect(lines.series[0].values == [1, 2])
  }

  @Test("Alpha Vantage's object keyed by date, newest first, is read as candles")
  func alphaVantage() throws {
    let reading = try reading(SourceTexts.alphaVantage, options { $0.hasVolume = true })
    let set = reading.sets[0]
    #expect(set.positions.storage == .regular(start: 19_726, step: 1, count: 2))
    #expect(set.series.map(\.kind) == [.candle, .bar])
    #expect(set.series.map(\.values) == [[2, 3], [60, 70]])
    #expect(set.series[0].candles == Candles(open: [1.5, 2.5], high: [3, 4], low: [1, 2]))
    #expect(
      reading.notes == [
        "the data at “Time Series (Daily)” was taken; --at chooses other data",
        "the rows were sorted by time",
      ])
    let plain = try self.reading(#"{"2024-01-05": {"v": "1"}, "2024-01-08": {"v": "2"}}"#)
    #expect(plain.sets[0].series[0].values == [1, 2])
  }

  private func reading(
    _ text: String, _ options: ChartReaderOptions = ChartReaderOptions()
  ) throws -> ChartReading {
    try ChartReadersTests.reading(text, options)
  }

  @Test(
    "Errors have a file, a line and a column",
    arguments: [
      (
        "[{\"x\": 1, \"a\": 5},\n {\"x\": 2, \"a\": \"q\"}]",
        "f, line 2, column 16: in “a”, “q” isn’t a number"
      ),
      (
        "{\"columns\": [[\"x\", 1],\n[\"y\", true]]}",
        "f, line 2, column 7: a number or null was expected"
      ),
      (
        "{\"columns\": [[\"x\", 1],\n[\"y\", 1, true]]}",
        "f, line 2, column 10: a number or null was expected"
      ),
      (
        "{\"columns\": [[\"x\", 1],\n[\"y\", 1, 2]]}",
        "f, line 2, column 2: column “y” has more or fewer values than positions"
      ),
      (
        "{\"columns\": [[\"x\", 1]],\n\"colors\": {\"x\": \"red\"}}",
        "f, line 2, column 22: “red” isn’t a color such as #3DC23F"
      ),
      ("[1,\n2,, 3]", "f, line 2, column 3: a value was expected"),
      (
        "[{\"date\": \"2024-01-02\", \"v\": 1},\n{\"date\": null, \"v\": 1}]",
        "f, line 2, column 22: the time of the row is missing"
      ),
      (
        "{\"Note\": \"too many calls\"}",
        "f: the service sent an error instead of data: too many calls"
      ),
      (
        "{\"code\": 429, \"message\": \"wait\"}",
        "f: the service sent an error instead of data: wait"
      ),
      ("[]", "f: there are no numbers to draw"),
      ("[{\"a\": \"b\"}]", "f: there are no numbers to draw"),
      ("[1] 2", "f, line 1, column 5: the end of the text was expected"),
    ])
  func faults(text: String, message: String) {
    #expect(sentence(text) == message)
  }

  @Test("Faulty rows can be skipped")
  func skipped() throws {
    let text = #"[{"x": 1, "a": 5}, {"x": 2, "a": "q"}, {"x": 3, "a": true}, {"x": 4, "a": 6}]"#
    let reading = try reading(text, options { $0.badRows = .skip })
    #expect(reading.sets[0].series[0].values == [5, 6])
    #expect(
      reading.notes == [
        "2 rows were skipped, the first one: line 1, column 34: in “a”, “q” isn’t a number"
      ])
  }

  @Test("Only columns make a set, so other objects may have names, types and colors")
  func likeSets() throws {
    for text in [
      #"[{"t":1,"names":{"x":"1"},"v":3},{"t":2,"names":{"x":"2"},"v":4}]"#,
      #"{"t":1,"types":{"r":"q"},"v":3}{"t":2,"colors":{"r":5},"v":4}"#,
      #"{"names":{"a":"b"},"data":[{"t":1,"v":3},{"t":2,"v":4}]}"#,
    ] {
      let set = try reading(text).sets[0]
      #expect(set.series.first { $0.label == "v" }?.values == [3, 4])
    }
  }

  @Test("Sets within objects and arrays are read, and their errors have a path")
  func nestedSets() throws {
    let set =
      #"{"types":{"x":"x","y":"bar"},"columns":[["x",1,2],["y",4,5]],"names":{"y":"Calls"}}"#
    for text in [#"{"chart":\#(set)}"#, #"{"a":{"charts":[\#(set),\#(set)]}}"#] {
      let sets = try reading(text).sets
      #expect(sets.count == (text.contains("charts") ? 2 : 1))
      #expect(sets.allSatisfy { $0.series.map(\.name) == ["Calls"] && $0.series[0].kind == .bar })
      #expect(sets[0].series[0].values == [4, 5])
    }
    let error = #expect(throws: ChartReaderError.self) {
      try reading(#"{"a":[{"columns":[["x",1,2],["y",4]]}]}"#)
    }
    #expect(error?.description.contains("a[0]: column “y” has more or fewer values") == true)
  }

  @Test("Rows without numbers can be counted")
  func counts() throws {
    for text in [
      #"[{"kind":"a"},{"kind":"b"},{"kind":"b"}]"#, #"{"kind":"a"}{"kind":"b"}{"kind":"b"}"#,
      #"{"data":[{"kind":"a"},{"kind":"b"},{"kind":"b"}]}"#,
    ] {
      let set = try reading(text, options { $0.counted = "kind" }).sets[0]
      #expect(set.positions.labels == ["b", "a"] && set.series[0].values == [2, 1])
    }
  }
}
