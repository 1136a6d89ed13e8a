/// The reason a text can't be read as the length of a countdown; its description is a sentence.
public struct SpanError: Error, Equatable, Sendable {
  let fault: SpanFault
}

extension SpanError: CustomStringConvertible {
  /// A sentence that states what is wrong, where, and what would be valid.
  public var description: String { fault.sentence(about: .countdown) }
}

extension Duration {
  /// Parses a span of time above zero as people type it, up to 250 years.
  ///
  /// These are sums of numbers with units from `us` to `w` (`5m`, `1h 30m`, `1.5h`; `90` is in seconds,
  /// and `1h30` is 1 h 30 min), `4:30` and `1:04:30`, ISO 8601 durations (`PT1H30M`), and words such as
  /// `half an hour`. `SpanText` writes the same forms.
  public init(reading text: String) throws(SpanError) {
    do {
      self = try SpanFault.readSpan(text)
    } catch {
      throw SpanError(fault: error)
    }
  }
}
