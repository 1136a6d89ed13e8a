package import Clocks

/// A game played in plain text.
///
/// It takes a line and a time, and returns lines. The terminal isn't changed, so there is nothing
/// to restore, and a script can play.
package struct PlainPairs: Hashable, Sendable {
  var options: PairsOptions
  let themes: [CardTheme]
  private(set) var game: PairsGame
  package private(set) var hasLeft = false
  /// The moves of the current game.
  package private(set) var record: GameRecord
  package private(set) var best: BestResults
  private var dealtAt: Instant?
  /// The computer as a player, if it plays.
  private var computer: ComputerPlayer?
  /// The time that the computer's moves took, which passes without waiting.
  private var computerTime = Duration.zero
  private var seeds: SeededShuffle

  /// Creates a dialog whose first game uses the seed.
  package init(
    _ options: PairsOptions, themes: [CardTheme] = CardTheme.builtIn, seed: UInt64,
    best: BestResults = BestResults()
  ) {
    self.options = options
    self.themes = themes
    self.best = best
    seeds = SeededShuffle(seed: seed)
    (game, record) = Self.newGame(options, seed: seed)
    computer = game.rules.computer.map { ComputerPlayer($0, seed: seed) }
  }

  private static func newGame(_ options: PairsOptions, seed: UInt64) -> (PairsGame, GameRecord) {
    let most = options.theme.pictures.count
    let rules = options.rules(pairs: min(options.wantedPairs, most))
    return (PairsGame(rules, seed: seed), GameRecord(rules, seed: seed, theme: options.theme.name))
  }

  /// The number of cards in a row.
  var columns: Int { Self.columns(ofCards: game.cards.count) }

  /// Returns the number of cards in a row, such that the table is about square and, if possible,
  /// all rows are full.
  static func columns(ofCards count: Int) -> Int {
    let root = (1...max(1, count)).first { $0 * $0 >= count } ?? 1
    return (root...2 * root).first { count.isMultiple(of: $0) } ?? root
  }

  /// Deals the cards, and returns the opening lines.
  package mutating func begin(at now: Instant) -> [String] {
    _ = make(.deal, at: now)
    let rows = (game.cards.count + columns - 1) / columns
    let players =
      game.scores.count > 1
      ? game.rules.computer == nil ? " Player 1 begins." : " Your turn." : ""
    return [
      "\(game.cards.count) cards in \(rows) rows of \(columns), face down.\(players) "
        + "Type a row and a column such as 2 3, or help."
    ]
  }

  package mutating func answer(_ line: String, at now: Instant) -> [String] {
    let now = now.advanced(by: computerTime)
    let turnedBack = turnBack(at: now)
    do throws(PlainPairsError) {
      guard let command = try PlainPairsCommand.read(line) else { return turnedBack }
      return turnedBack + (try perform(command, at: now))
    } catch { return turnedBack + ["\(error)"] }
  }

  /// Turns mismatched cards back if they were due before a time.
  private mutating func turnBack(at now: Instant) -> [String] {
    guard let span = options.turnBackTime, !game.mismatchedPlaces.isEmpty,
      let time = game.instant(sinceChoice: span), time <= now
    else { return [] }
    _ = make(.turnBack, at: time)
    return ["Both cards are hidden again."]
  }
}

// MARK: - Commands

extension PlainPairs {
  private mutating func perform(
    _ command: PlainPairsCommand, at now: Instant
  ) throws(PlainPairsError) -> [String] {
    switch command {
    case .turn(let row, let column): return turn(try place(row, column), at: now)
    case .look(nil): return table(at: now)
    case .look(let cell?): return [description(of: try place(cell.row, cell.column), at: now)]
    case .move(.shuffle):
      guard case .shuffled = try make(orSay: .shuffle, at: now) else { return [] }
      return ["The remaining cards are shuffled."]
    case .move(let move):
      _ = try make(orSay: move, at: now)
      return [move == .pause ? "Paused; type resume to continue." : "The game continues."]
    case .score: return [PairsWords.standing(of: game, at: now)]
    case .best: return bestLines
    case .newGame(let pairs):
      if let pairs {
        let most = options.theme.pictures.count
        guard (PairsRules.fewestPairs...most).contains(pairs) else {
          throw PlainPairsError(
            "a game has 2 to \(most) pairs with the theme \(options.theme.name)")
        }
        options.pairs = pairs
      }
      return startGame(at: now)
    case .theme(let name):
      guard let theme = themes.first(where: { $0.name == name }) else {
        let names = themes.map(\.name).joined(separator: ", ")
        throw PlainPairsError("there is no theme \(name); the themes are \(names)")
      }
      options.theme = theme
      return startGame(at: now)
    case .help: return PlainPairsCommand.summaries.map { "\($0): \($1)" }
    case .leave:
      hasLeft = true
      return []
    }
  }

  private mutating func startGame(at now: Instant) -> [String] {
    (game, record) = Self.newGame(options, seed: PairsOptions.seed(from: &seeds))
    computer = game.rules.computer.map { ComputerPlayer($0, seed: game.seed) }
    return begin(at: now)
  }

  private mutating func make(_ move: Move, at now: Instant) -> Outcome {
    let outcome = game.apply(move, at: now)
    if case .refused = outcome { return outcome }
    computer?.watch(outcome, game.visibleCards)
    if move == .deal { dealtAt = now }
    record.entries.append(GameRecord.Entry((dealtAt ?? now).duration(to: now), move))
    return outcome
  }

  private mutating func make(orSay move: Move, at now: Instant) throws(PlainPairsError) -> Outcome {
    let outcome = make(move, at: now)
    if case .refused(let refusal) = outcome {
      throw PlainPairsError(PairsWords.words(for: refusal) ?? "The game isn’t paused.")
    }
    return outcome
  }

  private func place(_ row: Int, _ column: Int) throws(PlainPairsError) -> Int {
    let rows = (game.cards.count + columns - 1) / columns
    let isInTable = (1...rows).contains(row) && (1...columns).contains(column)
    let place = isInTable ? (row - 1) * columns + column - 1 : game.cards.count
    guard place < game.cards.count else {
      throw PlainPairsError(
        "there is no card in row \(row), column \(column): rows are 1 to \(rows), columns 1 to "
          + "\(columns)")
    }
    return place
  }
}

// MARK: - Turning

extension PlainPairs {
  private mutating func turn(_ place: Int, at now: Instant) -> [String] {
    let outcome = make(.choose(place), at: now)
    switch outcome {
    case .refused(.isFaceUp):
      let picture = options.theme.picture(of: game.cards[place]).phrase
      return ["\(name(of: place)) is already face up: \(picture). Turn another card."]
    case .refused(.isGone): return [description(of: place, at: now)]
    case .refused(let refusal): return [PairsWords.words(for: refusal) ?? ""]
    default: break
    }
    let own = lines(for: outcome, at: place, now: now)
    let (others, end) = computerLines(at: now)
    return own + others + endLines(at: end)
  }

  /// Makes the computer's moves while it is its turn, and returns their descriptions and the time
  /// after them.
  private mutating func computerLines(at now: Instant) -> ([String], Instant) {
    var (lines, time): ([String], Instant) = ([], now)
    while game.isComputersTurn, let place = computer?.choice(among: game.visibleCards) {
      let pause =
        game.visibleCards.faceUp.count == 1
        ? PairsProgram.secondChoiceTime : PairsProgram.firstChoiceTime
      time = time.advanced(by: pause)
      computerTime += pause
      lines += turnBack(at: time)
      let outcome = make(.choose(place), at: time)
      lines += self.lines(for: outcome, at: place, now: time).map { "The computer: \($0)" }
    }
    return (lines, time)
  }

  /// Describes the outcome of turning a card.
  func lines(for outcome: Outcome, at place: Int, now: Instant) -> [String] {
    let shown = "\(name(of: place)) shows \(options.theme.picture(of: game.cards[place]).phrase)"
    switch outcome {
    case .turned:
      return [game.rules.isEasy ? "\(shown)." : "\(shown); \(bonusWords(at: place, now: now))"]
    case .matched(_, let other, let points):
      let match = "\(shown): it matches \(name(of: other))."
      guard !game.rules.isEasy else { return [match] }
      return ["\(match) \(PairsWords.count(points.sum, "point")), \(points.bonus) of them bonus."]
    case .mismatched(_, let other, let penalty):
      let words = penalty == 0 ? "" : " \(PairsWords.lost(penalty))."
      let players =
        game.rules.computerPlayer.map { $0 == game.player ? "the computer" : "your" }
        ?? "player \(game.player + 1)"
      let turn = players == "your" ? " It is your turn." : " It is \(players)’s turn."
      let next = game.scores.count > 1 ? turn : ""
      let name = options.theme.picture(of: game.cards[other]).phrase
      return ["\(shown): no match with \(name) in \(self.name(of: other)).\(words)\(next)"]
    default: return []
    }
  }

  private func bonusWords(at place: Int, now: Instant) -> String {
    let bonus = game.bonus(at: place, at: now)
    return bonus == 0 ? "no bonus left" : "\(PairsWords.count(bonus, "second")) of bonus left"
  }

  private mutating func endLines(at now: Instant) -> [String] {
    guard game.phase == .over else { return [] }
    record.result = GameRecord.Result(of: game, at: now)
    let standing =
      game.rules.isEasy && game.scores.count == 1
      ? "Well done! You found \(PairsWords.all(game.rules.pairs)) in \(PairsWords.count(game.moves, "move"))."
      : PairsWords.ending(of: game, at: now)
    guard game.scores.count == 1 else {
      return [standing, "\(PairsWords.winner(of: game)). Type new or quit."]
    }
    let result = GameResult(of: game, theme: options.theme.name, name: options.name ?? "", at: now)
    let before = best.best(of: result.category).first
    let rank = best.add(result)
    let words =
      before.map { first in
        guard rank != 0 else { return "Your best so far." }
        return game.rules.isEasy
          ? "The best is \(PairsWords.count(first.moves, "move"))." : "The best is \(first.score)."
      } ?? "Your first result of this kind."
    return [standing, "\(words) Type new or quit."]
  }
}

// MARK: - Looking

extension PlainPairs {
  /// Returns the name of a place: “row 2 column 3”.
  func name(of place: Int) -> String { "row \(place / columns + 1) column \(place % columns + 1)" }

  private func description(of place: Int, at now: Instant) -> String {
    let card = game.cards[place]
    let picture = options.theme.picture(of: card).phrase
    if card.isMatched { return "\(name(of: place)), matched: \(picture)" }
    if game.phase == .paused { return "\(name(of: place)), hidden during the pause" }
    guard card.isFaceUp else { return "\(name(of: place)), hidden" }
    guard !game.rules.isEasy else { return "\(name(of: place)) shows \(picture)" }
    return "\(name(of: place)) shows \(picture); \(bonusWords(at: place, now: now))"
  }

  /// Returns a line for each row, naming each card as hidden, gone or by its picture.
  private func table(at now: Instant) -> [String] {
    let rows = stride(from: 0, to: game.cards.count, by: columns).map { start -> String in
      let cells = (start..<min(start + columns, game.cards.count)).map { place -> String in
        let card = game.cards[place]
        if card.isMatched { return "gone" }
        guard card.isFaceUp, game.phase != .paused else { return "hidden" }
        return options.theme.picture(of: card).words
      }
      return "row \(start / columns + 1): \(cells.joined(separator: ", "))"
    }
    return rows + [PairsWords.standing(of: game, at: now)]
  }

  private var bestLines: [String] {
    let results = best.best(of: GameResult.Category(of: game.rules, theme: options.theme.name))
    guard !results.isEmpty else { return ["No game of this kind has been finished yet."] }
    return results.enumerated().map { PairsWords.line(of: $1, place: $0) }
  }
}
