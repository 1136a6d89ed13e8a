/// The tail of a program's standard error.
struct Complaint: Hashable {
  private var bytes: [UInt8] = []

  /// The maximum number of bytes that are kept.
  private static let longest = 4096
  /// The maximum number of characters in a line.
  private static let longestLine = 160

  /// Appends bytes, dropping the oldest ones.
  mutating func append(_ more: [UInt8]) {
    bytes += more
    if bytes.count > Self.longest { bytes.removeFirst(bytes.count - Self.longest) }
  }

  /// The last non-blank line without terminal control sequences; `nil` if there is none.
  var lastLine: String? {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.lazy.reversed().map(Self.plain).first(where: { !$0.isEmpty }) else {
      return nil
    }
    return line.count > Self.longestLine ? line.prefix(Self.longestLine - 1) + "…" : line
  }

  /// Returns a line without escape sequences, control characters, and leading or trailing blanks.
  private static func plain(_ line: Substring) -> String {
    var rest = line.unicodeScalars[...]
    var plain = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar.properties.generalCategory {
      case _ where scalar == "\u{1B}": skipSequence(&rest)
      case .control, .format: if scalar == "\t" { plain.append(" ") }
      default: plain.append(scalar)
      }
    }
    let text = String(plain).drop(while: \.isWhitespace)
    let end = text.lastIndex { !$0.isWhitespace }
    return end.map { String(text[...$0]) } ?? ""
  }

  /// Skips what follows the escape character: a control sequence, a string, or one character.
  private static func skipSequence(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.popFirst() {
    case "[":
      while let scalar = rest.popFirst() { if ("@"..."~").contains(scalar) { return } }
    case "]":
      while let scalar = rest.popFirst() {
        if scalar == "\u{07}" { return }
        if scalar == "\u{1B}" { return _ = rest.popFirst() }
      }
    default: break
    }
  }
}
