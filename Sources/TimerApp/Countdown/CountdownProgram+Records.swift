internal import Clocks
internal import Countdowns
internal import Faces
internal import Programs
internal import Reports

extension CountdownProgram {
  /// The time that was counted in all steps, without pauses.
  func counted(at now: Instant) -> Duration {
    countedBefore + manager.elapsed(at: now) - skipped
  }

  /// Returns the record that is kept and sent to other processes.
  func record(at now: Moment) -> TimerRecord {
    var record = TimerRecord(
      name: identity.name, process: identity.process, processStart: identity.processStart,
      boot: identity.boot, countsSuspension: identity.countsSuspension, started: started,
      written: now.wall, phase: phase, longest: longest)
    record.label = settings.name
    record.countsUp = settings.script.countsUp
    record.showsTenths = settings.showsTenths
    record.target = manager.followsWallClock ? target : nil
    record.countedBefore = countedBefore == .zero ? nil : countedBefore
    (record.firedMarks, record.armedMarks) = (marks.fired.sorted(), marks.armed.sorted())
    record.laps = laps
    record.face = face.rawValue
    record.words = settings.script.words
    record.folder = identity.folder
    setTime(of: &record, at: now)
    setSteps(of: &record)
    if case .stopped(let outcome?) = manager.state {
      record.status = status(of: outcome)
      record.ranFor = counted(at: now.instant)
    }
    return record
  }

  /// Returns the record of a countdown that a signal cancels.
  func cancelledRecord(at now: Moment) -> TimerRecord { record(at: now).cancelled(at: now) }

  /// Returns what scripts read at a moment.
  func report(at now: Moment) -> TimerReport { record(at: now).report(at: now) }

  /// Returns what the face shows at a moment, between two events.
  func shownReport(at now: Moment) -> TimerReport {
    var report = (published ?? record(at: now)).report(at: now)
    // The end that is shown doesn't waver with the clocks.
    if report.ends != nil { report.ends = ends }
    return report
  }

  private var phase: TimerReport.State {
    let phase = TimerReport.State(manager.state)
    return settings.script.countsUp && phase == .cancelled ? .ended : phase
  }

  private func setTime(of record: inout TimerRecord, at now: Moment) {
    let left = manager.snapshot(at: now.instant).left
    record.setTimes(of: manager.state, ends: ends, left: left)
    guard settings.script.isOpen else {
      record.total = manager.total
      return
    }
    (record.deadline, record.ends, record.left) = (nil, nil, nil)
    let elapsed = manager.total - left
    guard case .running(let until) = manager.state else { return record.elapsed = elapsed }
    let origin = until.advanced(by: .zero - manager.total)
    (record.origin, record.originWall) = (origin, ends.advanced(by: .zero - manager.total))
  }

  private func setSteps(of record: inout TimerRecord) {
    guard let routine = settings.script.routine else { return }
    record.position = manager.position
    record.stepsDone = stepsDone
    record.steps = routine.steps.map { .init(label: $0.label, length: $0.length, sound: $0.sound) }
    record.rounds = routine.rounds
    record.waits = routine.waits
  }
}

// MARK: - Publishing

extension CountdownProgram {
  /// All the state from which a record is made; none of it changes as time passes.
  struct RecordBasis: Hashable, Sendable {
    var manager: RoutineManager
    var marks: MarkTracker
    var laps: [Duration]
    var countedBefore: Duration
    var longest: Duration
    var ends: WallTime
    var target: WallTime?
    var face: Face
  }

  private var recordBasis: RecordBasis {
    RecordBasis(
      manager: manager, marks: marks, laps: laps, countedBefore: countedBefore,
      longest: longest, ends: ends, target: target, face: face)
  }

  /// Recomputes the record if something has changed; returns whether it has.
  mutating func refreshRecord(at now: Moment) -> Bool {
    let basis = recordBasis
    guard basis != publishedBasis else { return false }
    (publishedBasis, published) = (basis, record(at: now))
    return true
  }

  /// Returns actions in the order in which they are carried out, with the record if it is new.
  ///
  /// Where several steps were over at once, as after a sleep, only the latest is notified.
  func ordered(_ actions: Actions, isNew: Bool) -> Actions {
    let latest = actions.lastIndex(where: \.isNotification)
    let actions = actions.indices.filter { !actions[$0].isNotification || $0 == latest }
      .map { actions[$0] }
    let news: Actions = isNew ? published.map { [.perform(.publish($0))] } ?? [] : []
    guard actions.count + news.count > 1 else { return actions + news }
    return (actions + news).enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }
}

extension Action<CountdownEffect> {
  fileprivate var isNotification: Bool {
    if case .perform(.notify) = self { true } else { false }
  }

  /// The place in the order of actions: the alarm comes before what a disk may delay, an answer after what
  /// it says was kept, for which a disk gets a moment only, a line on standard output after that, and the
  /// end last.
  fileprivate var rank: Int {
    switch self {
    case .perform(.alarm): 0
    case .perform(.publish(let record)): record.status == nil ? 1 : 4
    case .perform(.reply): 2
    case .perform(.log): 4
    case .perform(.feed): 5
    case .end: 6
    default: 3
    }
  }
}

// MARK: - Going on

extension CountdownProgram {
  /// Continues where an unfinished timer was left.
  mutating func goOn(from record: TimerRecord, at now: Moment) {
    let total = record.total ?? ScriptSettings.openTotal
    let resumption = Resumption(
      of: record, lives: false, boot: identity.boot, at: now, ageLimit: .seconds(1 << 40))
    let state: TimeManager.State
    var position = record.position
    var isWaiting = false
    switch resumption {
    case .running(let left, let place, _):
      (state, position) = (.running(until: now.instant.advanced(by: left)), place)
    case .stopwatch(let elapsed, _):
      state = .running(until: now.instant.advanced(by: total - elapsed))
    case .paused(let left): state = .paused(left: left)
    case .pausedStopwatch(let elapsed): state = .paused(left: total - elapsed)
    case .waiting(let place, _): (state, position, isWaiting) = (.stopped(nil), place, true)
    // One that was handed over ended on the way, and rings now.
    case .over(let since, _): state = .running(until: now.instant.advanced(by: .zero - since))
    case .lives, .ended, .cancelled, .tooOld: return
    }
    let isSameStep = position == record.position
    let restored = RoutineManager(
      restoring: manager.routine, plan: manager.plan, position: position,
      total: isSameStep ? total : manager.routine[position].length, state: state,
      isWaiting: isWaiting, followsWallClock: record.target != nil)
    guard let restored else { return }
    manager = restored
    target = record.target
    started = record.started
    longest = max(longest, record.longest)
    laps = record.laps
    // Steps that passed meanwhile counted as a whole.
    countedBefore =
      (record.countedBefore ?? .zero)
      + (record.position..<max(position, record.position)).reduce(.zero) {
        $0 + ($1 == record.position ? total : manager.routine[$1].length)
      }
    stepsDone = record.stepsDone + max(0, position - record.position)
    if isSameStep {
      marks = MarkTracker(
        marks.marks, fired: Set(record.firedMarks), armed: Set(record.armedMarks))
    } else {
      marks.start(manager.total)
    }
    if let face = record.face.flatMap({ Face(rawValue: $0) }), !settings.faceIsNamed {
      self.face = face
    }
  }
}
