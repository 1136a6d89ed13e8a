internal import Cells
internal import Clocks
internal import Countdowns
internal import Faces
internal import Programs
internal import Reports
internal import Widgets

/// A view of a timer that another process runs, as a value.
///
/// It shows what the timer sends, and sends it what keys ask for; closing the view leaves the timer
/// as it is. Its commands, its view and its words are in files of their own.
struct AttachProgram: Program {
  typealias Command = CountdownCommand
  typealias Owner = CountdownOwner
  typealias Notice = CountdownProgram.Notice
  typealias Actions = [Action<Effect>]

  /// How the view looks.
  let settings: CountdownSettings
  let zone: Zone
  /// Whether a face is shown; else words say what changes.
  let showsFace: Bool
  /// What the timer has sent last.
  private(set) var record: TimerRecord
  /// The wall clock's time of the deadline, kept so that it doesn't waver.
  private(set) var ends: WallTime?
  var face: Face
  var showsKeys = false
  /// Until when a face below the prompt says which key shows all keys.
  var helpEnd: Instant?
  var notice: Notice?
  /// A command that waits for the second press of its key.
  var pair: KeyPair?
  /// The instant at which the timer is reported as not answering, while it has a command to answer.
  var patienceEnd: Instant?

  /// A command that takes two presses of its key.
  struct KeyPair: Hashable, Sendable {
    var command: Command
    /// The instant from which a press counts as the first again.
    var until: Instant
  }

  /// Creates a view of a timer, with the face that was named, or else the timer's.
  init(_ record: TimerRecord, _ settings: CountdownSettings, zone: Zone, showsFace: Bool) {
    (self.record, self.settings, self.zone) = (record, settings, zone)
    self.showsFace = showsFace
    ends = record.ends
    let own = settings.faceIsNamed ? nil : record.face.flatMap { Face(rawValue: $0) }
    face = own ?? settings.face
  }

  static let keyMaps = TimerKeyTables.attach.all

  var activeKeyMaps: [KeyMap<Command>] {
    TimerKeyTables.attach.active(
      isRinging: record.phase == .ringing, isWaiting: record.phase == .waiting,
      showsKeys: showsKeys, inLines: FacePanes.keysAreInLines(face, settings))
  }

  var appearance: Appearance { settings.appearance }

  func closingLine(at now: Moment) -> String? { standing(at: now) }
}

// MARK: - Events

extension AttachProgram {
  mutating func update(
    _ event: Event<Message, Command, CountdownOwner>, at now: Moment
  ) -> Actions {
    forgetNotices(at: now)
    noteEnd(at: now)
    switch event {
    case .started: return start(at: now)
    case .timePassed: return checkPatience(at: now)
    case .message(let message): return handle(message, at: now)
    case .command(let command): return perform(command, at: now)
    case .refused(_, let reason), .pixelsRefused(let reason): return [note(reason, at: now)]
    case .interaction(.typed): (pair, notice) = (nil, nil)
    // Answers that come while the view is stopped wait.
    case .suspending: patienceEnd = nil
    case .interaction, .windowChanged, .resumed: break
    }
    return []
  }

  /// Says how the timer stands and, where the face has too few rows, how many it needs.
  private mutating func start(at now: Moment) -> Actions {
    helpEnd = now.instant.advanced(by: CountdownSettings.helpTime)
    var settings = settings
    settings.face = face
    guard showsFace, let words = settings.roomNote else { return [.say(standing(at: now))] }
    return [.say(standing(at: now)), note(words, for: CountdownProgram.alarmNoteTime, at: now)]
  }

  private mutating func handle(_ message: Message, at now: Moment) -> Actions {
    switch message {
    case .instantReached: return []
    case .changed(let record): return follow(record, at: now)
    case .refused(let reason):
      patienceEnd = nil
      return [note(reason, at: now)]
    case .report(let words): return [note(words, at: now)]
    case .gone: return [.end(status: Self.goneStatus, saying: goneWords)]
    }
  }

  /// The exit status when the timer was killed (EX_UNAVAILABLE).
  private static let goneStatus: Int32 = 69

  /// Takes over what the timer has sent; the end of the timer ends the view.
  private mutating func follow(_ new: TimerRecord, at now: Moment) -> Actions {
    let old = record
    (record, ends, patienceEnd) = (new, new.ends, nil)
    noteEnd(at: now)
    guard new.status == nil else { return [.end(status: 0, saying: closing(at: now))] }
    if new.laps.count > old.laps.count { return [note(lapWords(at: now), at: now)] }
    guard !new.countsSame(as: old) else { return [] }
    let words = change(since: old, at: now)
    // The picture shows all other changes.
    return [startsStep(since: old) ? note(words, at: now) : .say(words)]
  }

  /// Updates the end of the timer, unless it differs only by the inaccuracy of the clocks.
  private mutating func noteEnd(at now: Moment) {
    let new = record.report(at: now).ends
    if let new, ends != nil {
      ends?.follow(new)
    } else {
      ends = new
    }
  }
}

// MARK: - Notices

extension AttachProgram {
  /// Shows and says something for a while.
  mutating func note(
    _ text: String, for time: Duration = CountdownProgram.noticeTime, at now: Moment
  ) -> Action<Effect> {
    let text = TextWidth.visible(text)
    notice = Notice(text: text, until: now.instant.advanced(by: time))
    return .say(text)
  }

  /// Forgets a notice, and a first press of a key, whose time is over.
  private mutating func forgetNotices(at now: Moment) {
    if let notice, notice.until <= now.instant { self.notice = nil }
    if let pair, pair.until <= now.instant { self.pair = nil }
  }

  /// Reports that the timer doesn't answer, once its time to answer is over.
  private mutating func checkPatience(at now: Moment) -> Actions {
    guard let patienceEnd, patienceEnd <= now.instant else { return [] }
    self.patienceEnd = nil
    return [note(silenceWords, at: now)]
  }

  func subscriptions(at now: Moment) -> Set<Subscription<Message>> {
    let times = [patienceEnd, showsFace ? notice?.until : nil].compactMap { $0 }
    return Set(
      times.map {
        Subscription(
          .time(picture(at: now).grid.align($0, after: now.instant)), .instantReached)
      })
  }
}

extension TimerRecord {
  /// Whether the time is counted as in another record.
  fileprivate func countsSame(as other: TimerRecord) -> Bool {
    phase == other.phase && position == other.position && deadline == other.deadline
      && left == other.left && origin == other.origin && elapsed == other.elapsed
  }
}
