internal import Alarms
internal import Cells
internal import Countdowns
internal import Dispatch
internal import Faces
internal import Stages
internal import TerminalCodes
internal import TerminalIO

/// Brings the world's messages to the model, and carries out what it answers.
///
/// ```
/// tick ───────┐
/// deadline ───┤
/// clock set ──┼─▶ Model.update ─▶ effects ─▶ alarm, words, end
/// input ──────┤        │
/// signals ────┘        └─▶ Model.scene ─▶ Stage.draw, Feed.send
/// ```
///
/// Everything happens on the main queue.
@MainActor
final class RunLoop {
  let clocks: Clocks
  let streams: Streams
  let capabilities: Capabilities
  let stage: Stage?
  let feed: Feed?
  var model: Model
  var lastFed: String?
  let alarm: Alarm?
  var ringer: Ringer?
  var nextMark: Mark?

  /// A mark on the way to a deadline, told by what is left then.
  struct Mark {
    var deadline: Instant?
    var left: Duration
  }

  // Sources end when they are released: each is kept here.
  var sources: [any DispatchSourceProtocol] = []
  let ticks = DispatchSource.makeTimerSource(queue: .main)
  var armedTick: Instant?
  let deadline: DeadlineTimer
  var armedDeadline: Instant?
  var wallTimer: DeadlineTimer?
  var armedWall: WallTime?
  let signals: SignalPipe?

  init?(
    _ model: Model, clocks: Clocks, streams: Streams, capabilities: Capabilities,
    terminal: Terminal?, alarm: Alarm?
  ) {
    guard let deadline = DeadlineTimer(on: clocks.own) else { return nil }
    self.deadline = deadline
    self.model = model
    self.clocks = clocks
    self.streams = streams
    self.capabilities = capabilities
    self.alarm = alarm
    let content: Stage.Content = streams.show == .words ? .lines : .frames
    stage =
      streams.show == .nothing
      ? nil : terminal.map { Stage($0, capabilities, content, pixels: model.settings.pixels) }
    feed = streams.feeds ? Feed(descriptor: 1, outlivesReader: streams.show != .nothing) : nil
    // Without a face and an alarm the program is `sleep`: signals do to it what they do to that.
    let catchesSignals = stage != nil || alarm != nil
    signals = catchesSignals ? SignalPipe() : nil
    if catchesSignals, signals == nil { return nil }
    if model.target != nil {
      wallTimer = DeadlineTimer(on: .realtime)
      if wallTimer == nil { return nil }
    }
  }

  /// Runs until the countdown is over.
  func run() -> Never {
    takeStage()
    deliver(.timePassed)
    prepareAlarm()
    // Last: from here on the main queue's own threads go on.
    watch()
    dispatchMain()
  }

  /// Hands a message to the model and does all that follows.
  func deliver(_ message: Message) {
    let now = clocks.now
    let effects = model.update(message, at: now)
    send(at: now)
    carryOut(effects, at: now)
    ring()
    show(at: now)
    arm(at: now)
  }

  /// Takes the terminal, if it is this program's turn on it, and says how the countdown was
  /// understood.
  private func takeStage() {
    guard let stage else { return }
    stage.onTake = { [self] in _ = model.viewport.resized(to: stage.terminal.size) }
    stage.onEvent = { [self] in deliver(.input($0)) }
    stage.onLateReply = { [self] in model.viewport.received($0) }
    stage.onReady = { [self] in deliver(.timePassed) }
    stage.take()
    stage.say(model.echo(at: clocks.now))
    if let hint = model.hint { stage.say(hint.text) }
  }

  private func watch() {
    watchReadable(deadline.descriptor) { [self] in
      deadline.clear()
      armedDeadline = nil
      deliver(.timePassed)
    }
    if let signals {
      watchReadable(signals.descriptor) { [self] in signals.read().forEach(received) }
    }
    if let wallTimer { watchWallClock(wallTimer) }
    ticks.setEventHandler { [self] in
      armedTick = nil
      stage?.checkForeground()
      deliver(.timePassed)
    }
    ticks.activate()
  }

  func watchReadable(_ descriptor: Int32, _ handle: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { handle() }
    source.activate()
    sources.append(source)
  }
}

// MARK: - Timers

extension RunLoop {
  /// Arms the timers for what happens next, and disarms them when nothing does.
  private func arm(at now: Moment) {
    let next = model.manager.nextDeadline
    if next != armedDeadline {
      deadline.arm(at: next?.sinceZero)
      armedDeadline = next
    }
    armWallTimer(now)
    armTick(nextTick(at: now), now)
  }

  private func nextTick(at now: Moment) -> Instant? {
    let isHidden = stage?.isHeld == false
    let tick = model.nextTick(
      after: now, shows: isHidden ? .words : streams.show,
      feeds: feed.map { $0.failure == nil } == true)
    guard isHidden, stage?.terminal.isGone == false else { return tick }
    let look = now.instant.advanced(by: Stage.backgroundLook)
    return tick.map { min($0, look) } ?? look
  }

  private func armTick(_ tick: Instant?, _ now: Moment) {
    guard tick != armedTick else { return }
    armedTick = tick
    guard let tick else { return ticks.schedule(deadline: .distantFuture, leeway: .nanoseconds(0)) }
    let (seconds, attoseconds) = now.instant.duration(to: tick).components
    let delay = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    ticks.schedule(deadline: .now() + .nanoseconds(delay), leeway: .nanoseconds(0))
  }

  /// Arms the timer on the wall clock, only when its time changes.
  ///
  /// Arming would make it forget that the clock was set a moment ago. A target that has passed would fire at once and for ever.
  private func armWallTimer(_ now: Moment) {
    guard let wallTimer else { return }
    let isAhead = model.manager.followsWallClock && model.target.map { $0 > now.wall } == true
    let target = isAhead ? model.target : nil
    guard target != armedWall else { return }
    armedWall = target
    wallTimer.arm(at: target?.sinceEpoch)
  }

  private func watchWallClock(_ timer: DeadlineTimer) {
    watchReadable(timer.descriptor) { [self] in
      timer.clear()
      armedWall = nil
      deliver(.wallClockSet)
    }
  }
}
