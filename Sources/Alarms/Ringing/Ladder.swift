/// How an alarm is made heard: by the sound device, else by another program, else by the bell of
/// the terminal.
///
/// A value that is told what happened and when, and answers with what is to be done. Times are
/// told on one clock.
///
/// ```
/// device ──fails──▶ command ──fails──▶ bell
///   │ ▲                                 ▲ │
///   │ └─ starts at last, tried for 30 s ┼─┘
///   └── hangs, and with it its server ──┘
/// ```
struct Ladder: Hashable, Sendable {
  /// A way to be heard.
  enum Rung: Hashable, Sendable {
    /// The sound device, through ALSA.
    case device
    /// Another program that plays sound files.
    case command
    /// The bell of the terminal.
    case bell
  }

  /// Something that happened.
  enum Event: Hashable, Sendable {
    /// The deadline was reached.
    case begin
    /// Nobody wants to hear it any more.
    case end
    /// The device has a new order, from which on it has another chance.
    case deviceArmed
    /// The device sounds.
    case deviceStarted
    /// The device gave up; one that stood still hangs, and with it what leads to it.
    case deviceFailed(hangs: Bool)
    /// The device has played all rounds.
    case deviceFinished
    /// The other program couldn't be started, or ended too early.
    case commandFailed
    /// The other program has played all rounds.
    case commandFinished
    /// Time went by; `heartbeat` is when the device's thread last was alive.
    case timePassed(heartbeat: Duration)
  }

  /// What is to be done.
  enum Action: Hashable, Sendable {
    /// The device is tried again.
    case tryDevice
    /// The device doesn't answer: it is left to itself.
    case abandonDevice
    /// Another program plays.
    case startCommand
    /// The other program is stopped.
    case stopCommand
    /// The bell is struck once.
    case strike
    /// The alarm has sounded as often as it was asked to.
    case finish
  }

  /// The ways there are, the best first.
  let rungs: [Rung]
  /// How often the alarm sounds; `nil` until it ends.
  let rounds: Int?

  private var device = DeviceState.quiet
  private var ringing: Ringing?

  private enum DeviceState: Hashable {
    case quiet, sounding, abandoned
    case failed(hangs: Bool)

    var hasFailed: Bool { if case .failed = self { true } else { false } }
  }

  private struct Ringing: Hashable {
    var rung: Rung
    let began: Duration
    /// When the device must have started, or shown a sign of life.
    var patience: Duration
    /// Whether it hadn't when it was looked at last.
    var isSuspect = false
    var nextRetry: Duration
    /// When the bell is struck next, counted from the begin, and how often it was.
    var nextStroke = Duration.zero
    var strokes = 0
    /// Whether it has sounded as often as it was asked to.
    var isOver = false
  }

  /// How long after the deadline the device may keep silent, and how old the last sign of life of one
  /// that sounds may be, until it is suspected.
  private static let patience = (
    silent: Duration.milliseconds(1250), still: Duration.milliseconds(2250)
  )
  /// How long after the suspicion a second look is due, and by how much it may be late: after more
  /// the program itself stood still, since it was stopped or the machine slept.
  private static let secondLook = (
    after: Duration.milliseconds(250), lateness: Duration.milliseconds(500)
  )
  private static let retryInterval = Duration.seconds(2)
  private static let retryTime = Duration.seconds(30)

  init(rungs: [Rung], rounds: Int?) {
    self.rungs = rungs
    self.rounds = rounds
  }

  /// The way that is used now; `nil` while nothing rings.
  var rung: Rung? { ringing?.rung }

  /// Takes in what happened at `now` and returns what is to be done, in order.
  mutating func handle(_ event: Event, at now: Duration) -> [Action] {
    switch event {
    case .begin: return begin(at: now)
    case .end:
      ringing = nil
      if device != .abandoned { device = .quiet }
      return []
    case .deviceArmed:
      if ringing == nil, device.hasFailed { device = .quiet }
      return []
    case .deviceStarted:
      guard rungs.contains(.device) else { return [] }
      device = .sounding
      defer { ringing?.rung = .device }
      return ringing?.rung == .command ? [.stopCommand] : []
    case .deviceFailed(let hangs):
      device = .failed(hangs: hangs)
      guard ringing?.rung == .device else { return [] }
      return hangs ? passServer(at: now) : descend(from: .device, at: now)
    case .commandFailed: return ringing?.rung == .command ? descend(from: .command, at: now) : []
    case .deviceFinished: return finish(.device)
    case .commandFinished: return finish(.command)
    case .timePassed(let heartbeat): return look(heartbeat, at: now)
    }
  }

  /// When time has to be looked at next; `nil` when it needn't.
  var nextLook: Duration? {
    guard let ringing, !ringing.isOver else { return nil }
    switch ringing.rung {
    case .device: return device == .abandoned ? nil : ringing.patience
    case .command: return nil
    case .bell:
      let stroke = ringing.began + ringing.nextStroke
      return retries(ringing) ? min(stroke, ringing.nextRetry) : stroke
    }
  }
}

// MARK: - Steps

extension Ladder {
  private mutating func begin(at now: Duration) -> [Action] {
    guard ringing == nil else { return [] }
    guard let first = rungs.first else { return rounds == nil ? [] : [.finish] }
    ringing = Ringing(
      rung: first, began: now, patience: now + Self.patience.silent,
      nextRetry: now + Self.retryInterval)
    guard first == .device else { return step(on: first, at: now) }
    switch device {
    case .quiet, .sounding: return []
    // It failed before the deadline: perhaps it is back, but nobody waits for it.
    case .failed(let hangs):
      let actions = hangs ? passServer(at: now) : descend(from: .device, at: now)
      return actions.contains(.finish) ? actions : [.tryDevice] + actions
    case .abandoned: return passServer(at: now)
    }
  }

  /// Goes on after a device that hangs: what plays through the same sound server hangs as well, so
  /// that the bell comes next.
  private mutating func passServer(at now: Duration) -> [Action] {
    rungs.contains(.bell) ? step(on: .bell, at: now) : descend(from: .device, at: now)
  }

  private mutating func descend(from rung: Rung, at now: Duration) -> [Action] {
    guard let index = rungs.firstIndex(of: rung), index + 1 < rungs.count else {
      // Nothing is left that could be heard, but it must end all the same.
      return rounds == nil ? [] : finish()
    }
    return step(on: rungs[index + 1], at: now)
  }

  private mutating func step(on rung: Rung, at now: Duration) -> [Action] {
    ringing?.rung = rung
    switch rung {
    case .device: return [.tryDevice]
    case .command:
      guard rungs.contains(.bell) else { return [.startCommand] }
      // One stroke beside it: should it hang, that isn't known before it is overdue.
      ringing?.strokes += 1
      return [.strike, .startCommand]
    case .bell:
      if let began = ringing?.began { ringing?.nextStroke = now - began }
      return strike(at: now)
    }
  }

  private mutating func finish(_ rung: Rung) -> [Action] {
    ringing?.rung == rung ? finish() : []
  }

  private mutating func finish() -> [Action] {
    guard ringing?.isOver == false else { return [] }
    ringing?.isOver = true
    return [.finish]
  }

  private mutating func look(_ heartbeat: Duration, at now: Duration) -> [Action] {
    guard let ringing, !ringing.isOver else { return [] }
    switch ringing.rung {
    case .command: return []
    case .device: return watch(heartbeat, at: now)
    case .bell:
      var actions: [Action] = []
      if retries(ringing), ringing.nextRetry <= now {
        self.ringing?.nextRetry = now + Self.retryInterval
        actions.append(.tryDevice)
      }
      return actions + strike(at: now)
    }
  }

  /// Gives the device up when it hasn't started in time, or stands still.
  private mutating func watch(_ heartbeat: Duration, at now: Duration) -> [Action] {
    guard device != .abandoned, let current = ringing, current.patience <= now else { return [] }
    let still = now - heartbeat
    if device == .sounding, still < Self.patience.still {
      ringing?.isSuspect = false
      ringing?.patience = now + (Self.patience.still - max(.zero, still))
      return []
    }
    // A program that was stopped awakes to a device that seems to hang: nor could its thread go on.
    guard current.isSuspect, now - current.patience < Self.secondLook.lateness else {
      ringing?.isSuspect = true
      ringing?.patience = now + Self.secondLook.after
      return []
    }
    device = .abandoned
    return [.abandonDevice] + passServer(at: now)
  }

  private mutating func strike(at now: Duration) -> [Action] {
    guard let current = ringing, current.began + current.nextStroke <= now else { return [] }
    var next = current.nextStroke
    repeat { next = Bell.next(after: next) } while current.began + next <= now
    ringing?.nextStroke = next
    ringing?.strokes += 1
    guard let rounds, current.strokes + 1 >= rounds else { return [.strike] }
    return [.strike] + finish()
  }

  /// Whether the device is tried again: one that failed may come back, one that hangs hangs.
  private func retries(_ ringing: Ringing) -> Bool {
    rungs.contains(.device) && device != .abandoned
      && ringing.nextRetry <= ringing.began + Self.retryTime
  }
}
