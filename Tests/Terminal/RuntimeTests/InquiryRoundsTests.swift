import Findings
import TerminalCodes
import TerminalIO
import TestSupport
import Testing

@testable import Runtime

// Serialized, because the crash handler belongs to the process.
@MainActor
@Suite(.serialized)
struct InquiryRoundsTests {
  private static let questions = Questions.batch(asksCellSize: false)

  /// A terminal that answers each query after a delay, on a clock that runs only meanwhile.
  @MainActor
  private final class SlowTerminal {
    let memory = MemoryTerminal()
    var now = Duration.seconds(100)
    private var answered = 0

    init(delay: Duration?) {
      memory.onWait = { [unowned self] limit in
        let isNew = memory.writes.count > answered
        guard let delay, isNew, delay < limit else { return now += limit }
        answered = memory.writes.count
        now += delay
        memory.type("\u{1B}[?62c")
      }
    }

    func rounds(until end: Duration?) -> InquiryRounds {
      InquiryRounds(memory, until: end) { [unowned self] in now }
    }
  }

  @Test(
    "Rounds with an end ask only while an answer can come in time",
    arguments: [(0, 3), (200, 3), (300, 2), (500, 1), (790, 1)])
  func end(delay: Int, answered: Int) {
    let terminal = SlowTerminal(delay: .milliseconds(delay))
    let end = terminal.now + .milliseconds(800)
    var rounds = terminal.rounds(until: end)
    let replies = (0..<3).map { _ in rounds.ask(Self.questions) }
    #expect(replies.filter { !$0.isEmpty }.count == answered)
    #expect(terminal.memory.writes.count == answered, "what isn’t awaited isn’t asked")
    #expect(terminal.now <= end && rounds.unasked == nil)
  }

  @Test("A silent terminal costs the time until the end once, and isn’t remembered")
  func silent() {
    let terminal = SlowTerminal(delay: nil)
    let end = terminal.now + .milliseconds(800)
    var rounds = terminal.rounds(until: end)
    for _ in 0..<3 { #expect(rounds.ask(Self.questions).isEmpty) }
    #expect(terminal.now == end && terminal.memory.writes.count == 1)
    #expect(!terminal.memory.isSilent && rounds.unasked == nil)
  }

  @Test("Without an end, each round has the usual limit")
  func unlimited() {
    let terminal = SlowTerminal(delay: .seconds(2))
    var rounds = terminal.rounds(until: nil)
    for _ in 0..<3 { #expect(rounds.ask(Self.questions).count == 1) }
    #expect(terminal.now == .seconds(106))
  }

  @Test(
    "A terminal known to be silent, and one with pending input, aren’t asked, for these reasons")
  func unasked() {
    let terminal = SlowTerminal(delay: .zero)
    terminal.memory.isSilent = true
    var rounds = terminal.rounds(until: nil)
    #expect(rounds.ask(Self.questions).isEmpty && rounds.unasked == .wasSilent)
    terminal.memory.isSilent = false
    terminal.memory.type("make")
    rounds = terminal.rounds(until: nil)
    #expect(rounds.ask(Self.questions).isEmpty && rounds.unasked == .hasInput)
    #expect(terminal.memory.writes.isEmpty)
  }
}
