import TerminalCodes
import TerminalIO
import TestSupport
import Testing

@testable import Runtime

// One at a time: the guard against crashes is the process's own.
@MainActor
@Suite(.serialized)
struct InquiryTests {
  let pseudo: PseudoTerminal
  let terminal: Terminal

  init() throws {
    pseudo = try #require(PseudoTerminal())
    terminal = try #require(Terminal(path: pseudo.path))
  }

  @Test("Where something was typed already nothing is asked, and the line is left for its reader")
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
