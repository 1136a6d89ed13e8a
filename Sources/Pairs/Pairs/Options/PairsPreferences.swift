/// The options of games from a file or a command line; `nil` for those that aren't set.
package struct PairsPreferences: Hashable, Sendable {
  package var pairs: Int?
  /// The name of the theme.
  package var theme: String?
  package var bonusSeconds: Int?
  package var players: Int?
  package var isEasy: Bool?
  package var computer: ComputerSeat?
  package var turnBack: TurnBack?
  package var hasSounds: Bool?
  /// Whether animations are off.
  package var isStill: Bool?
  /// The player's name.
  package var name: String?

  /// Creates preferences without any.
  package init() {}

  /// Creates preferences of which only one is set.
  package init<Value>(_ property: WritableKeyPath<PairsPreferences, Value?>, _ value: Value) {
    self[keyPath: property] = value
  }
}

/// Whether the computer is the second player.
package enum ComputerSeat: Hashable, Sendable {
  case off
  /// The computer plays, with a memory.
  case taken(ComputerMemory)

  /// The description of valid texts.
  package static let form = "a memory (easy, medium, hard or 40%) or off"

  /// Parses a memory, or `off`.
  package init?(_ text: String) {
    guard text != "off" else {
      self = .off
      return
    }
    guard let memory = ComputerMemory(text) else { return nil }
    self = .taken(memory)
  }

  /// The memory of the computer; `nil` if it doesn't play.
  package var memory: ComputerMemory? { if case .taken(let memory) = self { memory } else { nil } }

  /// The text of it, for the settings file.
  package var text: String { memory?.text ?? "off" }
}
