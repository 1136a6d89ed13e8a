internal import Clocks
internal import Countdowns
internal import Faces
internal import Reports

/// What others read of a timer.
extension Run {
  /// The look of a timer and the words that start it again, which are kept with its state.
  struct Look: Hashable, Sendable {
    var face: Face?
    var showsTenths = false
    var words: [String] = []
  }

  /// Returns what other processes are sent and what is kept; without a name before it has one.
  func record(_ look: Look = Look(), at now: Moment) -> TimerRecord {
    let identity = identity ?? .unknown
    let phase = TimerReport.State(manager.state)
    var record = TimerRecord(
      name: identity.name, process: identity.process, processStart: identity.processStart,
      boot: identity.boot, countsSuspension: identity.countsSuspension, started: started,
      written: now.wall, phase: script.countsUp && phase == .cancelled ? .ended : phase,
      longest: longest)
    record.label = label
    record.countsUp = script.countsUp
    record.showsTenths = look.showsTenths
    record.target = manager.followsWallClock ? target : nil
    record.countedBefore = countedBefore == .zero ? nil : countedBefore
    (record.firedMarks, record.armedMarks) = (marks.fired.sorted(), marks.armed.sorted())
    record.laps = laps
    record.face = look.face?.rawValue
    record.words = look.words
    record.folder = identity.folder
    setTime(of: &record, at: now)
    setSteps(of: &record)
    if case .stopped(_?) = manager.state {
      record.status = isCancelled ? 1 : 0
      record.ranFor = counted(at: now.instant)
    }
    return record
  }

  /// Returns what scripts read at a moment.
  func report(at now: Moment) -> TimerReport { record(at: now).report(at: now) }

  private func setTime(of record: inout TimerRecord, at now: Moment) {
    let left = left(at: now.instant)
    guard script.isOpen else {
      record.total = manager.total
      switch manager.state {
      case .running(let until): (record.deadline, record.ends) = (until, ends)
      case .ringing(let deadline, _), .stopped(.ended(let deadline)),
        .stopped(.rang(let deadline)), .stopped(.missed(let deadline)),
        .stopped(.acknowledged(let deadline, _)):
        (record.deadline, record.ends, record.left) = (deadline, ends, .zero)
      case .paused, .stopped: record.left = left
      }
      return
    }
    let elapsed = manager.total - left
    guard case .running(let until) = manager.state else {
      record.elapsed = elapsed
      return
    }
    let origin = until.advanced(by: .zero - manager.total)
    (record.origin, record.originWall) = (origin, ends.advanced(by: .zero - manager.total))
  }

  private func setSteps(of record: inout TimerRecord) {
    guard let routine = script.routine else { return }
    record.position = manager.position
    record.stepsDone = stepsDone
    record.steps = routine.steps.map { .init(label: $0.label, length: $0.length, sound: $0.sound) }
    record.rounds = routine.rounds
    record.waits = routine.waits
  }
}

extension TimerReport.State {
  /// Creates the state of a countdown as other processes see it.
  fileprivate init(_ state: TimeManager.State) {
    self =
      switch state {
      case .running: .running
      case .paused: .paused
      case .ringing: .ringing
      case .stopped(nil): .waiting
      case .stopped(.cancelled): .cancelled
      case .stopped: .ended
      }
  }
}

// MARK: - The end

extension Run {
  /// Returns the line of the history for a timer that is over, or that a signal ends now.
  func historyEntry(at now: Moment) -> HistoryEntry {
    var last = record(at: now)
    if isLastOver { last.stepsDone += 1 }
    var entry = HistoryEntry(
      of: last, ended: now.wall, ran: counted(at: now.instant), outcome: outcome)
    switch manager.state {
    case .stopped(.acknowledged(_, let after)): entry.acknowledgedAfter = after
    case .ringing(let deadline, _) where manager.isLast:
      entry.acknowledgedAfter = deadline.duration(to: now.instant)
    default: break
    }
    entry.planned = planned
    return entry
  }

  private var outcome: HistoryEntry.Outcome {
    switch manager.state {
    // An alarm that a signal stops counts as acknowledged.
    case .ringing where manager.isLast: .acknowledged
    case .running, .paused, .ringing, .stopped(nil): .interrupted
    case .stopped(.cancelled): script.countsUp ? .finished : .cancelled
    case .stopped(.ended): leftAtFinish == nil ? .ended : .finished
    case .stopped(.rang): .rang
    case .stopped(.acknowledged): .acknowledged
    case .stopped(.missed): .missed
    }
  }

  /// Whether the last step has reached its end.
  private var isLastOver: Bool {
    guard manager.isLast else { return false }
    switch manager.state {
    case .running, .paused, .stopped(.cancelled), .stopped(nil): return false
    case .ringing, .stopped: return true
    }
  }

  /// What a signal leaves of a timer.
  struct Interruption: Hashable, Sendable {
    /// How it stood.
    var record: TimerRecord
    /// The line of the history; `nil` for a timer that can be resumed.
    var entry: HistoryEntry?
    /// What can take back that the signal cancelled it, if it did.
    var cancelled: TimerRecord?
    /// The command that runs then, if there is one.
    var hooks: [Effect] = []
  }

  /// Returns what a signal leaves, which cancels the timer for good or not.
  func interruption(_ look: Look, cancels: Bool, at now: Moment) -> Interruption {
    let record = record(look, at: now)
    guard cancels || isLastRinging else { return Interruption(record: record) }
    let entry = historyEntry(at: now)
    guard !isLastRinging, !script.countsUp else {
      return Interruption(record: record, entry: entry)
    }
    return Interruption(
      record: record, entry: entry, cancelled: record.cancelled(at: now),
      hooks: hook(.cancel, at: now))
  }
}

// MARK: - Publishing

/// What was published last of a timer.
struct RunPublication: Hashable, Sendable {
  /// The record that was sent last.
  private(set) var record: TimerRecord?
  private var basis: Basis?

  /// All the state from which a record is made; none of it changes as time passes.
  private struct Basis: Hashable, Sendable {
    var run: Run
    var face: Face
    var showsTenths: Bool
  }

  /// Makes the record again if something has changed, and returns it then.
  mutating func update(
    _ run: Run, _ face: Face, showsTenths: Bool, words: @autoclosure () -> [String],
    at now: Moment
  ) -> TimerRecord? {
    var basis = Basis(run: run, face: face, showsTenths: showsTenths)
    basis.run.chime = nil
    guard basis != self.basis else { return nil }
    self.basis = basis
    record = run.record(
      Run.Look(face: face, showsTenths: showsTenths, words: words()), at: now)
    return record
  }
}
