/// The reason a text can't be read as a mark; the associated values are excerpts of the input.
package enum MarkError: Error, Equatable, Sendable {
  /// No `=` follows the point.
  case noSign(String)
  /// The point isn't a span.
  case span(SpanFault)
  /// A percentage isn't a number with at most one decimal.
  case share(String)
  /// A percentage isn't from 0 % to 100 %.
  case shareOutOfRange(String)
  /// The mark has no action.
  case noAction(String)
  /// The text has a NUL character.
  case nul(String)
}

extension MarkError: CustomStringConvertible {
  /// A sentence that states what is wrong, where, and what would be valid.
  package var description: String {
    switch self {
    case .noSign(let text):
      "\(excerpt(text)) lacks “=” and an action;"
        + " write 5m=COMMAND, 5m=sound:NAME or 5m=say:TEXT"
    case .span(let fault): fault.sentence(about: .mark)
    case .share(let text):
      "\(excerpt(text)) isn’t a percentage; write it with at most one decimal, such as 12.5%"
    case .shareOutOfRange(let text):
      "\(excerpt(text)) is out of range; write a percentage from 0% to 100%"
    case .noAction(let text):
      "nothing happens at \(excerpt(text)); write 5m=COMMAND, 5m=sound:NAME or 5m=say:TEXT"
    case .nul(let text): "\(excerpt(text)) has a NUL character; remove it"
    }
  }
}
