public import Charts

/// The content of a source.
public struct ChartReading: Hashable, Sendable {
  /// The name of the file, if given.
  public var file: String?
  /// The sets, at least one, all of which are valid according to `ChartSet.validated()`.
  public var sets: [ChartSet]
  /// Sentences for the user: what was skipped, and how ambiguities were resolved.
  public var notes: [String]

  /// Creates a reading.
  public init(file: String? = nil, sets: [ChartSet], notes: [String] = []) {
    self.file = file
    self.sets = sets
    self.notes = notes
  }

  /// Creates sentences from clauses, each with the file's name.
  init(file: String?, sets: [ChartSet], clauses: [String]) {
    var known: Set<String> = []
    let distinct = clauses.filter { known.insert($0).inserted }
    let notes = distinct.map { clause in file.map { "\($0): \(clause)" } ?? clause }
    self.init(file: file, sets: sets, notes: notes)
  }
}
