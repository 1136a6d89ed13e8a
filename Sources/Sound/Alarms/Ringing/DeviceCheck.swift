internal import Dispatch
internal import Synchronization

/// A check of a sound device before it is needed, which opens and closes it on another thread.
package struct DeviceCheck: Sendable {
  private let player: AlarmPlayer
  private let answer = Answer()

  /// Starts to check a device, with a clock that returns the time since an arbitrary origin.
  package init(_ device: String, clock: @escaping @Sendable () -> Duration) {
    player = AlarmPlayer(device: device, clock: clock) { [answer] in answer.take($0) }
    player.check()
  }

  /// Returns the error of the device, if any, and ends the check.
  ///
  /// A device that doesn't respond within `limit` from now counts as hung.
  package func failure(within limit: Duration) -> PCMError? {
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
