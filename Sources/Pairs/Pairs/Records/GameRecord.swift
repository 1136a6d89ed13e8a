package import Clocks
internal import JSON
internal import Texts

/// A replayable game: its rules and its timed moves.
///
/// Its text format is JSON, one line each for the rules, every move and the result.
package struct GameRecord: Hashable, Sendable {
  /// A move and the time since the cards were dealt.
  package struct Entry: Hashable, Sendable {
    package var time: Duration
    package var move: Move

    package init(_ time: Duration, _ move: Move) { (self.time, self.move) = (time, move) }
  }

  package var rules: PairsRules
  package var seed: UInt64
  /// The name of the theme, which affects only the pictures.
  package var theme: String
  package var entries: [Entry]
  /// The result, if the game was finished.
  package var result: Result?

  /// The final scores, number of moves and time.
  package struct Result: Hashable, Sendable {
    package var scores: [Int]
    package var moves: Int
    package var time: Duration

    package init(of game: PairsGame, at now: Instant) {
      (scores, moves, time) = (game.scores, game.moves, game.time(at: now))
    }

    init(scores: [Int], moves: Int, time: Duration) {
      (self.scores, self.moves, self.time) = (scores, moves, time)
    }
  }

  package init(
    _ rules: PairsRules, seed: UInt64, theme: String, entries: [Entry] = [], result: Result? = nil
  ) {
    self.rules = rules
    self.seed = seed
    self.theme = theme
    self.entries = entries
    self.result = result
  }

  /// Replays the moves and returns the game with the instant of its last move.
  ///
  /// `each` is called with each move, its outcome and the game after it.
  package func replayed(
    _ each: (Entry, Outcome, PairsGame) -> Void = { _, _, _ in }
  ) -> (game: PairsGame, end: Instant) {
    var game = PairsGame(rules, seed: seed)
    var now = Instant(sinceZero: .zero)
    for entry in entries {
      now = Instant(sinceZero: entry.time)
      let outcome = game.apply(entry.move, at: now)
      each(entry, outcome, game)
    }
    return (game, now)
  }

  /// Whether all moves are legal and lead to the recorded result, if any.
  package var agrees: Bool {
    var isPossible = true
    let (game, end) = replayed { _, outcome, _ in
      if case .refused = outcome { isPossible = false }
    }
    guard isPossible else { return false }
    return result == nil || game.phase == .over && result == Result(of: game, at: end)
  }
}

// MARK: - Writing

extension GameRecord {
  /// The version of the format.
  package static let version = 1

  /// The line with the rules.
  package var header: String {
    let game = [
      JSONValue.Member("game", .string("pairs")), .init("version", .number("\(Self.version)")),
    ]
    let cards = [JSONValue.Member("seed", .number("\(seed)")), .init("theme", .string(theme))]
    return JSONValue.object(game + RuleCodec.members(of: rules) + cards).description
  }

  package var lines: [String] { [header] + entries.map(\.line) + (result.map { [$0.line] } ?? []) }
}

extension GameRecord.Entry {
  /// The move as a line.
  package var line: String {
    let time = JSONValue.number(SecondsText.text(time))
    let (name, place): (String, Int?) =
      switch move {
      case .deal: ("deal", nil)
      case .choose(let place): ("choose", place)
      case .turnBack: ("turn_back", nil)
      case .shuffle: ("shuffle", nil)
      case .pause: ("pause", nil)
      case .resume: ("resume", nil)
      }
    let card = place.map { [JSONValue.Member("card", .number("\($0)"))] } ?? []
    return JSONValue.object(
      [JSONValue.Member("at", time), JSONValue.Member("move", .string(name))] + card
    ).description
  }
}

extension GameRecord.Result {
  /// The result as a line.
  package var line: String {
    JSONValue([
      "scores": .array(scores.map { .number("\($0)") }), "moves": .number("\(moves)"),
      "seconds": .number(SecondsText.text(time)),
    ]).description
  }
}
