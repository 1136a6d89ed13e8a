internal import Glibc
package import Programs
package import TerminalIO

/// What carries out a program's own effects.
@MainActor
package protocol EffectHandler<P>: AnyObject {
  associatedtype P: Program

  /// Prepares what is slow, after the first frame was drawn.
  func start(_ runner: Runner<P>)

  /// Carries out an effect; what comes of it is sent to the runner as a message.
  func perform(_ effect: P.Effect, _ runner: Runner<P>)

  /// Ends what goes on, at the end of the program, within a few milliseconds, and returns the exit
  /// status: the one that the program gave, unless something failed that it can't know of.
  ///
  /// The terminal, if there is one, gets the program's last `line`.
  func finish(saying line: String?, status: Int32) -> Int32

  /// Handles a signal with a meaning of the program's own, and returns whether it has one; other
  /// signals end the program.
  func handle(_ signal: Signal, _ runner: Runner<P>) -> Bool

  /// Ends whatever is going on before a signal ends the program.
  func die(of signal: Signal, _ runner: Runner<P>)

  /// Says what is left to be said once the terminal is as it was, before the program dies of a
  /// signal; by default nothing.
  func sayLastWords(after signal: Signal, _ runner: Runner<P>)

  /// Ends the process after the terminal was restored; by default at once.
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
