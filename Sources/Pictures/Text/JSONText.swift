/// Values as JSON has them (RFC 8259).
enum JSONText {
  /// Returns a string in quotes; beside what has to be escaped everything stays as it is.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a time in seconds, to the millionth.
  static func seconds(_ time: Duration) -> String {
    let (seconds, rest) = time.components
    let micros = "\(1_000_000 + rest / 1_000_000_000_000)".dropFirst()
    var text = "\(seconds).\(micros)"
    while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
    return text
  }
}
