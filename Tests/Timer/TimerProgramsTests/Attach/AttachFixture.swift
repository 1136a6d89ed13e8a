import Clocks
import Countdowns
import Faces
import Programs
import Reports
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

/// A countdown called tea that starts at 14:31:07 UTC, and views connected to it, with a shared
/// clock.
struct AttachFixture {
  typealias Tester = ProgramTester<AttachProgram>

  private(set) var timer: CountdownFixture
  private(set) var views: [Tester]

  /// Starts a countdown with a view for each face; `nil` is the timer's own.
  init(
    _ faces: Face?..., total: Duration = .seconds(60),
    definition: TimerDefinition = TimerDefinition(),
    showsFace: Bool = true
  ) {
    var timer = CountdownFixture(.ring, total: total, name: "tea", definition: definition)
    timer.handle(.started, at: 0)
    let start = CountdownFixture.moment(0)
    let record = Self.named(timer.program.record(at: start))
    self.timer = timer
    views = (faces.isEmpty ? [nil] : faces).map { face in
      Tester(
        Self.program(record, face, showsFace: showsFace), columns: 80, rows: 24, at: start,
        isVisible: showsFace)
    }
  }

  /// Returns a view of a timer, optionally with its own face.
  static func program(
    _ record: TimerRecord, _ face: Face? = nil, showsFace: Bool = true
  ) -> AttachProgram {
    var look = Look()
    if let face {
      look.face = face
      look.faceIsNamed = true
    }
    return AttachProgram(record, look, zone: .utc, showsFace: showsFace)
  }

  /// Two steps of a minute and half a minute.
  static func steps(waits: Bool = false) throws -> TimerDefinition {
    var definition = TimerDefinition()
    definition.routine = try Routine(
      steps: [Step(label: "Work", length: .seconds(60)), Step(length: .seconds(30))],
      waits: waits)
    return definition
  }

  /// A stopwatch without an end.
  static var stopwatch: AttachFixture {
    var definition = TimerDefinition()
    (definition.countsUp, definition.isOpen) = (true, true)
    return AttachFixture(total: TimerDefinition.openTotal, definition: definition)
  }

  private static func named(_ record: TimerRecord) -> TimerRecord {
    var record = record
    record.name = "tea"
    return record
  }
}

// MARK: - Events

extension AttachFixture {
  /// Presses keys in a view, lets the timer answer, and returns the requests.
  @discardableResult
  mutating func press(_ keys: String..., in place: Int = 0) -> [ControlRequest] {
    var requests: [ControlRequest] = []
    for key in keys {
      views[place].press(key)
      for case .perform(.send(let request)) in views[place].claimAll(where: \.isRequest) {
        requests.append(request)
        timer.handle(.message(.asked(request, from: 1)), at: views[place].now)
        deliver(answersTo: place)
      }
    }
    return requests
  }

  /// Sends an event to a view.
  mutating func receive(_ message: AttachProgram.Message, in place: Int = 0) {
    views[place].message(message)
  }

  /// Advances the time to a number of seconds after the start.
  mutating func advance(to seconds: Double) {
    let now = CountdownFixture.moment(seconds)
    for place in views.indices {
      views[place].advance(by: views[place].now.instant.duration(to: now.instant))
    }
    timer.handle(.timePassed, at: now)
    deliver(answersTo: nil)
  }

  /// Ends the alarm after all its rounds.
  mutating func finishAlarm() {
    timer.handle(.message(.alarmFinished), at: views[0].now)
    deliver(answersTo: nil)
  }

  /// Returns the announcements of a view since the last call.
  mutating func words(in place: Int = 0) -> [String] {
    views[place].claimAll().compactMap { if case .say(let words) = $0 { words } else { nil } }
  }

  /// Returns the end of a view.
  mutating func ends(in place: Int = 0) -> [Action<AttachProgram.Effect>] {
    views[place].claimAll(where: \.isEnd)
  }

  private mutating func deliver(answersTo asker: Int?) {
    for action in timer.turn.actions {
      switch action {
      case .perform(.timer(.publish(let record))):
        for place in views.indices { receive(.changed(Self.named(record)), in: place) }
      case .perform(.timer(.reply(let reply, to: _))):
        if let asker { receive(Self.message(reply), in: asker) }
      default: break
      }
    }
  }

  /// Returns the message of a view for a reply.
  private static func message(_ reply: ControlReply) -> AttachProgram.Message {
    switch reply {
    case .refused(let reason): return .refused(reason)
    case .timer(let json):
      guard let record = try? TimerRecord(json) else { return .refused("an unreadable record") }
      return .changed(named(record))
    }
  }
}

// MARK: - Results

extension AttachFixture {
  /// The state of the first view.
  var model: AttachProgram { views[0].model }

  /// The screen of the first view as text.
  var screen: String { views[0].screen }
}

extension Action<AttachProgram.Effect> {
  fileprivate var isRequest: Bool { if case .perform = self { true } else { false } }
  var isEnd: Bool { if case .end = self { true } else { false } }
}
