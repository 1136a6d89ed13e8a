/// Sanitizes text from other programs for a terminal.
package enum CleanText {
  /// Returns a text as a single line without control characters, at most `limit` characters long.
  package static func shortened(_ text: String, to limit: Int = 120) -> String {
    var clean = ""
    var isPending = false
    for scalar in text.unicodeScalars {
      if isBlank(scalar) {
        isPending = !clean.isEmpty
      } else {
        if isPending { clean.append(" ") }
        isPending = false
        clean.unicodeScalars.append(scalar)
      }
    }
    return clean.shortened(to: limit)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      true
    default: false
    }
  }
}
