extension AlarmPlayer {
  /// An event that a player reports, on its own thread.
  package enum Event: Hashable, Sendable {
    /// The device could be opened and set up, and was closed again.
    case available
    /// The device can't be opened or set up.
    case unavailable(PCMError)
    /// The alarm is audible; its first frame was played at this time of the player's clock.
    case started(at: Duration)
    /// The device ran out of frames and continues; `count` is the number of underruns since it was
    /// opened.
    case underrun(count: Int)
    /// The device continues after the machine's sleep.
    case resumed
    /// All rounds were played.
    case finished
    /// The player failed and is no longer armed.
    case failed(PCMError)
  }
}
