/// The best results of each kind of game, best first.
package struct BestResults: Hashable, Sendable {
  package private(set) var results: [GameResult] = []

  /// The number of results kept per kind.
  package static let kept = 5

  package init(_ results: [GameResult] = []) {
    for result in results { _ = add(result) }
  }

  /// Parses results, one per line; invalid lines are skipped.
  package init(lines: String) {
    self.init(
      lines.split(whereSeparator: \.isNewline).compactMap { GameResult(line: String($0)) })
  }

  /// The results, one per line.
  package var lines: [String] { results.map(\.line) }

  /// Returns the results of a kind, best first.
  package func best(of kind: GameResult.Kind) -> [GameResult] {
    results.filter { $0.kind == kind }
  }

  /// Adds a result and returns its rank within its kind, from 0; `nil` if it isn't kept.
  ///
  /// Among equal results, the older one ranks higher.
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

  /// Renames the result at a rank of its kind.
  package mutating func rename(_ rank: Int, of kind: GameResult.Kind, to name: String) {
    let places = results.indices.filter { results[$0].kind == kind }
    if places.indices.contains(rank) { results[places[rank]].name = name }
  }
}
