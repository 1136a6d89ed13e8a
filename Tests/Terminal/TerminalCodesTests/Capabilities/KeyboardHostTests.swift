import Testing

@testable import TerminalCodes

struct KeyboardHostTests {
  @Test(
    "Only terminals that support the protocol are queried, and none behind a multiplexer",
    arguments: [
      (["TERM": "xterm-kitty"], true), (["TERM": "foot-extra"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], true),
      (["TERM": "xterm-256color"], false), ([:], false),
      (["TERM": "foot", "TMUX": "/tmp/tmux"], false), (["TERM": "tmux-256color"], false),
    ])
  func likely(_ environment: [String: String], _ isLikely: Bool) {
    #expect(KeyboardHost.isLikely { environment[$0] } == isLikely)
  }
}
