package import Clocks
internal import JSON
internal import Texts

/// The saved result of a single-player game.
package struct GameResult: Hashable, Sendable {
  /// The category of a result; only results of the same category are compared.
  package struct Category: Hashable, Sendable {
    package var pairs: Int
    package var theme: String
    package var bonusTime: Duration
    package var isEasy: Bool

    package init(pairs: Int, theme: String, bonusTime: Duration, isEasy: Bool = false) {
      (self.pairs, self.theme, self.bonusTime) = (pairs, theme, bonusTime)
      self.isEasy = isEasy
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

extension GameResult.Category {
  /// Creates the category of a game.
  package init(of rules: PairsRules, theme: String) {
    self.init(
      pairs: rules.pairs, theme: theme, bonusTime: rules.bonusTime,
      isEasy: rules.isEasy)
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
    var members = [
      JSONValue.Member("pairs", .number("\(category.pairs)")),
      .init("theme", .string(category.theme)),
      .init("bonus_seconds", .number(SecondsText.text(category.bonusTime))),
      .init("name", .string(name)), .init("score", .number("\(score)")),
      .init("moves", .number("\(moves)")), .init("seconds", .number(SecondsText.text(time))),
    ]
    if category.isEasy { members.append(.init("easy", .boolean(true))) }
    return JSONValue.object(members).description
  }

  /// Parses a line; `nil` if it isn't a valid result.
  package init?(line: String) {
    guard let value = JSONValue(line), let pairs = value["pairs"]?.integer,
      let theme = value["theme"]?.string,
      let bonus = value["bonus_seconds"]?.number.flatMap(SecondsText.duration),
      let score = value["score"]?.integer, let moves = value["moves"]?.integer,
      (-Self.largestScore...Self.largestScore).contains(score),
      let time = value["seconds"]?.number.flatMap(SecondsText.duration)
    else { return nil }
    self.init(
      Category(
        pairs: pairs, theme: theme, bonusTime: bonus, isEasy: value["easy"] == .boolean(true)),
      name: value["name"]?.string ?? "",
      score: score, moves: moves, time: time)
  }
}
