import Programs
import Reports
import TestSupport

@testable import TimerPrograms
@testable import Timers

extension AppFixture.Tester {
  /// Sends a request as another process does, and returns the timer's state from the single reply.
  mutating func ask(_ request: ControlRequest, _ tab: Int) -> TimerRecord? {
    message(.asked(request, tab: tab, from: 7))
    let answers = claimAll { if case .perform(.timer(_, .reply)) = $0 { true } else { false } }
    guard answers.count == 1,
      case .perform(.timer(tab, .reply(.timer(let json), to: 7))) = answers[0]
    else { return nil }
    return try? TimerRecord(json)
  }

  /// Claims all publications, and returns their tab IDs.
  mutating func news() -> [Int] {
    claimAll { if case .perform(.timer(_, .publish)) = $0 { true } else { false } }
      .compactMap { if case .perform(.timer(let tab, .publish)) = $0 { tab } else { nil } }
  }

  /// Claims the publications of a timer.
  mutating func published(_ tab: Int) -> [TimerRecord] {
    claimAll { if case .perform(.timer(tab, .publish)) = $0 { true } else { false } }
      .compactMap { if case .perform(.timer(_, .publish(let record))) = $0 { record } else { nil } }
  }

  /// Claims the history entries of a timer.
  mutating func logged(_ tab: Int) -> [HistoryEntry] {
    claimAll { if case .perform(.timer(tab, .log)) = $0 { true } else { false } }.compactMap(
      \.entry)
  }
}

extension Action<AppEffect> {
  /// The history entry that is added, if any.
  var entry: HistoryEntry? {
    if case .perform(.timer(_, .log(let entry))) = self { entry } else { nil }
  }

  /// The kind of effect, in a word.
  var kind: String {
    switch self {
    case .perform(.timer(_, .reply)): "reply"
    case .perform(.timer(_, .log)): "log"
    case .perform(.timer(_, .publish)): "publish"
    case .perform(.unregister): "unregister"
    case .end: "end"
    default: "other"
    }
  }
}
