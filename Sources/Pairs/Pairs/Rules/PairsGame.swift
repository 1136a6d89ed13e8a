package import Clocks

/// A game of pairs as a value: moves change it, and each carries its time.
///
/// Places are numbered in row-major order. A matched card keeps its place, and is no longer visible
/// once it is turned down.
package struct PairsGame: Hashable, Sendable {
  package enum GamePhase: Hashable, Sendable {
    /// The cards haven't been dealt.
    case ready
    case playing, paused, over
  }

  package let rules: PairsRules
  /// The seed of the shuffle.
  package let seed: UInt64
  /// The cards by place.
  package private(set) var cards: [Card]
  package private(set) var phase = GamePhase.ready
  /// The points of each player.
  package private(set) var scores: [Int]
  /// The player whose turn it is, from 0.
  package private(set) var player = 0
  /// The number of times two cards were compared.
  package private(set) var moves = 0
  /// The breakdown of all players' scores.
  package private(set) var tally = Tally()
  private var shuffler: SeededShuffle
  private var stopwatch = Stopwatch()
  /// The game time at which a card was last chosen.
  private var lastChoice = Duration.zero

  /// The parts of a score.
  package struct Tally: Hashable, Sendable {
    package var matches = 0
    /// The points for matches, not counting the bonus.
    package var base = 0
    package var bonus = 0
    /// Zero or negative.
    package var penalties = 0
    package var misses = 0

    /// The total score.
    package var sum: Int { base + bonus + penalties }
  }

  /// Creates a game with undealt cards, in the seed's order.
  package init(_ rules: PairsRules, seed: UInt64) {
    self.rules = rules
    self.seed = seed
    var cards = (0..<rules.pairs).flatMap { pair in
      (0...1).map { Card(Card.ID(pair: pair, twin: $0)) }
    }
    shuffler = SeededShuffle(seed: seed)
    shuffler.shuffle(&cards)
    self.cards = cards
    scores = Array(repeating: 0, count: rules.players)
  }
}

// MARK: - Time

extension PairsGame {
  /// Returns the time since the first card was turned, without pauses.
  package func time(at now: Instant) -> Duration { stopwatch.elapsed(at: now) }

  /// Returns that time as an instant, for the cards' stopwatches.
  package func cardTime(at now: Instant) -> Instant { Instant(sinceZero: time(at: now)) }

  /// Returns the remaining fraction of a card's bonus time, from 0 to 1.
  package func bonusShare(at place: Int, at now: Instant) -> Double {
    rules.bonusShare(of: cards[place], at: cardTime(at: now))
  }

  /// Returns a card's remaining bonus time in whole seconds.
  package func bonus(at place: Int, at now: Instant) -> Int {
    rules.bonus(of: cards[place], at: cardTime(at: now))
  }

  /// Returns when a card will have the given bonus time left; `nil` unless its bonus is shrinking
  /// and larger than that.
  package func instant(ofBonusLeft left: Duration, at place: Int, after now: Instant) -> Instant? {
    let card = cards[place]
    guard stopwatch.isRunning, rules.bonusLeft(of: card, at: cardTime(at: now)) > left,
      let time = card.time(ofFaceUp: rules.bonusTime - left)
    else { return nil }
    return stopwatch.instant(of: time.sinceZero)
  }

  /// Returns when a time will have passed since a card was last chosen, not counting pauses; `nil`
  /// unless the game is running.
  package func instant(sinceChoice time: Duration) -> Instant? {
    stopwatch.instant(of: lastChoice + time)
  }
}

// MARK: - State

extension PairsGame {
  package var faceUpPlaces: [Int] { cards.indices.filter { cards[$0].isFaceUp } }

  /// The places of the unmatched cards.
  package var openPlaces: [Int] { cards.indices.filter { !cards[$0].isMatched } }

  /// The places of two cards that are face up and don't match; empty if there are none.
  package var mismatchedPlaces: [Int] {
    let places = faceUpPlaces.filter { !cards[$0].isMatched }
    return places.count == 2 ? places : []
  }

  package var isComputersTurn: Bool { phase == .playing && rules.computerPlayer == player }

  /// Whether any card has been turned.
  package var hasBegun: Bool { moves > 0 || cards.contains { $0.isFaceUp || $0.wasSeen } }

  /// The player with the most points; `nil` for a tie or a single player.
  package var winner: Int? {
    guard scores.count > 1, let best = scores.max() else { return nil }
    let winners = scores.indices.filter { scores[$0] == best }
    return winners.count == 1 ? winners[0] : nil
  }

  /// Whether the only person who plays has found all pairs, or more of them than the computer.
  package var isWonByPerson: Bool {
    guard phase == .over, scores.count > 1 else { return phase == .over }
    return rules.computerPlayer != nil && winner.map { $0 != rules.computerPlayer } == true
  }
}

// MARK: - Moves

extension PairsGame {
  /// Makes a move; a refused move changes nothing.
  package mutating func apply(_ move: Move, at now: Instant) -> Outcome {
    if let refusal = refusal(of: move) { return .refused(refusal) }
    switch move {
    case .deal:
      phase = .playing
      return .dealt
    case .choose(let place): return choose(place, at: now)
    case .turnBack:
      let places = mismatchedPlaces
      for place in places { cards[place].turnDown(at: cardTime(at: now)) }
      return .turnedBack(places)
    case .shuffle: return shuffle()
    case .pause:
      phase = .paused
      stopwatch.stop(at: now)
      return .paused
    case .resume:
      phase = .playing
      if hasBegun { stopwatch.start(at: now) }
      return .resumed
    }
  }

  private func refusal(of move: Move) -> MoveRefusal? {
    switch (move, phase) {
    case (.deal, .ready): nil
    case (_, .ready): .notDealt
    case (.deal, _): .alreadyDealt
    case (_, .over): .isOver
    case (.resume, .paused): nil
    case (.resume, .playing): .isNotPaused
    case (_, .paused): .isPaused
    case (.choose(let place), .playing): refusal(ofCardAt: place)
    case (.turnBack, .playing): mismatchedPlaces.isEmpty ? .nothingToTurnBack : nil
    case (.pause, .playing), (.shuffle, .playing): nil
    }
  }

  private func refusal(ofCardAt place: Int) -> MoveRefusal? {
    guard cards.indices.contains(place) else { return .noSuchCard }
    if cards[place].isMatched { return .isGone }
    return cards[place].isFaceUp ? .isFaceUp : nil
  }

  private mutating func choose(_ place: Int, at now: Instant) -> Outcome {
    stopwatch.start(at: now)
    let time = cardTime(at: now)
    lastChoice = time.sinceZero
    let up = faceUpPlaces
    guard up.count == 1, let other = up.first else {
      for place in up { cards[place].turnDown(at: time) }
      cards[place].turnUp(at: time)
      return .turned(place, back: up)
    }
    moves += 1
    guard cards[other].id.pair == cards[place].id.pair else { return miss(place, other, at: time) }
    let points = Points(
      base: rules.matchPoints, bonuses: [place, other].map { rules.bonus(of: cards[$0], at: time) })
    cards[place].match(at: time)
    cards[other].match(at: time)
    scores[player] += points.sum
    tally.matches += 1
    tally.base += points.base
    tally.bonus += points.bonus
    if openPlaces.isEmpty {
      phase = .over
      stopwatch.stop(at: now)
    }
    return .matched(place, other, points)
  }

  /// Handles a mismatch of two cards, and passes the turn to the other player.
  private mutating func miss(_ place: Int, _ other: Int, at time: Instant) -> Outcome {
    let seen = [place, other].count { cards[$0].wasSeen }
    let penalty = -rules.penalty * seen
    scores[player] += penalty
    tally.misses += 1
    tally.penalties += penalty
    cards[place].turnUp(at: time)
    player = (player + 1) % scores.count
    return .mismatched(place, other, penalty: penalty)
  }

  /// Shuffles the unmatched cards; empty places stay empty.
  private mutating func shuffle() -> Outcome {
    let open = openPlaces
    var mixed = open
    shuffler.shuffle(&mixed)
    var origins = Array(cards.indices)
    let before = cards
    for (place, origin) in zip(open, mixed) {
      cards[place] = before[origin]
      origins[place] = origin
    }
    return .shuffled(origins)
  }
}
