/// A version number, major part first.
package struct TerminalVersion: Hashable, Sendable, Comparable, ExpressibleByArrayLiteral,
  CustomStringConvertible
{
  /// The numbers, without trailing zeros.
  package let parts: [Int]

  /// Creates a version from its numbers; an empty one is older than all others.
  package init(_ parts: [Int] = []) {
    let last = parts.lastIndex { $0 != 0 } ?? -1
    self.parts = Array(parts.prefix(last + 1))
  }

  package init(arrayLiteral elements: Int...) { self.init(elements) }

  /// Parses the numbers at the start of a text, such as 1.21.0 or 20240203-110809.
  package init(_ text: some StringProtocol) {
    let numbers = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    self.init(numbers.split(separator: ".").prefix(4).map { Int($0) ?? 0 })
  }

  /// The numbers, separated by dots.
  package var description: String { parts.map(String.init).joined(separator: ".") }

  /// Returns whether a version is older than another.
  package static func < (one: TerminalVersion, other: TerminalVersion) -> Bool {
    one.parts.lexicographicallyPrecedes(other.parts)
  }

  /// Returns the version that vte and Konsole report as a single number: 7006 is 0.70.6, 221203 is
  /// 22.12.3.
  static func packed(_ version: TerminalVersion) -> TerminalVersion {
    guard version.parts.count == 1, let number = version.parts.first else { return version }
    return [number / 10_000, number / 100 % 100, number % 100]
  }
}
