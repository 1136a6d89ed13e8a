package import Programs

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
}

extension EffectHandler {
  package func start(_ runner: Runner<P>) {}
  package func finish(saying line: String?, status: Int32) -> Int32 { status }
}
