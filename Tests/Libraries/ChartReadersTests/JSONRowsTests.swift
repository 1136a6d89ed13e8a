import Charts
import Tables
import Testing

@testable import ChartReaders

/// Tests that rows with ever other names take no more than their size.
struct JSONRowsTests {
  private static func row(_ names: some Sequence<Int>) -> String {
    "{" + names.map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"
  }

  @Test("One row may have any number of names")
  func oneRow() throws {
    let set = try reading("[" + Self.row(0..<9000) + "]").sets[0]
    #expect(set.series.count == 9000 && set.series[8999].label == "k8999")
    #expect(set.series[8999].values == [8999])
  }

  @Test("Later rows may add only a limited number of names")
  func newNames() throws {
    let most = JSONRows.mostNewNames
    let rows = (0...most + 1).map { Self.row([$0]) }
    #expect(
      sentence(rows.joined(separator: "\n"), file: nil)
        == "line \(most + 2), column \(Self.row([most + 1]).utf8.count - 4): there are already "
        + "\(most + 1) names; all rows should have the same ones")
    let skipping = try reading(rows.joined(separator: "\n"), options { $0.badRows = .skip })
    #expect(skipping.sets[0].series.count == most + 1)
    #expect(skipping.sets[0].positions.count == most + 1)
  }

  @Test("A table has a limited number of gaps for each value")
  func gaps() throws {
    let names = 5000
    let rows = [Self.row(0..<names)] + Array(repeating: "{\"k0\":1}", count: 8000)
    let words = try #require(sentence(rows.joined(separator: "\n"), file: nil))
    #expect(words.hasSuffix("all rows should have the same ones"), "\(words)")
    let set = try reading(rows.joined(separator: "\n"), options { $0.badRows = .skip }).sets[0]
    let cells = set.series.count * set.positions.count
    #expect(cells <= JSONRows.mostCells.inSmallTable)
  }

  @Test("A missing key is a gap, in whatever order the names are")
  func missing() throws {
    let set = try reading("[{\"a\":1,\"b\":2},{\"c\":3,\"a\":4},{\"b\":5}]").sets[0]
    #expect(set.series.map(\.label) == ["a", "b", "c"])
    #expect(set.series[0].values[..<2] == [1, 4] && set.series[0].values[2].isNaN)
    #expect(set.series[1].values[2] == 5 && set.series[2].values[1] == 3)
  }

  @Test("Errors in columns have the line and column of their labels")
  func places() {
    let text = "{\"types\":{\"x\":\"x\"},\n\"columns\":[[\"x\",1,2],[\"é\",1,2],\n [\"b\",1]]}"
    #expect(
      sentence(text, file: nil)
        == "line 3, column 3: column “b” has more or fewer values than positions")
  }

  // MARK: Texts that are numbers

  @Test("Texts with units, currencies and commas are numbers, as in cells")
  func amounts() throws {
    let text = """
      [{"t":"2024-01-01","mem":"512MiB","lat":"20ms","cost":"$1,234.50","load":"12%","v":"1.234,5"},
       {"t":"2024-01-02","mem":"1GiB","lat":"1.5s","cost":"$2.50","load":"15%","v":"999"}]
      """
    let series = try reading(text).sets[0].series
    #expect(series.map(\.label) == ["mem", "lat", "cost", "load", "v"])
    #expect(
      series.map(\.values) == [
        [512, 1024], [20, 1500], [1234.5, 2.5], [12, 15], [1234.5, 999],
      ])
    #expect(series.map(\.unit) == ["MiB", "ms", "$", "%", nil])
    let wrapped = try reading(#"{"data":[{"n":"a","took":"5ms"},{"n":"b","took":"1s"}]}"#).sets[0]
    #expect(wrapped.series[0].values == [5, 1000] && wrapped.positions.labels == ["a", "b"])
  }

  @Test("Other texts stay names, also beside some that are numbers with units")
  func names() throws {
    let text = #"[{"n":"3M","v":1},{"n":"Apple","v":2},{"n":"Intel","v":3}]"#
    #expect(try reading(text).sets[0].positions.labels == ["3M", "Apple", "Intel"])
  }

  @Test("In a stream, the first texts determine what a column holds")
  func streamedAmounts() throws {
    var stream = ChartStream()
    for number in 1...3 { _ = try stream.append(Array("{\"lat\":\"\(number)ms\"}\n".utf8)) }
    #expect(stream.set.series.map(\.values) == [[1, 2, 3]])
  }

  @Test("Values that aren’t numbers can be gaps")
  func tolerated() throws {
    let text = #"[{"a":1,"b":2},{"a":"x","b":3},{"a":4,"b":5}]"#
    let reading = try reading(text, options { $0.badRows = .tolerate }, file: "f")
    #expect(reading.sets[0].series[0].values[1].isNaN && reading.sets[0].series[0].values[2] == 4)
    #expect(reading.notes.count == 1 && reading.notes[0].contains("1 value was skipped"))
    #expect(sentence(text)?.contains("“x” isn’t a number") == true)
  }
}
