/// The lines of a record that spans several games.
package struct RecordLines: Hashable, Sendable {
  private var current: GameRecord?

  package init() {}

  /// Updates to the current state of a game, and returns the new lines.
  package mutating func follow(_ record: GameRecord) -> [String] {
    defer { current = record }
    guard let current, current.seed == record.seed, current.rules == record.rules else {
      return record.lines
    }
    return Array(record.lines.dropFirst(current.lines.count))
  }
}
