/// Objects with texts for other programs to read (RFC 8259).
enum JSONText {
  /// Returns an array of objects, one a line.
  static func array(_ objects: [[(key: String, value: String)]]) -> String {
    guard !objects.isEmpty else { return "[]" }
    let lines = objects.map { object in
      let members = object.map { "\(quoted($0.key)):\(quoted($0.value))" }
      return "{" + members.joined(separator: ",") + "}"
    }
    return "[" + lines.joined(separator: ",\n ") + "]"
  }

  /// Returns a text in quotes, with what can't stand in them escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
