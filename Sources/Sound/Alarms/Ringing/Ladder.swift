/// Decides how an alarm is played: on the sound device, otherwise by another program, otherwise by
/// the terminal's bell.
///
/// It is a value that takes timed events and returns actions. All times are on one clock.
///
/// ```
/// device ──fails──▶ command ──fails──▶ bell
///   │ ▲                                 ▲ │
///   │ └─ starts at last, tried for 30 s ┼─┘
///   └── hangs, and with it its server ──┘
/// ```
struct Ladder: Hashable, Sendable {
  /// A way to play an alarm.
  enum Means: Hashable, Sendable {
    /// The sound device, through ALSA.
    case device
    /// Another program that plays sound files.
    case command
    /// The bell of the terminal.
    case bell
  }

  /// An event.
  enum Event: Hashable, Sendable {
    /// The deadline was reached.
    case begin
    /// The alarm was stopped.
    case end
    /// The device has a new order and another chance.
    case deviceArmed
    /// The device is playing.
    case deviceStarted
    /// The device failed; if it stalled, it and its sound server hang.
    case deviceFailed(hangs: Bool)
    /// The device has played all rounds.
    case deviceFinished
    /// The other program couldn't be started, or ended too early.
    case commandFailed
    /// The other program has played all rounds.
    case commandFinished
    /// Time passed; `heartbeat` is the last heartbeat of the device's thread.
    case timePassed(heartbeat: Duration)
  }

  /// An action to carry out.
  enum Action: Hashable, Sendable {
    /// Try the device again.
    case tryDevice
    /// Abandon the device, which is unresponsive.
    case abandonDevice
    /// Start the other program.
    case startCommand
    /// Stop the other program.
    case stopCommand
    /// Strike the bell once.
    case strike
    /// The alarm has played all its rounds.
    case finish
  }

  /// The available ways, best first.
  let rungs: [Means]
  /// The number of rounds; `nil` to repeat until stopped.
  let rounds: Int?

  private var device = DeviceState.quiet
  private var ringing: RingingState?

  private enum DeviceState: Hashable {
    case quiet, sounding, abandoned
    case failed(hangs: Bool)

    var hasFailed: Bool { if case .failed = self { true } else { false } }
  }

  private struct RingingState: Hashable {
    var rung: Means
    let began: Duration
    /// The time by which the device must have started or sent a heartbeat.
    var patience: Duration
    /// Whether the device was overdue at the last check.
    var isSuspect = false
    var nextRetry: Duration
    /// The time of the next stroke of the bell, relative to the start, and the number of strokes so
    /// far.
    var nextStroke = Duration.zero
    var strokes = 0
    /// Whether all rounds were played.
    var isOver = false
  }

  /// The time that the device may stay silent after the deadline, and the maximum age of its last
  /// heartbeat, before it is suspect.
  private static let patience = (
    silent: Duration.milliseconds(1250), still: Duration.milliseconds(2250)
  )
  /// The time from the suspicion to a second check, and the tolerated lateness: a later check means
  /// that the program was stopped or the machine was asleep.
  private static let secondLook = (
    after: Duration.milliseconds(250), lateness: Duration.milliseconds(500)
  )
  private static let retryInterval = Duration.seconds(2)
  private static let retryTime = Duration.seconds(30)

  init(rungs: [Means], rounds: Int?) { (self.rungs, self.rounds) = (rungs, rounds) }

  /// Returns the available ways, best first; an alarm without a sound is only the bell.
  static func rungs(hasSound: Bool, hasCommand: Bool, hasBell: Bool) -> [Means] {
    var rungs: [Means] = hasSound ? [.device] : []
    if hasCommand { rungs.append(.command) }
    if hasBell { rungs.append(.bell) }
    return rungs
  }

  /// The current way; `nil` while nothing rings.
  var rung: Means? { ringing?.rung }

  /// Handles an event at `now` and returns the actions to carry out, in order.
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

  /// The time of the next check; `nil` if none is due.
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
    ringing = RingingState(
      rung: first, began: now, patience: now + Self.patience.silent,
      nextRetry: now + Self.retryInterval)
    guard first == .device else { return step(on: first, at: now) }
    switch device {
    case .quiet, .sounding: return []
    // It failed before the deadline: it may be back, but the alarm doesn't wait for it.
    case .failed(let hangs):
      let actions = hangs ? passServer(at: now) : descend(from: .device, at: now)
      return actions.contains(.finish) ? actions : [.tryDevice] + actions
    case .abandoned: return passServer(at: now)
    }
  }

  /// Continues after a hung device with the bell, since programs that use the same sound server
  /// hang as well.
  private mutating func passServer(at now: Duration) -> [Action] {
    rungs.contains(.bell) ? step(on: .bell, at: now) : descend(from: .device, at: now)
  }

  private mutating func descend(from rung: Means, at now: Duration) -> [Action] {
    guard let index = rungs.firstIndex(of: rung), index + 1 < rungs.count else {
      // Nothing audible is left, but the alarm must still end.
      return rounds == nil ? [] : finish()
    }
    return step(on: rungs[index + 1], at: now)
  }

  private mutating func step(on rung: Means, at now: Duration) -> [Action] {
    ringing?.rung = rung
    switch rung {
    case .device: return [.tryDevice]
    case .command:
      guard rungs.contains(.bell) else { return [.startCommand] }
      // One extra stroke: if the program hangs, that is known only when it is overdue.
      ringing?.strokes += 1
      return [.strike, .startCommand]
    case .bell:
      if let began = ringing?.began { ringing?.nextStroke = now - began }
      return strike(at: now)
    }
  }

  private mutating func finish(_ rung: Means) -> [Action] { ringing?.rung == rung ? finish() : [] }

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

  /// Abandons the device if it hasn't started in time or has stalled.
  private mutating func watch(_ heartbeat: Duration, at now: Duration) -> [Action] {
    guard device != .abandoned, let current = ringing, current.patience <= now else { return [] }
    let still = now - heartbeat
    if device == .sounding, still < Self.patience.still {
      ringing?.isSuspect = false
      ringing?.patience = now + (Self.patience.still - max(.zero, still))
      return []
    }
    // If this program was stopped, the device seems to hang, because its thread was stopped too.
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

  /// Returns whether to try the device again: a failed one may come back, a hung one doesn't.
  private func retries(_ ringing: RingingState) -> Bool {
    rungs.contains(.device) && device != .abandoned
      && ringing.nextRetry <= ringing.began + Self.retryTime
  }
}
