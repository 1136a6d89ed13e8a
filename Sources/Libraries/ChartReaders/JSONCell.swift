internal import JSON
internal import Tables
internal import Texts

/// A cell in a JSON row.
enum JSONCell: Hashable {
  case number(Double)
  case gap
  case text(String)
  /// A Boolean, an array or an object, which a chart can't show.
  case other

  /// Creates a cell from a single token; `nil` for arrays and objects.
  init?(_ token: JSONPull.Token) {
    switch token {
    case .number(let value): self = .number(value)
    case .null: self = .gap
    case .boolean: self = .other
    case .string(let text): self = Self.number(in: text)
    case .beginArray, .beginObject, .endArray, .endObject, .key, .end: return nil
    }
  }

  /// Creates a cell from a value; `nil` for arrays and objects.
  init?(_ value: JSONValue) {
    switch value {
    case .number(let text): self = NumberScanner.number(in: text).map { .number($0) } ?? .other
    case .null: self = .gap
    case .boolean: self = .other
    case .string(let text): self = Self.number(in: text)
    case .array, .object: return nil
    }
  }

  /// Returns the cell for a string: services put numbers in quotation marks.
  private static func number(in text: String) -> JSONCell {
    let bytes = Array(text.utf8)
    return switch NumberFormat().read(Byte.trimmed(bytes[...])) {
    case .number(let value): .number(value)
    case .missing: .gap
    case .ambiguous, .notFinite, .notNumber: .text(text)
    }
  }
}
