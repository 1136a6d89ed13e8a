import Glibc
import TestSupport
import Testing

@testable import TimerApp

/// The commands for running timers, with the built program and folders of its own.
@Suite(.serialized)
struct ControlCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    unsafe chmod(folder.path, 0o700)
  }

  private var variables: [String: String] {
    [
      "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path, "PATH": "/nowhere",
      "TIMER_AUDIO_DEVICE": "nosuch",
    ]
  }

  /// Returns all that a command writes.
  private func output(_ words: String...) -> String {
    Documents.output(of: builtProgram("timer"), words, variables)
  }

  /// Whether the timer called tea runs.
  private var isRunning: Bool { output("status", "tea").hasPrefix("tea: running") }

  /// Runs a command to its end and returns its exit status.
  private func status(_ words: String...) throws -> TerminalSession.Report? {
    try session(words).next()
  }

  private func session(_ words: [String]) throws -> TerminalSession {
    try builtTimer(words) {
      // The argument parser leaks when a command ends early.
      $0.environment =
        variables.map { "\($0.key)=\($0.value)" } + ["ASAN_OPTIONS=detect_leaks=0"]
      $0.columns = 200
    }
  }

  @Test("A timer without a terminal is found, asked, driven and cancelled by its name")
  func life() throws {
    #expect(output("1h", "--name", "tea", "--detach", "--mute") == "tea\n")
    defer { _ = output("cancel", "--all") }
    #expect(output("status", "--format", "{state} {name} {total}") == "running tea 1:00:00\n")
    #expect(try status("1h", "--name", "tea") == .exited(73), "the name is taken")
    #expect(output("1h", "--detach", "--mute") == "1\n", "without a name it has a number")
    #expect(try status("pause") == .exited(64), "two are running")
    #expect(output("pause", "TEA").hasPrefix("tea: paused, "))
    #expect(try status("pause", "tea") == .exited(75), "it is already paused")
    #expect(output("add", "2m", "tea").contains(" of 1:02:00 left"))
    #expect(try status("status", "coffee") == .exited(66))
    let list = output("list").split(separator: "\n").map { $0.split(separator: " ").prefix(2) }
    #expect(list == [["NAME", "STATE"], ["1", "running"], ["tea", "paused"]])
    #expect(output("cancel", "--all").contains("tea: cancelled"))
    #expect(output("list") == "timer: no timer is running\n")
    #expect(output("history").split(separator: "\n").count == 3)
    #expect(output("history", "--json").contains(#""outcome":"cancelled""#))
    #expect(folder.names.sorted() == ["timer"])
  }

  @Test("wait ends with the timer’s status")
  func wait() throws {
    #expect(output("1h", "--name", "tea", "--detach", "--mute", "--once") == "tea\n")
    let waiting = try session(["wait"])
    #expect(waiting.waitForText("tea: running"))
    #expect(output("finish").hasPrefix("tea: ended"))
    #expect(waiting.next() == .exited(0))
    #expect(output("1h", "--name", "tea", "--detach", "--mute") == "tea\n")
    let other = try session(["wait", "tea"])
    #expect(other.waitForText("tea: running"))
    #expect(output("cancel").hasPrefix("tea: cancelled"))
    #expect(other.next() == .exited(1))
  }

  @Test("wait ends as the timer does: without a sound with 69, of a signal with 128 and its number")
  func waitForOtherEnds() throws {
    #expect(output("1h", "--name", "tea", "--detach", "--once") == "tea\n")
    let unheard = try session(["wait"])
    #expect(unheard.waitForText("tea: running"))
    _ = output("finish")
    #expect(unheard.next() == .exited(69))
    #expect(output("history", "--json").contains(#""status":69"#))

    let timer = try session(["1h", "--name", "tea"])
    #expect(timer.wait { isRunning })
    let signalled = try session(["wait"])
    #expect(signalled.waitForText("tea: running"))
    timer.send(SIGTERM)
    #expect(timer.next() == .killed(by: SIGTERM))
    #expect(signalled.next() == .exited(128 + SIGTERM))

    let again = try session(["resume"])
    #expect(again.wait { isRunning })
    let killed = try session(["wait", "tea"])
    #expect(killed.waitForText("tea: running"))
    again.send(SIGKILL)
    #expect(killed.next() == .exited(69))
    #expect(killed.waitForText("was killed before its end"))
  }

  @Test("Without a terminal, an alarm that can’t be heard is a sentence")
  func unheard() {
    #expect(output("10ms", "--once").contains("timer: "))
    #expect(output("10ms", "--once").contains("nosuch"))
    #expect(!output("10ms").contains("timer: "))
  }

  @Test("Of a timer in the app, too, wait says which signal ended it")
  func waitForApp() throws {
    let app = try session(["1h", "--app", "--name", "tea"])
    #expect(app.wait { isRunning })
    let waiting = try session(["wait", "tea"])
    #expect(waiting.waitForText("tea: running"))
    app.send(SIGTERM)
    #expect(app.next() == .killed(by: SIGTERM))
    #expect(waiting.next() == .exited(128 + SIGTERM))
  }

  @Test("--all passes over timers that are paused already, or aren’t paused")
  func all() throws {
    #expect(try status("pause", "--all") == .exited(66), "there is none")
    for name in ["egg", "tea"] {
      #expect(output("1h", "--name", name, "--detach", "--mute") == name + "\n")
    }
    defer { _ = output("cancel", "--all") }
    #expect(output("resume", "--all").hasSuffix("timer: no timer is paused\n"))
    #expect(output("pause", "tea").hasPrefix("tea: paused"))
    let paused = try session(["pause", "--all"])
    #expect(paused.waitForText("egg: paused") && paused.waitForText("tea: paused"))
    #expect(paused.next() == .exited(0))
    #expect(output("pause", "--all").hasSuffix("timer: all timers are paused already\n"))
    #expect(try status("pause", "--all") == .exited(0))
    #expect(output("resume", "egg").hasPrefix("egg: running"))
    #expect(try status("resume", "--all") == .exited(0))
    #expect(output("status", "tea").hasPrefix("tea: running"))
    #expect(try status("resume", "--all") == .exited(0))
  }

  @Test("An unfinished timer continues in the background, and a paused one where it runs")
  func resumeDetached() throws {
    let first = try session(["1h", "--name", "tea"])
    #expect(first.wait { isRunning })
    first.send(SIGKILL)
    #expect(first.next() == .killed(by: SIGKILL))
    let said = output("resume", "--detach", "tea")
    defer { _ = output("cancel", "--all") }
    #expect(said.hasSuffix("\ntea\n") && said.split(separator: "\n").count == 2, "\(said)")
    #expect(output("status").hasPrefix("tea: running"))
    #expect(output("list").split(separator: "\n").count == 2, "none is left unfinished")
    #expect(output("pause").hasPrefix("tea: paused"))
    #expect(try status("resume", "--detach") == .exited(64))
    #expect(output("resume", "--detach").contains("tea is paused in a process of its own"))
    #expect(output("status").hasPrefix("tea: paused"))
    #expect(try status("resume", "--detach", "coffee") == .exited(66))
  }

  @Test("A timer whose process was killed is resumed with the time that is left")
  func resume() throws {
    let first = try session(["1h=Work", "10m=Break", "--ring", "--name", "tea"])
    #expect(first.waitForText("Work 1/2"))
    first.send(SIGKILL)
    #expect(first.next() == .killed(by: SIGKILL))
    #expect(output("list").contains("left in step 1 of 2 (Work); timer resume tea continues it"))
    let second = try session(["resume"])
    #expect(second.waitForText("Work 1/2"))
    #expect(output("skip").contains("step 2 of 2 Break"))
    second.send(SIGTERM)
    #expect(second.next() == .killed(by: SIGTERM))
    #expect(output("list").contains("step 2 of 2 (Break)"))
    let third = try session(["resume", "tea"])
    #expect(third.waitForText("Break 2/2"))
    third.send(SIGINT)
    #expect(third.next() == .killed(by: SIGINT))
    #expect(output("history", "--json").contains(#""steps":0"#), "the first was skipped")
    #expect(output("list") == "timer: no timer is running\n", "Ctrl-C cancels")
    #expect(output("history").contains("interrupted"))
  }

  @Test("A view shows a timer of another process, and closing it leaves that running")
  func attach() throws {
    #expect(output("1h", "--name", "tea", "--detach", "--mute") == "tea\n")
    defer { _ = output("cancel", "--all") }
    let view = try session(["attach", "--line"])
    #expect(view.waitForText("q closes the view"))
    view.terminal.type(" ")
    #expect(view.waitForText("paused"))
    #expect(output("status").hasPrefix("tea: paused"))
    view.terminal.type("q")
    #expect(view.next() == .exited(0))
    expectRestored(view)
    #expect(output("status").hasPrefix("tea: paused"))
  }

  @Test("SIGUSR1 pauses and resumes, SIGUSR2 says on standard error how it stands")
  func signals() throws {
    let session = try session(["1h", "--format", "{state}"])
    #expect(session.waitForText("running"))
    session.send(SIGUSR1)
    #expect(session.waitForText("paused"))
    session.send(SIGUSR2)
    #expect(session.waitForText("1: paused, "))
    session.send(SIGUSR1)
    #expect(session.wait { session.trace.text.split(separator: "running").count == 3 })
    session.send(SIGINT)
    #expect(session.next() == .killed(by: SIGINT))
  }
}
