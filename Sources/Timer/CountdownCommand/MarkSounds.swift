internal import Alarms
internal import TimerProcess

/// The sounds and the speech of a timer's marks.
@MainActor
final class MarkSounds {
  private var ringers: [Int: any Ringing] = [:]
  private var ready: Set<Int> = []
  /// The marks that have fired but whose sound isn't ready, such as one at the full length.
  private var early: Set<Int> = []
  private let clock: @Sendable () -> Duration

  init(clock: @escaping @Sendable () -> Duration) { self.clock = clock }

  /// Adds the sound of a mark, which is ready once its speech is.
  func add(
    _ alarm: Alarm, of mark: Int, on ringer: any Ringing,
    note: @escaping @MainActor (String) -> Void
  ) {
    ringers[mark] = ringer
    alarm.speak(on: { ringer }, note: note) { [weak self] in
      guard let self else { return }
      ready.insert(mark)
      if early.remove(mark) != nil { play(mark) }
    }
  }

  /// Plays the sound of a mark, as soon as it is ready.
  func play(_ mark: Int) {
    guard ready.contains(mark) else {
      early.insert(mark)
      return
    }
    ringers[mark]?.follow(.ringing(since: clock()))
  }

  func stop(_ mark: Int) { ringers[mark]?.follow(.none) }

  func stop() {
    early = []
    for ringer in ringers.values { ringer.follow(.none) }
  }

  /// Stops all sounds permanently, waiting briefly for the device to become silent.
  func end(waitingAtMost limit: Duration) {
    early = []
    for ringer in ringers.values { ringer.end(waitingAtMost: limit) }
  }
}
