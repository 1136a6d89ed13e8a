import Clocks
import Foundation
import TestSupport
import Testing

@testable import Pairs

/// Random games by seed; the environment variable STORIES sets their number.
@Suite("Random pairs games")
struct PairsStoryTests {
  private static let count =
    ProcessInfo.processInfo.environment["STORIES"].flatMap { Int($0) } ?? 400

  @Test("The invariants hold in random games", arguments: 0..<2)
  func stories(part: Int) {
    for seed in stride(from: part, to: Self.count, by: 2) {
      var story = PairsStory(seed: UInt64(seed))
      if let fault = story.play() {
        Issue.record("game \(seed): \(fault)")
        return
      }
    }
  }
}

/// A game of random moves at random times, checked after each move.
private struct PairsStory {
  private var generator: SeededGenerator
  private var game: PairsGame
  private var now = Instant(sinceZero: .zero)
  private var record: GameRecord
  /// An independent count of how long each card has been face up and unmatched while the game ran.
  private var upTimes: [Card.ID: Duration] = [:]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    var random = generator
    let rules = PairsRules(pairs: Int.random(in: 2...9, using: &random)) {
      $0.bonusTime = .seconds(Int.random(in: 0...8, using: &random))
      $0.players = Int.random(in: 1...2, using: &random)
      $0.isEasy = Int.random(in: 0...3, using: &random) == 0
    }
    generator = random
    game = PairsGame(rules, seed: seed)
    record = GameRecord(rules, seed: seed, theme: "shapes")
  }

  /// Plays until the game is over, and returns the first fault, if any.
  mutating func play() -> String? {
    for number in 0..<4000 where game.phase != .over {
      pass(.milliseconds(Int.random(in: 0...900, using: &generator)))
      let move = number == 0 ? .deal : randomMove()
      let before = game
      let outcome = game.apply(move, at: now)
      if case .refused = outcome {
      } else {
        record.entries.append(GameRecord.Entry(now.sinceZero, move))
      }
      if let fault = fault(before, move, outcome) { return "move \(number), \(move): \(fault)" }
    }
    guard game.phase == .over else { return "it never ended" }
    record.result = GameRecord.Result(of: game, at: now)
    let (again, end) = record.replayed()
    return again == game && end == now && record.agrees ? nil : "a replay came out differently"
  }

  private mutating func pass(_ time: Duration) {
    if game.phase == .playing {
      for card in game.cards where card.isFaceUp && !card.isMatched {
        upTimes[card.id, default: .zero] += time
      }
    }
    now = now.advanced(by: time)
  }

  private mutating func randomMove() -> Move {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: return .shuffle
    case 1: return .pause
    case 2: return .deal
    case 8, 9: return .turnBack
    case 3...6 where game.phase == .paused: return .resume
    case 7: return .choose(Int.random(in: -1...game.cards.count, using: &generator))
    default:
      // A player with some memory finishes the game.
      let up = game.faceUpPlaces
      if up.count == 1, Bool.random(using: &generator) {
        let pair = game.cards[up[0]].id.pair
        let twin = game.cards.indices.first { game.cards[$0].id.pair == pair && $0 != up[0] }
        return .choose(twin ?? 0)
      }
      return .choose(game.openPlaces.randomElement(using: &generator) ?? 0)
    }
  }

  private func fault(_ before: PairsGame, _ move: Move, _ outcome: Outcome) -> String? {
    if case .refused = outcome {
      return game == before ? nil : "a refused move changed something"
    }
    guard game.scores.reduce(0, +) == game.tally.sum else { return "the score isn’t its parts" }
    let matched = game.cards.count { $0.isMatched }
    guard matched == 2 * game.tally.matches else { return "\(matched) cards are matched" }
    guard game.moves == game.tally.matches + game.tally.misses else { return "a move is lost" }
    guard game.tally.penalties <= 0, game.tally.bonus >= 0 else { return "the parts’ signs" }
    guard Set(game.cards.map(\.id)).count == 2 * game.rules.pairs else { return "a card is lost" }
    guard (game.phase == .over) == (matched == game.cards.count) else { return "the end" }
    let open = game.faceUpPlaces.filter { !game.cards[$0].isMatched }
    guard open.count <= 2 else { return "three cards are up" }
    let time = game.cardTime(at: now)
    for card in game.cards {
      guard card.isMelting == (card.isFaceUp && !card.isMatched) else { return "a clock’s state" }
      guard card.faceUpTime(at: time) == upTimes[card.id] ?? .zero else { return "a card’s time" }
    }
    let gain = game.scores.reduce(0, +) - before.scores.reduce(0, +)
    switch outcome {
    case .matched(_, _, let points): return gain == points.sum ? nil : "the points of a match"
    case .mismatched(let place, let other, let penalty):
      let seen = [place, other].count { before.cards[$0].wasSeen }
      return gain == penalty && penalty == (game.rules.isEasy ? 0 : -seen)
        ? nil : "the points of a miss"
    default: return gain == 0 ? nil : "points for nothing"
    }
  }
}
