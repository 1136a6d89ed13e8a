import Cells
import Clocks
import Programs
import Quotes
import TerminalCodes
import TestSupport
import Testing

@testable import QuoteViews

/// Printed output, without a terminal that shows the list.
struct QuotesPrintingTests {
  private static func prints(_ actions: [Action<QuotesProgram.Effect>]) -> Int {
    actions.count { if case .perform(.print) = $0 { true } else { false } }
  }

  private static func complaints(_ actions: [Action<QuotesProgram.Effect>]) -> [String] {
    actions.compactMap { if case .perform(.complain(let words)) = $0 { words } else { nil } }
  }

  /// Prints a stream of lines to its end.
  private static func printed(_ lines: String, by program: QuotesProgram) -> QuoteSamples.Tester {
    var program = program
    program.prints(isOnce: false)
    var tester = QuoteSamples.tester(program)
    tester.stream(lines)
    tester.message(.ended(nil))
    return tester
  }

  @Test("One-time output ends the program, with a status that depends on having a price")
  func printed() {
    var program = QuoteSamples.program()
    program.prints(isOnce: true)
    let tester = QuoteSamples.tester(program)
    #expect(tester.status == 0 && Self.prints(tester.actions) == 1)
    var empty = QuoteSamples.program(WatchList([WatchGroup("", [WatchEntry("X")])]), QuoteBook())
    empty.prints(isOnce: true)
    #expect(QuoteSamples.tester(empty).status == 69)
  }

  @Test("A command for all symbols that lists none says why", arguments: ["5\n", ""])
  func emptyAnswer(answer: String) {
    var settings = QuoteSamples.settings
    (settings.refresh, settings.asksEach) = (.seconds(60), false)
    var program = QuoteSamples.program(WatchList(), QuoteBook(), settings)
    program.prints(isOnce: true)
    var tester = QuoteSamples.tester(program)
    tester.message(.answered(FeedRound.all, .bytes(Array(answer.utf8))))
    #expect(Self.complaints(tester.actions).count == 1 && tester.status == 69)
  }

  @Test("A printed stream is printed on each change, and once more at its end")
  func printedStream() {
    var program = QuoteSamples.program(hasStream: true)
    program.prints(isOnce: false)
    var tester = QuoteSamples.tester(program)
    tester.claimAll()
    tester.stream("AAPL,254\n")
    tester.stream("AAPL,255\n")
    #expect(Self.prints(tester.actions) == 2)
    tester.message(.ended("the pipe broke"))
    tester.expect(.complain("the stream ended: the pipe broke"))
    #expect(tester.status == 66)
  }

  @Test("Skipped lines are counted at the end, and the status without any price is 69")
  func printedFaults() {
    for (lines, status) in [("AAPL,dear\n", Int32(69)), ("AAPL,0\nAAPL,5\n", 0)] {
      let program = QuoteSamples.program(WatchList(), QuoteBook(), hasStream: true)
      let tester = Self.printed(lines, by: program)
      let words = Self.complaints(tester.actions)
      let said = status == 0 ? "1 price was skipped" : "1 line was skipped"
      #expect(words.count == 1 && words.first?.hasPrefix(said) == true)
      #expect(tester.status == status)
    }
  }

  @Test("Nothing says that lines were skipped if no notes are wanted, but all problems are said")
  func quiet() {
    for (lines, said) in [
      ("AAPL,dear\n", "no price received"), ("AAPL,0\nAAPL,5\nAAPL,2027-01-01T10:00:00Z,5\n", nil),
    ] as [(String, String?)] {
      var settings = QuotesSettings()
      settings.notesSkipped = false
      let program = QuoteSamples.program(WatchList(), QuoteBook(), settings, hasStream: true)
      let words = Self.complaints(Self.printed(lines, by: program).actions)
      #expect(words == [said].compactMap { $0 })
    }
  }

  @Test("One-time output of a stream is printed at its end")
  func printedOnce() {
    var program = QuoteSamples.program(hasStream: true)
    program.prints(isOnce: true)
    var tester = QuoteSamples.tester(program)
    tester.stream("AAPL,254\n")
    #expect(Self.prints(tester.actions) == 0 && tester.status == nil)
    tester.message(.ended(nil))
    #expect(Self.prints(tester.actions) == 1 && tester.status == 0)
  }

  @Test("A command’s answers are printed once all have arrived")
  func printedAnswers() {
    var settings = QuoteSamples.settings
    settings.refresh = .seconds(60)
    var program = QuoteSamples.program(QuoteSamples.list, QuoteSamples.book, settings)
    program.prints(isOnce: true)
    var tester = QuoteSamples.tester(program)
    for symbol in tester.model.list.symbols {
      #expect(tester.status == nil)
      tester.message(.answered(symbol, .bytes(Array("10\n".utf8))))
    }
    #expect(Self.prints(tester.actions) == 1 && tester.status == 0)
  }
}
