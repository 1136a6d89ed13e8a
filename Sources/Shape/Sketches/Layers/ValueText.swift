internal import Texts

/// The text of a value, and the types it can be parsed as.
struct ValueText {
  let text: String

  init(_ text: String) { self.text = text }

  /// A finite number.
  var number: Double? { Self.number(text[...]) }

  /// Finite numbers separated by commas or spaces; `nil` if there are none or one is invalid.
  var numbers: [Double]? { numbers(Self.number) }

  /// Returns numbers separated by commas or spaces, each parsed by `read`.
  func numbers(_ read: (Substring) -> Double?) -> [Double]? {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    let words = fields.map { $0.split(separator: " ") }
    // An empty field means that a number is missing.
    guard words.allSatisfy({ !$0.isEmpty }) else { return nil }
    let numbers = words.joined().compactMap(read)
    return numbers.count == words.reduce(0) { $0 + $1.count } ? numbers : nil
  }

  /// Two numbers separated by `..`; a missing one defaults to 0 or 1.
  var span: (from: Double, to: Double)? {
    guard let dots = text.range(ofFirst: "..") else { return nil }
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
    NumberScanner.number(in: text).flatMap { abs($0) <= 1e9 ? $0 : nil }
  }
}
