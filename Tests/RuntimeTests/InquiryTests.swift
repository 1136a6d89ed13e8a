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

  @Test(
    "A local terminal has less time to reply than one that may be far away",
    arguments: [
      ([:], 125), (["SSH_TTY": ""], 125), (["SSH_TTY": "/dev/pts/1"], 500),
      (["SSH_CONNECTION": "::1 1 ::1 22"], 500),
      (["TMUX": "/tmp/tmux-0/default,1,0"], 500), (["SUDO_USER": "me"], 500),
    ])
  func limits(environment: [String: String], milliseconds: Int) {
    #expect(Inquiry.limit { environment[$0] } == .milliseconds(milliseconds))
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
