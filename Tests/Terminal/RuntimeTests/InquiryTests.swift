import TerminalCodes
import TerminalIO
import TestSupport
import Testing

@testable import Runtime

// Serialized, because the crash handler belongs to the process.
@MainActor
@Suite(.serialized)
struct InquiryTests {
  /// A time that passes only while a terminal is waited for.
  private final class VirtualTime {
    var now = Duration.seconds(100)
  }

  /// Returns a terminal that replies to queries, each piece after a time since the query.
  private func terminal(
    _ time: VirtualTime, replies: [(after: Duration, text: String)]
  ) -> MemoryTerminal {
    let memory = MemoryTerminal()
    let asked = time.now
    var waiting = replies
    memory.onWait = { [unowned memory] limit in
      let end = time.now + limit
      guard let next = waiting.first, asked + next.after < end else { return time.now = end }
      time.now = max(time.now, asked + next.after)
      memory.type(waiting.removeFirst().text)
    }
    return memory
  }

  private static let background = Reply.background(red: 255, green: 255, blue: 255)
  private static let color = "\u{1B}]11;rgb:ff/ff/ff\u{1B}\\"
  private static let attributes = "\u{1B}[?62c"

  @Test(
    "Replies are awaited until the last one, whatever their delay",
    arguments: [0, 5, 200, 500, 2000, 2900])
  func slow(milliseconds: Int) {
    let time = VirtualTime()
    let delay = Duration.milliseconds(milliseconds)
    let memory = terminal(
      time,
      replies: [
        (delay / 2, Self.color), (delay, String(Self.attributes.prefix(3))),
        (delay, String(Self.attributes.dropFirst(3))),
      ])
    let replies = Inquiry.ask(memory, Questions.batch(asksCellSize: false), clock: { time.now })
    #expect(replies == [Self.background, .deviceAttributes([62])])
    #expect(!memory.hasInput && !memory.isSilent && !memory.line.isInKeyMode)
    #expect(time.now == .seconds(100) + delay, "nothing is awaited after the last reply")
  }

  @Test("A silent terminal costs the limit once, and isn’t queried again")
  func silent() {
    let time = VirtualTime()
    let memory = terminal(time, replies: [(.milliseconds(9), Self.color)])
    let first = Inquiry.ask(memory, Questions.batch(asksCellSize: false), clock: { time.now })
    #expect(first == [Self.background] && memory.isSilent)
    #expect(time.now == .seconds(100) + Inquiry.limit)
    let count = memory.output.count
    let next = Inquiry.ask(memory, Questions.batch(asksCellSize: false), clock: { time.now })
    #expect(next.isEmpty && memory.output.count == count)
    #expect(time.now == .seconds(100) + Inquiry.limit && !memory.line.isInKeyMode)
  }

  @Test("A terminal that doesn’t answer within a shorter time isn’t remembered as silent")
  func shorter() {
    let time = VirtualTime()
    let memory = terminal(time, replies: [(.seconds(2), Self.color + Self.attributes)])
    let questions = Questions.batch(asksCellSize: false)
    let limit = Duration.milliseconds(800)
    #expect(Inquiry.ask(memory, questions, within: limit, clock: { time.now }).isEmpty)
    #expect(time.now == .seconds(100) + limit && !memory.isSilent)
    #expect(Inquiry.ask(memory, questions, clock: { time.now }).count == 2)
    memory.isSilent = true
    #expect(Inquiry.ask(memory, questions, within: limit, clock: { time.now }).isEmpty)
    #expect(memory.isSilent)
  }

  @Test("A terminal that has gone away is neither awaited nor remembered")
  func gone() {
    let memory = MemoryTerminal()
    memory.onWait = { [unowned memory] _ in memory.isGone = true }
    #expect(Inquiry.ask(memory, Array("?".utf8), clock: { .zero }).isEmpty)
    #expect(!memory.isSilent)
  }

  @Test("With pending input nothing is queried, and the line is left for its reader")
  func typedAhead() throws {
    let pseudo = try #require(PseudoTerminal())
    let terminal = try #require(Terminal(path: pseudo.path))
    pseudo.type("make te")
    #expect(isReadable(pseudo.descriptor, within: 60_000))
    #expect(pseudo.read() == Array("make te".utf8), "the line's own echo")
    #expect(Inquiry.ask(terminal, Array("?".utf8)).isEmpty)
    #expect(pseudo.read().isEmpty)
    terminal.enterKeyMode(restoring: [])
    #expect(terminal.read() == Array("make te".utf8))
    terminal.leaveKeyMode()
  }

  @Test("A real terminal’s late replies don’t reach the next reader")
  func realTerminal() throws {
    let pseudo = try #require(PseudoTerminal())
    let terminal = try #require(Terminal(path: pseudo.path))
    // The reply is typed when the clock is first read after the query, so nothing sleeps.
    var looks = 0
    let replies = Inquiry.ask(terminal, Questions.batch(asksCellSize: false)) {
      looks += 1
      if looks == 2 { pseudo.type(Self.color + Self.attributes) }
      return .zero
    }
    #expect(replies == [Self.background, .deviceAttributes([62])])
    terminal.enterKeyMode(restoring: [])
    #expect(!terminal.hasInput)
    terminal.leaveKeyMode()
  }
}
