import Glibc
import TestSupport
import Testing

/// The built program's handling of unfinished timers.
@Suite(.serialized)
struct ResumeCommandTests: ControlCommands {
  let folder: TemporaryFolder

  init() throws { folder = try Self.privateFolder() }

  @Test("An unfinished timer is resumed in the background, and a paused one in the foreground")
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
    #expect(output("resume", "--detach").contains("tea is paused in its own process"))
    #expect(output("status").hasPrefix("tea: paused"))
    #expect(try status("resume", "--detach", "coffee") == .exited(66))
  }

  @Test("An unfinished timer is discarded by its name, and is then in the history")
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

  @Test("A canceled timer is restored by its name, with its remaining time")
  func takenBack() throws {
    let first = try session(["1h", "--name", "tea", "--mute"])
    #expect(first.wait { isRunning })
    first.terminal.type("q")
    #expect(first.next() == .exited(1))
    #expect(first.trace.text.contains("left · timer resume tea"))
    #expect(output("list") == "timer: no timer is running\n")
    let second = try session(["resume", "tea"])
    #expect(second.wait { isRunning })
    second.send(SIGINT)
    #expect(second.next() == .killed(by: SIGINT))
    let said = output("resume", "--detach", "tea")
    defer { _ = output("cancel", "--all") }
    #expect(said.hasSuffix("\ntea\n") && isRunning, "\(said)")
    #expect(try status("resume", "coffee") == .exited(66))
  }

  @Test("A change that can’t be saved is reported")
  func unsaved() throws {
    let running = try folder.write([], to: "timer/running")
    let timer = try session(["1h", "--name", "tea", "--mute"])
    #expect(timer.wait { isRunning })
    #expect(output("pause", "tea").contains("tea: its state can’t be saved: \(running)"))
    #expect(output("toggle", "tea").hasPrefix("tea: running"))
    timer.terminal.type("q")
    #expect(timer.next() == .exited(1))
  }

  @Test(
    "When the app quits, its timers continue in the background with their alarm options")
  func appLeft() throws {
    let app = try session(["1h", "--name", "tea", "--mute", "--app"])
    #expect(app.wait { isRunning })
    app.terminal.type("n")
    app.terminal.type("30m\r")
    #expect(app.wait { output("list").split(separator: "\n").count == 3 })
    app.terminal.type("q")
    #expect(app.waitForText("Keep running"))
    app.terminal.type("k")
    #expect(app.next() == .exited(0))
    defer { _ = output("cancel", "--all") }
    #expect(app.trace.text.contains("keeps running in the background · timer attach tea"))
    #expect(app.trace.text.contains("keeps running in the background · timer attach 1"))
    #expect(isRunning)
    #expect(output("list").split(separator: "\n").count == 3, "none is left unfinished")
    let record = folder.read("timer/running/tea.json").map { String(decoding: $0, as: UTF8.self) }
    #expect(record?.contains("--mute") == true)
  }

  @Test("d moves a countdown to the background, and those who follow or wait for it go on")
  func movedToBackground() throws {
    let timer = try session(["1h", "--name", "tea", "--mute", "--ring"])
    #expect(timer.wait { isRunning })
    let waiting = try session(["wait", "tea"])
    #expect(waiting.waitForText("tea: running"))
    let view = try session(["attach", "tea", "--line"])
    #expect(view.waitForText("q closes the view"))
    let name = "timer/running/tea.json"
    let deadline = #""deadline":[0-9.]+"#
    func text() -> String { String(decoding: folder.read(name) ?? [], as: UTF8.self) }
    let before = text().firstMatch(of: try Regex(deadline))?.output[0].substring
    timer.terminal.type("d")
    #expect(timer.next() == .exited(0))
    defer { _ = output("cancel", "--all") }
    expectRestored(timer)
    #expect(timer.trace.text.contains(" left · ends "))
    #expect(timer.trace.text.contains(" · timer attach tea"))
    #expect(isRunning && output("list").split(separator: "\n").count == 2)
    let after = text().firstMatch(of: try Regex(deadline))?.output[0].substring
    #expect(before != nil && before == after)
    #expect(output("history") == "timer: no timer has ended yet\n")
    _ = output("pause", "tea")
    #expect(view.waitForText("paused"), "it is connected again")
    #expect(output("cancel").hasPrefix("tea: canceled"))
    #expect(waiting.next() == .exited(1))
    #expect(view.next() == .exited(0))
    #expect(output("history", "--json").split(separator: "\n").count == 1)
  }

  @Test("An app timer canceled by a command can be restored")
  func appCanceled() throws {
    let app = try session(["1h", "--name", "tea", "--mute", "--app"])
    #expect(app.wait { isRunning })
    #expect(output("cancel", "tea").hasPrefix("tea: canceled"))
    defer { _ = output("cancel", "--all") }
    #expect(output("resume", "--detach", "tea").hasSuffix("\ntea\n"))
    #expect(isRunning)
    app.terminal.type("q")
    #expect(app.next() == .exited(0))
  }

  @Test("A timer whose folder is gone is resumed elsewhere only on request")
  func resumeElsewhere() throws {
    let place = try TemporaryFolder()
    let definition = "cd \(place.path) && exec \(builtProgram("timer")) 1h --name tea --mute"
    let first = try #require(TerminalSession(path: "/bin/sh", ["-c", definition], launchOptions()))
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

  @Test("A timer whose process was killed is resumed with its remaining time")
  func resume() throws {
    let first = try session(["1h=Work", "10m=Break", "--ring", "--name", "tea"])
    #expect(first.waitForText("Work 1/2"))
    first.send(SIGKILL)
    #expect(first.next() == .killed(by: SIGKILL))
    #expect(
      output("list").contains("left in Work · step 1 of 2; run timer resume tea to resume it"))
    let second = try session(["resume"])
    #expect(second.waitForText("Work 1/2"))
    #expect(output("skip").contains("Break · step 2 of 2"))
    second.send(SIGTERM)
    #expect(second.next() == .killed(by: SIGTERM))
    #expect(output("list").contains("Break · step 2 of 2"))
    let third = try session(["resume", "tea"])
    #expect(third.waitForText("Break 2/2"))
    third.send(SIGINT)
    #expect(third.next() == .killed(by: SIGINT))
    #expect(output("history", "--json").contains(#""steps":0"#), "the first was skipped")
    #expect(output("list") == "timer: no timer is running\n", "Ctrl-C cancels")
    #expect(output("history").contains("interrupted"))
  }
}
