import Cells
import Clocks
import Programs
import Scenes
import Synth
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import Pairs

struct PairsProgramTests {
  @Test("A whole game can be played with keys, from the deal to a new game")
  func byKeys() {
    var tester = PairsFixture.tester()
    #expect(tester.screen.contains("Deal 8 pairs"))
    tester.press("space")
    tester.advance(by: .seconds(10))
    for pair in tester.pairs {
      for place in pair { tester.turn(place) }
      tester.advance(by: .seconds(3))
    }
    #expect(tester.game.phase == .over)
    tester.advance(by: .seconds(3))
    #expect(tester.game.scores == [8 * 14])
    #expect(tester.screen.contains("Well done! 112 points"))
    #expect(tester.screen.contains("Your first result of this kind"))
    let kept = tester.claimAll()
    #expect(kept == [.perform(.keepResults(tester.model.best.lines))])
    tester.press("enter")
    #expect(tester.game.phase == .ready)
    #expect(tester.game.seed != 3)
    #expect(tester.screen.contains("Best 112"))
    tester.finish()
  }

  @Test("The result of two cards is announced after the second one has turned")
  func untold() {
    var tester = PairsFixture.dealt()
    let pair = tester.pairs[0]
    for place in pair { tester.turn(place) }
    for _ in 0..<3 {
      #expect(tester.screen.contains("Score 0") && tester.screen.contains("8 pairs left · 0 moves"))
      #expect(!tester.screen.contains("match") && !tester.screen.contains("+"))
      tester.advance(by: .milliseconds(100))
    }
    tester.advance(by: .milliseconds(100))
    #expect(tester.screen.contains("Score 14") && tester.screen.contains("a match, +14"))
    #expect(tester.screen.contains("7 pairs left · 1 move"))
    // Without animations, it is announced at once.
    var still = PairsFixture.dealt(PairsFixture.program(isStill: true))
    for place in still.pairs[0] { still.turn(place) }
    #expect(still.screen.contains("Score 14") && still.screen.contains("a match, +14"))
  }

  @Test("A whole game can be played with the mouse")
  func byMouse() {
    var tester = PairsFixture.tester(PairsFixture.program(pairs: 3))
    tester.click(.table, part: TableWidget.deckPart)
    tester.advance(by: .seconds(5))
    for pair in tester.pairs {
      for place in pair { tester.click(.table, part: place) }
      tester.advance(by: .seconds(3))
    }
    #expect(tester.game.phase == .over)
    tester.advance(by: .seconds(3))
    tester.claimAll()
    tester.click(.choice(.newGame))
    #expect(tester.game.phase == .ready)
    tester.click(.button(.morePairs))
    #expect(tester.game.rules.pairs == 4)
    tester.click(.button(.deal))
    #expect(tester.game.phase == .playing)
    tester.finish()
  }

  @Test("The game only wakes for a turned card’s pie, until it is empty")
  func wakes() {
    var tester = PairsFixture.dealt()
    #expect(tester.nextWake == nil)
    tester.press("space")
    #expect(tester.nextWake != nil)
    tester.advance(by: .seconds(7))
    #expect(tester.nextWake == nil)
    #expect(tester.game.bonus(at: 0, at: tester.now.instant) == 0)
  }

  @Test("Two pies draw at most 10 frames a second")
  func frameRate() {
    var tester = PairsFixture.dealt()
    for place in tester.pairs.prefix(2).map({ $0[0] }) { tester.turn(place) }
    tester.advance(by: .seconds(1))
    let before = tester.frames
    tester.advance(by: .seconds(4))
    let frames = tester.frames - before
    #expect((20...41).contains(frames), "\(frames) frames in 4 s")
  }

  @Test("A key ends the deal, and still takes effect")
  func cutShort() {
    var tester = PairsFixture.tester()
    tester.press("space")
    tester.advance(by: .milliseconds(200))
    #expect(!tester.model.motion.isEmpty)
    tester.press("space")
    #expect(tester.game.cards[0].isFaceUp)
    #expect(tester.model.motion.dealt == nil)
  }

  @Test("Without animations nothing moves, and a pie changes with the points")
  func still() {
    var tester = PairsFixture.tester(PairsFixture.program(isStill: true))
    tester.press("space")
    #expect(tester.nextWake == nil)
    tester.press("space")
    let before = tester.frames
    tester.advance(by: .seconds(30))
    // One frame for each of six points, and one when the notice disappears.
    #expect((6...8).contains(tester.frames - before))
  }

  @Test("A pause hides the cards and stops their clocks, and so does a sheet")
  func pause() {
    var tester = PairsFixture.dealt()
    tester.press("space")
    tester.advance(by: .milliseconds(1500))
    tester.press("p")
    #expect(tester.screen.contains("Paused; the cards are hidden."))
    tester.advance(by: .seconds(100))
    tester.press("space")
    #expect(tester.game.bonus(at: 0, at: tester.now.instant) == 4)
    tester.press(",")
    #expect(tester.game.phase == .paused)
    tester.press("esc")
    #expect(tester.game.phase == .playing)
    tester.suspend()
    tester.resume()
    #expect(tester.game.phase == .paused)
  }

  @Test("An unavailable command shows the reason")
  func reasons() {
    var tester = PairsFixture.tester(PairsFixture.program(pairs: 2))
    tester.press("-")
    #expect(tester.screen.contains("A game has at least two pairs."))
    tester.press("s")
    #expect(tester.screen.contains("The cards aren’t dealt yet."))
    tester.press("space")
    tester.press("space")
    tester.press("space")
    #expect(tester.screen.contains("That card is face up."))
  }

  @Test("Abandoning a game in progress asks first")
  func questions() {
    var fresh = PairsFixture.dealt()
    fresh.press("q")
    fresh.claim(.end(status: 0))
    var tester = PairsFixture.dealt()
    tester.press("space")
    tester.press("n")
    #expect(tester.screen.contains("Start a new one?"))
    tester.press("n")
    #expect(tester.model.sheets.isEmpty && tester.game.hasBegun)
    tester.press("esc")
    #expect(tester.screen.contains("Quit anyway?"))
    tester.press("y")
    let end = tester.claimAll()
    guard case .end(0, let words?)? = end.last else {
      Issue.record("\(end)")
      return
    }
    #expect(words.hasPrefix("score 0, 0 of 8 pairs"))
  }

  @Test("The name is asked for once, and can stay empty")
  func name() {
    var tester = PairsFixture.dealt(PairsFixture.program(pairs: 2, name: nil))
    for place in tester.pairs.joined() { tester.turn(place) }
    tester.advance(by: .seconds(6))
    tester.claimAll()
    #expect(tester.screen.contains("Your name"))
    tester.type("Bo n")
    tester.press("enter")
    tester.expect(.keep(PairsPreferences(\.name, "Bo n")))
    tester.claimAll()
    #expect(tester.model.best.results.map(\.name) == ["Bo n"])
    tester.press("enter")
    #expect(tester.game.phase == .ready)
    #expect(tester.model.options.name == "Bo n")
  }

  @Test("Two players take turns, and the header shows whose turn it is")
  func players() {
    var tester = PairsFixture.dealt(PairsFixture.program(pairs: 3, players: 2))
    #expect(tester.screen.contains("▸Player 1: 0"))
    tester.turn(tester.pairs[0][0])
    tester.turn(tester.pairs[1][0])
    tester.advance(by: .milliseconds(400))
    #expect(tester.screen.contains("▸Player 2: 0"))
    for place in tester.pairs[2] { tester.turn(place) }
    for pair in tester.pairs.prefix(2) { for place in pair { tester.turn(place) } }
    tester.advance(by: .seconds(6))
    #expect(tester.screen.contains("Player 2 wins"))
    tester.finish()
  }

  @Test("A resize keeps the game, and a window that is too small pauses it")
  func resize() {
    var tester = PairsFixture.dealt()
    tester.press("space")
    tester.resize(columns: 200, rows: 60)
    #expect(tester.game.cards[0].isFaceUp)
    tester.resize(columns: 20, rows: 6)
    #expect(tester.game.phase == .paused)
    #expect(tester.screen.contains("window"))
    tester.press("space")
    #expect(tester.game.phase == .paused)
    tester.resize(columns: 80, rows: 24)
    tester.press("space")
    #expect(tester.game.phase == .playing)
    #expect(tester.game.moves == 0 && tester.game.cards[0].isFaceUp)
  }

  @Test("A small window offers fewer pairs")
  func fewer() {
    var tester = PairsFixture.tester(PairsFixture.program(pairs: 20), columns: 40, rows: 12)
    let pairs = tester.game.rules.pairs
    #expect((3..<12).contains(pairs))
    tester.press("+")
    #expect(tester.screen.contains("At most \(pairs) pairs fit"))
    tester.resize(columns: 1, rows: 1)
    tester.press("space")
    #expect(tester.game.phase == .ready)
  }

  @Test("New players see a line of help, once")
  func tutorial() {
    var tester = PairsFixture.tester(PairsFixture.program(isFirstStart: true))
    tester.expect(.keepResults([]))
    #expect(tester.screen.contains("Find the pairs"))
    tester.press("space")
    #expect(!tester.model.isFirstStart)
    tester.finish()
  }

  @Test("Tab moves from the cards to the buttons, and Enter presses them")
  func buttons() {
    var tester = PairsFixture.dealt()
    #expect(tester.focus == .table)
    tester.press("tab")
    #expect(tester.focus == .button(.newGame))
    tester.press("right")
    #expect(tester.focus == .button(.shuffle))
    let before = tester.game
    tester.press("enter")
    #expect(tester.game != before && !tester.game.hasBegun)
  }

  @Test("After each button the focus returns to the cards, and Space turns one")
  func focusAfterButtons() {
    var tester = PairsFixture.tester()
    tester.click(.button(.deal))
    #expect(tester.focus == .table)
    tester.press("space")
    #expect(tester.game.cards[0].isFaceUp)
    tester.click(.button(.pause))
    tester.press("p")
    #expect(tester.game.phase == .playing)
    tester.press("p")
    #expect(tester.focus == .table && tester.game.phase == .paused)
    tester.press("space")
    #expect(tester.game.phase == .playing)
  }

  @Test("A game has no more pairs than its theme has pictures, in any window")
  func fewPictures() {
    var options = PairsOptions()
    options.theme = CardTheme(
      name: "two", summary: "", pictures: Array(CardTheme.shapes.pictures.prefix(2)))
    let program = PairsProgram(options, seed: 1)
    #expect(program.game.rules.pairs == 2)
    #expect(PairsFixture.tester(program).game.rules.pairs == 2)
  }

  @Test("The cursor follows the drawn grid, even if the terminal reports its cell size")
  func cellSize() {
    var tester = PairsFixture.tester(PairsFixture.program(pairs: 7))
    tester.reply(.cellSize(width: 9, height: 20))
    tester.press("space")
    tester.press("down")
    let columns = tester.model.tableLayout(cell: tester.session.viewport.canvas)?.columns
    #expect(tester.model.cursor == columns)
    #expect(tester.model.viewport.cell == tester.session.viewport.cell)
  }

  @Test("A theme whose cards don’t fit pauses the game, and no hidden card can be turned")
  func themeThatDoesNotFit() {
    var program = PairsFixture.program(pairs: 30)
    program.options.theme = .emoji
    program.makeGame(seed: 3)
    var tester = PairsFixture.dealt(program)
    #expect(tester.game.rules.pairs == 30)
    tester.press(",")
    tester.press("left")
    tester.claimAll()
    tester.press("esc")
    let before = tester.game
    tester.press("space")
    #expect(tester.game.cards == before.cards)
    #expect(tester.screen.contains("window"))
  }

  @Test("The cursor is visible without color, even if cards touch", arguments: [8, 20])
  func cursorWithoutColor(pairs: Int) {
    var program = PairsFixture.program(pairs: pairs)
    program.options.theme = .ascii
    program.makeGame(seed: 3)
    var tester = ProgramTester(
      program, columns: 80, rows: 24,
      configuration: Session.Configuration(depth: .never, symbols: .ascii))
    tester.press("space")
    tester.press("left")
    tester.advance(by: .seconds(5))
    let before = tester.screen
    tester.press("right")
    #expect(tester.screen != before)
    #expect(tester.screen.contains(">"))
  }

  @Test("Settings take effect immediately where possible, and are saved")
  func settings() {
    var tester = PairsFixture.tester()
    tester.press(",")
    tester.press("right")
    tester.expect(.keep(PairsPreferences(\.theme, "emoji")))
    tester.press("down")
    tester.press("right")
    tester.expect(.keep(PairsPreferences(\.pairs, 9)))
    tester.press("down")
    tester.press("left")
    tester.expect(.keep(PairsPreferences(\.bonusSeconds, 5)))
    tester.press("esc")
    #expect(tester.game.rules == PairsRules(pairs: 9) { $0.bonusTime = .seconds(5) })
    #expect(tester.model.options.theme == .emoji)
    tester.finish()
  }

  @Test("Sounds are played, including in the last second of a bonus, until m mutes them")
  func sounds() {
    var program = PairsFixture.program()
    program.options.hasSounds = true
    var tester = PairsFixture.dealt(program)
    tester.turn(tester.pairs[0][0])
    tester.expect(.play(.turn))
    tester.advance(by: .seconds(6))
    tester.expect(.play(.lastSecond))
    tester.turn(tester.pairs[0][1])
    tester.expect(.play(.match))
    tester.press("m")
    tester.expect(.keep(PairsPreferences(\.hasSounds, false)))
    tester.turn(tester.pairs[1][0])
    tester.finish()
  }

  @Test(
    "Each screen shows the game’s text at any size", arguments: [(80, 24), (40, 12), (200, 60)])
  func words(columns: Int, rows: Int) {
    var tester = PairsFixture.dealt(columns: columns, rows: rows)
    tester.turn(tester.pairs[0][0])
    #expect(tester.screen.contains("Score 0"))
    #expect(
      tester.screen.contains(CardTheme.shapes.words(for: tester.game.cards[tester.model.cursor])))
  }
}
