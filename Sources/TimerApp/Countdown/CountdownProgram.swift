internal import Clocks
internal import Countdowns
internal import Faces
internal import Programs
internal import Reports
internal import TerminalCodes
internal import Widgets

/// A countdown on the screen, as a value.
///
/// Events change it and return actions; the view is derived from it. Commands, views and
/// messages are in separate files.
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
  /// The name and the process by which others know it.
  let identity: RunIdentity
  /// When it was started.
  var started: WallTime
  /// The steps; a plain countdown is a single one.
  var manager: RoutineManager
  /// The marks on the way, and which have acted.
  var marks: MarkTracker
  /// The counted time at the end of each lap.
  var laps: [Duration] = []
  /// The length that was asked for; `nil` for a stopwatch without an end.
  let planned: Duration?
  /// The time that the steps before the current one have counted.
  var countedBefore = Duration.zero
  /// The part of the current step that wasn't counted, since it was finished by hand.
  var skipped = Duration.zero
  /// How many steps before the last have reached their end.
  var stepsDone = 0
  /// Whether the command at the end has run.
  var hasRunEnd = false
  /// The sound between two steps, while it lasts.
  var chime: Chime?
  /// The record that was sent last, and the state from which it was made.
  var published: TimerRecord?
  var publishedBasis: RecordBasis?
  /// Why the last command was refused.
  var refusal: String?
  var face: Face
  var showsKeys = false
  /// Until when a face below the prompt says which key shows all keys.
  var helpEnd: Instant?
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
  /// The last order to an alarm, and the alarm that got it.
  var alarmOrder = AlarmOrder.none
  var alarmVoice = AlarmVoice.usual
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
    /// The line that was sent last.
    var last: String?
    /// The instant from which the next line is due.
    var due: Instant?
    /// Whether sending has ended.
    var hasEnded = false
  }

  /// The sound at the end of a step that is followed by another at once.
  struct Chime: Hashable, Sendable {
    /// When the step ended.
    var since: Instant
    var voice: AlarmVoice

    /// The longest time for which it may last.
    static let longest = Duration.seconds(15)

    /// The instant until which it may last.
    var until: Instant { since.advanced(by: Self.longest) }
  }

  /// A mark, by the remaining time at which it is passed.
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

  /// Creates a countdown that starts at `start`, or continues there if it is an unfinished one.
  init(
    _ settings: CountdownSettings, total: Duration, target: WallTime?, alarm: CountdownPlan.Alarm,
    zone: Zone, streams: Streams, start: Moment, identity: RunIdentity
  ) {
    self.settings = settings
    self.target = target
    self.streams = streams
    self.identity = identity
    wording = Wording(name: settings.name, zone: zone, isExact: target == nil)
    face = settings.face
    rings = alarm != .silent
    let routine = settings.script.routine(of: total)
    planned = settings.script.isOpen ? nil : routine.total
    longest = routine.steps.map(\.length).max() ?? total
    started = start.wall
    marks = MarkTracker(settings.script.marks)
    ends = start.wall.advanced(by: total)
    manager = RoutineManager(
      routine,
      plan: CountdownPlan(
        total: total, alarm: alarm, followsWallClock: target != nil,
        snooze: settings.alarm.snooze))
    if let unfinished = settings.script.unfinished { goOn(from: unfinished, at: start) }
    if manager.state == .stopped(nil), !manager.isWaiting {
      _ = manager.handle(.command(.start), at: start.instant)
      marks.start(manager.total)
    }
    noteEnd(at: start)
  }

  static let keyMaps = [
    CountdownKeys.general, CountdownKeys.ringing, CountdownKeys.waiting, CountdownKeys.help,
  ]

  var activeKeyMaps: [KeyMap<CountdownCommand>] {
    var maps = [CountdownKeys.general]
    if case .ringing = manager.state { maps.insert(CountdownKeys.ringing, at: 0) }
    if manager.isWaiting { maps.insert(CountdownKeys.waiting, at: 0) }
    if showsKeys {
      let areInLines = FacePanes.keysAreInLines(face, settings)
      maps.insert(areInLines ? CountdownKeys.helpInLines : CountdownKeys.help, at: 0)
    }
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
    refusal = nil
    var actions: Actions = []
    if case .started = event, settings.script.unfinished == nil { actions = run(.start, at: now) }
    actions += perform(.timePassed, at: now)
    forgetNotices(at: now)
    switch event {
    case .started: actions += start(at: now)
    case .message(let message): actions += handle(message, at: now)
    case .command(let command): actions += perform(command, at: now)
    case .refused(_, let reason): actions.append(note(reason, at: now))
    case .pixelsRefused(let reason): actions += hint(reason, at: now)
    case .interaction(.typed):
      // The next key takes back what the last one did.
      (finishes, notice) = (nil, nil)
    case .interaction, .timePassed, .windowChanged, .resumed, .suspending: break
    }
    actions += passMarks(at: now) + sayMark(at: now) + followAlarm(at: now)
    let isNew = refreshRecord(at: now)
    return ordered(feedTime(isNew, at: now) + actions, isNew: isNew)
  }

  private mutating func start(at now: Moment) -> Actions {
    helpEnd = now.instant.advanced(by: CountdownSettings.helpTime)
    if let note = settings.roomNote { moreHints.append(note) }
    if hint == nil { showNextHint(at: now) }
    let words = ([echo(at: now)] + (hint.map { [$0.text] } ?? [])).map {
      Action<CountdownEffect>.say($0)
    }
    return words
  }

  private mutating func handle(_ message: CountdownMessage, at now: Moment) -> Actions {
    switch message {
    case .instantReached: return []
    case .wallClockChanged: return handleWallClock(at: now)
    case .alarmNears: return [.perform(.alarm(alarmOrder, alarmVoice))]
    case .alarmFinished: return endAlarm(at: now)
    case .alarmNote(let words): return hint(words, at: now)
    case .report(let words): return [note(words, at: now)]
    case .asked(let request, let connection): return answer(request, from: connection, at: now)
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

  /// The sound between two steps may end before the next step does.
  private mutating func endAlarm(at now: Moment) -> Actions {
    guard chime == nil else {
      chime = nil
      return []
    }
    return perform(.alarmFinished, at: now)
  }

  /// Works out when the countdown ends, and leaves it as it was if the difference is the clocks'.
  mutating func noteEnd(at now: Moment) {
    let deadline: Instant
    switch manager.state {
    case .running(let until): deadline = until
    case .ringing(let reached, _), .stopped(.ended(let reached)): deadline = reached
    case .paused, .stopped: return
    }
    let newEnd = now.wallTime(of: deadline)
    let change = ends.duration(to: newEnd)
    if change > .milliseconds(100) || change < .milliseconds(-100) { ends = newEnd }
  }
}
