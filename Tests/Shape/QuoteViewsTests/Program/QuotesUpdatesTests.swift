import Cells
import Clocks
import Programs
import Quotes
import TerminalCodes
import TestSupport
import Testing

@testable import QuoteViews

/// Updates from streams and commands, and their effects.
struct QuotesUpdatesTests {
  private static func asking(columns: Int = 120) -> QuoteSamples.Tester {
    var settings = QuoteSamples.settings
    settings.refresh = .seconds(60)
    return QuoteSamples.tester(
      QuoteSamples.program(QuoteSamples.list, QuoteSamples.book, settings), columns: columns)
  }

  // MARK: Streams

  @Test("A price appears in the frame in which it arrives, and nothing else changes")
  func damage() {
    var tester = QuoteSamples.streaming()
    let before = tester.grid
    tester.stream("AAPL,254.00\n")
    #expect(tester.screen.contains("254.00") && tester.screen.contains("▲ +1.00"))
    let changed = (0..<24).filter { !tester.grid.rowEquals(before, $0) }
    #expect(!changed.isEmpty && changed.allSatisfy { (1..<5).contains($0) }, "\(changed)")
    let bytes = tester.bytesWritten
    tester.stream("AAPL,254.00\n")
    #expect(tester.bytesWritten == bytes)
    tester.stream("AAPL,254.10\n")
    // At most a row's numbers and its line, not the screen.
    #expect((1..<4000).contains(tester.bytesWritten - bytes))
    #expect(tester.grid == tester.freshGrid)
  }

  @Test("A partial line waits for its rest")
  func halves() {
    var tester = QuoteSamples.streaming()
    tester.stream("AAPL,25")
    #expect(tester.model.book.quote("AAPL").price == 253)
    tester.stream("5.5")
    tester.stream("0\nFLAT,11")
    #expect(tester.model.book.quote("AAPL").price == 255.5)
    #expect(tester.model.book.quote("FLAT").price == 10)
    // The last line needs no newline.
    tester.message(.ended(nil))
    #expect(tester.model.book.quote("FLAT").price == 11)
  }

  @Test("The stream is read again after 50 ms, and an idle list doesn’t wake")
  func listen() {
    var tester = QuoteSamples.streaming()
    #expect(tester.isIdle)
    tester.stream("AAPL,254\n")
    tester.advance(by: .milliseconds(49))
    #expect(!tester.actions.contains(.perform(.listen)))
    tester.advance(by: .milliseconds(1))
    tester.expect(.listen)
    #expect(tester.wakes == 1)
    tester.advance(by: .seconds(3600))
    #expect(tester.wakes == 1)
    tester.finish()
  }

  @Test("Malformed lines and the end of a stream show a notice, and the list stays")
  func ends() {
    var tester = QuoteSamples.streaming()
    tester.stream("AAPL,dear\n")
    #expect(tester.model.notice != nil)
    tester.message(.ended(nil))
    #expect(tester.screen.contains("The stream ended") && tester.status == nil)
    var broken = QuoteSamples.streaming()
    broken.message(.ended("the pipe broke"))
    #expect(broken.screen.contains("The stream ended: the pipe broke"))
    #expect(!broken.isEnded)
  }

  @Test("New symbols in the stream become rows at the end, which aren’t saved automatically")
  func unknown() {
    var tester = QuoteSamples.streaming()
    tester.stream("ZZZ,5\nBBB,6\n")
    #expect(tester.listedSymbols == QuoteSamples.symbols + ["BBB", "ZZZ"])
    #expect(tester.model.current?.symbol == "AAPL" && tester.screen.contains("BBB"))
    #expect(tester.claimSaves().isEmpty)
    tester.type("u")
    #expect(tester.listedSymbols == QuoteSamples.symbols + ["BBB", "ZZZ"])
    var settings = QuoteSamples.settings
    settings.takesUnknown = false
    var strict = QuoteSamples.streaming(settings)
    strict.stream("ZZZ,5\n")
    #expect(strict.listedSymbols == QuoteSamples.symbols)
  }

  @Test("A list sorted by price follows the prices, with the cursor on its row")
  func sorted() {
    var settings = QuoteSamples.settings
    settings.sort = .price
    var tester = QuoteSamples.streaming(settings)
    tester.click(.row("FLAT"))
    let before = tester.shownSymbols
    tester.stream("FLAT,1000\n")
    #expect(tester.shownSymbols != before && tester.model.current?.symbol == "FLAT")
  }

  @Test("Prices that stop arriving are dimmed after three intervals, and a note says so")
  func stale() {
    var tester = QuoteSamples.streaming()
    for price in 250..<256 {
      tester.stream("AAPL,\(price)\n")
      tester.advance(by: .seconds(2))
    }
    #expect(!tester.model.isStale("AAPL", at: tester.now))
    tester.claimAll()
    let fresh = tester.grid
    #expect(!tester.screen.contains("No new price"))
    tester.advance(by: .seconds(10))
    #expect(tester.screen.contains("No new price since "))
    #expect(tester.model.isStale("AAPL", at: tester.now) && tester.grid != fresh)
    #expect(!tester.model.isStale("FLAT", at: tester.now))
    #expect(tester.grid == tester.freshGrid)
    let wakes = tester.wakes
    tester.advance(by: .seconds(3600))
    #expect(tester.wakes == wakes && tester.isIdle)
  }

  @Test("Columns only widen, so that they don’t shift with the data")
  func widths() {
    var tester = QuoteSamples.streaming()
    tester.stream("AAPL,99999.125\n")
    let wide = tester.model.measures
    tester.stream("AAPL,9.5\nFLAT,1\n")
    #expect(tester.model.measures == wide)
    tester.stream("FLAT,1234567.5\n")
    #expect(
      tester.model.measures.whole > wide.whole && tester.model.measures.fraction >= wide.fraction)
    tester.claimAll()
  }

  @Test("A price dated more than a day ahead is skipped with a notice, and later ones count")
  func early() {
    var tester = QuoteSamples.streaming()
    tester.stream("AAPL,2027-01-01T10:00:00Z,5\n")
    #expect(tester.model.book.quote("AAPL").price == 253)
    #expect(tester.screen.contains("Skipped a price of AAPL: its time is in the future"))
    tester.stream("AAPL,254\n")
    #expect(tester.model.book.quote("AAPL").price == 254)
    tester.claimAll()
  }

  @Test("Skipped lines of a stream are noted, unless notes are off", arguments: [true, false])
  func skipped(isNoted: Bool) {
    var settings = QuoteSamples.settings
    settings.notesSkipped = isNoted
    var tester = QuoteSamples.streaming(settings)
    tester.stream("AAPL,2027-01-01T10:00:00Z,5\n")
    #expect(tester.screen.contains("Skipped a price of AAPL") == isNoted)
    tester.stream("AAPL,dear\n")
    #expect(tester.screen.contains("1 line was skipped") == isNoted)
    tester.claimAll()
  }

  @Test("A long read is followed by another immediately, and a short one after a frame")
  func pace() {
    var tester = QuoteSamples.streaming()
    tester.stream(String(repeating: "AAPL,254\n", count: 4000))
    #expect(
      tester.claimAll { $0 == .perform(.listen) }.count == 1 && tester.model.listenTime == nil)
    tester.stream("AAPL,255\n")
    #expect(tester.claimAll { $0 == .perform(.listen) }.isEmpty && tester.model.listenTime != nil)
  }

  // MARK: The end of a stream, and what was noted

  @Test("The header shows when the stream ended")
  func end() {
    var tester = QuoteSamples.tester(QuoteSamples.program(hasStream: true))
    tester.message(.ended(nil))
    tester.advance(by: .seconds(60))
    #expect(tester.screen.contains("5 symbols, ended "))
    #expect(tester.model.notice == nil && tester.isIdle)
  }

  @Test("Notes about the sources are shown one after another")
  func notes() {
    var settings = QuoteSamples.settings
    settings.notes = ["a.csv: 1 row was skipped", "b.csv: dates were read with the day first"]
    var tester = QuoteSamples.tester(
      QuoteSamples.program(QuoteSamples.list, QuoteSamples.book, settings))
    #expect(tester.screen.contains("1 of 2: a.csv: 1 row was skipped"))
    tester.advance(by: .seconds(5))
    #expect(tester.screen.contains("2 of 2: b.csv: dates were"))
    tester.advance(by: .seconds(5))
    #expect(tester.model.notice == nil && tester.isIdle)
  }

  @Test("A note that its row truncates is shown in full on the last line")
  func cutNote() {
    var tester = Self.asking()
    let clause = "printed neither a price nor anything else that could be read: “temporarily out”"
    tester.message(.answered("AAPL", .failed(clause)))
    #expect(tester.screen.contains("AAPL: Failing for 0 s: printed neither a price nor anything"))
    tester.type("j")
    #expect(!tester.screen.contains("AAPL: Failing"))
    tester.claimAll()
  }

  // MARK: Files

  @Test("R reloads the files of all rows, reports failures and keeps prices")
  func readAgain() {
    var tester = QuoteSamples.tester(
      QuoteSamples.program(
        WatchList([
          WatchGroup(
            "", [WatchEntry("AAPL", sources: ["a.csv"]), WatchEntry("7203", sources: ["b.csv"])])
        ])))
    tester.type("R")
    tester.expect(.readAgain(["AAPL": ["a.csv"], "7203": ["b.csv"]]))
    var reading = QuoteReading()
    reading.histories = [SymbolHistory(history: QuoteSamples.daily([77.25, 78.5]))]
    tester.message(.readAgain(["AAPL": [reading]], failure: "b.csv can’t be read: it isn’t there"))
    #expect(tester.screen.contains("78.50") && tester.screen.contains("2855"))
    #expect(tester.screen.contains("b.csv can’t be read"))
    tester.message(.readAgain(["AAPL": [reading]], failure: nil))
    #expect(tester.screen.contains("Reloaded the files of 1 row"))
  }

  // MARK: Commands

  @Test("Four symbols are queried at once, then one per answer, then all after the interval")
  func asks() {
    var tester = Self.asking()
    #expect(tester.claimAsked() == [["AAPL", "7203", "FLAT", "ONE"]])
    tester.message(.answered("AAPL", .bytes(Array("255.00\n".utf8))))
    #expect(tester.claimAsked() == [["NONE"]] && tester.screen.contains("255.00"))
    tester.message(.answered("7203", .bytes(Array("2860\n".utf8))))
    #expect(tester.claimAsked() == [["SP500"]])
    for symbol in ["FLAT", "ONE", "NONE", "SP500"] {
      tester.message(.answered(symbol, .bytes(Array("10\n".utf8))))
    }
    #expect(tester.claimAsked().isEmpty && tester.model.book.quote("NONE").price == 10)
    tester.advance(by: .seconds(59))
    #expect(tester.wakes == 0)
    tester.advance(by: .seconds(1))
    #expect(tester.claimAsked() == [["AAPL", "7203", "FLAT", "ONE"]])
    tester.finish()
  }

  @Test("An error is shown in its row, with the last price and its age")
  func errors() {
    var tester = Self.asking()
    tester.message(.answered("AAPL", .bytes(Array("255.00\n".utf8))))
    tester.message(.answered("7203", .failed("ended with status 1")))
    #expect(tester.screen.contains("ended with status 1") && tester.screen.contains("2855"))
    for symbol in ["FLAT", "ONE", "NONE", "SP500"] {
      tester.message(.answered(symbol, .bytes([])))
    }
    #expect(tester.screen.contains("printed nothing") && tester.screen.contains("42.50"))
    tester.advance(by: .seconds(60))
    tester.message(.answered("AAPL", .bytes(Array("<html><body>".utf8))))
    #expect(tester.screen.contains("1 min old: sent a web page"))
    #expect(tester.screen.contains("255.00"))
    tester.advance(by: .seconds(60))
    #expect(tester.screen.contains("2 min old: sent a web page"))
    tester.message(.answered("AAPL", .bytes(Array("256.00\n".utf8))))
    #expect(!tester.screen.contains("web page") && tester.screen.contains("256.00"))
    tester.claimAll()
  }

  @Test("A price that isn’t above 0 is an error in its row", arguments: ["-5", "0", "7203,-5"])
  func noPrice(answer: String) {
    var tester = Self.asking()
    tester.message(.answered("AAPL", .bytes(Array("255.00\n".utf8))))
    tester.message(.answered("7203", .bytes(Array(answer.utf8))))
    #expect(tester.screen.contains("sent a price that isn’t above 0"))
    #expect(tester.screen.contains("2855") && tester.screen.contains("255.00"))
    tester.claimAll()
  }

  @Test("A command that prints prices of other symbols has failed")
  func otherSymbols() {
    var tester = Self.asking()
    tester.message(.answered("AAPL", .bytes(Array("OTHER,5\n".utf8))))
    #expect(tester.screen.contains("printed a price of OTHER, but none of AAPL"))
    tester.claimAll()
  }

  @Test("R queries immediately, but not symbols already in progress")
  func refresh() {
    var tester = Self.asking()
    tester.claimAll()
    tester.type("R")
    #expect(tester.claimAsked().isEmpty)
    for symbol in tester.model.list.symbols {
      tester.message(.answered(symbol, .bytes(Array("10\n".utf8))))
    }
    tester.claimAll()
    tester.type("R")
    #expect(tester.claimAsked().map(\.count) == [4])
  }

  @Test("A new symbol is queried immediately")
  func added() {
    var tester = Self.asking()
    for symbol in tester.model.list.symbols {
      tester.message(.answered(symbol, .bytes(Array("10\n".utf8))))
    }
    tester.claimAll()
    tester.type("amsft")
    tester.press(.enter)
    #expect(tester.claimAsked() == [["MSFT"]])
  }
}
