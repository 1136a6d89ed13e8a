internal import CSystem
internal import Glibc

/// A set of watched descriptors, with a descriptor of its own that is readable when any of them is
/// ready.
///
/// The corresponding C functions are `epoll_ctl` and `epoll_wait`.
package final class ReadySet: Sendable {
  private let epoll: OwnedDescriptor

  /// A descriptor that is ready.
  package struct ReadyDescriptor {
    /// The number with which the descriptor was added.
    package let number: UInt64
    private let readiness: Descriptor.Readiness

    fileprivate init(_ number: UInt64, _ kind: UInt32) {
      (self.number, readiness) = (number, Descriptor.Readiness(rawValue: kind))
    }

    package var isReadable: Bool { readiness.contains(.reading) }
    package var isWritable: Bool { readiness.contains(.writing) }
    /// Whether the other end is closed.
    package var hasHungUp: Bool { !readiness.isDisjoint(with: .hangUp) }
  }

  package init() throws(ErrorNumber) {
    epoll = OwnedDescriptor(try check { epoll_create1(Int32(EPOLL_CLOEXEC)) })
  }

  package var descriptor: Int32 { epoll.number }

  /// Watches a descriptor under a number; with `reportsOnce`, an event is reported only when it occurs
  /// (edge-triggered).
  package func add(
    _ descriptor: Int32, _ readiness: Descriptor.Readiness = .reading, number: UInt64 = 0,
    reportsOnce: Bool = false
  ) throws(ErrorNumber) {
    let kinds = readiness.rawValue | (reportsOnce ? EPOLLET.rawValue : 0)
    try control(EPOLL_CTL_ADD, descriptor, kinds, number)
  }

  /// Changes what a descriptor is watched for.
  package func change(
    _ descriptor: Int32, _ readiness: Descriptor.Readiness, number: UInt64
  ) throws(ErrorNumber) {
    try control(EPOLL_CTL_MOD, descriptor, readiness.rawValue, number)
  }

  /// Stops watching a descriptor.
  package func remove(_ descriptor: Int32) { try? control(EPOLL_CTL_DEL, descriptor, 0, 0) }

  private func control(
    _ operation: Int32, _ descriptor: Int32, _ kinds: UInt32, _ number: UInt64
  ) throws(ErrorNumber) {
    var event = unsafe epoll_event()
    unsafe event.events = kinds
    unsafe event.data.u64 = number
    try check { unsafe epoll_ctl(epoll.number, operation, descriptor, &event) }
  }

  /// Waits until a descriptor is ready, at most for `limit`, indefinitely if that is `nil`, and returns
  /// up to `most` ready descriptors; a signal also ends the wait.
  package func events(within limit: Duration? = .zero, most: Int = 256) -> [ReadyDescriptor] {
    unsafe withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: most) { events in
      let count = unsafe epoll_wait(
        epoll.number, events.baseAddress, Int32(most), limit?.milliseconds ?? -1)
      return (0..<max(0, Int(count))).map { index in
        unsafe ReadyDescriptor(events[index].data.u64, events[index].events)
      }
    }
  }
}
