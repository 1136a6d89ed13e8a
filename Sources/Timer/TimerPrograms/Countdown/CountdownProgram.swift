package import Clocks
package import Countdowns
internal import Faces
package import Programs
internal import Reports
internal import TerminalCodes
package import Timers
package import Widgets

/// The program of a countdown: its timer, and how it is shown.
///
/// Events change it and return actions; the view is derived from it. Its messages, commands, owners
/// and effects are in `CountdownMessages.swift`.
package struct CountdownProgram: Program {
  package typealias Message = CountdownMessage
  package typealias Command = CountdownKeyCommand
  package typealias Owner = CountdownOwner
  package typealias Effect = CountdownEffect

  @Shared package var settings: CountdownSettings
  package let zone: Zone
  /// The use of the terminal and of standard output.
  let streams: Streams
  /// The moment from which the time is measured.
  private let start: Moment
  /// The timer itself, which starts with the program.
  package var run: Run
  /// The timer once it has started.
  package var startedRun: Run { run.starting(at: start) }
  /// The room in which it is shared; `nil` if it never was.
  var sharing: Run.Sharing?
  /// The last published state.
  var publication = RunPublication()
  /// The reason the last command was refused, if it was.
  var refusal: TimerRefusal?
  var face: Face
  var showsKeys = false
  /// The instant until which an inline face shows the hint about the key help.
  var helpEnd: Instant?
  package var notice: Notice?
  /// A hint shown for a while, such as another reading of the time or a note about the alarm.
  package var hint: Notice?
  /// The queue of hints to show next.
  var moreHints: [String] = []
  /// The instant until which a second `e` finishes the countdown.
  var finishes: Instant?
  /// The last order to an alarm.
  var alarmOrder = AlarmOrder.none
  /// The alarm that received the last order.
  var alarmVoice = AlarmVoice.usual
  var feed = FeedState()
  /// The captions of the face in the last second.
  private(set) var captions: FaceCaptions?
  /// The next time left that is announced.
  var spokenTime: SpokenTime?

  /// The state of the lines on standard output.
  struct FeedState: Hashable, Sendable {
    /// The last line that was written.
    var last: String?
    /// The instant from which the next line is due.
    var due: Instant?
    /// Whether writing has ended.
    var hasEnded = false
  }

  static let hintTime = Duration.seconds(10)
  /// The time limit for the second press of a key.
  static let keyPairTime = Duration.seconds(2)

  /// Creates a countdown whose time is measured from `start`.
  package init(
    _ settings: CountdownSettings, to goal: CountdownGoal, alarm: CountdownPlan.Alarm,
    zone: Zone, streams: Streams, start: Moment, identity: RunIdentity
  ) {
    _settings = Shared(wrappedValue: settings)
    (self.zone, self.streams, self.start) = (zone, streams, start)
    run = Run(
      to: goal, settings.definition, label: settings.name, alarm: alarm,
      snooze: settings.alarm.snooze, identity: identity, at: start)
    moreHints = [goal.hint, settings.look.roomNote].compactMap(\.self)
    let own = settings.look.faceIsNamed ? nil : settings.definition.unfinished?.face
    face = own.flatMap { Face(rawValue: $0) } ?? settings.look.face
  }

  /// The wording of sentences about the countdown.
  var wording: Wording { run.wording(in: zone) }

  package static let keyMaps = TimerKeyTables.countdownAndStopwatch

  /// The key maps of this kind of timer.
  var keyTables: TimerKeyTables { run.definition.countsUp ? .stopwatch : .countdown }

  package var activeKeyMaps: [KeyMap<CountdownKeyCommand>] {
    keyTables.active(
      isPaused: run.isPaused, isRinging: run.isRinging, isWaiting: run.manager.isWaiting,
      showsKeys: showsKeys, inLines: FacePanes.keysAreInLines(face, settings.look))
  }

  package var appearance: Appearance { settings.look.appearance }

  package func closingLine(at now: Moment) -> String? { run.interrupted(at: now, in: zone) }
}

// MARK: - Events

extension CountdownProgram {
  package typealias Actions = [Action<CountdownEffect>]

  package mutating func update(
    _ event: Event<CountdownMessage, CountdownKeyCommand, CountdownOwner>, at now: Moment
  ) -> Actions {
    refusal = nil
    var actions: Actions = []
    if case .started = event {
      run.start(at: start)
      actions = carryOut(run.startHook(at: now), at: now)
    }
    actions += perform(.timePassed, at: now)
    forgetNotices(at: now)
    switch event {
    case .started: actions += introduce(at: now)
    case .message(let message): actions += handle(message, at: now)
    case .command(let command): actions += perform(command, at: now)
    case .refused(_, let reason): actions.append(note(reason, at: now))
    case .pixelsRefused(let reason): actions += hint(reason, at: now)
    case .interaction(.typed):
      // Any other key cancels the pending one.
      (finishes, notice) = (nil, nil)
    case .interaction, .timePassed, .windowChanged, .resumed, .suspending: break
    }
    actions += carryOut(run.passMarks(at: now), at: now) + sayTime(at: now) + followAlarm(at: now)
    let settings = $settings
    let news = publication.update(
      run, face, showsTenths: settings.wrappedValue.look.showsTenths,
      words: settings.wrappedValue.definition.words, sharing: sharing, at: now)
    if news != nil { captions = nil }
    keepCaptions(at: now)
    actions = feedTime(news != nil, at: now) + actions
    return Self.ordered(actions, news)
  }

  /// Computes the captions of a running face if a second has passed, or if they aren't known.
  private mutating func keepCaptions(at now: Moment) {
    guard streams.show == .face, captions?.areValid(at: now) != true, run.isRunning else { return }
    captions = FaceCaptions(report(at: now).ending(at: run.ends), wording, at: now)
  }

  /// Announces how the time was understood, and shows the first hint.
  private mutating func introduce(at now: Moment) -> Actions {
    helpEnd = now.instant.advanced(by: Look.helpTime)
    if hint == nil { showNextHint(at: now) }
    return [.say(run.echo(at: now, in: zone))] + (hint.map { [.say($0.text)] } ?? [])
  }

  private mutating func handle(_ message: CountdownMessage, at now: Moment) -> Actions {
    switch message {
    case .instantReached: return []
    case .wallClockChanged: return carryOut(run.followWallClock(at: now), at: now)
    case .alarmNears: return [.perform(.alarm(alarmOrder, alarmVoice))]
    case .alarmFinished: return carryOut(run.finishAlarm(at: now), at: now)
    case .alarmNote(let words): return hint(words, at: now)
    case .report(let words): return [note(words, at: now)]
    case .shared(let sharing):
      self.sharing = Run.Sharing(sharing)
      return []
    case .shareIsOffline(let since):
      sharing?.offlineSince = since
      return []
    case .sharingNote(let words): return [note(words, for: Self.hintTime, at: now)]
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
