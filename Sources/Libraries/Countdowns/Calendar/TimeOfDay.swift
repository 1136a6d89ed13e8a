/// A time on a 24-hour clock, to the second.
package struct TimeOfDay: Hashable, Sendable {
  /// The hour, from 0 to 23.
  package let hour: Int
  /// The minute, from 0 to 59.
  package let minute: Int
  /// The second, from 0 to 59.
  package let second: Int

  /// Creates a time, or returns `nil` if a value is out of range.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// Creates the time `secondOfDay` seconds after midnight, from 0 to 86 399.
  init(secondOfDay: Int) {
    precondition((0..<86_400).contains(secondOfDay))
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }

  /// The seconds since midnight on a day without a change of the clock.
  var secondOfDay: Int { hour * 3600 + minute * 60 + second }
}

extension TimeOfDay {
  /// Reads `14:30`, `14:30:15`, `2:15pm` or `2pm`; an hour alone needs am or pm.
  init?(typed text: some StringProtocol) {
    let lowered = text.lowercased()
    let isAfternoon = lowered.hasSuffix("pm")
    let hasMeridiem = isAfternoon || lowered.hasSuffix("am")
    let clock = hasMeridiem ? lowered.dropLast(2) : lowered[...]
    let fields = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard (hasMeridiem ? 1...3 : 2...3).contains(fields.count) else { return nil }
    guard let hour = number(fields[0], digits: 1...2) else { return nil }
    var rest: [Int] = []
    for field in fields.dropFirst() {
      guard let value = number(field, digits: 2...2) else { return nil }
      rest.append(value)
    }
    if hasMeridiem, !(1...12).contains(hour) { return nil }
    self.init(
      hour: hasMeridiem ? hour % 12 + (isAfternoon ? 12 : 0) : hour, minute: rest.first ?? 0,
      second: rest.dropFirst().first ?? 0)
  }
}

extension TimeOfDay {
  /// Returns `14:00`, `9:30` or `14:30` for `14`, `930` or `1430`, and `nil` for anything else.
  static func colonForm(of text: String) -> String? {
    guard number(text, digits: 1...4) != nil else { return nil }
    let clock = text.count < 3 ? "\(text):00" : "\(text.dropLast(2)):\(text.suffix(2))"
    return TimeOfDay(typed: clock) == nil ? nil : clock
  }
}

/// Reads a text that consists of `digits` ASCII digits and nothing else.
func number(_ text: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
  let isPlain = text.unicodeScalars.allSatisfy(\.isASCIIDigit)
  return isPlain && digits.contains(text.count) ? Int(text) : nil
}
