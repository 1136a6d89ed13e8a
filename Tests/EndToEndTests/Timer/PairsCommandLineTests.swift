import Glibc
import TestSupport
import Testing

/// The built program's games, on its own terminal and through a pipe.
@Suite(.serialized)
struct PairsCommandLineTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func session(
    _ arguments: [String], pipesOutput: Bool = false
  ) throws -> TerminalSession {
    try builtTimer(["pairs", "--no-sounds"] + arguments) {
      // The argument parser leaks its input.
      $0.environment = ["HOME=\(home.path)", "ASAN_OPTIONS=detect_leaks=0"]
      $0.columns = 80
      $0.rows = 24
      $0.pipesOutput = pipesOutput
    }
  }

  @Test("A game of two pairs played by keys is saved, recorded and replayed")
  func byKeys() throws {
    let record = "\(home.path)/record"
    let session = try session([
      "--pairs", "2", "--seed", "3", "--record", record, "--no-animation", "--theme", "shapes",
    ])
    #expect(session.waitForText("Deal 2 pairs"))
    // The cards are a diamond, a star, a diamond and a star.
    session.terminal.type(" " + " ll ")
    #expect(session.waitForText("diamond: a match"))
    session.terminal.type("h ll ")
    #expect(session.waitForText("Your name"))
    session.terminal.type("Ada\rq")
    #expect(session.next() == .exited(0))
    expectRestored(session)
    #expect(session.trace.text.contains("2 of 2 pairs"))
    let kept = String(decoding: home.read(".local/state/timer/pairs") ?? [], as: UTF8.self)
    #expect(kept.contains(#""name":"Ada","score":"#))
    let again = try self.session(["--replay", record, "--plain"], pipesOutput: true)
    #expect(again.next() == .exited(0))
    #expect(again.piped.contains("Game over: score"))
  }

  @Test("An invalid request is an error with a status")
  func errors() throws {
    for (arguments, status, words) in [
      (["--pairs", "40"], Int32(64), "--pairs 40: "),
      (["--theme", "shape"], 64, "did you mean “shapes”?"),
      (["--replay", "/nowhere"], 66, "/nowhere can’t be read"),
      (["--record", "/nowhere/x"], 73, "/nowhere/x"),
    ] {
      let session = try session(arguments)
      #expect(session.next() == .exited(status), "\(arguments)")
      #expect(session.trace.text.contains(words), "\(session.trace.text)")
    }
  }
}
