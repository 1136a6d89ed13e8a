import Foundation
import TestSupport
import Testing

/// `shape quotes` as started by a shell.
@Suite("shape quotes")
struct QuotesCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let days = "Date,Close\n2019-11-04,231\n2019-11-05,230\n2019-11-06,231.5\n"

  private func quotes(_ arguments: [String], input: String = "") throws -> BuiltShape.Run {
    try BuiltShape(folder).run(["quotes"] + arguments, input: input, ["HOME": folder.path])
  }

  @Test("Files, folders and pipes are printed as a table, as JSON and as CSV")
  func printed() throws {
    _ = try folder.write(Array(Self.days.utf8), to: "AAPL.csv")
    let table = try quotes(["AAPL.csv", "--once"])
    #expect(table.status == 0 && table.output.contains("231.50") && table.output.contains("+0.65"))
    #expect(try quotes([".", "--once"]).output == table.output)
    let data = Data(try quotes(["AAPL.csv", "--json"]).output.utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect("\(json)".contains("231.5"))
    #expect(try quotes(["AAPL.csv", "--csv"]).output.contains("AAPL"))
    let lines = try quotes(["-", "--once"], input: "AAPL,14:30,231.4\nMSFT,14:30,415\n")
    #expect(lines.output.contains("MSFT") && lines.output.contains("415.00"))
  }

  @Test("A table of dates on standard input is a history, not lines of symbols")
  func history() throws {
    let run = try quotes(["-", "--once"], input: Self.days)
    #expect(run.status == 0 && !run.output.contains("2019-11-04"), "\(run)")
    #expect(run.output.contains("231.50") && run.output.contains("+0.65"))
  }

  @Test("A command's prices are in the requested picture and file")
  func feed() throws {
    let definition = try folder.write(
      Array("#!/bin/sh\nprintf '%s\\n' \"$1,14:30,231.4\"\n".utf8), to: "prices")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: definition)
    let feed = ["--feed", "\(definition) {symbol}", "--symbols", "AAPL"]
    let json = try quotes(feed + ["-o", "out.json"])
    #expect(json.status == 0 && json.output.isEmpty, "\(json)")
    let text = String(decoding: folder.read("out.json") ?? [], as: UTF8.self)
    #expect(text.contains("231.4"))
    let picture = try quotes(feed + ["-o", "out.txt"])
    #expect(picture.status == 0)
    let drawn = String(decoding: folder.read("out.txt") ?? [], as: UTF8.self)
    #expect(drawn.contains("231.40") && !drawn.contains("Waiting"))
  }

  @Test("Quotes that can't be shown give a sentence and its status")
  func failures() throws {
    for (arguments, status, words) in [
      (["none.csv"], Int32(66), "none.csv can’t be read"),
      (["--once"], 66, "the watch list is empty"),
      (["--until", "soon", "a.csv"], 64, "--until soon should be a date"),
    ] {
      let run = try quotes(arguments)
      #expect(run.status == status && run.error.contains(words), "\(run)")
    }
  }

  // MARK: On a terminal

  private func session(_ words: [String]) throws -> TerminalSession {
    var options = TerminalSession.LaunchOptions()
    (options.columns, options.rows) = (80, 24)
    options.environment = ["TZ=UTC", "HOME=\(folder.path)"]
    return try #require(TerminalSession("shape", ["quotes"] + words, options))
  }

  @Test("A part of a list doesn't replace the list, nor does another list")
  func kept() throws {
    let list = "symbol,name\nA,First\nB,Second\n"
    let path = try folder.write(Array(list.utf8), to: "list.csv")
    let part = try session(["--list", path, "--symbols", "A"])
    #expect(part.waitForText("First"))
    part.terminal.type("w")
    #expect(part.waitForText("Not saved: these are a part"))
    part.terminal.type("q")
    #expect(part.next() == .exited(0))
    expectRestored(part)
    #expect(String(decoding: folder.read("list.csv") ?? [], as: UTF8.self) == list)
  }

  @Test("Another program's changes to the list are merged, or overwritten only on request")
  func changedElsewhere() throws {
    let path = try folder.write(Array("symbol,name\nA,First\n".utf8), to: "list.csv")
    let session = try session(["--list", path])
    #expect(session.waitForText("First"))
    _ = try folder.write(Array("symbol,name\nA,First\nOTHER,Elsewhere\n".utf8), to: "list.csv")
    session.terminal.type("aMINE\r")
    #expect(session.waitForText("Not saved"))
    session.terminal.type("R")
    #expect(session.waitForText("Elsewhere"))
    session.terminal.type("aMINE\r")
    func list() -> String { String(decoding: folder.read("list.csv") ?? [], as: UTF8.self) }
    #expect(session.wait { list().contains("MINE") })
    #expect(list().contains("OTHER"))
    _ = try folder.write(Array("symbol\nZ\n".utf8), to: "list.csv")
    session.terminal.type("x")
    // Until the refusal arrives, w does nothing.
    let isWritten = session.wait {
      session.terminal.type("w")
      return list().contains("OTHER")
    }
    #expect(isWritten)
    session.terminal.type("q")
    #expect(session.next() == .exited(0))
    expectRestored(session)
    #expect(list().contains("OTHER"))
  }

  @Test("Escape sequences in names don’t reach a terminal, in CSV either")
  func escapes() throws {
    _ = try folder.write(
      Array("Symbol,Name,Price\nA,\u{1B}]0;title\u{7}\u{1B}[2Jx,8\n".utf8), to: "a.csv")
    let session = try session(["\(folder.path)/a.csv", "--csv"])
    #expect(session.next() == .exited(0))
    #expect(!session.received.contains(0x1B) && !session.received.isEmpty)
  }

  @Test("A file before the followed one is read, and bare prices have its symbol")
  func follow() throws {
    let rows = "Date,Close\n2019-11-05,231\n2019-11-06,199.99\n"
    let days = try folder.write(Array(rows.utf8), to: "days.csv")
    let ticks = try folder.write(Array("240\n".utf8), to: "ticks.txt")
    let session = try session(["AAPL=\(days),\(ticks)", "--follow"])
    #expect(session.waitForText("240.00"))
    #expect(session.waitForText("+40.01"))
    session.terminal.type("q")
    #expect(session.next() == .exited(0))
  }
}
