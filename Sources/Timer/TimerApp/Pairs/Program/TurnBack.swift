internal import CommandLines
internal import Countdowns

/// When two cards that don't match turn back.
enum TurnBack: Hashable, Sendable {
  /// At the next choice.
  case never
  /// By themselves after a time, or at the next choice if that is earlier.
  case after(Duration)

  /// The time unless another is given.
  static let usual = Duration.milliseconds(1200)
  /// The times that can be given.
  static let range = Duration.milliseconds(200)...Duration.seconds(60)
  /// The description of valid texts.
  static let form = "a span from 0.2s to 1m, or never"

  /// Parses a span, or `never`.
  init?(_ text: String) {
    if text == "never" {
      self = .never
    } else {
      guard let span = try? SpanArgument.parse(text), Self.range.contains(span.duration) else {
        return nil
      }
      self = .after(span.duration)
    }
  }

  /// The text of it, for the settings file: “1.2s”.
  var text: String {
    switch self {
    case .never: "never"
    case .after(let time): SpanText.words(for: time).filter { $0 != " " }
    }
  }
}
