internal import Dispatch
internal import Synth

/// Plays an alarm reliably by carrying out the ladder's actions.
///
/// Everything runs on the main queue, except the sound device, which has its own thread that is
/// never waited for.
@MainActor
package final class Ringer {
  /// The alarm's sound, and the means to play it.
  package struct Setup: Sendable {
    /// The playlist; without tracks, the alarm is only the bell.
    package var playlist: AlarmPlaylist
    /// The sound device.
    package var device: String
    /// Whether the bell may be struck.
    package var hasBell: Bool
    /// The folders to search for other programs.
    package var path: SearchPath
    /// The time that the device may take to respond, and the time by which another program may
    /// exceed the sound before it counts as hung.
    var patience = (device: Duration.seconds(2), command: Duration.seconds(3))

    package init(_ playlist: AlarmPlaylist, device: String, hasBell: Bool, path: SearchPath) {
      self.playlist = playlist
      self.device = device
      self.hasBell = hasBell
      self.path = path
    }
  }

  /// An event that a ringer reports.
  package enum Event: Hashable, Sendable {
    /// A short message for the user.
    case note(String)
    /// The bell must be struck once.
    case strike
    /// The alarm has played all its rounds.
    case finished
  }

  /// The requested state.
  package enum Cue: Hashable, Sendable {
    /// Silence.
    case none
    /// The alarm at a future instant.
    case at(Duration)
    /// The alarm, which started at an instant.
    case ringing(since: Duration)
  }

  /// Whether there is no way to play the alarm: the device fails, and nothing can replace it.
  package private(set) var isSilent = false
  private var setup: Setup
  private var ladder: Ladder
  private var cue = Cue.none
  /// The deadline for which the device's thread was nudged.
  private var nudged: Duration?
  private var player: AlarmPlayer?
  private let command: SoundCommand?
  private let clock: @Sendable () -> Duration
  private let onEvent: @MainActor (Event) -> Void
  /// A number for each player, which identifies late events of old ones.
  private var generation = 0
  /// A timer that fires when a check is due, because the event loop doesn't know the alarm's
  /// timeouts.
  private let looks = DispatchSource.makeTimerSource(queue: .main)
  private var armedLook: Duration?
  /// Whether a check of the device is pending.
  private var isChecking = false
  /// The last note, which isn't repeated.
  private var lastNote: String?

  /// Creates a ringer without opening the device.
  ///
  /// - Parameters:
  ///   - setup: The sound and the means to play it.
  ///   - clock: The time since an arbitrary zero, used for all instants.
  ///   - onEvent: Called on the main queue, also from within the methods of the ringer.
  package init(
    _ setup: Setup, clock: @escaping @Sendable () -> Duration,
    onEvent: @escaping @MainActor (Event) -> Void
  ) {
    (self.setup, self.clock, self.onEvent) = (setup, clock, onEvent)
    let sounds = !setup.playlist.tracks.isEmpty
    command = sounds ? SoundCommand(in: setup.path, patience: setup.patience.command) : nil
    let rungs = Ladder.rungs(
      hasSound: sounds, hasCommand: command != nil, hasBell: setup.hasBell)
    ladder = Ladder(rungs: rungs, rounds: setup.playlist.repeats)
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
  /// Checks the device, so that a note can report a problem early.
  package func check() {
    guard ladder.rungs.first == .device else { return }
    currentPlayer().check()
    isChecking = true
    // Twice, because after the whole program was stopped, the first check comes before any
    // response.
    afterwards(setup.patience.device) { ringer in
      ringer.afterwards(Self.secondLook) { ringer in
        ringer.isChecking = false
        ringer.report(.hanging)
      }
    }
  }

  /// Runs an action after a delay if the device still hasn't responded.
  private func afterwards(_ time: Duration, _ deed: @escaping @MainActor (Ringer) -> Void) {
    DispatchQueue.main.asyncAfter(
      deadline: .now() + .nanoseconds(Int(time.wholeNanoseconds))
    ) { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.isChecking { deed(self) }
      }
    }
  }

  /// Requests a state from now on; repeating the same one performs due checks.
  package func follow(_ new: Cue) {
    let old = cue
    cue = new
    switch (old, new) {
    case (.none, .none): break
    case (_, .none): fallSilent()
    case (.at(let before), .at(let deadline)) where before == deadline: nudge(before: deadline)
    case (_, .at(let deadline)):
      if case .ringing = old { fallSilent() }
      rearm(at: deadline)
    case (.ringing(let before), .ringing(let since)) where before == since: look()
    case (_, .ringing(let since)):
      arm(at: since)
      carryOut(.begin)
    }
  }

  /// The time of the next check; `nil` if none is due.
  ///
  /// The check runs at that time even if `look` isn't called.
  var nextLook: Duration? { ladder.nextLook }

  /// Performs due checks.
  package func look() {
    guard cue != .none else { return }
    carryOut(.timePassed(heartbeat: player?.heartbeat ?? clock()))
  }

  /// Replaces the playlist, before it sounds.
  package func replace(_ playlist: AlarmPlaylist) {
    setup.playlist = playlist
    if case .at(let deadline) = cue { rearm(at: deadline) }
  }

  /// Stops the alarm permanently, waiting briefly for the device to become silent, so that the
  /// sound ends cleanly.
  package func end(waitingAtMost limit: Duration) {
    follow(.none)
    _ = player?.waitUntilSilent(atMost: limit)
  }
}

// MARK: - Actions

extension Ringer {
  private static let secondLook = Duration.milliseconds(250)

  /// Makes the device's thread check the clock again when the deadline is near, because it doesn't
  /// notice that the machine was asleep.
  private func nudge(before deadline: Duration) {
    guard nudged != deadline, deadline - clock() <= setup.playlist.ticks.reminder else { return }
    nudged = deadline
    rearm(at: deadline)
  }

  /// Arms the device for a future deadline, regardless of the previous order.
  private func rearm(at deadline: Duration) {
    _ = ladder.handle(.deviceArmed, at: clock())
    arm(at: deadline)
  }

  private func arm(at deadline: Duration) {
    guard !setup.playlist.tracks.isEmpty || setup.playlist.ticks != .none else { return }
    currentPlayer().arm(setup.playlist, deadline: deadline)
  }

  /// Tries the device again, unless the last attempt is still pending.
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
    command.play(setup.playlist.oneRound, rounds: setup.playlist.repeats) { [weak self] succeeded in
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
    case .available:
      isChecking = false
      isSilent = false
      lastNote = nil
    case .unavailable(let error):
      isChecking = false
      noteFailure()
      report(error)
    case .started:
      isSilent = false
      carryOut(.deviceStarted)
    case .finished: carryOut(.deviceFinished)
    case .failed(let error):
      noteFailure()
      // The alarm may be over before a check is answered.
      if isSilent { report(error) }
      carryOut(.deviceFailed(hangs: error.meansHanging))
    }
  }

  private func noteFailure() { isSilent = ladder.rungs == [.device] }

  /// Reports a device error, unless it was the last one reported.
  private func report(_ error: PCMError) {
    let words = note(of: error)
    guard words != lastNote else { return }
    lastNote = words
    onEvent(.note(words))
  }

  /// Returns the message that states what replaces the device.
  private func note(of error: PCMError) -> String {
    let program = error.meansHanging ? nil : command
    let other =
      program.map { "\($0.name) will ring" }
      ?? (setup.hasBell ? "the bell will ring" : "the alarm will be silent")
    let device = setup.device == "default" ? "" : " on \(setup.device)"
    let reason = error.meansNoDevice && device.isEmpty ? " card" : "\(device) (\(error.phrase))"
    return "no sound\(reason): \(other)"
  }
}
