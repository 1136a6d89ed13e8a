internal import ArgumentParser
internal import Countdowns

/// A span as the value of an option.
struct SpanArgument {
  var duration: Duration

  static func parse(_ text: String) throws -> SpanArgument {
    guard case .span(let duration, _) = try Reading(words: [text]) else {
      throw ValidationError("“\(text)” is a time of day; a span such as 10m is wanted here")
    }
    return SpanArgument(duration: duration)
  }

  /// Reads a span that may be none at all.
  static func parseOrZero(_ text: String) throws -> SpanArgument {
    ["0", "0s", "0ms"].contains(text) ? SpanArgument(duration: .zero) : try parse(text)
  }
}
