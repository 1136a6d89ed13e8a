/// A position in a text that advances by Unicode scalar.
struct ScalarCursor {
  private let scalars: [Unicode.Scalar]
  private(set) var index = 0

  init(_ text: some StringProtocol) { scalars = Array(text.unicodeScalars) }

  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The text up to the next blank.
  var restOfWord: String {
    var ahead = self
    return ahead.take { !$0.isBlank }
  }

  mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let start = index
    while let scalar = next, isWanted(scalar) { index += 1 }
    return text(from: start)
  }

  /// Advances past the next scalar if it equals the given one, and returns whether it did.
  mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  mutating func skipBlanks() {
    while let scalar = next, scalar.isBlank { index += 1 }
  }

  func text(from start: Int) -> String {
    var text = ""
    for scalar in scalars[start..<index] { text.unicodeScalars.append(scalar) }
    return text
  }
}

extension Unicode.Scalar {
  var isBlank: Bool { self == " " || ("\t"..."\r").contains(self) }

  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
