internal import Cells
internal import Countdowns
internal import Faces
internal import Raster
internal import Shapes
internal import Stages
internal import TerminalCodes
internal import TerminalIO

/// All that the program knows while it counts.
///
/// Messages change it and return what is to be done; what is shown follows from it. How each kind
/// of message is answered stands in a file of its own.
struct Model: Sendable {
  let settings: Settings
  let wording: Wording
  /// The instant on the wall that is waited for, if it is one.
  var target: WallTime?
  var manager: TimeManager
  var face: Face
  var viewport: Viewport
  var showsHelp = false
  var notice: Notice?
  /// What the words could have meant too, or which way the alarm will be heard, said for a while.
  var hint: Notice?
  /// What is to be said after the hint, in order.
  var moreHints: [String] = []
  /// The largest whole length so far, from which the form of the time follows: it never narrows.
  var longest: Duration
  /// What was left when the countdown was finished by hand.
  var leftAtFinish: Duration?
  /// Until when a second `e` finishes the countdown.
  var finishes: Instant?
  /// The wall clock's time of the deadline, kept so that it doesn't waver.
  var ends: WallTime

  /// Something said for a while.
  struct Notice: Hashable, Sendable {
    var text: String
    var until: Instant
  }

  /// How long a notice is shown.
  static let noticeTime = Duration.seconds(4)
  /// How long it is shown that the alarm won't sound as it was meant to.
  static let alarmNoteTime = Duration.seconds(10)
  /// How long the second of two keys is waited for.
  static let keyPairTime = Duration.seconds(2)

  /// Creates a model that has started at `start`.
  init(
    _ settings: Settings, total: Duration, target: WallTime?, alarm: Plan.Alarm, zone: Zone,
    depth: ColorDepth, start: Moment
  ) {
    self.settings = settings
    self.target = target
    wording = Wording(name: settings.name, zone: zone, isExact: target == nil)
    face = settings.face
    viewport = Viewport(depth: depth)
    longest = total
    manager = TimeManager(
      Plan(total: total, alarm: alarm, followsWallClock: target != nil))
    ends = start.wall.advanced(by: total)
    _ = manager.handle(.command(.start), at: start.instant)
  }

  /// Takes in a message and returns what is to be done.
  mutating func update(_ message: Message, at now: Moment) -> [Effect] {
    var effects = perform(.timePassed, at: now)
    if let notice, notice.until <= now.instant { self.notice = nil }
    if let hint, hint.until <= now.instant { nextHint(at: now) }
    if let finishes, finishes <= now.instant { self.finishes = nil }
    switch message {
    case .timePassed: break
    case .wallClockSet: effects += wallClockSet(at: now)
    case .input(.key(let key)): effects += pressed(key, at: now)
    case .input(.reply(let reply)): viewport.received(reply)
    case .windowChanged(let size): if viewport.resized(to: size) { effects.append(.redraw) }
    case .alarmFinished: effects += perform(.alarmFinished, at: now)
    case .alarmNote(let words):
      moreHints.append(words)
      if hint == nil { nextHint(at: now) }
      effects.append(.say(words))
    }
    return effects
  }

  /// Hands an event to the countdown and keeps up with what it changed.
  mutating func perform(_ event: TimeManager.Event, at now: Moment) -> [Effect] {
    let effects = manager.handle(event, at: now.instant).map { effect(of: $0, at: now) }
    noteEnd(at: now)
    longest = max(longest, manager.total)
    return effects.compactMap { $0 }
  }

  private mutating func effect(of effect: TimeManager.Effect, at now: Moment) -> Effect? {
    switch effect {
    case .startAlarm:
      notice = nil
      noteLateness(at: now)
      return .startAlarm
    case .stopAlarm: return .stopAlarm
    case .stop(let outcome): return .end(outcome)
    case .refuse(_, let refusal):
      guard let words = refusal.words else { return nil }
      return note(words, at: now)
    }
  }

  /// Says something for a while.
  mutating func note(_ text: String, for time: Duration = noticeTime, at now: Moment) -> Effect {
    notice = Notice(text: text, until: now.instant.advanced(by: time))
    return .say(text)
  }

  /// Goes on to the next hint, if there is one.
  private mutating func nextHint(at now: Moment) {
    hint =
      moreHints.isEmpty
      ? nil
      : Notice(
        text: moreHints.removeFirst(), until: now.instant.advanced(by: Self.alarmNoteTime))
  }

  private mutating func noteLateness(at now: Moment) {
    guard case .ringing(let deadline, let alarm) = manager.state else { return }
    let late = deadline.duration(to: alarm)
    guard late >= .seconds(2) else { return }
    notice = Notice(
      text: "ended \(wording.ago(late))", until: now.instant.advanced(by: settings.alarm.limit))
  }

  /// Works out when the countdown ends, and leaves it as it was if the difference is the clocks'.
  private mutating func noteEnd(at now: Moment) {
    guard case .running(let until) = manager.state else { return }
    let newEnd = now.wallTime(of: until)
    let change = ends.duration(to: newEnd)
    if change > .milliseconds(100) || change < .milliseconds(-100) { ends = newEnd }
  }
}
