internal import Clocks

/// The texts of a game.
package enum PairsWords {
  /// The message that a replay's result differs from its record.
  package static let disagreement = "the replay’s result differs from the record"

  /// Returns a count with its noun: “1 pair”, “2 pairs”.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// Returns the number of all pairs of a game in words: “both pairs”, “all 8 pairs”.
  static func all(_ pairs: Int) -> String { pairs == 2 ? "both pairs" : "all \(pairs) pairs" }

  /// Formats a score, with a minus sign if negative.
  static func score(_ number: Int) -> String { number < 0 ? "−\(-number)" : "\(number)" }

  /// Returns lost points in words: “−1 point”, “−2 points”.
  static func lost(_ points: Int) -> String {
    "\(score(points)) \(points == -1 ? "point" : "points")"
  }

  /// Praises a score: “Well done! 26 points”; one that isn't positive is only stated.
  static func praise(_ score: Int, pairs: Int) -> String {
    let points = "\(Self.score(score)) \(abs(score) == 1 ? "point" : "points")"
    return score > 0 ? "Well done! \(points)" : "You found \(all(pairs)): \(points)"
  }

  /// Formats points with their sign.
  static func points(_ number: Int) -> String { number < 0 ? "−\(-number)" : "+\(number)" }

  /// Describes the outcome of a move; `nil` if the picture is enough.
  static func words(for outcome: Outcome, in game: PairsGame, _ theme: CardTheme) -> String? {
    switch outcome {
    case .dealt, .resumed, .refused: return nil
    case .turned(let place, _): return theme.words(for: game.cards[place])
    case .matched(let place, _, let points):
      let match = "\(theme.words(for: game.cards[place])): a match"
      let parts = points.bonus > 0 ? " (\(points.base) and \(points.bonus) bonus)" : ""
      return game.rules.isEasy ? match : "\(match), \(Self.points(points.sum))\(parts)"
    case .mismatched(let place, let other, let penalty):
      let names = [place, other].map { theme.words(for: game.cards[$0]) }
      let words = "\(names[0]): no match with \(names[1])"
      guard penalty < 0 else { return words }
      return
        "\(words), \(points(penalty)) for \(penalty == -1 ? "a card" : "two cards") seen before"
    case .turnedBack, .paused: return nil
    case .shuffled: return "shuffled"
    }
  }

  /// Returns the name of a player, by its number from 0.
  static func player(_ number: Int, in rules: PairsRules) -> String {
    guard let computer = rules.computerPlayer else { return "Player \(number + 1)" }
    return number == computer ? "Computer" : "You"
  }

  /// Returns why a move is refused; `nil` if the reason is obvious.
  static func words(for refusal: MoveRefusal) -> String? {
    switch refusal {
    case .notDealt: "The cards aren’t dealt yet."
    case .isPaused: "The game is paused."
    case .isOver: "The game is over."
    case .isGone: "That card is gone."
    case .noSuchCard: "There is no such card."
    case .isFaceUp: "That card is face up."
    case .alreadyDealt, .isNotPaused, .nothingToTurnBack: nil
    }
  }

  /// Formats a time in minutes and seconds: “1:05”.
  static func time(_ duration: Duration) -> String {
    let (minutes, seconds) = duration.wholeUnits(of: .seconds(1)).quotientAndRemainder(
      dividingBy: 60)
    return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
  }

  /// Returns the standing or final result of a game.
  static func standing(of game: PairsGame, at time: Instant) -> String {
    let pairs = "\(game.tally.matches) of \(count(game.rules.pairs, "pair"))"
    let moves = Self.moves(of: game, at: time)
    let scores = game.scores.map { score($0) }
    guard scores.count > 1 else {
      return game.rules.isEasy ? "\(pairs), \(moves)" : "score \(scores[0]), \(pairs), \(moves)"
    }
    return "\(scores[0]) to \(scores[1]), \(pairs), \(moves)"
  }

  /// Returns the end of a game in words, such as “Well done! Score 26, 2 of 2 pairs, 3 moves”.
  static func ending(of game: PairsGame, at time: Instant) -> String {
    let standing = standing(of: game, at: time)
    guard game.isWonByPerson, game.scores[0] > 0 else { return "Game over: \(standing)." }
    return "Well done! \(standing.prefix(1).uppercased())\(standing.dropFirst())."
  }

  /// Returns the number of moves and, unless the game is easy, its time: “14 moves in 1:05”.
  static func moves(of game: PairsGame, at time: Instant) -> String {
    let moves = count(game.moves, "move")
    return game.rules.isEasy ? moves : "\(moves) in \(Self.time(game.time(at: time)))"
  }

  /// Returns a line about one of the best results; `place` counts from 0.
  static func line(of result: GameResult, place: Int) -> String {
    let name = result.name.isEmpty ? "" : ", \(result.name)"
    return
      "\(place + 1). \(score(result.score)), \(count(result.moves, "move")) in \(time(result.time))\(name)"
  }

  /// Returns the winner of a game with two players in words.
  static func winner(of game: PairsGame) -> String {
    guard let winner = game.winner else { return "A tie" }
    guard let computer = game.rules.computerPlayer else { return "Player \(winner + 1) wins" }
    return winner == computer ? "The computer wins" : "You win"
  }
}

extension CardTheme {
  func words(for card: Card) -> String { picture(of: card).words }

  func picture(of card: Card) -> CardPicture { picture(ofPair: card.id.pair) }

  /// Returns the picture of a pair, by its number.
  func picture(ofPair pair: Int) -> CardPicture { pictures[pair % pictures.count] }
}
