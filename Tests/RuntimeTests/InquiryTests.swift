import TerminalCodes
import TerminalIO
import TestSupport
import Testing

@testable import Runtime

// Serialized, because the crash handler belongs to the process.
@MainActor
@Suite(.serialized)
struct InquiryTests {
  let pseudo: PseudoTerminal
  let terminal: Terminal

  init() throws {
    pseudo = try #require(PseudoTerminal())
    terminal = try #require(Terminal(path: pseudo.path))
  }

  @Test("With pending input nothing is queried, and the line is left for its reader")
  func typedAhead() {
    pseudo.type("make te")
    #expect(isReadable(pseudo.descriptor, within: 60_000))
    #expect(pseudo.read() == Array("make te".utf8), "the line's own echo")
    #expect(Inquiry.ask(terminal, Array("?".utf8), limit: .seconds(30)).isEmpty)
    #expect(pseudo.read().isEmpty)
    terminal.enterKeyMode(restoring: [])
    #expect(terminal.read() == Array("make te".utf8))
    terminal.leaveKeyMode()
  }
}
