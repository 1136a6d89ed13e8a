/// The reason a text can't be read as a warning.
package enum WarningError: Error, Equatable, Sendable {
  /// No `=` follows the point.
  case noSign(String)
  /// The point is neither a span nor a percentage.
  case point(MarkError)
  /// The text after the last `=` isn't the name of a color.
  case color(String, of: String)
}

extension WarningError: CustomStringConvertible {
  /// A sentence that states what is wrong, where, and what would be valid.
  package var description: String {
    switch self {
    case .noSign(let text): "\(excerpt(text)) lacks “=” and a color; write 5m=amber or 10%=red"
    case .point(.span(let fault)): fault.sentence(about: .warning)
    case .point(let error): error.description
    case .color("", let text):
      "there is no color in \(excerpt(text)); \(Tint.choice(of: Tint.allCases))"
    case .color(let name, _): "\(excerpt(name)) isn’t a color; \(Tint.choice(of: Tint.allCases))"
    }
  }
}
