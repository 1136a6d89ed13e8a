/// What was read from a source.
public struct ChartReading: Hashable, Sendable {
  /// The name of the file, if it was given.
  public var file: String?
  /// The sets, at least one; they obey the rules of ``ChartSet/validated()``.
  public var sets: [ChartSet]
  /// Sentences for a person: what was left out, and how the unclear was understood.
  public var notes: [String]

  /// Creates a reading.
  public init(file: String? = nil, sets: [ChartSet], notes: [String] = []) {
    self.file = file
    self.sets = sets
    self.notes = notes
  }

  /// Makes sentences of clauses, each with the name of the file.
  init(file: String?, sets: [ChartSet], clauses: [String]) {
    let distinct = clauses.enumerated().filter { !clauses[..<$0.offset].contains($0.element) }
    let notes = distinct.map { _, clause in file.map { "\($0): \(clause)" } ?? clause }
    self.init(file: file, sets: sets, notes: notes)
  }
}
