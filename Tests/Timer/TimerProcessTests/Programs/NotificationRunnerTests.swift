import Alarms
import Glibc
import Runtime
import System
import TestSupport
import Testing
import Texts
import Timers

@testable import TimerProcess

/// A runner with a `notify-send` that adds its arguments to a file.
@MainActor
struct NotificationRunnerTests {
  private let loop: EventLoop

  init() throws { loop = try #require(EventLoop()) }

  /// What a runner did, and the calls of its program, one line each.
  @MainActor
  private final class Log {
    let programs: ShellPrograms
    var calls: [String] {
      (programs.text("out") ?? "").split(separator: "\n").map(String.init)
    }
    var pressed: [String] = []
    var terminal: [String] = []

    init(_ programs: ShellPrograms) { self.programs = programs }
  }

  private static let step = DesktopNotification(title: "Break", text: "", category: "x-timer.step")
  private static let alarm = DesktopNotification(
    title: "Tea", text: "", urgency: .critical, category: "x-timer.alarm",
    actions: [.init(name: "stop", label: "Stop")])

  /// Returns a runner whose `notify-send` is a shell program.
  private func runner(_ text: String) throws -> (runner: NotificationRunner, log: Log) {
    let log = Log(
      try ShellPrograms(["notify-send": "echo \"$@\" >>\"${0%/*}/out\"\n\(text)"]))
    let values = [
      "PATH": log.programs.path + ":/bin:/usr/bin", "DBUS_SESSION_BUS_ADDRESS": "x",
    ]
    let runner = NotificationRunner(
      loop: loop, environment: { values[$0] },
      showInTerminal: { log.terminal.append($0.title) },
      handle: { log.pressed.append("\($0.rawValue) \($1)") })
    return (runner, log)
  }

  private func turn(until isDone: () -> Bool) {
    let end = ContinuousClock.now + .seconds(60)
    while !isDone(), ContinuousClock.now < end { loop.turn(timeout: .milliseconds(10)) }
    #expect(isDone())
  }

  @Test("A pressed button is handled for its timer")
  func pressed() throws {
    let (runner, log) = try runner("echo 7; echo stop")
    runner.show(Self.alarm, of: 3)
    turn { log.pressed == ["stop 3"] }
    runner.finish(waitingAtMost: .seconds(60))
    #expect(log.terminal.isEmpty && log.calls.count == 1)
  }

  @Test("A notification replaces the former one of the same timer")
  func replaced() throws {
    let (runner, log) = try runner("echo 7")
    for (timer, count) in [(1, 1), (2, 2), (1, 3)] {
      runner.show(Self.step, of: timer)
      turn { log.calls.count == count && !runner.isBusy }
    }
    #expect(log.calls.map { $0.contains("--replace-id=7") } == [false, false, true])
  }

  @Test("An old version is called again without the options that it lacks")
  func old() throws {
    let (runner, log) = try runner(#"case "$*" in *--print-id*) exit 1;; esac"#)
    runner.show(Self.alarm, of: 0)
    turn { log.calls.count == 2 && !runner.isBusy }
    #expect(log.terminal.isEmpty && log.calls.last?.contains("--action") == false)
  }

  @Test("What the desktop can’t show is shown by the terminal, once")
  func failing() throws {
    let (runner, log) = try runner("exit 1")
    runner.show(Self.alarm, of: 0)
    turn { log.terminal == ["Tea"] }
    #expect(log.calls.count == 2)
  }

  @Test("At the end, a program that waits for a button is ended, and nothing is shown instead")
  func ended() throws {
    let (runner, log) = try runner("exec sleep 600")
    runner.show(Self.alarm, of: 0)
    runner.finish(waitingAtMost: .seconds(60))
    #expect(!runner.isBusy && log.terminal.isEmpty && log.pressed.isEmpty)
  }

  @Test("At the end, a program that hangs is killed with what it has started, buttons or not")
  func hanging() throws {
    for notification in [Self.step, Self.alarm] {
      let folder = try TemporaryFolder()
      let path = try #require(folder.makePipe("alive"))
      let fifo = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
      let (runner, log) = try runner(
        "trap '' INT TERM HUP; exec 9>'\(path)'; echo >&9; sleep 600 & wait")
      runner.show(notification, of: 0)
      #expect(isReadable(fifo.number, within: 60_000) && !readAvailable(fifo.number).isEmpty)
      runner.finish(waitingAtMost: .zero)
      // A FIFO becomes readable, without data, when its last writer ends.
      #expect(isReadable(fifo.number, within: 60_000) && readAvailable(fifo.number).isEmpty)
      #expect(log.terminal.isEmpty && log.pressed.isEmpty)
    }
  }
}
