package import CommandLines
internal import Countdowns

/// A span as the value of an option.
package struct SpanArgument {
  package var duration: Duration

  /// Parses a span such as `5m`.
  package static func parse(_ text: String) throws(ValueError) -> SpanArgument {
    let reading: Reading
    do throws(ReadingError) {
      reading = try Reading(words: [text])
    } catch {
      throw .reason(error.description)
    }
    guard case .span(let duration, _) = reading else {
      throw .reason("“\(text)” is a time of day, not a span such as 10m")
    }
    return SpanArgument(duration: duration)
  }

  /// Parses a span that may be zero.
  static func parseOrZero(_ text: String) throws(ValueError) -> SpanArgument {
    ["0", "0s", "0ms"].contains(text) ? SpanArgument(duration: .zero) : try parse(text)
  }
}

extension Option {
  /// Creates an option whose value is a span, such as `5m`.
  package static func span(
    _ name: String, _ path: ValuePath<Arguments, Duration?>, orZero: Bool = false, help: String
  ) -> Option {
    value(name, "span", path, help: help) { (text) throws(ValueError) in
      try (orZero ? SpanArgument.parseOrZero(text) : SpanArgument.parse(text)).duration
    }
  }
}
