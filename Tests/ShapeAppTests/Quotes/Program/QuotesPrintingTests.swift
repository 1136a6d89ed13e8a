import Cells
import Clocks
import Programs
import Quotes
import TerminalCodes
import TestSupport
import Testing

@testable import ShapeApp

/// What is printed where no terminal shows the list.
struct QuotesPrintingTests {
  private static func prints(_ actions: [Action<QuotesProgram.Effect>]) -> Int {
    actions.count { if case .perform(.print) = $0 { true } else { false } }
  }

  @Test("What is printed once ends the program, with a status that says whether there is a price")
  func printed() {
    var program = QuoteSamples.program()
    program.prints(isOnce: true)
    let tester = QuoteSamples.tester(program)
    #expect(tester.status == 0 && Self.prints(tester.actions) == 1)
    var empty = QuoteSamples.program(WatchList([WatchGroup("", [WatchEntry("X")])]), QuoteBook())
    empty.prints(isOnce: true)
    #expect(QuoteSamples.tester(empty).status == 69)
  }

  @Test("A stream that is printed is printed with each change, and at its end once more")
  func printedStream() {
    var program = QuoteSamples.program(hasStream: true)
    program.prints(isOnce: false)
    var tester = QuoteSamples.tester(program)
    tester.claimAll()
    tester.stream("AAPL,254\n")
    tester.stream("AAPL,255\n")
    #expect(Self.prints(tester.actions) == 2)
    tester.message(.ended("the pipe broke"))
    tester.expect(.complain("the stream has ended: the pipe broke"))
    #expect(tester.status == 66)
  }

  @Test("Lines that were left out are counted at the end, and without any price the status is 69")
  func printedFaults() {
    for (lines, status) in [("AAPL,dear\n", Int32(69)), ("AAPL,0\nAAPL,5\n", 0)] {
      var program = QuoteSamples.program(WatchList(), QuoteBook(), hasStream: true)
      program.prints(isOnce: false)
      var tester = QuoteSamples.tester(program)
      tester.stream(lines)
      tester.message(.ended(nil))
      let words = tester.actions.compactMap {
        if case .perform(.complain(let words)) = $0 { words } else { nil }
      }
      let said = status == 0 ? "1 price was left out" : "1 line was left out"
      #expect(words.count == 1 && words.first?.hasPrefix(said) == true)
      #expect(tester.status == status)
    }
  }

  @Test("A stream that is printed once is printed when it has ended")
  func printedOnce() {
    var program = QuoteSamples.program(hasStream: true)
    program.prints(isOnce: true)
    var tester = QuoteSamples.tester(program)
    tester.stream("AAPL,254\n")
    #expect(Self.prints(tester.actions) == 0 && tester.status == nil)
    tester.message(.ended(nil))
    #expect(Self.prints(tester.actions) == 1 && tester.status == 0)
  }

  @Test("A command’s answers are printed once all of them have come")
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
