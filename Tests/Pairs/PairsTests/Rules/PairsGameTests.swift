import Clocks
import Testing

@testable import Pairs

@Suite("Pairs game")
struct PairsGameTests {
  private func at(_ seconds: Double) -> Instant {
    Instant(sinceZero: .milliseconds(Int(seconds * 1000)))
  }

  /// Returns a dealt game, with the places of each pair's cards.
  private func dealt(
    _ rules: PairsRules = PairsRules(pairs: 3)
  ) -> (game: PairsGame, places: [[Int]]) {
    var game = PairsGame(rules, seed: 7)
    #expect(game.apply(.deal, at: at(0)) == .dealt)
    let places = (0..<rules.pairs).map { pair in
      game.cards.indices.filter { game.cards[$0].id.pair == pair }
    }
    return (game, places)
  }

  @Test("The second card is compared with the first")
  func turns() {
    var (game, places) = dealt()
    #expect(game.apply(.choose(places[0][0]), at: at(1)) == .turned(places[0][0], back: []))
    let miss = game.apply(.choose(places[1][0]), at: at(2))
    #expect(miss == .mismatched(places[1][0], places[0][0], penalty: 0))
    #expect(game.faceUpPlaces == [places[0][0], places[1][0]].sorted())
    #expect(game.moves == 1)
  }

  @Test("A third card turns the other two down, matched or not")
  func third() {
    var (game, places) = dealt()
    _ = game.apply(.choose(places[0][0]), at: at(1))
    _ = game.apply(.choose(places[1][0]), at: at(2))
    let third = game.apply(.choose(places[2][0]), at: at(3))
    #expect(third == .turned(places[2][0], back: [places[0][0], places[1][0]].sorted()))
    _ = game.apply(.choose(places[2][1]), at: at(3))
    let next = game.apply(.choose(places[0][0]), at: at(4))
    #expect(next == .turned(places[0][0], back: places[2]))
    #expect(places[2].allSatisfy { game.cards[$0].isMatched && !game.cards[$0].isFaceUp })
  }

  @Test(
    "A match scores two points plus the bonuses of both cards",
    arguments: [(0.0, 12), (0.5, 11), (1, 11), (3, 9), (5.9, 6), (6, 6), (60, 6)])
  func match(seconds: Double, bonuses: Int) {
    var (game, places) = dealt()
    _ = game.apply(.choose(places[0][0]), at: at(0))
    let outcome = game.apply(.choose(places[0][1]), at: at(seconds))
    guard case .matched(_, _, let points) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(points.bonuses.first == 6)
    #expect(points.sum == 2 + bonuses)
    #expect(game.scores == [2 + bonuses])
  }

  @Test("The maximum score for two cards turned one after the other is 13")
  func best() {
    var (game, places) = dealt()
    _ = game.apply(.choose(places[0][0]), at: at(0))
    let outcome = game.apply(.choose(places[0][1]), at: at(0.2))
    #expect(outcome == .matched(places[0][1], places[0][0], Points(bonuses: [6, 5])))
    #expect(game.scores == [13])
  }

  @Test("A mismatch costs a point for each card seen before")
  func misses() {
    var (game, places) = dealt()
    let (one, two, three) = (places[0][0], places[1][0], places[2][0])
    _ = game.apply(.choose(one), at: at(0))
    #expect(game.apply(.choose(two), at: at(0)) == .mismatched(two, one, penalty: 0))
    _ = game.apply(.choose(three), at: at(0))
    #expect(game.apply(.choose(two), at: at(0)) == .mismatched(two, three, penalty: -1))
    _ = game.apply(.choose(one), at: at(0))
    #expect(game.apply(.choose(three), at: at(0)) == .mismatched(three, one, penalty: -2))
    #expect(game.scores == [-3])
    #expect(game.tally == PairsGame.Tally(matches: 0, bonus: 0, penalties: -3, misses: 3))
  }

  @Test("A card's bonus shrinks only while the card is face up")
  func melting() {
    var (game, places) = dealt()
    let (one, two, three) = (places[0][0], places[1][0], places[2][0])
    _ = game.apply(.choose(one), at: at(0))
    _ = game.apply(.choose(two), at: at(2))
    _ = game.apply(.choose(three), at: at(3))  // One was up for 3 s, two for 1 s.
    #expect([one, two, three].map { game.bonus(at: $0, at: at(100)) } == [3, 5, 0])
    #expect(game.bonusShare(at: one, at: at(100)) == 0.5)
    #expect(game.bonusShare(at: three, at: at(4.5)) == 0.75)
  }

  @Test(
    "The pie ends together with the bonus time",
    arguments: [(0.0, 360.0), (0.5, 330), (1, 300), (3, 180), (5.9, 6), (6, 0)])
  func pie(seconds: Double, degrees: Double) {
    var (game, places) = dealt()
    _ = game.apply(.choose(places[0][0]), at: at(0))
    #expect(abs(game.bonusShare(at: places[0][0], at: at(seconds)) * 360 - degrees) < 1e-9)
  }

  @Test("A pause stops the time of the game and of all cards")
  func pause() {
    var (game, places) = dealt()
    _ = game.apply(.choose(places[0][0]), at: at(0))
    #expect(game.apply(.pause, at: at(1)) == .paused)
    #expect(game.apply(.choose(places[0][1]), at: at(2)) == .refused(.isPaused))
    #expect(game.apply(.pause, at: at(2)) == .refused(.isPaused))
    #expect(game.instant(ofBonusLeft: .seconds(1), at: places[0][0], after: at(2)) == nil)
    #expect(game.apply(.resume, at: at(51)) == .resumed)
    #expect(game.time(at: at(53)) == .seconds(3))
    #expect(game.bonus(at: places[0][0], at: at(53)) == 3)
    #expect(game.instant(ofBonusLeft: .seconds(1), at: places[0][0], after: at(53)) == at(55))
  }

  @Test("Without bonus time, a match scores two points")
  func withoutBonus() {
    var (game, places) = dealt(PairsRules(pairs: 2) { $0.bonusTime = .zero })
    _ = game.apply(.choose(places[0][0]), at: at(0))
    #expect(game.bonusShare(at: places[0][0], at: at(0)) == 0)
    _ = game.apply(.choose(places[0][1]), at: at(0))
    #expect(game.scores == [2])
  }

  @Test("A clock that is set back subtracts no time")
  func backward() {
    var (game, places) = dealt()
    _ = game.apply(.choose(places[0][0]), at: at(10))
    #expect(game.time(at: at(5)) == .zero)
    #expect(game.bonus(at: places[0][0], at: at(5)) == 6)
  }

  @Test("Illegal moves have a reason, and change nothing")
  func refusals() {
    var game = PairsGame(PairsRules(pairs: 2), seed: 1)
    #expect(game.apply(.choose(0), at: at(0)) == .refused(.notDealt))
    _ = game.apply(.deal, at: at(0))
    let before = game
    #expect(game.apply(.deal, at: at(0)) == .refused(.alreadyDealt))
    #expect(game.apply(.choose(9), at: at(0)) == .refused(.noSuchCard))
    #expect(game.apply(.choose(-1), at: at(0)) == .refused(.noSuchCard))
    #expect(game.apply(.resume, at: at(0)) == .refused(.isNotPaused))
    #expect(game == before)
    _ = game.apply(.choose(0), at: at(0))
    #expect(game.apply(.choose(0), at: at(0)) == .refused(.isFaceUp))
  }

  @Test("The last match ends the game and stops its time")
  func end() {
    var (game, places) = dealt(PairsRules(pairs: 2))
    for (number, place) in places.joined().enumerated() {
      _ = game.apply(.choose(place), at: at(Double(number)))
    }
    #expect(game.phase == .over)
    #expect(game.time(at: at(99)) == .seconds(3))
    #expect(game.apply(.shuffle, at: at(9)) == .refused(.isOver))
    #expect(game.apply(.choose(0), at: at(9)) == .refused(.isOver))
  }

  @Test("A shuffle permutes the unmatched cards")
  func shuffle() {
    var (game, places) = dealt(PairsRules(pairs: 8))
    for place in places[0] { _ = game.apply(.choose(place), at: at(0)) }
    let before = game
    guard case .shuffled(let origins) = game.apply(.shuffle, at: at(1)) else {
      Issue.record("it wasn't shuffled")
      return
    }
    #expect(game.cards == origins.map { before.cards[$0] })
    #expect(origins.sorted() == Array(game.cards.indices))
    #expect(places[0].allSatisfy { origins[$0] == $0 })
    #expect(origins != Array(game.cards.indices))
  }

  @Test("Two cards that don’t match can be turned back, which stops their clocks")
  func turnBack() {
    var (game, places) = dealt()
    let (one, two) = (places[0][0], places[1][0])
    #expect(game.apply(.turnBack, at: at(0)) == .refused(.nothingToTurnBack))
    _ = game.apply(.choose(one), at: at(0))
    #expect(game.apply(.turnBack, at: at(1)) == .refused(.nothingToTurnBack))
    _ = game.apply(.choose(two), at: at(1))
    #expect(game.instant(sinceChoice: .seconds(2)) == at(3))
    _ = game.apply(.pause, at: at(2))
    #expect(game.apply(.turnBack, at: at(2)) == .refused(.isPaused))
    #expect(game.instant(sinceChoice: .seconds(2)) == nil)
    _ = game.apply(.resume, at: at(10))
    #expect(game.instant(sinceChoice: .seconds(2)) == at(11))
    #expect(game.apply(.turnBack, at: at(11)) == .turnedBack([one, two].sorted()))
    #expect(game.faceUpPlaces.isEmpty && game.cards[one].wasSeen)
    #expect([one, two].map { game.bonus(at: $0, at: at(99)) } == [3, 4])
    // One of them can be the next choice.
    #expect(game.apply(.choose(two), at: at(12)) == .turned(two, back: []))
    #expect(game.apply(.choose(places[1][1]), at: at(12)) != .refused(.isFaceUp))
    // A match isn't turned back.
    #expect(game.apply(.turnBack, at: at(13)) == .refused(.nothingToTurnBack))
  }

  @Test("In an easy game a match scores one point, and nothing else counts")
  func easy() {
    var (game, places) = dealt(PairsRules(pairs: 2) { $0.isEasy = true })
    for place in [places[0][0], places[1][0], places[0][1], places[1][1], places[0][0]] {
      _ = game.apply(.choose(place), at: at(0))
    }
    #expect(game.scores == [0] && game.tally.misses == 2)
    _ = game.apply(.choose(places[0][1]), at: at(1))
    #expect(game.scores == [1] && game.tally.sum == 1)
    #expect(game.bonus(at: places[0][0], at: at(0)) == 0)
  }

  @Test("The computer is the second player, and its turn follows a mismatch")
  func computer() {
    var (game, places) = dealt(PairsRules(pairs: 3) { $0.computer = .medium })
    #expect(game.scores.count == 2 && !game.isComputersTurn)
    _ = game.apply(.choose(places[0][0]), at: at(0))
    _ = game.apply(.choose(places[1][0]), at: at(0))
    #expect(game.isComputersTurn)
    #expect(game.visibleCards.faceUp == [places[0][0]: 0, places[1][0]: 1])
    #expect(game.visibleCards.hidden.count == 4)
    _ = game.apply(.pause, at: at(1))
    #expect(!game.isComputersTurn)
  }

  @Test("A mismatch passes the turn to the other player")
  func players() {
    var (game, places) = dealt(PairsRules(pairs: 3) { $0.players = 2 })
    for place in places[0] { _ = game.apply(.choose(place), at: at(0)) }
    #expect(game.player == 0)
    _ = game.apply(.choose(places[1][0]), at: at(0))
    _ = game.apply(.choose(places[2][0]), at: at(0))
    #expect(game.player == 1)
    for place in places[1].reversed() + places[2] { _ = game.apply(.choose(place), at: at(0)) }
    #expect(game.scores == [14, 28])
    #expect(game.winner == 1)
    #expect(game.tally.sum == 42)
  }
}
