import Synchronization

/// A value that one thread at a time can access.
///
/// When two threads contend for a `Mutex` on Linux, the kernel hands it over. The thread sanitizer
/// doesn't see that and reports a false race; the atomic beside the mutex shows it the order.
struct Locked<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let order = Atomic(0)

  init(_ value: Value) { mutex = Mutex(value) }

  /// Runs `body` with the value while no other thread does.
  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in
      _ = order.load(ordering: .acquiring)
      defer { order.store(0, ordering: .releasing) }
      return body(&value)
    }
  }
}
