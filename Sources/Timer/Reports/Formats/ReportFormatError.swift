internal import Cells
internal import Texts

/// The reason a format can't be parsed; the associated values are excerpts of it.
package enum ReportFormatError: Error, Hashable, Sendable {
  /// The name between the braces isn't a field.
  case unknownField(String)
  case emptyBraces
  /// An opening brace has no closing brace after it.
  case unclosedBrace(String)
  /// A closing brace has no opening brace before it.
  case strayBrace
  /// The template has more bytes than `ReportTemplate.longest`.
  case tooLong(bytes: Int)
  /// The template contains a control character.
  case controlCharacter(Unicode.Scalar)
  /// A word without a field isn't the name of a status bar.
  case unknownFormat(String)
}

extension ReportFormatError: CustomStringConvertible {
  /// A sentence that states what is wrong and what would be valid, with all fields on a line of
  /// their own, so that a long word can't push them out of the message.
  package var description: String {
    switch self {
    case .unknownField(let name):
      "unknown field \(ShownText.quoted("{\(name)}"))"
        + Self.suggestion(Self.nearest(to: name, among: Self.names).map { "{\($0)}" }, orElse: "")
        + Self.fields
    case .emptyBraces:
      "“{}” has no field; name one, or write “{{” and “}}” for braces\(Self.fields)"
    case .unclosedBrace(let text):
      "\(ShownText.quoted(text)) isn’t closed; add “}”, or write “{{” for a brace\(Self.fields)"
    case .strayBrace: "“}” has no “{” before it; write “}}” for a brace\(Self.fields)"
    case .tooLong(let bytes):
      "the template has \(bytes) bytes; write at most \(ReportTemplate.longest)"
    case .controlCharacter(let scalar):
      "the template has \(Self.name(of: scalar)); write it in one line of visible text"
    case .unknownFormat(let word):
      "unknown format \(ShownText.quoted(word))"
        + Self.suggestion(Self.nearestFormat(to: word), orElse: ";")
        + " write \(Self.bars.joined(separator: ", ")),"
        + " or a template such as “{remaining} {label}”\(Self.fields)"
    }
  }

  private static let names = ReportField.allCases.map(\.rawValue)
  private static let bars = StatusBar.allCases.map(\.rawValue)
  private static let fields = "\nfields: " + names.joined(separator: ", ")

  private static func suggestion(_ text: String?, orElse words: String) -> String {
    text.map { "; did you mean “\($0)”?" } ?? words
  }

  private static func nearest(to typed: String, among names: [String]) -> String? {
    NearestNames.nearest(to: typed, among: names).first
  }

  /// Returns the bar that was probably meant, or the field whose braces are missing.
  private static func nearestFormat(to typed: String) -> String? {
    if names.contains(typed) { return "{\(typed)}" }
    return nearest(to: typed, among: bars)
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    if scalar == "\n" || scalar == "\r" { return "a line break" }
    return "the control character U+\(NumberText.hexadecimal(UInt64(scalar.value), to: 4))"
  }
}
