package import Clocks
internal import Countdowns
package import Faces
package import Reports

/// The record of a timer for other processes.
extension Run {
  /// The face of a timer, its command line and its room, which are saved with its state.
  package struct Presentation: Hashable, Sendable {
    package var face: Face?
    package var showsTenths = false
    package var words: [String] = []
    /// The room in which it is shared; `nil` if it never was.
    package var sharing: Sharing?

    package init(
      face: Face? = nil, showsTenths: Bool = false, words: [String] = [],
      sharing: Sharing? = nil
    ) {
      (self.face, self.showsTenths, self.words) = (face, showsTenths, words)
      self.sharing = sharing
    }
  }

  /// The room in which a timer is or was shared.
  package struct Sharing: Hashable, Sendable {
    var request: ShareRequest
    /// The time since which it can't be reached, if it can't.
    package var offlineSince: WallTime?

    package init(_ request: ShareRequest) { self.request = request }
  }

  /// Returns the record that is saved and sent to other processes; its name is empty before the
  /// timer is registered.
  package func record(_ presentation: Presentation = Presentation(), at now: Moment) -> TimerRecord
  {
    let identity = identity ?? .unknown
    var record = TimerRecord(
      name: identity.name, process: identity.process, processStart: identity.processStart,
      boot: identity.boot, countsSuspension: identity.countsSuspension, started: started,
      written: now.wall, phase: reportedState, longest: longest)
    record.label = label
    record.countsUp = definition.countsUp
    record.showsTenths = presentation.showsTenths
    record.target = manager.followsWallClock ? target : nil
    record.countedBefore = countedBefore == .zero ? nil : countedBefore
    record.stepTimes = stepTimes.contains { $0 != .init() } ? stepTimes : []
    (record.logged, record.loggedSteps) = (logged, loggedSteps)
    (record.firedMarks, record.armedMarks) = (marks.fired.sorted(), marks.armed.sorted())
    record.laps = laps
    record.warnings = definition.warnings
    record.face = presentation.face?.rawValue
    record.words = presentation.words
    if let (sharing, offlineSince) = presentation.sharing.map({ ($0.request, $0.offlineSince) }) {
      record.offlineSince = offlineSince
      (record.shared, record.sharedControl) = (sharing.room, sharing.control)
      record.isUnshared = sharing.room == nil
    }
    (record.folder, record.sockets) = (identity.folder, identity.sockets)
    record.hasCommand = !definition.command.isEmpty
    setTime(of: &record, at: now)
    setSteps(of: &record)
    if case .stopped(_?) = manager.state {
      record.status = isCanceled ? 1 : 0
      record.ranFor = counted(at: now.instant)
    }
    return record
  }

  private func setTime(of record: inout TimerRecord, at now: Moment) {
    let left = left(at: now.instant)
    guard definition.isOpen else {
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
    guard let routine = definition.routine else { return }
    record.position = manager.position
    record.stepsDone = stepsDone
    (record.steps, record.finalStep) = (routine.steps, routine.finalStep)
    record.rounds = routine.rounds
    record.waits = routine.waits
  }
}

// MARK: - The end

extension Run {
  /// Returns the history entry of a timer that is over or is ended by a signal.
  package func historyEntry(at now: Moment) -> HistoryEntry {
    var last = record(at: now)
    if isLastOver { last.stepsDone += 1 }
    var entry = HistoryEntry(
      of: last, ended: now.wall, ran: counted(at: now.instant), outcome: outcome,
      endsStep: isLastOver)
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
    // An alarm stopped by a signal counts as acknowledged.
    case .ringing where manager.isLast: .acknowledged
    case .running, .paused, .ringing, .stopped(nil): .interrupted
    case .stopped(.canceled): definition.countsUp ? .finished : .canceled
    case .stopped(.ended): leftAtFinish == nil ? .ended : .finished
    case .stopped(.rang): .rang
    case .stopped(.acknowledged): .acknowledged
    case .stopped(.missed): .missed
    }
  }

  /// Whether the last step reached its end.
  private var isLastOver: Bool {
    guard manager.isLast else { return false }
    switch manager.state {
    case .running, .paused, .stopped(.canceled), .stopped(nil): return false
    case .ringing, .stopped: return true
    }
  }

  /// The state of a timer that is interrupted by a signal.
  package struct Interruption: Hashable, Sendable {
    /// The record at the time of the signal.
    package var record: TimerRecord
    /// The history entry; `nil` for a timer that stays unfinished.
    package var entry: HistoryEntry?
    /// The record for resuming the timer, if the signal canceled it.
    package var canceled: TimerRecord?
    /// The cancel hook to run, if any.
    package var hooks: [Effect] = []
  }

  /// Returns the interruption by a signal, which cancels the timer or leaves it unfinished.
  package func interruption(_ presentation: Presentation, cancels: Bool, at now: Moment)
    -> Interruption
  {
    let record = record(presentation, at: now)
    guard cancels || isLastRinging else { return Interruption(record: record) }
    let entry = historyEntry(at: now)
    guard !isLastRinging, !definition.countsUp else {
      return Interruption(record: record, entry: entry)
    }
    return Interruption(
      record: record, entry: entry, canceled: record.canceled(at: now),
      hooks: hook(.cancel, at: now))
  }
}

// MARK: - Publishing

/// The last published state of a timer.
package struct RunPublication: Hashable, Sendable {
  private var basis: PublishedState?

  /// Creates the publication of a timer that was never published.
  package init() {}

  /// The state from which a record is made, none of which changes merely as time passes.
  private struct PublishedState: Hashable, Sendable {
    var run: Run
    var face: Face
    var showsTenths: Bool
    var sharing: Run.Sharing?
  }

  /// Returns the record to publish if the state has changed; otherwise returns `nil`.
  package mutating func update(
    _ run: Run, _ face: Face, showsTenths: Bool, words: @autoclosure () -> [String],
    sharing: Run.Sharing? = nil, at now: Moment
  ) -> TimerRecord? {
    var basis = PublishedState(run: run, face: face, showsTenths: showsTenths, sharing: sharing)
    basis.run.chime = nil
    guard basis != self.basis else { return nil }
    self.basis = basis
    return run.record(
      Run.Presentation(face: face, showsTenths: showsTenths, words: words(), sharing: sharing),
      at: now)
  }
}
