internal import ArgumentParser
internal import Countdowns

/// A span as the value of an option.
struct SpanArgument {
  var duration: Duration

  static func parse(_ text: String) throws -> SpanArgument {
    guard case .span(let duration, _) = try Reading(words: [text]) else {
      throw ValidationError("“\(text)” is a time of day; a span such as 10m is wanted here.")
    }
    return SpanArgument(duration: duration)
  }
}
