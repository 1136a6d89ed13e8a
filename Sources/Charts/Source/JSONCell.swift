import Tables

/// A value of a row in JSON.
enum JSONCell: Hashable {
  case number(Double)
  case gap
  case text(String)
  /// True, false, an array or an object, which no chart can show.
  case other

  /// Takes in a value of one token; `nil` for arrays and objects.
  init?(_ token: JSONPull.Token) {
    switch token {
    case .number(let value): self = .number(value)
    case .null: self = .gap
    case .boolean: self = .other
    case .string(let text): self = Self.number(in: text)
    case .beginArray, .beginObject, .endArray, .endObject, .key, .end: return nil
    }
  }

  /// Returns what a text means: services write numbers in quotation marks.
  private static func number(in text: String) -> JSONCell {
    let bytes = Array(text.utf8)
    return switch NumberFormat().read(Byte.trimmed(bytes[...])) {
    case .number(let value): .number(value)
    case .missing: .gap
    case .ambiguous, .notFinite, .notNumber: .text(text)
    }
  }
}
