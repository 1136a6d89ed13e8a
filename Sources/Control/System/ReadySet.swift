internal import CSystem
internal import Glibc

/// Descriptors that are watched together, through one descriptor that is readable when any of them
/// is ready.
///
/// The corresponding C functions are `epoll_ctl` and `epoll_wait`.
final class ReadySet: Sendable {
  private let epoll: OwnedDescriptor

  /// A descriptor that is ready.
  struct Readiness {
    /// The number with which the descriptor was added.
    var number: Int
    var isReadable: Bool
    var isWritable: Bool
    /// Whether the other end is closed, so that nothing reaches it.
    var hasHungUp: Bool
  }

  /// What a descriptor is watched for; hang-ups are always reported.
  struct Interest: OptionSet {
    let rawValue: UInt32
    static let reading = Interest(rawValue: EPOLLIN.rawValue)
    static let writing = Interest(rawValue: EPOLLOUT.rawValue)
  }

  /// Creates an empty set; `nil` if no descriptor is left.
  init?() {
    let descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    epoll = OwnedDescriptor(descriptor)
  }

  /// The descriptor of the set.
  var descriptor: Int32 { epoll.number }

  /// Watches a descriptor under a number; returns false if the system has no memory for it.
  func add(_ descriptor: Int32, _ interest: Interest, number: Int) -> Bool {
    control(EPOLL_CTL_ADD, descriptor, interest, number)
  }

  /// Changes what a descriptor is watched for.
  func change(_ descriptor: Int32, _ interest: Interest, number: Int) {
    _ = control(EPOLL_CTL_MOD, descriptor, interest, number)
  }

  /// Stops watching a descriptor.
  func remove(_ descriptor: Int32) { _ = control(EPOLL_CTL_DEL, descriptor, [], 0) }

  private func control(
    _ operation: Int32, _ descriptor: Int32, _ interest: Interest, _ number: Int
  ) -> Bool {
    var event = unsafe epoll_event()
    unsafe event.events = interest.rawValue
    unsafe event.data.u64 = UInt64(number)
    return unsafe epoll_ctl(epoll.number, operation, descriptor, &event) == 0
  }

  /// Waits until something is ready, for at most a number of milliseconds, and returns what is
  /// ready.
  func events(within milliseconds: Int32 = 0) -> [Readiness] {
    unsafe withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 256) { events in
      let count = unsafe epoll_wait(epoll.number, events.baseAddress, 256, milliseconds)
      return (0..<max(0, Int(count))).map { index in
        let (number, kind) = unsafe (events[index].data.u64, events[index].events)
        return Readiness(
          number: Int(number), isReadable: kind & EPOLLIN.rawValue != 0,
          isWritable: kind & EPOLLOUT.rawValue != 0,
          hasHungUp: kind & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0)
      }
    }
  }
}
