internal import Clocks
internal import Countdowns

extension ClockOffset.Verdict {
  /// The result in words, as it follows “clock: ”.
  package var words: String {
    guard let interval, let estimate else { return "not compared yet" }
    guard offset == .zero else {
      let isAhead = estimate > .zero
      let size = Self.words(isAhead ? estimate : .zero - estimate)
      return "\(size) \(isAhead ? "ahead of" : "behind") the shared timer’s, corrected"
    }
    let error = max(interval.upperBound, .zero - interval.lowerBound)
    return "agrees with the shared timer’s within \(Self.words(error))"
  }

  /// Returns a span rounded to milliseconds below a second, and else to seconds.
  private static func words(_ span: Duration) -> String {
    guard span >= .seconds(1) else {
      return "\(span.rounded(up: .milliseconds(1)).wholeUnits(of: .milliseconds(1))) ms"
    }
    return SpanText.words(for: .seconds((span + .milliseconds(500)).wholeUnits(of: .seconds(1))))
  }
}
