import Control
import Countdowns
import Glibc
import Programs
import Reports
import Runtime
import System
import TerminalIO
import TestSupport
import Testing
import TimerEnvironment
import TimerProcess
import TimerPrograms
import TimerTestSupport
import Timers

@testable import CountdownCommand

/// What is left of a countdown that ends, by itself or by a signal.
extension CountdownHandlerTests {
  @Test("The history, followers and the process get the exit status of the command after the end")
  func command() throws {
    let (edge, follower) = try followed { $0.definition.command = ["make", "tea"] }
    var saved: TimerRecord?
    var answers: [HandlerClient] = []
    let loop = edge.runner.loop
    fixture.command = { [unowned fixture] in
      saved = try? fixture.saved("Tea")
      for request in [ControlRequest.status, .command(.pause)] {
        guard let client = try? fixture.client("Tea", request, in: loop) else { continue }
        client.turn(until: 1)
        answers.append(client)
      }
      return .exited(7)
    }
    #expect(try edge.end(.finish) == .exited(7))
    #expect(fixture.commands == [["make", "tea"]] && fixture.complaints.isEmpty)
    // While it runs, the timer is over without a status.
    #expect(saved?.phase == .ended && saved?.status == nil)
    #expect(answers.first?.records.map(\.phase) == [.ended])
    #expect(answers.first?.records.first?.status == nil)
    #expect(answers.last?.replies == [.refused("it is over, and its final command is running")])
    #expect(try fixture.history.map(\.status) == [7])
    #expect(try fixture.saved("Tea") == nil)
    follower.turnUntilEnd()
    #expect(follower.records.last?.phase == .ended && follower.records.last?.status == 7)
    #expect(fixture.sockets.isEmpty)
  }

  /// Moves a countdown to the background as the runner does, and returns how the process is to end.
  private func moveToBackground(_ edge: Edge) throws -> ProcessEnding {
    var program = edge.runner.program
    let actions = program.update(.command(.moveToBackground), at: edge.runner.clocks.now)
    for case .perform(let effect) in actions { edge.perform(effect) }
    guard case .end(let status, let line) = actions.last else {
      Issue.record("\(actions)")
      return .exited(1)
    }
    return edge.handler.conclude(
      edge.runner, status: edge.handler.finish(saying: line, status: status))
  }

  @Test("A countdown gives up its name before the process starts in which it continues")
  func background() throws {
    let (edge, follower) = try followed()
    var sockets: Int?
    fixture.launch = { [unowned fixture] in
      sockets = fixture.sockets.count
      return .started(name: "Tea", echo: nil)
    }
    #expect(try moveToBackground(edge) == .exited(0))
    #expect(sockets == 0 && fixture.launches == [["resume", "--detach", "--", "Tea"]])
    #expect(try fixture.saved("Tea")?.isHandedOver == true)
    #expect(try fixture.history.isEmpty && fixture.complaints.isEmpty)
    #expect(fixture.printed.count == 1)
    #expect(fixture.printed.first?.hasSuffix(CalledName.own.command("attach", "Tea")) == true)
    follower.turnUntilEnd()
    #expect(follower.records.last?.isHandedOver == true && follower.records.last?.status == nil)
  }

  @Test("A countdown whose background process doesn’t start stays unfinished, with the command")
  func backgroundFails() throws {
    let (edge, _) = try followed()
    fixture.launch = { .failed(status: 71) }
    #expect(try moveToBackground(edge) == .exited(71))
    let command = CalledName.own.command("resume", "Tea")
    #expect(fixture.complaints == ["Tea couldn’t be started in the background: \(command)"])
    #expect(try fixture.saved("Tea")?.isHandedOver == true && fixture.printed.isEmpty)
    #expect(try fixture.history.isEmpty)
  }

  @Test("The process dies of the signal of which the command has died")
  func killedCommand() throws {
    let edge = try edge { $0.definition.command = ["make", "tea"] }
    fixture.command = { .killed(by: SIGKILL) }
    #expect(try edge.end(.finish) == .killed(by: SIGKILL))
    #expect(try fixture.history.map(\.status) == [128 + SIGKILL])
  }

  @Test("Without a command, the end is in the history at once, and followers get the last record")
  func finished() throws {
    let (edge, follower) = try followed()
    #expect(try edge.end(.finish) == .exited(0))
    #expect(try fixture.history.map(\.status) == [0])
    #expect(try fixture.history.map(\.outcome) == [.finished])
    #expect(try fixture.saved("Tea") == nil && fixture.canceled("Tea") == nil)
    follower.turnUntilEnd()
    #expect(follower.records.last?.phase == .ended && follower.records.last?.status == 0)
    #expect(fixture.sockets.isEmpty && fixture.said.isEmpty)
  }

  @Test("A timer that is canceled can be resumed, and no command runs after it")
  func canceled() throws {
    let (edge, follower) = try followed { $0.definition.command = ["make", "tea"] }
    #expect(try edge.end(.cancel) == .exited(1))
    #expect(fixture.commands.isEmpty && fixture.complaints.isEmpty)
    #expect(try fixture.history.map(\.outcome) == [.canceled])
    #expect(try fixture.history.map(\.status) == [1])
    #expect(try fixture.saved("Tea") == nil)
    #expect(fixture.canceled("Tea")?.phase == .running)
    follower.turnUntilEnd()
    #expect(follower.records.last?.phase == .canceled && follower.records.last?.status == 1)
  }

  @Test("Where nothing is shown, the last line goes to standard error, if that is a terminal")
  func lastLine() throws {
    _ = try edge(shown: false).end(.finish)
    #expect(fixture.said.count == 1 && fixture.said.first?.contains("finished") == true)
    _ = try edge(shown: false, speaks: false).end(.finish)
    #expect(fixture.said.count == 1)
  }

  @Test(
    "A signal of the user cancels the timer, which can be resumed, and runs its command",
    arguments: [Signal.interrupt, .quit])
  func canceledBySignal(_ signal: Signal) throws {
    let out = fixture.folder.path + "/out"
    let (edge, follower) = try followed {
      $0.definition.hooks.cancel = #"printf '%s %s' "$TIMER_EVENT" "$TIMER_NAME" >'\#(out)'"#
    }
    edge.die(of: signal)
    #expect(try fixture.history.map(\.outcome) == [.interrupted])
    #expect(try fixture.saved("Tea") == nil)
    #expect(fixture.canceled("Tea")?.phase == .running)
    #expect(fixture.folder.read("out") == Array("cancel Tea".utf8))
    follower.turnUntilEnd()
    #expect(follower.records.last?.status == 128 + signal.number)
    #expect(fixture.complaints.isEmpty && fixture.sockets.isEmpty)
  }

  @Test("A timer whose terminal is gone before the start is left running")
  func goneAtStart() throws {
    let edge = try edge(starts: false)
    edge.die(of: .deadly(SIGHUP))
    #expect(try fixture.saved("Tea")?.phase == .running)
  }

  @Test("Any other signal leaves the record of the timer", arguments: [SIGTERM, SIGHUP])
  func interrupted(_ number: Int32) throws {
    let (edge, follower) = try followed {
      $0.definition.hooks.cancel = "exit 3"
      $0.definition.command = ["make", "tea"]
    }
    edge.send(.pause)
    edge.die(of: .deadly(number))
    #expect(try fixture.saved("Tea")?.phase == .paused)
    #expect(try fixture.saved("Tea")?.status == nil)
    #expect(try fixture.history.isEmpty)
    #expect(fixture.canceled("Tea") == nil && fixture.commands.isEmpty)
    follower.turnUntilEnd()
    #expect(follower.records.last?.phase == .paused)
    #expect(follower.records.last?.status == 128 + number)
    #expect(fixture.complaints.isEmpty && fixture.sockets.isEmpty)
  }

  @Test("A timer that ends as soon as it rings leaves only its history entry")
  func rings() throws {
    let (edge, follower) = try followed()
    var record = edge.runner.program.record(at: edge.runner.clocks.now)
    record.phase = .ringing
    edge.perform(.timer(.publish(record)))
    follower.turn(until: 2)
    #expect(follower.records.last?.phase == .ringing, "others know at once")
    #expect(try edge.end(.finish) == .exited(0))
    #expect(try fixture.history.count == 1 && fixture.saved("Tea") == nil)
    #expect(fixture.complaints.isEmpty && fixture.sockets.isEmpty)
  }

  @Test("Without a home, nothing is saved, which only the start says")
  func homeless() throws {
    let edge = try edge(home: false)
    edge.handler.start(edge.runner)
    let notes = fixture.complaints
    #expect(try edge.end(.finish) == .exited(0))
    #expect(fixture.complaints == notes)
  }

  @Test("What a signal leaves and can’t be added to the history is said")
  func unloggedSignal() throws {
    try fixture.blockHistory()
    let edge = try edge()
    edge.die(of: .interrupt)
    #expect(fixture.complaints.count == 1)
    #expect(fixture.complaints.first?.contains("/timer/history.jsonl") == true)
  }
}
