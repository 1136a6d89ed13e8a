/// Returns a quoted excerpt of typed text that is safe to print: about 40 characters at most, with
/// control characters as `^X` and other invisible ones as `\u{..}`.
func excerpt(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars {
    let piece = visible(scalar)
    guard shown.unicodeScalars.count + piece.unicodeScalars.count <= 40 else {
      return "“\(shown)…”"
    }
    shown += piece
  }
  return "“\(shown)”"
}

private func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0..<0x20, 0x7F:
    // Caret notation as in stty(1): flipping bit 6 gives the key to press with Control.
    return "^" + String(Unicode.Scalar(UInt8(scalar.value ^ 0x40)))
  case 0x20..<0x7F: return String(scalar)
  default:
    let code = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    return scalar.isVisibleAlone ? String(scalar) : code
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is visible on its own: it isn't invisible, combining or a control of text
  /// direction.
  fileprivate var isVisibleAlone: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }
}
