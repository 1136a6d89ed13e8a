internal import Clocks
internal import Countdowns
internal import Faces
internal import Programs
internal import TerminalCodes
internal import Widgets

/// A countdown on the screen, as a value.
///
/// Events change it and return what is to be done; what is shown follows from it. How commands are
/// answered, what is shown and what is said stand in files of their own.
struct CountdownProgram: Program {
  typealias Message = CountdownMessage
  typealias Command = CountdownCommand
  typealias Owner = CountdownOwner
  typealias Effect = CountdownEffect

  let settings: CountdownSettings
  let wording: Wording
  /// What a person is shown, and whether standard output carries the time.
  let streams: Streams
  /// The time of day that is waited for, if it is one.
  var target: WallTime?
  var manager: TimeManager
  var face: Face
  var showsKeys = false
  var notice: Notice?
  /// What the words could have meant too, or how the alarm will be heard, shown for a while.
  var hint: Notice?
  /// What is shown after the hint, in order.
  var moreHints: [String] = []
  /// The largest whole length so far, from which the form of the time follows: it never narrows.
  var longest: Duration
  /// What was left when the countdown was finished by hand.
  var leftAtFinish: Duration?
  /// Until when a second `e` finishes the countdown.
  var finishes: Instant?
  /// The wall clock's time of the deadline, kept so that it doesn't waver.
  var ends: WallTime
  /// Whether an alarm follows, and not only the end.
  let rings: Bool
  /// What the alarm was last asked to do.
  var alarmOrder = AlarmOrder.none
  var feed = FeedState()
  /// The mark that is passed next, where marks are said.
  var nextMark: Mark?

  /// Something shown for a while.
  struct Notice: Hashable, Sendable {
    var text: String
    var until: Instant
  }

  /// What standard output carries.
  struct FeedState: Hashable, Sendable {
    /// The text that was sent last.
    var last: String?
    /// Whether nothing is sent any more.
    var hasEnded = false
  }

  /// A mark on the way to a deadline, by what is left then.
  struct Mark: Hashable, Sendable {
    var deadline: Instant?
    var left: Duration
  }

  /// How long a notice is shown.
  static let noticeTime = Duration.seconds(4)
  /// How long it is shown that the alarm won't sound as it was meant to.
  static let alarmNoteTime = Duration.seconds(10)
  /// How long the second of two keys is waited for.
  static let keyPairTime = Duration.seconds(2)

  /// Creates a countdown that has started at `start`.
  init(
    _ settings: CountdownSettings, total: Duration, target: WallTime?, alarm: CountdownPlan.Alarm,
    zone: Zone, streams: Streams, start: Moment
  ) {
    self.settings = settings
    self.target = target
    self.streams = streams
    wording = Wording(name: settings.name, zone: zone, isExact: target == nil)
    face = settings.face
    longest = total
    rings = alarm != .silent
    manager = TimeManager(
      CountdownPlan(total: total, alarm: alarm, followsWallClock: target != nil))
    ends = start.wall.advanced(by: total)
    _ = manager.handle(.command(.start), at: start.instant)
  }

  static let keyMaps = [CountdownKeys.general, CountdownKeys.ringing, CountdownKeys.help]

  var activeKeyMaps: [KeyMap<CountdownCommand>] {
    var maps = [CountdownKeys.general]
    if case .ringing = manager.state { maps.insert(CountdownKeys.ringing, at: 0) }
    if showsKeys { maps.insert(CountdownKeys.help, at: 0) }
    return maps
  }

  var appearance: Appearance { settings.appearance }

  func closingLine(at now: Moment) -> String? { interrupted(at: now) }
}

// MARK: - Events

extension CountdownProgram {
  typealias Actions = [Action<CountdownEffect>]

  mutating func update(
    _ event: Event<CountdownMessage, CountdownCommand, CountdownOwner>, at now: Moment
  ) -> Actions {
    var actions = perform(.timePassed, at: now)
    forgetNotices(at: now)
    switch event {
    case .started:
      if let note = settings.roomNote { moreHints.append(note) }
      if hint == nil { showNextHint(at: now) }
      actions += ([echo(at: now)] + (hint.map { [$0.text] } ?? [])).map { .say($0) }
    case .message(let message): actions += handle(message, at: now)
    case .command(let command): actions += perform(command, at: now)
    case .refused(_, let reason): actions.append(note(reason, at: now))
    case .pixelsRefused(let reason): actions += hint(reason, at: now)
    case .interaction(.typed):
      // The next key takes back what the last one did.
      (finishes, notice) = (nil, nil)
    case .interaction, .timePassed, .windowChanged, .resumed, .suspending: break
    }
    return feedTime(at: now) + actions + sayMark(at: now) + followAlarm()
  }

  private mutating func handle(_ message: CountdownMessage, at now: Moment) -> Actions {
    switch message {
    case .instantReached: return []
    case .wallClockChanged: return handleWallClock(at: now)
    case .alarmNears: return [.perform(.alarm(alarmOrder))]
    case .alarmFinished: return perform(.alarmFinished, at: now)
    case .alarmNote(let words): return hint(words, at: now)
    case .feedEnded:
      feed.hasEnded = true
      return []
    case .feedFailed(let words):
      feed.hasEnded = true
      return [note(words, for: .seconds(60), at: now)]
    }
  }

  /// Works out again when the target on the wall is reached.
  private mutating func handleWallClock(at now: Moment) -> Actions {
    guard let target else { return perform(.timePassed, at: now) }
    return perform(.wallClockSet(deadline: now.instant(of: target)), at: now)
  }

  /// Hands an event to the countdown and keeps up with what it changed.
  mutating func perform(_ event: TimeManager.Event, at now: Moment) -> Actions {
    let effects = manager.handle(event, at: now.instant)
    noteEnd(at: now)
    longest = max(longest, manager.total)
    return effects.flatMap { actions(for: $0, at: now) }
  }

  private mutating func actions(for effect: TimeManager.Effect, at now: Moment) -> Actions {
    switch effect {
    case .startAlarm:
      notice = nil
      noteLateness(at: now)
      guard settings.alarm.notifies, case .ringing(let deadline, _) = manager.state else {
        return [.perform(.announce(name: settings.name))]
      }
      return [
        .perform(.announce(name: settings.name)),
        .perform(.notify(overText(deadline: deadline, at: now))),
      ]
    case .stopAlarm: return []  // The alarm follows the countdown's state.
    case .stop(let outcome):
      return [.end(status: status(of: outcome), saying: closing(outcome, at: now))]
    case .refuse(_, let refusal): return refusal.words.map { [note($0, at: now)] } ?? []
    }
  }

  private func status(of outcome: TimeManager.Outcome) -> Int32 {
    if case .cancelled = outcome { 1 } else { 0 }
  }

  /// Works out when the countdown ends, and leaves it as it was if the difference is the clocks'.
  private mutating func noteEnd(at now: Moment) {
    guard case .running(let until) = manager.state else { return }
    let newEnd = now.wallTime(of: until)
    let change = ends.duration(to: newEnd)
    if change > .milliseconds(100) || change < .milliseconds(-100) { ends = newEnd }
  }
}
