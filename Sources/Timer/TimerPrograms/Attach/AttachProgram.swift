internal import Cells
package import Clocks
package import Countdowns
internal import Faces
package import Programs
package import Reports
package import Timers
package import Widgets

/// The state of a view of a timer in another process.
///
/// The view shows the records that the timer sends, and sends it commands; closing the view doesn't
/// affect the timer. Commands, views and words are in separate files.
package struct AttachProgram: Program {
  package typealias Command = CountdownKeyCommand
  package typealias Owner = CountdownOwner
  package typealias Actions = [Action<Effect>]

  /// The look of the view.
  let look: Look
  package let zone: Zone
  /// Whether a face is shown; otherwise changes are announced in words.
  let showsFace: Bool
  /// Whether the timer is shared by another computer, and whether it accepts commands.
  let isRemote: Bool
  var canControl: Bool
  /// The user of the broker who sends the commands to a shared timer, if known.
  let user: String?
  /// The lasting note about a shared timer, if there is one.
  var standingNote: String?
  /// The last record that the timer sent.
  package private(set) var record: TimerRecord
  /// The wall-clock time of the deadline, stored so that it doesn't jitter.
  private(set) var ends: WallTime?
  var face: Face
  var showsKeys = false
  /// The instant until which an inline face shows the hint about the key help.
  var helpEnd: Instant?
  package var notice: Notice?
  /// The command that is waiting for a second press of its key.
  var pair: KeyPair?
  /// The deadline for the timer's reply to a command, while one is pending.
  var patienceEnd: Instant?
  /// Whether the timer hasn't replied to a restart yet.
  var awaitsRestart = false
  /// The attempts to connect to the process to which the timer moved, while there is no connection.
  var reconnection: Reconnection?

  struct Reconnection: Hashable, Sendable {
    var next: Instant
    var end: Instant
  }

  /// A command that requires two presses of its key.
  struct KeyPair: Hashable, Sendable {
    var command: Command
    /// The instant from which a press counts as the first one again.
    var until: Instant
  }

  /// Creates a view of a timer, with the face from the command line or else the timer's own.
  package init(
    _ record: TimerRecord, _ look: Look, zone: Zone, showsFace: Bool, isRemote: Bool = false,
    canControl: Bool = true, user: String? = nil
  ) {
    (self.record, self.zone) = (record, zone)
    (self.isRemote, self.canControl, self.user) = (isRemote, canControl, user)
    self.look = look
    self.showsFace = showsFace
    ends = record.ends
    let own = look.faceIsNamed ? nil : record.face.flatMap { Face(rawValue: $0) }
    face = own ?? look.face
  }

  package static let keyMaps = TimerKeyTables.attach.all

  package var activeKeyMaps: [KeyMap<Command>] {
    TimerKeyTables.attach.active(
      isPaused: record.phase == .paused, isRinging: record.phase == .ringing,
      isWaiting: record.phase == .waiting, showsKeys: showsKeys,
      inLines: FacePanes.keysAreInLines(face, look))
  }

  package var appearance: Appearance { look.appearance }

  package func closingLine(at now: Moment) -> String? { standing(at: now) }
}

// MARK: - Events

extension AttachProgram {
  package mutating func update(
    _ event: Event<Message, Command, CountdownOwner>, at now: Moment
  ) -> Actions {
    forgetNotices(at: now)
    noteEnd(at: now)
    switch event {
    case .started: return start(at: now)
    case .timePassed: return checkPatience(at: now) + reconnect(at: now)
    case .message(let message): return handle(message, at: now)
    case .command(let command): return perform(command, at: now)
    case .refused(_, let reason), .pixelsRefused(let reason): return [note(reason, at: now)]
    case .interaction(.typed): (pair, notice) = (nil, nil)
    // Replies that arrive while the view is suspended are read later.
    case .suspending: patienceEnd = nil
    case .interaction, .windowChanged, .resumed: break
    }
    return []
  }

  /// Announces the state of the timer and, if the face has too few rows, the number it needs.
  private mutating func start(at now: Moment) -> Actions {
    helpEnd = now.instant.advanced(by: Look.helpTime)
    var look = look
    look.face = face
    guard showsFace, let words = look.roomNote else { return [.say(standing(at: now))] }
    return [.say(standing(at: now)), note(words, for: CountdownProgram.hintTime, at: now)]
  }

  private mutating func handle(_ message: Message, at now: Moment) -> Actions {
    switch message {
    case .instantReached: return reconnect(at: now)
    case .changed(let record): return follow(record, at: now)
    case .refused(let reason):
      (patienceEnd, awaitsRestart) = (nil, false)
      return [note(reason, at: now)]
    case .report(let words): return [note(words, at: now)]
    case .standing(let words): return stand(words)
    case .controlled(let isAllowed):
      canControl = isAllowed
      return []
    case .gone:
      guard record.isHandedOver else { return [.end(status: Self.goneStatus, saying: goneWords)] }
      let end = reconnection?.end ?? now.instant.advanced(by: HandOver.patience)
      reconnection = Reconnection(next: now.instant, end: end)
      return reconnect(at: now)
    }
  }

  /// The exit status if the timer was killed (EX_UNAVAILABLE).
  private static let goneStatus: Int32 = 69

  /// Tries again to connect to the process that resumes the timer, if that is due, or closes the view
  /// if it takes too long.
  private mutating func reconnect(at now: Moment) -> Actions {
    guard let due = reconnection, due.next <= now.instant else { return [] }
    guard now.instant < due.end else { return [.end(status: Self.goneStatus, saying: goneWords)] }
    reconnection?.next = now.instant.advanced(by: HandOver.pause)
    return [.perform(.reconnect)]
  }

  /// Updates the view from the timer's record; the end of the timer closes the view.
  private mutating func follow(_ new: TimerRecord, at now: Moment) -> Actions {
    let old = record
    (record, ends, patienceEnd, reconnection) = (new, new.ends, nil, nil)
    noteEnd(at: now)
    guard new.status == nil else { return [.end(status: 0, saying: closing(at: now))] }
    if awaitsRestart {
      awaitsRestart = false
      return [note(Wording.restarted, at: now)]
    }
    if new.laps.count > old.laps.count { return [note(lapWords, at: now)] }
    guard !new.countsSame(as: old) else { return [] }
    if new.phase == .ringing, old.phase != .ringing { notice = nil }
    let words = change(since: old, at: now)
    // All other changes are visible in the picture.
    return [startsStep(since: old) ? note(words, at: now) : .say(words)]
  }

  /// Updates the wall-clock end of the timer, ignoring differences within clock inaccuracy.
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
  /// Shows a notice for a while, and announces it.
  mutating func note(
    _ text: String, for time: Duration = Notice.usualTime, at now: Moment
  ) -> Action<Effect> {
    let text = TextWidth.visible(text)
    notice = Notice(text, for: time, at: now)
    return .say(text)
  }

  /// Shows a lasting note below other notices, and announces it and its end.
  private mutating func stand(_ words: String?) -> Actions {
    let words = words.map { TextWidth.visible($0) }
    guard words != standingNote else { return [] }
    standingNote = words
    return [.say(words ?? Self.connectedWords)]
  }

  /// Clears an expired notice and an expired first key press.
  private mutating func forgetNotices(at now: Moment) {
    notice.expire(at: now)
    if let pair, pair.until <= now.instant { self.pair = nil }
  }

  /// Reports a timer that didn't respond in time.
  private mutating func checkPatience(at now: Moment) -> Actions {
    guard let patienceEnd, patienceEnd <= now.instant else { return [] }
    (self.patienceEnd, awaitsRestart) = (nil, false)
    return [note(silenceWords, at: now)]
  }

  package func subscriptions(at now: Moment) -> Set<Subscription<Message>> {
    let times = [patienceEnd, showsFace ? notice?.until : nil].compactMap { $0 }
    let changes = times.map { picture(at: now).grid.align($0, after: now.instant) }
    return Set(
      (changes + [reconnection?.next].compactMap(\.self)).map {
        Subscription(.time($0), .instantReached)
      })
  }
}

extension TimerRecord {
  /// Returns whether the state and times are the same as in another record, apart from what the clocks
  /// of a shared timer differ by.
  package func countsSame(as other: TimerRecord) -> Bool {
    phase == other.phase && position == other.position
      && Self.areSame(deadline, other.deadline) && Self.areSame(origin, other.origin)
      && left == other.left && elapsed == other.elapsed
  }

  private static func areSame(_ one: Instant?, _ other: Instant?) -> Bool {
    guard let one, let other else { return one == other }
    let change = one.duration(to: other)
    return change < .milliseconds(100) && change > .milliseconds(-100)
  }
}
