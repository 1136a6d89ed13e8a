internal import Dispatch
internal import Synth

/// Makes an alarm heard, come what may: asks the ladder what to do, and does it.
///
/// Everything happens on the main queue; what the sound device does, happens on a thread of its own
/// that nothing here waits for.
@MainActor
public final class Ringer {
  /// What the alarm is to sound like, and by which means.
  public struct Setup: Sendable {
    /// What is played; without parts, the alarm is the bell alone.
    public var program: AlarmProgram
    /// The sound device.
    public var device: String
    /// Whether the bell may be struck.
    public var hasBell: Bool
    /// Where other programs are looked for.
    public var path: SearchPath
    /// How long the device may take to answer, until it is said that it doesn't, and by how much
    /// another program may take longer than the sound, until it is taken to hang.
    var patience = (device: Duration.seconds(2), command: Duration.seconds(3))

    /// Creates a setup.
    public init(
      _ program: AlarmProgram, device: String, hasBell: Bool, path: SearchPath
    ) {
      self.program = program
      self.device = device
      self.hasBell = hasBell
      self.path = path
    }
  }

  /// What a ringer tells.
  public enum Event: Hashable, Sendable {
    /// Something to be said to the person in front, in a few words.
    case note(String)
    /// The bell is to be struck once.
    case strike
    /// The alarm has sounded as often as it should.
    case finished
  }

  /// What is wanted of it now.
  public enum Cue: Hashable, Sendable {
    /// Silence.
    case none
    /// The alarm at an instant that is still to come.
    case at(Duration)
    /// The alarm, which began at that instant.
    case ringing(since: Duration)
  }

  private var setup: Setup
  private var ladder: Ladder
  private var cue = Cue.none
  /// The deadline before which the device's thread was made to look at the clock.
  private var nudged: Duration?
  private var player: AlarmPlayer?
  private let command: SoundCommand?
  private let clock: @Sendable () -> Duration
  private let onEvent: @MainActor (Event) -> Void
  /// Counts the players, so that what an old one tells late is known as such.
  private var generation = 0
  /// Fires when something is due: what a device or a program tells comes at any time, when nobody
  /// else would ask.
  private let looks = DispatchSource.makeTimerSource(queue: .main)
  private var armedLook: Duration?
  /// Whether the device was asked and hasn't answered.
  private var isChecking = false

  /// Creates a ringer that opens nothing yet.
  ///
  /// - Parameters:
  ///   - setup: What is to be heard, and by which means.
  ///   - clock: The time since some zero, in which instants are told.
  ///   - onEvent: Called on the main queue, also from within the methods here.
  public init(
    _ setup: Setup, clock: @escaping @Sendable () -> Duration,
    onEvent: @escaping @MainActor (Event) -> Void
  ) {
    self.setup = setup
    self.clock = clock
    self.onEvent = onEvent
    let sounds = !setup.program.parts.isEmpty
    command = sounds ? SoundCommand(in: setup.path, patience: setup.patience.command) : nil
    var rungs: [Ladder.Rung] = []
    if sounds { rungs.append(.device) }
    if command != nil { rungs.append(.command) }
    if setup.hasBell { rungs.append(.bell) }
    ladder = Ladder(rungs: rungs, rounds: setup.program.repeats)
    looks.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.armedLook = nil
        self?.look()
      }
    }
    looks.activate()
  }
}

// MARK: - Orders

extension Ringer {
  /// Tries the device, so that a note can tell early what will be heard.
  public func check() {
    guard ladder.rungs.first == .device else { return }
    currentPlayer().check()
    isChecking = true
    // Twice: after a stop of the whole program the first look comes before any answer can.
    afterwards(setup.patience.device) { ringer in
      ringer.afterwards(Self.secondLook) { ringer in
        ringer.isChecking = false
        ringer.onEvent(.note(ringer.note(of: .hanging)))
      }
    }
  }

  /// Does something after a time, if the device still hasn't answered then.
  private func afterwards(
    _ time: Duration, _ deed: @escaping @MainActor (Ringer) -> Void
  ) {
    DispatchQueue.main.asyncAfter(
      deadline: .now() + .nanoseconds(Int(time.wholeNanoseconds))
    ) { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.isChecking { deed(self) }
      }
    }
  }

  /// Says what is wanted from now on; saying the same again does what is due by now.
  public func follow(_ new: Cue) {
    let old = cue
    cue = new
    switch (old, new) {
    case (.none, .none): break
    case (_, .none): fallSilent()
    case (.at(let before), .at(let deadline)) where before == deadline: nudge(before: deadline)
    case (_, .at(let deadline)):
      if case .ringing = old { fallSilent() }
      armAnew(at: deadline)
    case (.ringing(let before), .ringing(let since)) where before == since: look()
    case (_, .ringing(let since)):
      arm(at: since)
      carryOut(.begin)
    }
  }

  /// When something is due next; `nil` when nothing is.
  ///
  /// It is then done by itself, also when nobody calls `look`.
  var nextLook: Duration? { ladder.nextLook }

  /// Does what is due by now.
  public func look() {
    guard cue != .none else { return }
    carryOut(.timePassed(heartbeat: player?.heartbeat ?? clock()))
  }

  /// Replaces the program, before it sounds.
  public func replace(_ program: AlarmProgram) {
    setup.program = program
    if case .at(let deadline) = cue { armAnew(at: deadline) }
  }

  /// Falls silent for good; waits a moment until the device is really silent, so that nothing of the
  /// sound is cut off late.
  public func end(waitingAtMost limit: Duration) {
    follow(.none)
    _ = player?.waitUntilSilent(atMost: limit)
  }
}

// MARK: - Deeds

extension Ringer {
  private static let secondLook = Duration.milliseconds(250)
  /// How long before the deadline the device is prepared.
  private static let lead = Duration.seconds(3)

  /// Lets the device's thread look at the clock once more when the deadline is near: it doesn't
  /// notice by itself that the machine has slept.
  private func nudge(before deadline: Duration) {
    let lead = Self.lead + setup.program.lead
    guard nudged != deadline, deadline - clock() < lead else { return }
    nudged = deadline
    armAnew(at: deadline)
  }

  /// Gives the device an order for a deadline to come, whatever became of the one before.
  private func armAnew(at deadline: Duration) {
    _ = ladder.handle(.deviceArmed, at: clock())
    arm(at: deadline)
  }

  private func arm(at deadline: Duration) {
    guard !setup.program.parts.isEmpty || setup.program.ticks != .none else { return }
    currentPlayer().arm(setup.program, deadline: deadline)
  }

  /// Tries the device once more, unless the last try hasn't come to an end.
  private func retry() {
    guard player?.isPlaying != true else { return }
    arm(at: clock())
  }

  private func fallSilent() {
    player?.stop()
    command?.stop()
    carryOut(.end)
  }

  private func carryOut(_ event: Ladder.Event) {
    for action in ladder.handle(event, at: clock()) {
      switch action {
      case .tryDevice: retry()
      case .abandonDevice: abandonPlayer()
      case .startCommand: startCommand()
      case .stopCommand: command?.stop()
      case .strike: onEvent(.strike)
      case .finish: onEvent(.finished)
      }
    }
    armLook()
  }

  private func armLook() {
    guard let next = ladder.nextLook else {
      if armedLook != nil { looks.schedule(deadline: .distantFuture, leeway: .nanoseconds(0)) }
      return armedLook = nil
    }
    guard next != armedLook else { return }
    armedLook = next
    let wait = max(.zero, next - clock()).wholeNanoseconds
    looks.schedule(deadline: .now() + .nanoseconds(Int(wait)), leeway: .nanoseconds(0))
  }

  private func startCommand() {
    guard let command else { return carryOut(.commandFailed) }
    command.play(setup.program.oneRound, rounds: setup.program.repeats) { [weak self] succeeded in
      self?.carryOut(succeeded ? .commandFinished : .commandFailed)
    }
  }

  private func abandonPlayer() {
    player?.abandon()
    player = nil
    generation += 1
  }

  private func currentPlayer() -> AlarmPlayer {
    if let player { return player }
    generation += 1
    let generation = generation
    let new = AlarmPlayer(device: setup.device, clock: clock) { [weak self] event in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.heard(event, from: generation) }
      }
    }
    player = new
    return new
  }

  private func heard(_ event: AlarmPlayer.Event, from generation: Int) {
    guard generation == self.generation else { return }
    switch event {
    case .underrun, .resumed: break
    case .available: isChecking = false
    case .unavailable(let error):
      isChecking = false
      onEvent(.note(note(of: error)))
    case .started: carryOut(.deviceStarted)
    case .finished: carryOut(.deviceFinished)
    case .failed(let error): carryOut(.deviceFailed(hangs: error.meansHanging))
    }
  }

  /// Says which way will be taken instead of the device.
  private func note(of error: PCMError) -> String {
    let program = error.meansHanging ? nil : command
    let other =
      program.map { "\($0.name) will ring" }
      ?? (setup.hasBell ? "the bell will ring" : "the alarm will be silent")
    let device = setup.device == "default" ? "" : " on \(setup.device)"
    let reason = error.meansNoDevice && device.isEmpty ? " device" : "\(device) (\(error.phrase))"
    return "no sound\(reason): \(other)"
  }
}
