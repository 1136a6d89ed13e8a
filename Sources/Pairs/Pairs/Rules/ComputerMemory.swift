/// The share of the cards seen that the computer remembers.
package struct ComputerMemory: Hashable, Sendable {
  /// The probability of remembering a card that is face up, in percent.
  package let percent: Int

  /// Creates a memory; `nil` unless the number is from 0 to 100.
  package init?(percent: Int) {
    guard (0...100).contains(percent) else { return nil }
    self.percent = percent
  }

  private init(_ percent: Int) { self.percent = percent }

  package static let named: [(name: String, memory: ComputerMemory)] = [
    ("easy", ComputerMemory(25)), ("medium", medium), ("hard", ComputerMemory(90)),
  ]

  /// The memory unless another is given.
  package static let medium = ComputerMemory(60)

  /// Parses a name, or a percentage such as `40%`.
  package init?(_ text: String) {
    if let named = Self.named.first(where: { $0.name == text }) {
      self = named.memory
    } else {
      guard text.last == "%", let percent = Int(text.dropLast()) else { return nil }
      self.init(percent: percent)
    }
  }

  /// The name, or the percentage.
  package var text: String { Self.named.first { $0.memory == self }?.name ?? "\(percent)%" }
}
