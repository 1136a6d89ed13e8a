import TerminalCodes
import Testing

struct PassthroughTests {
  @Test("For tmux, each ESC is doubled and the whole wrapped")
  func wrapped() {
    let bytes = Array("\u{1B}_Ga=d\u{1B}\\".utf8)
    #expect(Passthrough.none.wrapped(bytes) == bytes)
    #expect(Passthrough.tmux.wrapped(bytes).readable == "␛Ptmux;␛␛_Ga=d␛␛\\␛\\")
  }
}
