import Testing

@testable import Pairs

@Suite("Best results")
struct BestResultsTests {
  private let category = Self.category()
  private let easy = Self.category { $0.isEasy = true }

  private static func category(
    _ change: (inout PairsRules) -> Void = { _ in }
  ) -> GameResult.Category {
    GameResult.Category(of: PairsRules(pairs: 8, change), theme: "shapes")
  }

  private func result(
    _ score: Int, _ moves: Int = 10, _ seconds: Int = 60, of category: GameResult.Category? = nil
  ) -> GameResult {
    GameResult(
      category ?? self.category, name: "Ada", score: score, moves: moves, time: .seconds(seconds))
  }

  @Test("Results are ranked by points, then moves, then time; the older one wins a tie")
  func order() {
    var best = BestResults()
    #expect(best.add(result(20)) == 0)
    #expect(best.add(result(20)) == 1)
    #expect(best.add(result(21, 99, 99)) == 0)
    #expect(best.add(result(20, 9, 99)) == 1)
    #expect(best.add(result(20, 9, 98)) == 1)
    #expect(best.best(of: category).map(\.score) == [21, 20, 20, 20, 20])
    #expect(best.add(result(19)) == nil)
  }

  @Test("Each kind of game has its own ranking")
  func kinds() {
    var best = BestResults([result(50)])
    #expect(best.add(result(1, of: easy)) == 0)
    #expect(best.best(of: category) == [result(50)])
  }

  @Test("Results survive a round trip, and invalid lines are skipped")
  func lines() {
    let best = BestResults([result(5), result(4, 3, 2), result(8, of: easy)])
    let text = "nonsense\n" + best.lines.joined(separator: "\n") + "\n{}\n"
    #expect(BestResults(lines: text) == best)
  }

  @Test("The number of players needn’t be stated, as in the results of earlier versions")
  func earlier() {
    let line = #"""
      {"pairs":8,"theme":"shapes","bonus_seconds":6,"name":"Ada","score":5,"moves":10,"seconds":60}
      """#
    #expect(BestResults(lines: line).results == [result(5)])
  }

  @Test("A game against another player has the category of the same game alone")
  func alone() {
    #expect(Self.category { $0.players = 2 } == category)
    #expect(Self.category { $0.computer = .medium } == category)
  }
}
