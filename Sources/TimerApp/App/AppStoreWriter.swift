internal import Dispatch
internal import Synchronization

/// Changes the files of the app on a thread of its own, one after the other, since a disk may take long or
/// hang.
final class AppStoreWriter: Sendable {
  typealias Change = @Sendable (AppStore) throws(StoreFailure) -> Void

  private let store: AppStore
  private let queue = DispatchQueue(label: "settings", qos: .utility)
  private let changes = DispatchGroup()
  private let failures = Mutex<[String]>([])

  init(_ store: AppStore) { self.store = store }

  /// Makes a change, after those before it; calls `onFailure` on another thread if it fails.
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

  /// Returns what failed, each once in a sentence.
  func takeFailures() -> [String] {
    failures.withLock { failures in
      defer { failures = [] }
      return failures
    }
  }

  /// Waits for all changes, for a time at most; returns what failed and wasn't taken.
  func finish(within patience: Duration) -> [String] {
    let end = DispatchTime.now() + .nanoseconds(Int(patience / .nanoseconds(1)))
    let isDone = changes.wait(timeout: end) == .success
    return takeFailures() + (isDone ? [] : ["the disk isn’t responding: settings may not be kept"])
  }
}
