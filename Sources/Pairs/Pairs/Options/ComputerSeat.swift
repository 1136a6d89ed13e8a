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
