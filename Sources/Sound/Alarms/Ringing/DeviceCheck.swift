internal import Dispatch
internal import Synchronization

/// Checks a sound device before it is needed.
enum DeviceCheck {
  /// Opens and closes a device; returns the error, if any.
  ///
  /// A device that doesn't respond within `limit` counts as hung.
  static func failure(
    of device: String, within limit: Duration, clock: @escaping @Sendable () -> Duration
  ) -> PCMError? {
    let answer = Answer()
    let player = AlarmPlayer(device: device, clock: clock) { answer.take($0) }
    player.check()
    defer { player.abandon() }
    let end = DispatchTime.now() + .milliseconds(Int(limit / .milliseconds(1)))
    guard answer.come.wait(timeout: end) == .success else { return .hanging }
    return answer.failure.withLock { $0 }
  }

  private final class Answer: Sendable {
    let come = DispatchSemaphore(value: 0)
    let failure = Mutex<PCMError?>(nil)

    func take(_ event: AlarmPlayer.Event) {
      switch event {
      case .available: break
      case .unavailable(let error): failure.withLock { $0 = error }
      case .started, .underrun, .resumed, .finished, .failed: return
      }
      come.signal()
    }
  }
}
