extension AlarmPlayer {
  /// An event that a player reports, on its own thread.
  package enum Event: Hashable, Sendable {
    /// The device was opened, configured, and closed again.
    case available
    /// The device can't be opened or configured.
    case unavailable(PCMError)
    /// The alarm is audible; its first frame was played at this time on the player's clock.
    case started(at: Duration)
    /// The device ran out of frames and continued; `count` is the number of underruns since it was
    /// opened.
    case underrun(count: Int)
    /// The device continued after the machine woke up.
    case resumed
    /// All rounds were played.
    case finished
    /// The player failed and is no longer armed.
    case failed(PCMError)
  }
}
