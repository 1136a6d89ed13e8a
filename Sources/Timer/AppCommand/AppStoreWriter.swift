internal import Dispatch
internal import Synchronization
internal import TimerEnvironment
internal import Timers

/// A serial writer of the app's files, on a background thread since a disk may be slow or hang.
final class AppStoreWriter: Sendable {
  typealias Change = @Sendable (AppStore) throws(StoreFailure) -> Void

  private let store: AppStore
  private let queue = DispatchQueue(label: "settings", qos: .utility)
  private let changes = DispatchGroup()
  private let failures = Mutex<[String]>([])

  init(_ store: AppStore) { self.store = store }

  /// Queues a change; calls `onFailure` on a background thread if it fails.
  func add(_ change: @escaping Change, onFailure: @escaping @Sendable () -> Void) {
    queue.async(group: changes) { [self] in
      do throws(StoreFailure) {
        try change(store)
      } catch {
        failures.withLock { $0.append(error.description) }
        onFailure()
      }
    }
  }

  /// Returns the failures since the last call, one sentence each.
  func takeFailures() -> [String] {
    failures.withLock { failures in
      defer { failures = [] }
      return failures
    }
  }

  /// Waits a limited time for all changes; returns the failures that weren't taken.
  func finish(within patience: Duration) -> [String] {
    let end = DispatchTime.now() + .nanoseconds(Int(patience / .nanoseconds(1)))
    let isDone = changes.wait(timeout: end) == .success
    return takeFailures() + (isDone ? [] : ["the disk isn’t responding: settings may not be saved"])
  }
}
