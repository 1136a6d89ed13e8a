extension Substring.UnicodeScalarView {
  /// The text without blanks around it.
  var trimmed: String {
    var rest = drop(while: \.isBlank)
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return String(rest)
  }
}
