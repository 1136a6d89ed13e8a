import Control
import Countdowns
import Glibc
import Reports
import TestSupport
import Testing

/// The built app on its own terminal.
@Suite(.serialized)
struct AppOnTerminalTests {
  private func app(
    _ arguments: [String] = [], home: TemporaryFolder, term: String = "xterm-256color"
  ) throws -> TerminalSession {
    try builtTimer(arguments) {
      $0.environment = [
        "HOME=\(home.path)", "TERM=\(term)", "XDG_STATE_HOME=", "XDG_CONFIG_HOME=",
      ]
      ($0.columns, $0.rows) = (60, 20)
    }
  }

  private func text(_ name: String, in folder: TemporaryFolder) -> String? {
    folder.read(name).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("A time is set and started, a setting is kept, quitting asks, and the terminal is restored")
  func story() throws {
    let home = try TemporaryFolder()
    let session = try app(home: home)
    #expect(session.waitForText("Set the wheels"))
    session.terminal.type("30\r")
    #expect(session.waitForText("Pause"))
    session.terminal.type(",")
    #expect(session.waitForText("Play a sound"))
    session.terminal.type("\u{1B}[B\u{1B}[B\u{1B}[B ")
    #expect(session.wait { text(".config/timer/config.toml", in: home) == "flash = false\n" })
    session.terminal.type(",q")
    #expect(session.waitForText("is still running. Keep it running?"))
    session.terminal.type("c")
    #expect(session.next() == .exited(0))
    expectRestored(session)
    #expect(text(".local/state/timer/recent", in: home) == "30m\n")
    #expect(text(".local/state/timer/history.jsonl", in: home)?.contains("canceled") == true)
    #expect(text(".local/state/timer/running/1.json", in: home) == nil)
  }

  @Test(
    "Other programs control its timers; keyboard signals cancel them, other signals don't",
    arguments: [SIGINT, SIGTERM])
  func control(_ signal: Int32) throws {
    let home = try TemporaryFolder()
    let session = try app(["5m", "--app", "--name", "Tea"], home: home)
    let (record, history) = (
      ".local/state/timer/running/Tea.json", ".local/state/timer/history.jsonl"
    )
    #expect(session.wait { text(record, in: home) != nil })
    let folder = try #require(
      try ControlFolder.existing(
        environment: { _ in nil }, state: home.path + "/.local/state/timer"))
    let answer = ControlClient.ask(folder.sockets, .command(.pause), within: .seconds(30)).first
    guard case .reply(.timer(let json))? = answer else {
      Issue.record("Tea answers \(String(describing: answer))")
      return
    }
    #expect(try TimerRecord(json).phase == .paused)
    #expect(session.wait { text(record, in: home)?.contains("paused") == true })
    session.send(signal)
    #expect(session.next() == .killed(by: signal))
    let isCanceled = signal == SIGINT
    #expect((text(record, in: home) == nil) == isCanceled)
    #expect((text(history, in: home)?.contains("interrupted") == true) == isCanceled)
    #expect(folder.sockets.isEmpty)
  }

  @Test(
    "Signals end the app and print a line for each timer", arguments: [SIGTERM, SIGHUP, SIGINT])
  func signals(_ signal: Int32) throws {
    let session = try app(["5m", "--app"], home: try TemporaryFolder())
    #expect(session.waitForText("Pause"))
    session.send(signal)
    #expect(session.next() == .killed(by: signal))
    expectRestored(session)
    #expect(session.trace.text.contains("5 min, interrupted with"))
  }

  @Test("SIGUSR1 pauses and resumes the front timer, and SIGUSR2 reports its state")
  func userSignals() throws {
    let session = try app(["5m", "--app", "--name", "Tea"], home: try TemporaryFolder())
    #expect(session.waitForText("Pause"))
    session.send(SIGUSR1)
    #expect(session.waitForText("paused"))
    session.send(SIGUSR2)
    #expect(session.waitForText("Tea: paused, "))
    session.send(SIGTERM)
    #expect(session.next() == .killed(by: SIGTERM))
    expectRestored(session)
  }

  @Test("On a terminal without cursor movement the app reads lines", arguments: ["dumb", "xterm"])
  func plain(_ term: String) throws {
    let arguments = term == "dumb" ? [] : ["--plain"]
    let session = try app(arguments, home: try TemporaryFolder(), term: term)
    #expect(session.waitForText("Type a time such as 5m, or help."))
    session.terminal.type("100ms as Tea\n")
    #expect(session.waitForText("Tea: time’s up. Type stop"))
    session.terminal.type("stop\n")
    #expect(session.waitForText("stopped"))
    session.terminal.type("\u{04}")
    #expect(session.next() == .exited(0))
    #expect(!session.received.contains(0x1B) && session.terminal.line == session.lineBefore)
  }

  @Test("Without a terminal for its output, the plain app ends with its last timer")
  func stream() throws {
    let home = try TemporaryFolder()
    let session = try builtTimer(["--plain", "--mute"]) {
      $0.environment = ["HOME=\(home.path)", "XDG_STATE_HOME=", "XDG_CONFIG_HOME="]
      $0.pipesOutput = true
    }
    session.terminal.type("100ms as Tea\n\u{04}")
    #expect(session.next() == .exited(0))
    #expect(session.piped.contains("Tea: 100 ms · ends"))
    #expect(session.piped.hasSuffix("Tea: time’s up.\n"), "\(session.piped)")
  }
}
