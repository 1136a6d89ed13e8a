import Cells
import Charts
import CommandLines
import Outputs
import Programs
import Quotes
import Runtime
import ShapeCommand
import TestSupport
import Testing
import Widgets

@testable import QuoteViews
@testable import QuotesCommand

@MainActor
struct QuotesHandlerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A list of two groups.
  private static let list = WatchList([
    WatchGroup(
      "",
      [
        WatchEntry("AAPL"),
        WatchEntry("7203", name: "トヨタ自動車", holding: Holding(amount: 100, cost: 2800)),
      ]),
    WatchGroup("Funds", [WatchEntry("SP500", name: "S&P 500")]),
  ])

  /// The closes of two days.
  private static let book: QuoteBook = {
    var book = QuoteBook()
    book.put(
      PriceHistory(times: [20_456, 20_457], isDaily: true, closes: [251, 253]), of: "AAPL",
      name: "Apple")
    return book
  }()

  /// A handler with the runner whose loop a test turns by hand.
  private struct Edge {
    let handler: QuotesHandler
    let runner: Runner<QuotesProgram>

    @MainActor
    func perform(_ effect: QuotesProgram.Effect) { handler.perform(effect, runner) }
    @MainActor var program: QuotesProgram { runner.program }
  }

  private func edge(
    _ line: String = "", list: WatchList = Self.list, isSaved: Bool = true,
    stream path: String? = nil
  ) throws -> Edge {
    let plan = try QuotesPlan.command.parsed(line: line)
    let file = SavedWatchList(
      folder.path + "/list.csv", bytes: folder.read("list.csv"), isSaved: isSaved, isPart: false)
    let handler = QuotesHandler(
      plan, file, stream: try path.map { path throws(CommandError) in try FollowedInput(path) },
      means: nil)
    var settings = QuotesSettings()
    (settings.isStill, settings.isSaved) = (true, isSaved)
    let program = QuotesProgram(
      list, Self.book, settings, stream: path == nil ? nil : QuoteLines())
    let runner = try #require(
      Runner(
        program, .init(depth: .truecolor), handler, clocks: ProgramClocks(countsSuspension: false),
        terminal: nil, catchesSignals: false))
    return Edge(handler: handler, runner: runner)
  }

  private var saved: WatchList? {
    get throws { try folder.read("list.csv").map { try QuoteFiles.list(of: $0, "list.csv").list } }
  }

  @Test("The list is saved, and one that another program changed is kept until it is read")
  func list() throws {
    let edge = try edge()
    edge.perform(.save(Self.list))
    #expect(try saved == Self.list)
    let other = WatchList([WatchGroup("", [WatchEntry("MSFT")])])
    try folder.write(Array(WatchListFile(other).text.utf8), to: "list.csv")
    edge.perform(.save(Self.list))
    #expect(try saved == other)
    #expect(edge.program.notice?.text.contains("another program changed") == true)
    #expect(edge.handler.finish(saying: nil, status: 0) == 73)
    edge.perform(.readAgain([:]))
    #expect(edge.program.list == other)
    edge.perform(.overwrite(Self.list))
    #expect(try saved == Self.list)
    #expect(edge.handler.finish(saying: nil, status: 0) == 0)
  }

  @Test("Where a new list is kept is said once it has a place")
  func newList() throws {
    let edge = try edge(isSaved: false)
    edge.perform(.save(Self.list))
    #expect(try saved == Self.list)
    #expect(edge.program.notice?.text == "The list is saved in \(folder.path)/list.csv")
  }

  @Test("Files of a symbol are read, and what can’t be read is said")
  func files() throws {
    let path = try folder.write(
      Array("date,close\n2026-01-02,77.25\n2026-01-03,78.50\n".utf8), to: "msft.csv")
    let list = WatchList([WatchGroup("", [WatchEntry("MSFT", sources: [path])])])
    let edge = try edge(list: list)
    edge.perform(.read(symbol: "MSFT", ["msft.csv"]))
    #expect(edge.program.book.quote("MSFT").price == 78.5)
    edge.perform(.read(symbol: "MSFT", ["none.csv"]))
    #expect(edge.program.notice?.text.contains("none.csv can’t be read") == true)
    try folder.write(Array("date,close\n2026-01-02,77.25\n2026-01-03,79\n".utf8), to: "msft.csv")
    edge.perform(.readAgain(["MSFT": [path]]))
    #expect(edge.program.book.quote("MSFT").price == 79)
    edge.perform(.readAgain(["MSFT": [folder.path + "/none.csv"]]))
    #expect(edge.program.book.quote("MSFT").price == 79)
  }

  @Test("A stream is read in the loop, as fast as the program takes it")
  func stream() throws {
    let path = try folder.write(Array("AAPL,300\nAAPL,301.5\n".utf8), to: "ticks")
    let edge = try edge(stream: path)
    edge.handler.start(edge.runner)
    while edge.program.book.quote("AAPL").price != 301.5 { edge.runner.loop.turn() }
    #expect(edge.handler.finish(saying: nil, status: 0) == 0)
  }

  @Test("A command’s answer becomes a price, and a failure of it a status of its symbol")
  func command() throws {
    let answering = try edge("--feed 'echo 305' AAPL")
    answering.perform(.ask(["AAPL"]))
    while answering.program.book.quote("AAPL").price != 305 { answering.runner.loop.turn() }
    let none = try edge("--feed '\(folder.path)/none {}' AAPL")
    let before = none.program
    none.perform(.ask(["AAPL"]))
    #expect(none.program.book.quote("AAPL").price == before.book.quote("AAPL").price)
  }

  @Test("A command that still runs is stopped at the end")
  func stopped() throws {
    let pipe = try #require(folder.makePipe("pipe"))
    let edge = try edge("--feed 'cat \(pipe)' AAPL")
    edge.perform(.ask(["AAPL"]))
    #expect(edge.handler.finish(saying: nil, status: 3) == 3)
  }
}
