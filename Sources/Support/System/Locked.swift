internal import Synchronization

/// A value that only one thread at a time can access.
///
/// When two threads contend for a `Mutex` on Linux, the kernel hands it over. The thread sanitizer
/// doesn't see that and reports a false race; the atomic beside the mutex makes the ordering
/// visible.
package struct Locked<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let order = Atomic(0)

  package init(_ value: Value) { mutex = Mutex(value) }

  /// Calls `body` with exclusive access to the value.
  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in
      _ = order.load(ordering: .acquiring)
      defer { order.store(0, ordering: .releasing) }
      return body(&value)
    }
  }
}
