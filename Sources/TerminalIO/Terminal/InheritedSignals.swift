internal import CSystem
import Glibc
package import System

/// The signals that were ignored or blocked when the program started, to be passed on to a program
/// that takes its place.
package struct InheritedSignals: Sendable {
  /// The numbers of all signals.
  private static let numbers: ClosedRange<Int32> = 1...64

  private let ignored: Set<Int32>
  private let blocked: Set<Int32>

  /// The signals at the start, to be read before anything changes them.
  package static let atStart = InheritedSignals()

  /// The signals of a program that a shell starts: none is ignored or blocked.
  package static let usual = InheritedSignals(ignored: [], blocked: [])

  private init(ignored: Set<Int32>, blocked: Set<Int32>) {
    (self.ignored, self.blocked) = (ignored, blocked)
  }

  private init() {
    var mask = sigset_t()
    unsafe pthread_sigmask(SIG_SETMASK, nil, &mask)
    ignored = Set(Self.numbers.filter { csystem_is_ignored($0) == 1 })
    blocked = Set(Self.numbers.filter { unsafe sigismember(&mask, $0) == 1 })
  }

  /// Gives a program the signals of the start.
  ///
  /// What was ignored then still is, and is inherited.
  package func apply(to program: inout Spawn) {
    program.blockedSignals = blocked
    program.standardSignals = Self.numbers.filter { !ignored.contains($0) }
  }
}
