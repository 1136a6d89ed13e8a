package import Programs

/// The order of the effects of an event.
///
/// The alarm comes before effects that a disk may delay, and a reply after the state that it
/// reports is saved, unless the timer has just begun to ring; the state of a timer that is over is
/// its line in the history. A socket is closed after the last reply, before another timer can take
/// its name.
package enum EffectStage: Int {
  case alarm, record, answer, screen, settings, history, lastAnswer, output, closing, opening
  case handOver, end
}

/// An effect of a program with timers.
package protocol StagedEffect: Hashable, Sendable {
  var stage: EffectStage { get }
}

extension Action where Effect: StagedEffect {
  fileprivate var stage: EffectStage {
    switch self {
    case .perform(let effect): effect.stage
    case .end: .end
    default: .screen
    }
  }

  /// Returns actions in execution order.
  package static func ordered(_ actions: [Action]) -> [Action] {
    guard actions.count > 1 else { return actions }
    return actions.enumerated()
      .sorted { ($0.element.stage.rawValue, $0.offset) < ($1.element.stage.rawValue, $1.offset) }
      .map(\.element)
  }
}
