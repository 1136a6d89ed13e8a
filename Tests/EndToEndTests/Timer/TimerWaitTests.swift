import Glibc
import TestSupport
import Testing

/// The built program's wait command.
@Suite(.serialized)
struct TimerWaitTests: ControlCommands {
  let folder: TemporaryFolder

  init() throws { folder = try Self.privateFolder() }

  @Test("The wait command ends with the time, and with --alarm once the alarm is stopped")
  func waitForAlarm() throws {
    #expect(output("1h", "--name", "tea", "--detach", "--mute") == "tea\n")
    let (time, alarm) = (try session(["wait"]), try session(["wait", "--alarm"]))
    #expect(time.waitForText("tea: running") && alarm.waitForText("tea: running"))
    #expect(output("finish").hasPrefix("tea: ringing"))
    #expect(time.next() == .exited(0))
    #expect(try status("wait", "tea") == .exited(0), "it is over, though it rings")
    #expect(output("status").hasPrefix("tea: ringing"))
    #expect(!output("history", "--json").contains("acknowledged"), "not before the alarm’s end")
    #expect(output("acknowledge").hasPrefix("tea: ended"))
    #expect(alarm.next() == .exited(0))
    #expect(output("history", "--json").contains(#""outcome":"acknowledged""#))
  }

  @Test("The wait command ends with the timer’s status")
  func wait() throws {
    #expect(output("1h", "--name", "tea", "--detach", "--mute", "--once") == "tea\n")
    let waiting = try session(["wait"])
    #expect(waiting.waitForText("tea: running"))
    #expect(output("finish").hasPrefix("tea: ended"))
    #expect(waiting.next() == .exited(0))
    #expect(output("1h", "--name", "tea", "--detach", "--mute") == "tea\n")
    let other = try session(["wait", "tea"])
    #expect(other.waitForText("tea: running"))
    #expect(output("cancel").hasPrefix("tea: canceled"))
    #expect(other.next() == .exited(1))
  }

  @Test(
    "The wait command passes on 128 plus a signal’s number, and with --alarm 69 without a sound")
  func waitForOtherEnds() throws {
    let named = ["1h", "--name", "tea", "--detach", "--once", "--sound", "tower"]
    #expect(Documents.output(of: builtProgram("timer"), named, variables) == "tea\n")
    let (time, unheard) = (try session(["wait"]), try session(["wait", "--alarm"]))
    #expect(time.waitForText("tea: running") && unheard.waitForText("tea: running"))
    _ = output("finish")
    #expect(time.next() == .exited(0) && unheard.next() == .exited(69))
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

  @Test("The wait command and the history have the status of the command after the end")
  func waitForCommand() throws {
    let gate = try #require(folder.makePipe("gate"))
    let timer = try session([
      "1h", "--name", "tea", "--mute", "--once", "--", "/bin/sh", "-c",
      "read line <\(gate); exit 7",
    ])
    #expect(timer.wait { isRunning })
    let waiting = try session(["wait", "tea"])
    #expect(waiting.waitForText("tea: running"))
    #expect(output("finish", "tea").hasPrefix("tea: ended"))
    #expect(output("status", "tea").hasPrefix("tea: ended"), "its command runs")
    #expect(try status("add", "1m", "tea") == .exited(75))
    try folder.write(Array("go\n".utf8), to: "gate")
    #expect(timer.next() == .exited(7))
    #expect(waiting.next() == .exited(7))
    #expect(output("history", "--json").contains(#""status":7"#))
    #expect(output("list") == "timer: no timer is running\n")
  }

  @Test("A command after the end receives others’ signals, and its death is the timer’s")
  func signalledCommand() throws {
    let definition = "trap 'echo caught; kill -9 $$' TERM; echo ready; while :; do read line; done"
    let timer = try session([
      "1h", "--name", "tea", "--mute", "--once", "--", "/bin/sh", "-c", definition,
    ])
    #expect(timer.wait { isRunning })
    _ = output("finish", "tea")
    #expect(timer.waitForText("ready"))
    timer.send(SIGTERM)
    #expect(timer.waitForText("caught"))
    #expect(timer.next() == .killed(by: SIGKILL))
    #expect(output("history", "--json").contains(#""status":137"#))
  }

  @Test("The wait command reports the signal that ended a timer in the app")
  func waitForApp() throws {
    let app = try session(["1h", "--app", "--name", "tea"])
    #expect(app.wait { isRunning })
    let waiting = try session(["wait", "tea"])
    #expect(waiting.waitForText("tea: running"))
    app.send(SIGTERM)
    #expect(app.next() == .killed(by: SIGTERM))
    #expect(waiting.next() == .exited(128 + SIGTERM))
  }
}
