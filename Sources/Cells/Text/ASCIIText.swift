/// Text for terminals whose charset isn't UTF-8.
public enum ASCIIText {
  /// Returns the text with the signs that this project uses written in ASCII, and a question mark
  /// for every other character that isn't.
  public static func text(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(ascii(scalar)) }
    return String(result)
  }

  /// Returns a sign that is as wide and comes closest.
  static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    switch scalar {
    case "·", "−", "–", "─": return "-"
    case "│": return "|"
    case "╭", "╮", "╰", "╯": return "+"
    case "’": return "'"
    case "“", "”": return "\""
    case "…": return "."
    default: return "?"
    }
  }
}

extension Grid {
  /// Writes everything in ASCII; the right half of a wide character becomes a space.
  public mutating func makeASCII() {
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
