internal import Cells
package import Clocks
package import Countdowns
package import Faces
package import Programs
internal import Scenes
package import TerminalCodes
package import TimerPrograms
package import Timers
internal import Widgets

/// A countdown of a minute that starts at the instant zero, at 14:31:07 UTC, in a session.
package struct CountdownFixture {
  package typealias Actions = [Action<CountdownEffect>]

  package private(set) var session: Session<CountdownProgram>
  /// The result of the last turn.
  package private(set) var turn = Turn<CountdownProgram>()
  /// The time of the last turn, in seconds.
  package private(set) var time = 0.0

  package static let limit = Duration.seconds(600)

  package static func moment(_ seconds: Double) -> Moment {
    Moment(
      instant: Instant(sinceZero: .seconds(seconds)),
      wall: WallTime(sinceEpoch: .seconds(1_795_271_467) + .seconds(seconds)))
  }

  /// Starts a countdown; it isn't visible yet.
  package init(
    _ face: Face = .ring, total: Duration = .seconds(60), name: String? = nil,
    target: Bool = false, shows: Streams.Show = .face, feeds: Bool = false,
    alarm: CountdownPlan.Alarm = .rings(limit: Self.limit),
    definition: TimerDefinition = TimerDefinition()
  ) {
    let program = Self.program(
      face, total: total, name: name, target: target, shows: shows, feeds: feeds, alarm: alarm,
      start: Self.moment(0), definition: definition)
    session = Session(program, .init(depth: .truecolor))
  }

  /// Returns a countdown that has started at a moment.
  package static func program(
    _ face: Face, total: Duration, name: String? = nil, target: Bool = false,
    shows: Streams.Show = .face, feeds: Bool = false, alarm: CountdownPlan.Alarm, start: Moment,
    definition: TimerDefinition = TimerDefinition()
  ) -> CountdownProgram {
    var settings = CountdownSettings(reading: .span(total, hint: nil))
    settings.look.face = face
    settings.look.faceIsNamed = true
    settings.name = name
    settings.definition = definition
    var streams = Streams(
      settings, outputIsTerminal: true, errorIsTerminal: true, hasTerminal: true,
      movesCursor: true)
    streams.show = shows
    streams.feeds = feeds
    let goal = CountdownGoal(total: total, target: target ? start.wall.advanced(by: total) : nil)
    var program = CountdownProgram(
      settings, to: goal, alarm: alarm, zone: .utc, streams: streams, start: start,
      identity: identity)
    program.run.start(at: start)
    return program
  }

  package var program: CountdownProgram { session.program }

  /// The time of the last turn.
  package var moment: Moment { Self.moment(time) }

  /// The identity of the timer.
  package static let identity = RunIdentity(
    name: "1", process: 7, processStart: "100", boot: "b", countsSuspension: true, folder: "/home",
    isSaved: false)

  /// Returns whether an action is visible or audible to the user.
  private static func isShown(_ action: Action<CountdownEffect>) -> Bool {
    switch action {
    case .perform(.alarm), .perform(.timer(.publish)), .perform(.timer(.log)),
      .perform(.timer(.withdrawNotification)):
      false
    default: true
    }
  }

  /// Runs a turn at a moment, and returns its actions, except those for other processes and the
  /// alarm.
  @discardableResult
  package mutating func handle(_ inputs: SessionInput<CountdownMessage>..., at now: Moment)
    -> Actions
  {
    turn = session.handle(inputs, at: now)
    return turn.actions.filter(Self.isShown)
  }

  /// Runs a turn at a number of seconds after the start, and returns its actions, except those for
  /// other processes and the alarm.
  @discardableResult
  package mutating func handle(
    _ inputs: SessionInput<CountdownMessage>..., at seconds: Double
  ) -> Actions {
    time = seconds
    turn = session.handle(inputs, at: Self.moment(seconds))
    return turn.actions.filter(Self.isShown)
  }

  @discardableResult
  package mutating func press(_ key: Key, _ modifiers: Modifiers = [], at seconds: Double)
    -> Actions
  {
    handle(.terminal(.key(KeyPress(key, modifiers))), at: seconds)
  }

  /// Presses a key for each character.
  @discardableResult
  package mutating func press(_ keys: String, at seconds: Double) -> Actions {
    keys.reduce(into: []) { $0 = press(.character($1), at: seconds) }
  }

  /// The order to the alarm in the last turn, if any.
  package var alarmOrder: AlarmOrder? {
    for case .perform(.alarm(let order, _)) in turn.actions.reversed() { return order }
    return nil
  }
}
