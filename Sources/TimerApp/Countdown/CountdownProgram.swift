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
  let zone: Zone
  /// What a person is shown, and whether standard output carries the time.
  let streams: Streams
  /// The timer itself.
  var run: Run
  /// What was published last.
  var publication = RunPublication()
  /// Why the last command was refused.
  var refusal: TimerRefusal?
  var face: Face
  var showsKeys = false
  /// Until when a face below the prompt says which key shows all keys.
  var helpEnd: Instant?
  var notice: Notice?
  /// What the words could have meant too, or how the alarm will be heard, shown for a while.
  var hint: Notice?
  /// What is shown after the hint, in order.
  var moreHints: [String] = []
  /// Until when a second `e` finishes the countdown.
  var finishes: Instant?
  /// The last order to an alarm, and the alarm that got it.
  var alarmOrder = AlarmOrder.none
  var alarmVoice = AlarmVoice.usual
  var feed = FeedState()
  /// The mark that is passed next, where marks are said.
  var spokenMark: SpokenMark?

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
    (self.settings, self.zone, self.streams) = (settings, zone, streams)
    run = Run(
      to: TimeEntry.Goal(total: total, target: target), settings.script, label: settings.name,
      alarm: alarm, snooze: settings.alarm.snooze, identity: identity, at: start)
    let own = settings.faceIsNamed ? nil : settings.script.unfinished?.face
    face = own.flatMap { Face(rawValue: $0) } ?? settings.face
  }

  /// The sentences about it.
  var wording: Wording { run.wording(in: zone) }

  static let keyMaps = TimerKeyTables.countdown.all

  var activeKeyMaps: [KeyMap<CountdownCommand>] {
    TimerKeyTables.countdown.active(
      isRinging: run.isRinging, isWaiting: run.manager.isWaiting, showsKeys: showsKeys,
      inLines: FacePanes.keysAreInLines(face, settings))
  }

  var appearance: Appearance { settings.appearance }

  func closingLine(at now: Moment) -> String? { run.interrupted(at: now, in: zone) }
}

// MARK: - Events

extension CountdownProgram {
  typealias Actions = [Action<CountdownEffect>]

  mutating func update(
    _ event: Event<CountdownMessage, CountdownCommand, CountdownOwner>, at now: Moment
  ) -> Actions {
    refusal = nil
    var actions: Actions = []
    if case .started = event, settings.script.unfinished == nil {
      actions = carryOut(run.hook(.start, at: now), at: now)
    }
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
    actions += carryOut(run.passMarks(at: now), at: now) + sayMark(at: now) + followAlarm(at: now)
    let news = publication.update(
      run, face, showsTenths: settings.showsTenths, words: settings.script.words, at: now)
    return ordered(feedTime(news != nil, at: now) + actions, news)
  }

  private mutating func start(at now: Moment) -> Actions {
    helpEnd = now.instant.advanced(by: CountdownSettings.helpTime)
    if let note = settings.roomNote { moreHints.append(note) }
    if hint == nil { showNextHint(at: now) }
    let words = ([run.echo(at: now, in: zone)] + (hint.map { [$0.text] } ?? [])).map {
      Action<CountdownEffect>.say($0)
    }
    return words
  }

  private mutating func handle(_ message: CountdownMessage, at now: Moment) -> Actions {
    switch message {
    case .instantReached: return []
    case .wallClockChanged: return carryOut(run.followWallClock(at: now), at: now)
    case .alarmNears: return [.perform(.alarm(alarmOrder, alarmVoice))]
    case .alarmFinished: return carryOut(run.finishAlarm(at: now), at: now)
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
}
