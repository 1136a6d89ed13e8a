/// JSON output (RFC 8259).
package enum JSONText {
  /// Returns text in quotes, escaping only what JSON requires, and what would steer a terminal:
  /// control characters, line separators and bidirectional controls.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns an object of strings, with its members in the given order.
  package static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)):\(string($0.value))" }.joined(separator: ",") + "}"
  }

  /// Returns an array of objects, one per line.
  package static func array(_ objects: [[(key: String, value: String)]]) -> String {
    objects.isEmpty ? "[]" : "[" + objects.map(object).joined(separator: ",\n ") + "]"
  }
}
