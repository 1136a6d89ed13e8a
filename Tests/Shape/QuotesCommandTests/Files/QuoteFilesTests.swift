import Charts
import Outputs
import Quotes
import TestSupport
import Testing

@testable import QuotesCommand

@Suite("Quote files")
struct QuoteFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws -> String {
    try folder.write(Array(text.utf8), to: name)
  }

  private func files(
    ahead: Int = 0, until: Int? = nil, _ options: QuoteReaderOptions = QuoteReaderOptions()
  ) -> QuoteFiles {
    let reader = QuoteSourceReader(
      options: options, now: 1_573_100_000, zone: .seconds { _ in ahead })
    return QuoteFiles(reader, span: .automatic, until: until)
  }

  /// Minutes from 20:58 to 21:01 UTC on two days in November 2019, when New York trades until
  /// 16:00.
  private static let minutes =
    "time,close\n"
    + [5, 6].flatMap { day in
      ["20:58", "20:59", "21:00"].enumerated().map { "2019-11-0\(day)T\($1)Z,\(day)\($0)\n" }
    }.joined()

  @Test("Prices end with the last day in the local time zone", arguments: [-11, -8, -5, 0, 1, 11])
  func until(hours: Int) throws {
    let path = try write(Self.minutes, to: "SP.csv")
    var files = files(ahead: hours * 3600, until: 18_205)  // 2019-11-05
    try files.add(path, symbol: nil)
    // East of UTC+3, the session of the 5th falls on the 6th of November.
    let last = hours >= 3 ? nil : 52.0
    #expect(files.book.quote("SP").price == last)
  }

  @Test("Two files of a symbol belong to the same row")
  func sources() throws {
    let days = try write("Date,Close\n2019-11-04,1\n2019-11-05,2\n", to: "days.csv")
    let minutes = try write(Self.minutes, to: "minutes.csv")
    var files = files()
    try files.add(days, symbol: "SP")
    try files.add(minutes, symbol: "SP")
    let entry = try #require(files.list.entry(of: "SP"))
    #expect(entry.sources.map { $0.split(separator: "/").last } == ["days.csv", "minutes.csv"])
    #expect(files.book.quote("SP").price == 62)
  }

  @Test(
    "A file without prices in a folder is skipped with a note, and a folder of such files rejected")
  func folders() throws {
    _ = try write("Date,Close\n2019-11-04,1\n2019-11-05,2\n", to: "A.csv")
    _ = try write("Remember the milk.\n", to: "notes.txt")
    var files = files()
    try files.add(folder.path, symbol: nil)
    #expect(files.list.symbols == ["A"] && files.notes.count == 1)
    #expect(files.notes[0].contains("notes.txt"))
    let other = try TemporaryFolder()
    _ = try other.write(Array("Remember the milk.\n".utf8), to: "notes.txt")
    #expect(throws: CommandError.self) { try files.add(other.path, symbol: nil) }
  }

  @Test("Sources of a saved list are relative to its folder, and a missing one adds a note")
  func list() throws {
    _ = try write("Date,Close\n2019-11-04,1\n2019-11-05,2\n", to: "a.csv")
    let path = try write("symbol,sources\nA,a.csv\nB,b.csv\n", to: "list.csv")
    var files = files()
    try files.read(list: path)
    #expect(files.list.symbols == ["A", "B"])
    #expect(files.book.quote("A").price == 2 && files.book.quote("B").price == nil)
    #expect(files.notes.contains { $0.contains("b.csv") })
  }

  @Test("Holdings in two files add up, but the list’s own holding takes precedence")
  func holdings() throws {
    let one = try write(
      "Symbol,Last Price,Quantity,Average Cost\nA,12,10,5\nB,3,1,1\n", to: "1.csv")
    let two = try write(
      "Symbol,Last Price,Quantity,Average Cost\nA,12,30,9\nB,3,1,1\n", to: "2.csv")
    let list = try write("symbol,amount,cost\nB,7,2\n", to: "list.csv")
    var files = files()
    try files.read(list: list)
    try files.add(one, symbol: nil)
    try files.add(two, symbol: nil)
    #expect(files.list.entry(of: "A")?.holding == Holding(amount: 40, cost: 8))
    #expect(files.list.entry(of: "B")?.holding == Holding(amount: 7, cost: 2))
    #expect(files.list.symbols == ["B", "A"])
  }
}
