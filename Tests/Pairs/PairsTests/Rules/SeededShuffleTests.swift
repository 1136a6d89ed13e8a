import Testing

@testable import Pairs

@Suite("Seeded shuffle")
struct SeededShuffleTests {
  @Test("The numbers agree with SplitMix64")
  func numbers() {
    // From the reference implementation by Sebastiano Vigna, for the seed 1234567.
    var shuffle = SeededShuffle(seed: 1_234_567)
    let numbers = (0..<3).map { _ in shuffle.next() }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test("Every order of four cards is equally likely")
  func fairness() {
    var shuffle = SeededShuffle(seed: 3)
    var counts: [[Int]: Int] = [:]
    let games = 24_000
    for _ in 0..<games {
      var list = [0, 1, 2, 3]
      shuffle.shuffle(&list)
      counts[list, default: 0] += 1
    }
    #expect(counts.count == 24)
    let expected = Double(games) / 24
    let chi = counts.values.reduce(0) {
      $0 + (Double($1) - expected) * (Double($1) - expected) / expected
    }
    // The 99.9th percentile of chi squared with 23 degrees of freedom.
    #expect(chi < 49.7)
  }

  @Test("A seed always gives the same order")
  func sameOrder() {
    let game = PairsGame(PairsRules(pairs: 4), seed: 42)
    #expect(game.cards.map(\.id.pair) == [2, 1, 1, 0, 3, 3, 0, 2])
    #expect(
      game.cards.map(\.id.pair) == PairsGame(PairsRules(pairs: 4), seed: 42).cards.map(\.id.pair))
    #expect(
      game.cards.map(\.id.pair) != PairsGame(PairsRules(pairs: 4), seed: 43).cards.map(\.id.pair))
  }
}
