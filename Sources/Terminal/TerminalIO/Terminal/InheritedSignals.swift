internal import CSystem
import Glibc
package import System

/// The signals that were ignored or blocked when the program started, to be passed on to a program
/// that takes its place.
package struct InheritedSignals: Sendable {
  private static let numbers: ClosedRange<Int32> = 1...64

  /// Sets of signals: bit n - 1 is signal n.
  private let ignored: UInt64
  private let blocked: UInt64

  /// The signals at the start, to be read before anything changes them.
  package static let atStart = InheritedSignals()

  /// The signals of a program that a shell starts: none is ignored or blocked.
  package static let usual = InheritedSignals(ignored: 0, blocked: 0)

  private init(ignored: UInt64, blocked: UInt64) {
    (self.ignored, self.blocked) = (ignored, blocked)
  }

  private init() {
    var mask = sigset_t()
    unsafe pthread_sigmask(SIG_SETMASK, nil, &mask)
    ignored = csystem_ignored_signals()
    var blocked: UInt64 = 0
    for number in Self.numbers where unsafe sigismember(&mask, number) == 1 {
      blocked |= 1 << (number - 1)
    }
    self.blocked = blocked
  }

  /// Gives a program the signals of the start.
  ///
  /// What was ignored then still is, and is inherited.
  package func apply(to program: inout Spawn) {
    (program.standardSignals, program.blockedSignals) = (~ignored, blocked)
  }
}
