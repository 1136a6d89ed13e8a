/// Formats numbers the way options take them.
enum NumberText {
  /// Formats a number with at most three decimals and no trailing zeros.
  static func text(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    var text = "\(thousandths < 0 ? "-" : "")\(whole)"
    guard rest > 0 else { return text }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += ".\(digits)"
    return text
  }
}
