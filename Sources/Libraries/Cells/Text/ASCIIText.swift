/// A transliteration of text for terminals whose charset isn't UTF-8.
package enum ASCIIText {
  /// Returns the text in ASCII: this package's symbols are transliterated, and other characters
  /// become question marks.
  package static func text(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(ascii(scalar)) }
    return String(result)
  }

  /// Returns the closest ASCII character of the same width.
  static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    switch scalar {
    case "·", "−", "–", "─": return "-"
    case "│": return "|"
    case "\u{A0}", "\u{2009}", "\u{202F}": return " "
    case "╭", "╮", "╰", "╯": return "+"
    case "‘", "’": return "'"
    case "“", "”": return "\""
    case "…": return "."
    case "\u{B5}", "\u{3BC}": return "u"
    default: return "?"
    }
  }
}

extension Grid {
  /// Replaces all characters with ASCII ones; the right half of a wide character becomes a space.
  package mutating func makeASCII() {
    for row in 0..<rows {
      for column in 0..<columns
      where !(self[column, row].scalar.isASCII && self[column, row].mark == "\0")
        || self[column, row].isContinuation
      {
        let cell = self[column, row]
        self[column, row] = Cell(
          cell.isContinuation ? " " : ASCIIText.ascii(cell.scalar), style: cell.style)
      }
    }
  }
}
