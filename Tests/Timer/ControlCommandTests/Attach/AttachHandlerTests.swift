import Cells
import Clocks
import Control
import Countdowns
import Glibc
import Programs
import Reports
import Runtime
import TerminalIO
import TestSupport
import Testing
import TimerTestSupport
import Widgets

@testable import ControlCommand
@testable import TimerProcess
@testable import TimerPrograms
@testable import Timers

/// The edge of a view, and the timer to which it is connected.
@MainActor
final class AttachHandlerTests {
  private let fixture: HandlerFixture
  private let handler: AttachHandler
  private let runner: Runner<AttachProgram>
  private let timer: RunRegistration
  private let record: TimerRecord
  /// What the view has asked for.
  private var requests: [ControlRequest] = []

  init() throws {
    let fixture = try HandlerFixture()
    let clocks = ProgramClocks(countsSuspension: true)
    timer = try RunRegistration(
      label: "tea", countsSuspension: true, in: .utc, patience: fixture.patience,
      environment: fixture.environment)
    let sockets = try ControlFolder.create(
      environment: fixture.environment, state: fixture.folder.path + "/timer")
    let socket = ControlSocket(named: "tea", in: sockets)
    let connection = try ControlConnection(socket)
    let handler = AttachHandler(connection, to: socket)
    let record = TimerRecord.sample(.running, left: .seconds(3600), at: clocks.now)
    runner = try #require(
      Runner(
        AttachProgram(record, Look(), zone: .utc, showsFace: true), .init(depth: .truecolor),
        handler, clocks: clocks,
        terminal: nil, catchesSignals: false))
    (self.fixture, self.handler, self.record) = (fixture, handler, record)
  }

  /// Connects the view and the timer, which answers each request by a function.
  private func start(_ answer: @escaping @MainActor (ControlRequest) -> ControlReply) {
    timer.serve(in: runner.loop) { [unowned self] incoming in
      requests.append(incoming.request)
      timer.reply(answer(incoming.request), to: incoming.connection)
    }
    handler.start(runner)
    turn(until: 1)
  }

  /// Turns the loop until the view has asked for a number of things.
  private func turn(until count: Int) { while requests.count < count { runner.loop.turn() } }

  private var paused: TimerRecord {
    var record = record
    (record.phase, record.left) = (.paused, .seconds(1800))
    (record.deadline, record.ends) = (nil, nil)
    return record
  }

  @Test("The view follows the timer, and shows what it sends")
  func follows() {
    start { [record] _ in .timer(record.json) }
    #expect(requests == [.follow])
    timer.announce(paused)
    while runner.program.record.phase != .paused { runner.loop.turn() }
    #expect(runner.program.record.left == .seconds(1800))
    timer.close(in: runner.loop)
  }

  @Test("After a command, the view follows the timer again")
  func commands() {
    start { [record] _ in .timer(record.json) }
    handler.perform(.send(.command(.pause)), runner)
    turn(until: 3)
    #expect(requests == [.follow, .command(.pause), .follow])
    #expect(handler.handle(.user(SIGUSR1), runner))
    turn(until: 5)
    #expect(requests.suffix(2) == [.command(.toggle), .follow])
    #expect(!handler.handle(.windowChange, runner))
    timer.close(in: runner.loop)
  }

  @Test("A refusal is a notice")
  func refused() {
    start { [record] in $0 == .follow ? .timer(record.json) : .refused("it is already over") }
    handler.perform(.send(.command(.pause)), runner)
    while runner.program.notice == nil { runner.loop.turn() }
    #expect(runner.program.notice?.text == "it is already over")
    timer.close(in: runner.loop)
  }

  @Test("A timer that accepts nothing any more is said to be silent")
  func silent() {
    start { [record] _ in .timer(record.json) }
    timer.close(in: runner.loop)
    handler.perform(.send(.command(.pause)), runner)
    #expect(runner.program.notice?.text == runner.program.silenceWords)
  }
}
