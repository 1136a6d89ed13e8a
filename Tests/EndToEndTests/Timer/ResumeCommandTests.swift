import Glibc
import TestSupport
import Testing

/// What becomes of unfinished timers, with the built program.
@Suite(.serialized)
struct ResumeCommandTests: ControlCommands {
  let folder: TemporaryFolder

  init() throws { folder = try Self.privateFolder() }

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

  @Test("An unfinished timer is discarded by its name, and is in the history then")
  func discard() throws {
    let first = try session(["1h", "--name", "tea", "--mute"])
    #expect(first.wait { isRunning })
    first.send(SIGKILL)
    #expect(first.next() == .killed(by: SIGKILL))
    #expect(output("stop", "tea").hasSuffix("left; discarded\n"))
    #expect(output("list") == "timer: no timer is running\n")
    #expect(output("history", "--json").contains(#""outcome":"lost""#))
    #expect(try status("cancel", "tea") == .exited(66))
  }

  @Test("A timer whose folder is gone continues elsewhere only if that is asked for")
  func resumeElsewhere() throws {
    let place = try TemporaryFolder()
    let script = "cd \(place.path) && exec \(builtProgram("timer")) 1h --name tea --mute"
    let first = try #require(TerminalSession(path: "/bin/sh", ["-c", script], setting()))
    #expect(first.wait { isRunning })
    first.send(SIGKILL)
    #expect(first.next() == .killed(by: SIGKILL))
    place.remove()
    let refused = try session(["resume"])
    #expect(refused.next() == .exited(66))
    #expect(refused.trace.text.contains("where tea was started, can’t be entered: No such file"))
    let second = try session(["resume", "--here"])
    #expect(second.wait { isRunning })
    second.terminal.type("q")
    #expect(second.next() == .exited(1))
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
}
