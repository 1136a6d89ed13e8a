package import Clocks
internal import JSON
internal import Texts

/// The saved result of a single-player game.
package struct GameResult: Hashable, Sendable {
  /// The category of a result; only results of the same category are compared.
  package struct Category: Hashable, Sendable {
    /// The rules for a player alone.
    package private(set) var rules: PairsRules
    package private(set) var theme: String

    package init(of rules: PairsRules, theme: String) {
      (self.rules, self.theme) = (rules, theme)
      (self.rules.players, self.rules.computer) = (1, nil)
    }
  }

  package var category: Category
  package var name: String
  package var score: Int
  package var moves: Int
  package var time: Duration

  package init(_ category: Category, name: String, score: Int, moves: Int, time: Duration) {
    self.category = category
    self.name = name
    self.score = score
    self.moves = moves
    self.time = time
  }

  /// Returns whether this result is better: by points, then moves, then time.
  package func isBetter(than other: GameResult) -> Bool {
    (other.score, moves, time) < (score, other.moves, other.time)
  }
}

extension GameResult {
  /// Creates the result of a single-player game.
  package init(of game: PairsGame, theme: String, name: String, at now: Instant) {
    self.init(
      Category(of: game.rules, theme: theme), name: name, score: game.scores[0], moves: game.moves,
      time: game.time(at: now))
  }

  /// The largest score that is accepted, far above any attainable one.
  private static let largestScore = 1_000_000

  /// The result as a line of JSON.
  package var line: String {
    let members = [
      JSONValue.Member("theme", .string(category.theme)),
      .init("name", .string(name)), .init("score", .number("\(score)")),
      .init("moves", .number("\(moves)")), .init("seconds", .number(SecondsText.text(time))),
    ]
    return JSONValue.object(RuleCodec.members(of: category.rules) + members).description
  }

  /// Parses a line; `nil` if it isn't a valid result.
  package init?(line: String) {
    guard let value = JSONValue(line), let rules = try? RuleCodec.rules(in: value),
      let theme = value["theme"]?.string, let score = value["score"]?.integer,
      let moves = value["moves"]?.integer, (-Self.largestScore...Self.largestScore).contains(score),
      let time = value["seconds"]?.number.flatMap(SecondsText.duration)
    else { return nil }
    self.init(
      Category(of: rules, theme: theme), name: value["name"]?.string ?? "", score: score,
      moves: moves, time: time)
  }
}
