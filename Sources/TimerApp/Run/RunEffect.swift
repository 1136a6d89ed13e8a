internal import Clocks
internal import Control
internal import Countdowns
internal import Programs
internal import Reports

/// What only the edge can do for a timer, whatever program shows it.
enum RunEffect: Hashable, Sendable {
  /// A deadline was reached or a step has started, and a message on the desktop may say so.
  case notify(String)
  /// The state has changed, for all who follow it and for the next start.
  case publish(TimerRecord)
  /// The answer to a request.
  case reply(ControlReply, to: Int)
  /// A command is run.
  case hook(HookCommand)
  /// The sound or the words of a mark are heard.
  case play(mark: Int)
  /// A line is added to the history.
  case log(HistoryEntry)
}

/// The place of an effect among those of a turn: the alarm comes before what a disk may delay, an answer
/// after what it says was kept, a socket is closed after the last answer, and then its name is free for the
/// next timer.
enum EffectStage: Int {
  case alarm, record, answer, screen, settings, history, output, closing, opening, handOver, end
}

extension RunEffect {
  var stage: EffectStage {
    switch self {
    case .publish(let record): record.status == nil ? .record : .history
    case .reply: .answer
    case .log: .history
    case .notify, .hook, .play: .screen
    }
  }
}

/// An effect of a program with timers.
protocol StagedEffect: Hashable, Sendable {
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

  /// Returns actions in the order in which they are carried out.
  static func ordered(_ actions: [Action]) -> [Action] {
    guard actions.count > 1 else { return actions }
    return actions.enumerated()
      .sorted { ($0.element.stage.rawValue, $0.offset) < ($1.element.stage.rawValue, $1.offset) }
      .map(\.element)
  }
}
