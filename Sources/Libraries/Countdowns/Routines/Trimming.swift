extension Substring.UnicodeScalarView {
  /// The text without leading and trailing blanks.
  var trimmed: String {
    var rest = drop(while: \.isBlank)
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return String(rest)
  }
}
