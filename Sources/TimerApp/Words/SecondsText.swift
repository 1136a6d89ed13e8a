/// A duration in seconds as programs read it: `300`, `1.5`.
enum SecondsText {
  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds > 0 else { return "\(seconds)" }
    var digits = String(attoseconds)
    digits = String(repeating: "0", count: 18 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(seconds).\(digits)"
  }
}
