import Programs
import TestSupport
import Testing

@testable import Pairs

@Suite("The result of a game")
struct PairsResultTests {
  private static func won(_ pairs: Int = 2) -> PairsFixture.Tester {
    var tester = PairsFixture.dealt(PairsFixture.program(pairs: pairs))
    for place in tester.pairs.joined() { tester.turn(place) }
    return tester
  }

  @Test("During the celebration, the footer offers the result, and arrows don’t end it")
  func celebration() {
    var tester = Self.won()
    tester.press("right")
    tester.advance(by: .milliseconds(600))
    #expect(tester.model.motion.celebration != nil)
    #expect(tester.screen.contains("show the result") && !tester.screen.contains("turn the card"))
    tester.press("space")
    #expect(tester.model.sheets == [.result])
  }

  @Test("A key that is pressed again as the result appears doesn’t press its button")
  func again() {
    var tester = Self.won()
    tester.press("space")
    for _ in 0..<4 {
      tester.press("space")
      tester.advance(by: .milliseconds(100))
    }
    #expect(tester.model.sheets == [.result] && tester.game.phase == .over)
    tester.advance(by: .milliseconds(200))
    tester.press("space")
    #expect(tester.model.sheets.isEmpty && tester.game.phase == .ready)
  }

  @Test("The header has no pairs left to count once the game is over")
  func header() {
    var tester = Self.won()
    tester.advance(by: .milliseconds(400))
    #expect(tester.screen.contains("2 moves") && !tester.screen.contains("left"))
  }

  @Test("Enter presses the focused button of the result")
  func resultButtons() {
    var tester = PairsFixture.dealt(PairsFixture.program(pairs: 2))
    for place in tester.pairs.joined() { tester.turn(place) }
    tester.advance(by: .seconds(6))
    tester.claimAll()
    tester.press("tab")
    tester.press("tab")
    tester.press("enter")
    guard case .end(0, _)? = tester.claimAll().last else {
      Issue.record("Enter on Quit didn't quit")
      return
    }
  }

  @Test("A result belongs to the theme that the cards were dealt with")
  func kind() {
    var tester = PairsFixture.dealt(PairsFixture.program(pairs: 2))
    tester.turn(0)
    tester.press(",")
    tester.press("right")
    tester.press("esc")
    let order = tester.pairs.sorted { $0.contains(0) && !$1.contains(0) }
    for place in order.joined() where place != 0 { tester.turn(place) }
    #expect(tester.game.phase == .over)
    tester.claimAll()
    #expect(tester.model.options.theme == .emoji)
    #expect(tester.model.best.results.map(\.category.theme) == ["shapes"])
  }

  @Test("The result waits until other sheets are closed")
  func resultWaits() {
    var tester = PairsFixture.dealt(PairsFixture.program(pairs: 2))
    for place in tester.pairs.joined() { tester.turn(place) }
    tester.press("?")
    tester.advance(by: .seconds(5))
    #expect(tester.model.sheets == [.keys])
    tester.press("esc")
    tester.advance(by: .seconds(1))
    #expect(tester.model.sheets == [.result])
  }
}
