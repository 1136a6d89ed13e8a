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

  /// Answers a signal whose meaning is the program's own, and returns whether it has one; the program
  /// dies of others.
  func handle(_ signal: Signal, _ runner: Runner<P>) -> Bool

  /// Ends what goes on before the program dies of a signal.
  func die(of signal: Signal, _ runner: Runner<P>)

  /// Ends the process once the terminal is as it was; by default at once.
  func leave(_ runner: Runner<P>, status: Int32) -> Never
}

extension EffectHandler {
  package func start(_ runner: Runner<P>) {}
  package func finish(saying line: String?, status: Int32) -> Int32 { status }
  package func handle(_ signal: Signal, _ runner: Runner<P>) -> Bool { false }

  package func die(of signal: Signal, _ runner: Runner<P>) {
    _ = finish(saying: nil, status: 0)
  }

  // Nothing is left to be done at exit: what would be is skipped, so that it ends on time.
  package func leave(_ runner: Runner<P>, status: Int32) -> Never { _exit(status) }
}
