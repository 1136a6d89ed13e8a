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
}
