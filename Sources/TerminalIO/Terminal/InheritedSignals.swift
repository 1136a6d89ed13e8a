internal import CSystem
package import Glibc

/// The signals that were ignored or blocked when the program started, to be passed on to a program
/// that takes its place.
package struct InheritedSignals: Sendable {
  /// The numbers of all signals.
  private static let numbers: ClosedRange<Int32> = 1...64

  private let ignored: Set<Int32>
  private var blocked = sigset_t()

  /// The signals at the start; must be used first before any change.
  package static let atStart = InheritedSignals()

  /// The signals of a program started by a shell: none is ignored or blocked.
  package static let usual = InheritedSignals(ignored: [])

  private init(ignored: Set<Int32>) {
    self.ignored = ignored
    unsafe sigemptyset(&blocked)
  }

  private init() {
    unsafe pthread_sigmask(SIG_SETMASK, nil, &blocked)
    ignored = Set(Self.numbers.filter { csystem_is_ignored($0) == 1 })
  }

  /// Gives a program started with these attributes the signals of the start.
  ///
  /// A signal that was ignored then still is, and is inherited.
  package func apply(to attributes: inout posix_spawnattr_t) {
    var (mask, standard) = (blocked, sigset_t())
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe sigemptyset(&standard)
    for number in Self.numbers where !ignored.contains(number) {
      unsafe sigaddset(&standard, number)
    }
    unsafe posix_spawnattr_setsigdefault(&attributes, &standard)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }
}
