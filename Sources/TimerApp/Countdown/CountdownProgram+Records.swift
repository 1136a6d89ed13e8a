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

  /// Returns what other processes are sent, and what is kept.
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
    record.firedMarks = marks.fired.sorted()
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

  /// Returns what scripts read at a moment.
  func report(at now: Moment) -> TimerReport { record(at: now).report(at: now) }

  private var phase: TimerReport.State {
    switch manager.state {
    case .running: .running
    case .paused: .paused
    case .ringing: .ringing
    case .stopped(nil): .waiting
    case .stopped(.cancelled): settings.script.countsUp ? .ended : .cancelled
    case .stopped: .ended
    }
  }

  private func setTime(of record: inout TimerRecord, at now: Moment) {
    let left = manager.snapshot(at: now.instant).left
    switch manager.state {
    case .running(let until):
      (record.deadline, record.ends) = (until, ends)
    case .ringing(let deadline, _), .stopped(.ended(let deadline)),
      .stopped(.rang(let deadline)), .stopped(.missed(let deadline)),
      .stopped(.acknowledged(let deadline, _)):
      (record.deadline, record.ends) = (deadline, ends)
      record.left = .zero
    case .paused, .stopped: record.left = left
    }
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
    let routine = manager.routine
    guard routine.count > 1 else { return }
    record.position = manager.position
    record.steps = routine.steps.map { .init(label: $0.label, length: $0.length, sound: $0.sound) }
    record.rounds = routine.rounds
    record.waits = routine.waits
  }
}

// MARK: - Publishing

extension CountdownProgram {
  /// Returns actions with what other processes are sent, if it changed, before the end.
  mutating func publish(_ actions: Actions, at now: Moment) -> Actions {
    let record = record(at: now)
    var news: Actions = []
    if published?.isSame(as: record) != true {
      published = record
      news = [.perform(.publish(record))]
    }
    return (actions + news).enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }
}

extension Action<CountdownEffect> {
  /// The place in the order of actions: the alarm and answers come before what a disk may delay, a line
  /// on standard output after what is kept, and the end last.
  fileprivate var rank: Int {
    switch self {
    case .perform(.alarm): 0
    case .perform(.reply): 2
    case .perform(.publish), .perform(.log): 3
    case .perform(.feed): 4
    case .end: 5
    default: 1
    }
  }
}

extension TimerRecord {
  /// Whether another record differs in nothing but the time at which it was written.
  func isSame(as other: TimerRecord) -> Bool {
    var other = other
    other.written = written
    return self == other
  }
}

// MARK: - Going on

extension CountdownProgram {
  /// Goes on where an unfinished timer was left.
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
    case .lives, .over, .ended, .cancelled, .tooOld: return
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
    marks = MarkTracker(marks.marks, fired: isSameStep ? Set(record.firedMarks) : [])
    if let face = record.face.flatMap({ Face(rawValue: $0) }), !settings.faceIsNamed {
      self.face = face
    }
  }
}
