package import Clocks
package import TerminalCodes

extension WheelState {
  /// Digits typed in succession.
  struct Digits: Hashable, Sendable {
    var text = ""
    /// The time from which the next digit begins a new number.
    var end: Instant?
  }

  /// The time after which a digit begins a new number.
  package static var digitTime: Duration { .seconds(1) }

  /// Handles a key; `nil` if it isn't one of a wheel's.
  ///
  /// As in a spinner, up increases and down decreases: up pushes the wheel, and the larger values
  /// below move up.
  package mutating func handle(_ press: KeyPress, at now: Instant) -> Outcome? {
    guard press.modifiers.isSubset(of: .shift) else { return nil }
    if case .character(let character) = press.key, character.isASCII,
      let digit = character.wholeNumberValue
    {
      return type(digit, at: now)
    }
    defer { digits = Digits() }
    switch press.key {
    case .up, .character("+"), .character("="), .character("k"): turn(by: 1, at: now)
    case .down, .character("-"), .character("−"), .character("j"): turn(by: -1, at: now)
    case .pageUp: turn(by: pageLength(1), at: now)
    case .pageDown: turn(by: pageLength(-1), at: now)
    case .home: turn(to: range.lowerBound, at: now)
    case .end: turn(to: range.upperBound, at: now)
    case .left, .character("h"): return .previous
    case .right, .character("l"): return .next
    case .backspace, .delete:
      guard !digits.text.isEmpty else { return nil }
    default: return nil
    }
    return .changed
  }

  /// Returns the number of values in a page: ten, or as many as there are.
  private func pageLength(_ sign: Int) -> Int { sign * min(10, max(1, count - 1)) }

  private mutating func type(_ digit: Int, at now: Instant) -> Outcome {
    let isLate = digits.end.map { $0 <= now } ?? true
    var text = (isLate ? "" : digits.text) + "\(digit)"
    // A number beyond the range is restarted with its last digit.
    if let number = Int(text), number > range.upperBound { text = "\(digit)" }
    let number = Int(text) ?? digit
    if number >= range.lowerBound, number <= range.upperBound { turn(to: number, at: now) }
    let isFull = number * 10 > range.upperBound || text.count >= "\(range.upperBound)".count
    digits = isFull ? Digits() : Digits(text: text, end: now.advanced(by: Self.digitTime))
    return isFull ? .next : .changed
  }
}
