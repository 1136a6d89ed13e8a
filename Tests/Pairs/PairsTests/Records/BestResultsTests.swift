import Testing

@testable import Pairs

@Suite("Best results")
struct BestResultsTests {
  private let category = GameResult.Category(pairs: 8, theme: "shapes", bonusTime: .seconds(6))

  private func result(_ score: Int, _ moves: Int = 10, _ seconds: Int = 60) -> GameResult {
    GameResult(category, name: "Ada", score: score, moves: moves, time: .seconds(seconds))
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
    var other = result(1)
    other.category.isEasy = true
    var best = BestResults([result(50)])
    #expect(best.add(other) == 0)
    #expect(best.best(of: category) == [result(50)])
  }

  @Test("Results survive a round trip, and invalid lines are skipped")
  func lines() {
    var easy = result(8)
    easy.category.isEasy = true
    let best = BestResults([result(5), result(4, 3, 2), easy])
    let text = "nonsense\n" + best.lines.joined(separator: "\n") + "\n{}\n"
    #expect(BestResults(lines: text) == best)
  }
}
