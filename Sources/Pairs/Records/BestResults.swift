/// The best results of each kind of game, the best first.
package struct BestResults: Hashable, Sendable {
  package private(set) var results: [GameResult] = []

  /// The results that are kept of each kind.
  package static let kept = 5

  package init(_ results: [GameResult] = []) {
    for result in results { _ = add(result) }
  }

  /// Creates the results of lines; lines that aren't results are left out.
  package init(lines: String) {
    self.init(
      lines.split(whereSeparator: \.isNewline).compactMap { GameResult(line: String($0)) })
  }

  /// The results as lines.
  package var lines: [String] { results.map(\.line) }

  /// Returns the results of a kind, the best first.
  package func best(of kind: GameResult.Kind) -> [GameResult] {
    results.filter { $0.kind == kind }
  }

  /// Adds a result, and returns its rank among those of its kind, from 0; `nil` if it isn't kept.
  ///
  /// Of equal results, the older one ranks higher.
  package mutating func add(_ result: GameResult) -> Int? {
    let others = best(of: result.kind)
    let rank = others.count { !result.isBetter(than: $0) }
    guard rank < Self.kept else { return nil }
    var new = others
    new.insert(result, at: rank)
    results.removeAll { $0.kind == result.kind }
    results += new.prefix(Self.kept)
    return rank
  }

  /// Gives the result with a rank among those of its kind another name.
  package mutating func rename(_ rank: Int, of kind: GameResult.Kind, to name: String) {
    let places = results.indices.filter { results[$0].kind == kind }
    if places.indices.contains(rank) { results[places[rank]].name = name }
  }
}
