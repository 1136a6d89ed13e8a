extension AlarmPlayer {
  /// What a player tells, on its own thread.
  public enum Event: Hashable, Sendable {
    /// The device could be opened and set up; it is closed again.
    case available
    /// The device can't be opened or set up.
    case unavailable(PCMError)
    /// The alarm is heard; its first frame was heard at that time of the player's clock.
    case started(at: Duration)
    /// The device ran out of frames and goes on; `count` is the number of times since it was opened.
    case underrun(count: Int)
    /// The device goes on after the machine's sleep.
    case resumed
    /// All rounds were heard.
    case finished
    /// The player gave up, and is no longer armed.
    case failed(PCMError)
  }
}
