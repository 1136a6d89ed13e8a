import Glibc
import TestSupport
import Testing

/// Timers that the built program shares through a real broker.
@Suite(.serialized)
struct SharingTests: ControlCommands {
  let folder: TemporaryFolder
  let broker: TestBroker

  init() throws {
    folder = try Self.privateFolder()
    broker = try TestBroker()
  }

  /// Returns the address of the room called hall, with a user if one is given.
  private func hall(_ user: String? = nil) -> String {
    "mqtt://\(user.map { $0 + "@" } ?? "")127.0.0.1:\(broker.port)/hall"
  }

  /// Starts a timer called tea that is shared in the hall.
  private func share(_ words: String...) {
    let all = ["1h", "--name", "tea", "--detach", "--mute", "--share", hall()] + words
    #expect(Documents.output(of: builtProgram("timer"), all, variables) == "tea\n")
  }

  @Test("A view, a status and a list show a shared timer, and named users control it")
  func life() throws {
    share("--control", "anna")
    defer { _ = output("cancel", "--all") }
    let view = try session(["attach", hall()])
    #expect(view.waitForText("tea"))
    #expect(output("status", hall()).hasPrefix("tea: running"))
    #expect(output("status", hall(), "--format", "{state} {total}") == "running 1:00:00\n")
    let list = output("list", "--shared", "--broker", "mqtt://127.0.0.1:\(broker.port)")
    #expect(list.contains("\nhall  running"))
    #expect(output("pause").contains("tea: paused"))
    #expect(view.waitForText("paused"))
    #expect(try status("resume", hall("ben")) == .exited(75), "not one of the named")
    #expect(output("resume", hall("anna")).hasPrefix("tea: running"))
    #expect(output("add", "2m", hall("anna")).contains(" of 1:02:00 left"))
    #expect(try status("cancel", hall("anna")) == .exited(64), "only its owner can")
    #expect(output("status", "tea").contains("shared as \(hall())"))
    _ = output("finish", "tea")
    _ = output("acknowledge", "tea")
    #expect(view.next() == .exited(0))
    #expect(output("status", hall()).hasPrefix("tea: ended"))
  }

  @Test("Views go on without a broker, and are right again once it is there")
  func outage() throws {
    share()
    defer { _ = output("cancel", "--all") }
    let view = try session(["attach", hall()])
    let lines = try session(["status", hall(), "--follow", "--json"])
    #expect(view.waitForText("tea") && lines.waitForText("running"))
    broker.stop("KILL")
    #expect(view.waitForText("offline since") && lines.waitForText("offlineSince"))
    #expect(output("pause").contains("tea: paused"), "the timer doesn’t need the broker")
    try broker.start()
    #expect(view.waitForText("paused"))
    #expect(output("cancel").contains("tea: canceled"))
    #expect(view.next() == .exited(0))
  }

  @Test("A timer that is interrupted from the keyboard is canceled for its viewers, too")
  func interruption() throws {
    let timer = try session(["1h", "--name", "tea", "--mute", "--share", hall()])
    #expect(timer.wait { isRunning })
    let view = try session(["attach", hall()])
    #expect(view.waitForText("tea"))
    timer.send(SIGINT)
    #expect(view.next() == .exited(0))
    #expect(output("status", hall()).hasPrefix("tea: canceled"))
    #expect(timer.next() == .killed(by: SIGINT))
  }

  @Test("A timer that moves to the background is shared from there")
  func background() throws {
    let timer = try session(["1h", "--name", "tea", "--mute", "--share", hall()])
    defer { _ = output("cancel", "--all") }
    #expect(timer.wait { isRunning })
    let view = try session(["attach", hall()])
    #expect(view.waitForText("tea"))
    timer.terminal.type("d")
    #expect(timer.next() == .exited(0))
    #expect(output("pause").contains("tea: paused"))
    #expect(view.waitForText("paused"))
  }

  @Test("A running timer is shared on request, and no longer")
  func onRequest() throws {
    #expect(output("1h", "--name", "tea", "--detach", "--mute") == "tea\n")
    defer { _ = output("cancel", "--all") }
    #expect(output("share", "tea", "--room", hall()).hasPrefix("tea: running"))
    let view = try session(["attach", hall()])
    #expect(view.waitForText("tea"))
    #expect(output("share", "tea", "--stop").hasPrefix("tea: running"))
    #expect(try status("share", "tea", "--stop") == .exited(75), "it isn’t shared")
    #expect(view.next() == .exited(69), "it is no longer shared")
    #expect(try status("status", hall()) == .exited(66))
  }

  @Test("What is wrong is said before the start, and a broker that isn't there doesn't prevent it")
  func mistakes() throws {
    #expect(try status("1h", "--share", "a+b") == .exited(64))
    #expect(try status("1h", "--share", "mqtt://anna:secret@127.0.0.1/hall") == .exited(64))
    #expect(try status("status", hall()) == .exited(66), "no timer is shared there")
    broker.stop()
    #expect(try status("status", hall()) == .exited(69))
    let timer = try session(["1ms", "--mute", "--once", "--share", hall()])
    #expect(timer.next() == .exited(0))
  }
}
