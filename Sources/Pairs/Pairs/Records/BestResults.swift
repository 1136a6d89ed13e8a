/// The best results of each category, best first.
package struct BestResults: Hashable, Sendable {
  package private(set) var results: [GameResult] = []

  /// The maximum number of results per category.
  package static let maxPerCategory = 5

  package init(_ results: [GameResult] = []) {
    for result in results { _ = add(result) }
  }

  /// Parses results, one per line; invalid lines are skipped.
  package init(lines: String) {
    self.init(lines.split(whereSeparator: \.isNewline).compactMap { GameResult(line: String($0)) })
  }

  /// The results, one per line.
  package var lines: [String] { results.map(\.line) }

  /// Returns the results of a category, best first.
  package func best(of category: GameResult.Category) -> [GameResult] {
    results.filter { $0.category == category }
  }

  /// Adds a result and returns its rank within its category, from 0; `nil` if it isn't kept.
  ///
  /// Among equal results, the older one ranks higher.
  package mutating func add(_ result: GameResult) -> Int? {
    let others = best(of: result.category)
    let rank = others.count { !result.isBetter(than: $0) }
    guard rank < Self.maxPerCategory else { return nil }
    var new = others
    new.insert(result, at: rank)
    results.removeAll { $0.category == result.category }
    results += new.prefix(Self.maxPerCategory)
    return rank
  }

  package mutating func rename(_ rank: Int, of category: GameResult.Category, to name: String) {
    let places = results.indices.filter { results[$0].category == category }
    if places.indices.contains(rank) { results[places[rank]].name = name }
  }
}
