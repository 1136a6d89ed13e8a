package import Clocks

/// The result of a session's turn.
package struct Turn<P: Program>: Sendable {
  /// The actions to perform, in order.
  package var actions: [Action<P.Effect>] = []
  /// The frame to show; `nil` if no frames are drawn or the program ends.
  package var frame: Frame?
  /// The time at which the session must be woken; `nil` for never.
  package var wake: Instant?
  package var subscriptions: Set<Subscription<P.Message>> = []

  package init() {}

  /// Whether the actions end the program; such a turn has no frame.
  var ends: Bool { actions.contains { if case .end = $0 { true } else { false } } }
}
