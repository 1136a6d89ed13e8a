internal import Countdowns

/// When two cards that don't match turn back.
package enum TurnBack: Hashable, Sendable {
  /// At the next choice.
  case never
  /// By themselves after a time, or at the next choice if that is earlier.
  case after(Duration)

  /// The time unless another is given.
  package static let usual = Duration.milliseconds(1200)
  /// The times that can be given.
  package static let range = Duration.milliseconds(200)...Duration.seconds(60)
  /// The description of valid texts.
  package static let form = "a span from 0.2s to 1m, or never"

  /// Parses a span, or `never`.
  package init?(_ text: String) {
    if text == "never" {
      self = .never
    } else {
      guard case .span(let time, _) = try? Reading(words: [text]), Self.range.contains(time)
      else { return nil }
      self = .after(time)
    }
  }

  /// The text of it, for the settings file: “1.2s”.
  package var text: String {
    switch self {
    case .never: "never"
    case .after(let time): SpanText.words(for: time).filter { $0 != " " }
    }
  }
}
