internal import Glibc
package import Programs
package import TerminalIO

/// A handler that carries out a program's own effects.
@MainActor
package protocol EffectHandler<P>: AnyObject {
  associatedtype P: Program

  /// Prepares anything slow, after the first frame was drawn.
  func start(_ runner: Runner<P>)

  /// Carries out an effect; its result is sent to the runner as a message.
  func perform(_ effect: P.Effect, _ runner: Runner<P>)

  /// Stops everything in progress, within a few milliseconds, and returns the exit status: the
  /// program's own, unless something failed that the program doesn't know of.
  ///
  /// The terminal, if there is one, gets the program's last `line`.
  func finish(saying line: String?, status: Int32) -> Int32

  /// Handles a signal with a program-defined meaning, and returns whether it has one; other signals
  /// end the program.
  func handle(_ signal: Signal, _ runner: Runner<P>) -> Bool

  /// Stops everything in progress before a signal ends the program.
  func die(of signal: Signal, _ runner: Runner<P>)

  /// Prints any last message once the terminal is restored, before the program dies of a signal; by
  /// default nothing.
  func sayLastWords(after signal: Signal, _ runner: Runner<P>)

  /// Ends the process after the terminal was restored; by default immediately.
  func leave(_ runner: Runner<P>, status: Int32) -> Never
}

extension EffectHandler {
  package func start(_ runner: Runner<P>) {}
  package func finish(saying line: String?, status: Int32) -> Int32 { status }
  package func handle(_ signal: Signal, _ runner: Runner<P>) -> Bool { false }

  package func die(of signal: Signal, _ runner: Runner<P>) {
    _ = finish(saying: nil, status: 0)
  }

  package func sayLastWords(after signal: Signal, _ runner: Runner<P>) {}

  // Skips exit handlers, which have nothing left to do, so that the process ends on time.
  package func leave(_ runner: Runner<P>, status: Int32) -> Never { _exit(status) }
}
