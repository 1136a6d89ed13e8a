/// Writes numbers for other programs, whatever the locale.
package enum NumberText {
  /// Returns the fewest digits that read as a finite number, without a zero fraction.
  package static func shortest(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a finite number rounded to a number of decimals, at most 15, without trailing zeros.
  package static func text(_ value: Double, decimals: Int) -> String {
    let scaled = (value * (0..<decimals).reduce(1) { power, _ in power * 10 }).magnitude
    // Beyond 2⁵³ there are no digits after the point.
    guard scaled < 9e15 else { return shortest(value) }
    // `rounded()` would link the C math library.
    let whole = Int(scaled)
    let rounded = scaled - Double(whole) < 0.5 ? whole : whole + 1
    return (value < 0 && rounded > 0 ? "-" : "") + decimal(String(rounded), places: decimals)
  }

  /// Returns digits with a point that many places from the right, without trailing zeros: `1500`
  /// with 3 places is `1.5`.
  package static func decimal(_ digits: String, places: Int) -> String {
    let all = zeros(before: digits, to: places + 1)
    var fraction = all.utf8.suffix(places)
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    let whole = all.utf8.prefix(all.utf8.count - places)
    return fraction.isEmpty ? "\(Substring(whole))" : "\(Substring(whole)).\(Substring(fraction))"
  }

  /// Returns a whole number with leading zeros, after its sign.
  package static func padded(_ value: Int, to width: Int) -> String {
    (value < 0 ? "-" : "") + zeros(before: String(value.magnitude), to: width)
  }

  /// Returns a number in capital hexadecimal digits with leading zeros.
  package static func hexadecimal(_ value: UInt64, to width: Int) -> String {
    zeros(before: String(value, radix: 16, uppercase: true), to: width)
  }

  private static func zeros(before digits: String, to width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
