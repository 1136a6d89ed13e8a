/// A value as it was typed, and what it can be read as.
struct ValueText {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// A finite number.
  var number: Double? { Self.number(text[...]) }

  /// Finite numbers with commas or spaces between them; `nil` if there is none or one isn't.
  var numbers: [Double]? {
    let parts = text.split { $0 == "," || $0 == " " }
    let numbers = parts.compactMap(Self.number)
    return !numbers.isEmpty && numbers.count == parts.count ? numbers : nil
  }

  /// Two numbers with `..` between them; a missing one is 0 or 1.
  var span: (from: Double, to: Double)? {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
    let from = first.isEmpty ? 0 : Self.number(first)
    let to = last.isEmpty ? 1 : Self.number(last)
    guard let from, let to else { return nil }
    return (from, to)
  }

  var bool: Bool? {
    switch text {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  private static func number(_ text: Substring) -> Double? {
    // `Double` also reads hexadecimal numbers, infinities and NaN: nobody means those here.
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else {
      return nil
    }
    return Double(text).flatMap { $0.isFinite && abs($0) <= 1e9 ? $0 : nil }
  }
}
