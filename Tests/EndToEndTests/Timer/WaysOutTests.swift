import Glibc
import TestSupport
import Testing

/// The built program restores the terminal however it ends.
@Suite(.serialized)
struct WaysOutTests {
  /// A way out, when it is taken, and the expected end of the program.
  struct WayOut: Sendable, CustomTestStringConvertible {
    var name: String
    var span = "5m"
    var options: [String] = []
    var typed = ""
    var signal: Int32 = 0
    var report: TerminalSession.Report
    var lastWords: String

    /// Whether the program may end before its picture is visible.
    var endsByItself: Bool { typed.isEmpty && signal == 0 }

    var testDescription: String { name }
  }

  static let waysOut: [WayOut] = [
    WayOut(
      name: "ended", span: "300ms", options: ["--once"], report: .exited(0),
      lastWords: "300 ms, ended "),
    WayOut(
      name: "Enter at the alarm", span: "100ms", typed: "\r", report: .exited(0),
      lastWords: "100 ms, ended "),
    WayOut(
      name: "alarm limit", span: "100ms", options: ["--alarm-limit=200ms"], report: .exited(0),
      lastWords: ", missed"),
    WayOut(name: "q", typed: "q", report: .exited(1), lastWords: "5 min, canceled with"),
    WayOut(
      name: "Ctrl-C", typed: "\u{03}", report: .killed(by: SIGINT), lastWords: "interrupted with"),
    WayOut(
      name: "Ctrl-\\", typed: "\u{1C}", report: .killed(by: SIGQUIT),
      lastWords: "interrupted with"),
    WayOut(
      name: "Ctrl-C as a key", typed: "\u{1B}[99;5u", report: .killed(by: SIGINT),
      lastWords: "interrupted with"),
    WayOut(
      name: "Ctrl-\\ as a key", typed: "\u{1B}[92;5u", report: .killed(by: SIGQUIT),
      lastWords: "interrupted with"),
    WayOut(
      name: "SIGTERM", signal: SIGTERM, report: .killed(by: SIGTERM),
      lastWords: "interrupted with"),
    WayOut(
      name: "SIGHUP", signal: SIGHUP, report: .killed(by: SIGHUP), lastWords: "interrupted with"),
  ]

  @Test("Every way out restores the terminal", arguments: waysOut, ["--ring", "--bar"])
  func wayOut(_ way: WayOut, face: String) throws {
    let session = try builtTimer([way.span, face] + way.options)
    #expect(session.wait { session.trace.hasHiddenCursor })
    #expect(session.trace.hasBeenAlternate == (face == "--ring"))
    if !way.endsByItself { #expect(session.terminal.line != session.lineBefore) }
    if way.typed == "\r" { #expect(session.wait { session.trace.bells > 0 }) }
    session.terminal.type(way.typed)
    if way.signal > 0 { session.send(way.signal) }
    #expect(session.next() == way.report)
    expectRestored(session)
    #expect(session.trace.text.contains(way.lastWords))
  }

  @Test(
    "Ctrl-Z, also reported as a key, restores the terminal; when resumed, the program continues",
    arguments: ["\u{1A}", "\u{1B}[122;5u"])
  func stopped(key: String) throws {
    let session = try builtTimer(["5m", "--ring", "--once"])
    #expect(session.wait { session.trace.isAlternate })
    session.terminal.type(key)
    #expect(session.next() == .stopped(by: SIGTSTP))
    expectRestored(session)
    session.bringBack()
    #expect(session.wait { session.trace.isAlternate })
    session.terminal.type("ee")
    #expect(session.next() == .exited(0))
    #expect(session.trace.bells == 1)
    expectRestored(session)
  }

  @Test("A timer suspended past its deadline rings as soon as it is resumed")
  func held() throws {
    // Long enough for a slow machine to draw the first frame and to be stopped.
    let span = Duration.seconds(3)
    let session = try builtTimer(["3s", "--ring", "--once"])
    #expect(session.wait { session.trace.isAlternate })
    let start = ContinuousClock.now
    session.send(SIGSTOP)
    #expect(session.next() == .stopped(by: SIGSTOP))
    #expect(session.wait { ContinuousClock.now - start > span })
    session.bringBack()
    #expect(session.next() == .exited(0))
    #expect(session.trace.bells == 1)
    expectRestored(session)
  }

  @Test("A trap in the program's own code restores the terminal")
  func trap() throws {
    let session = try #require(TerminalSession("trap", []))
    #expect(session.wait { session.trace.isHeld && !session.trace.showsCursor })
    #expect(session.terminal.line != session.lineBefore)
    session.terminal.type("x")
    let report = session.next()
    #expect([.killed(by: SIGILL), .killed(by: SIGTRAP), .killed(by: SIGABRT)].contains(report))
    expectRestored(session)
  }

  @Test("A hung-up terminal ends the program with SIGHUP")
  func hungUpTerminalEndsTheProgramWithSIGHUP() throws {
    let session = try builtTimer(["5m", "--ring"])
    #expect(session.wait { session.trace.isAlternate })
    session.isReading = false
    session.terminal.hangUp()
    #expect(session.next() == .killed(by: SIGHUP))
  }

  @Test("A background timer that gets no signal doesn’t ring behind a closed window")
  func terminalGoesAwayBehind() throws {
    let session = try builtTimer(["5m", "--plain"]) { $0.isForeground = false }
    #expect(session.waitForText("5 min"))
    session.isReading = false
    session.terminal.hangUp()
    #expect(session.next() == .killed(by: SIGHUP))
  }

  @Test("A list doesn’t outlive its terminal, even if the hang-up was ignored")
  func terminalGoesAwayUnnoticed() throws {
    let session = try builtTimer(["sounds"]) { $0.ignored = SIGHUP }
    #expect(session.wait { session.trace.isAlternate })
    session.isReading = false
    session.terminal.hangUp()
    #expect(session.next() == .killed(by: SIGHUP))
  }

  @Test("Without a reader the program dies of SIGPIPE, but with a face it keeps counting")
  func readerGoesAway() throws {
    let bare = try builtTimer(["5m", "--tenths"]) { $0.pipesOutput = true }
    #expect(bare.wait { !bare.piped.isEmpty })
    bare.closeOutput()
    #expect(bare.next() == .killed(by: SIGPIPE))

    let clock = try builtTimer(["clock"]) { $0.pipesOutput = true }
    clock.closeOutput()
    #expect(clock.next() == .killed(by: SIGPIPE))

    let shown = try builtTimer(["500ms", "--tenths", "--ring", "--once"]) {
      $0.pipesOutput = true
    }
    #expect(shown.wait { !shown.piped.isEmpty })
    shown.closeOutput()
    #expect(shown.next() == .exited(0))
    #expect(shown.trace.bells == 1)
    expectRestored(shown)
  }

  @Test("An ignored hang-up stays ignored, as under nohup")
  func ignoredSignal() throws {
    let session = try builtTimer(["300ms", "--ring", "--once"]) { $0.ignored = SIGHUP }
    #expect(session.wait { session.trace.isAlternate })
    session.send(SIGHUP)
    #expect(session.next() == .exited(0))
  }
}
