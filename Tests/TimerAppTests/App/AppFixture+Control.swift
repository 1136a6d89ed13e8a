import Control
import Programs
import Reports
import TestSupport

@testable import TimerApp

extension AppFixture.Tester {
  /// Asks for something as another process does, and returns how the timer stands by the one answer.
  mutating func ask(_ request: ControlRequest, _ tab: Int) -> TimerRecord? {
    message(.asked(request, tab: tab, from: 7))
    let answers = claimAll { if case .perform(.reply) = $0 { true } else { false } }
    guard answers.count == 1, case .perform(.reply(.timer(let json), to: 7, tab: tab)) = answers[0]
    else { return nil }
    return try? TimerRecord(json)
  }

  /// Claims all that was published, and returns of which timers it was.
  mutating func news() -> [Int] {
    claimAll { if case .perform(.publish) = $0 { true } else { false } }
      .compactMap { if case .perform(.publish(let tab, _)) = $0 { tab } else { nil } }
  }

  /// Claims what was published of a timer.
  mutating func published(_ tab: Int) -> [TimerRecord] {
    claimAll { if case .perform(.publish(tab, _)) = $0 { true } else { false } }
      .compactMap { if case .perform(.publish(_, let record)) = $0 { record } else { nil } }
  }

  /// Claims the lines of the history about a timer.
  mutating func logged(_ tab: Int) -> [HistoryEntry] {
    claimAll { if case .perform(.log(tab, _)) = $0 { true } else { false } }.compactMap(\.entry)
  }
}

extension Action<AppEffect> {
  /// The line that is added to the history, if one is.
  var entry: HistoryEntry? {
    if case .perform(.log(_, let entry)) = self { entry } else { nil }
  }

  /// What it is, in a word.
  var kind: String {
    switch self {
    case .perform(.reply): "reply"
    case .perform(.log): "log"
    case .perform(.publish): "publish"
    case .perform(.unregister): "unregister"
    case .end: "end"
    default: "other"
    }
  }
}
