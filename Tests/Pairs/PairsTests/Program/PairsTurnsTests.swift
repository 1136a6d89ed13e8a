import Clocks
import Programs
import TestSupport
import Testing

@testable import Pairs

/// Moves that are made without the player: cards that turn back, and the computer's choices.
struct PairsTurnsTests {
  private typealias Tester = PairsFixture.Tester

  private func lines(_ tester: inout Tester) -> String {
    var lines: [String] = []
    for case .perform(.record(let more)) in tester.claimAll() { lines += more }
    return lines.joined(separator: "\n")
  }

  /// Turns a card of each of the first two pairs.
  private func miss(_ tester: inout Tester) {
    for pair in tester.pairs.prefix(2) { tester.turn(pair[0]) }
  }

  @Test("Cards that don’t match turn back exactly at their time, however late the event is")
  func turnBack() throws {
    var program = PairsFixture.program(turnBack: .after(.milliseconds(1200)))
    program.isRecording = true
    var tester = PairsFixture.dealt(program)
    miss(&tester)
    let missed = tester.now.instant
    tester.advance(by: .milliseconds(1199))
    #expect(tester.game.faceUpPlaces.count == 2)
    #expect(tester.screen.contains("Choose another card."))
    tester.advance(by: .milliseconds(1))
    #expect(tester.game.faceUpPlaces.isEmpty)
    tester.advance(by: .seconds(10))
    #expect(tester.nextWake == nil)
    let games = try GameRecord.games(in: lines(&tester))
    let entries = try #require(games.first).entries
    let times = entries.suffix(2).map(\.time)
    #expect(entries.last?.move == .turnBack && times[1] - times[0] == .milliseconds(1200))
    // The replay reaches the same state, and each card's clock has stopped at the same time.
    let again = games[0].replayed().game
    #expect(again.cards == tester.game.cards)
    #expect(
      again.cards.indices.map { again.bonusShare(at: $0, at: Instant(sinceZero: .seconds(999))) }
        == tester.game.cards.indices.map { tester.game.bonusShare(at: $0, at: missed) }
        || again.faceUpPlaces.isEmpty)
  }

  @Test("The next choice turns the cards back earlier, and a pause delays it")
  func earlier() {
    var tester = PairsFixture.dealt(
      PairsFixture.program(turnBack: .after(.seconds(3))))
    miss(&tester)
    tester.turn(tester.pairs[2][0])
    #expect(tester.game.faceUpPlaces == [tester.pairs[2][0]])
    tester.advance(by: .seconds(20))
    #expect(tester.game.faceUpPlaces == [tester.pairs[2][0]])
    tester.turn(tester.pairs[3][0])
    tester.advance(by: .seconds(1))
    tester.press("p")
    tester.advance(by: .seconds(60))
    tester.press("p")
    tester.advance(by: .milliseconds(1999))
    #expect(tester.game.faceUpPlaces.count == 2)
    tester.advance(by: .milliseconds(1))
    #expect(tester.game.faceUpPlaces.isEmpty)
  }

  @Test("A mismatch shakes, unless animations are off", arguments: [false, true])
  func shakes(isStill: Bool) {
    var tester = PairsFixture.dealt(PairsFixture.program(isStill: isStill))
    miss(&tester)
    tester.advance(by: .milliseconds(400))
    #expect(tester.model.motion.shakes.isEmpty == isStill)
    tester.advance(by: .seconds(1))
    #expect(tester.model.motion.shakes.isEmpty)
    #expect(tester.game.faceUpPlaces.count == 2)
  }

  @Test("A mismatch says how to go on, also once the notice has disappeared")
  func words() {
    var tester = PairsFixture.dealt()
    miss(&tester)
    tester.advance(by: .milliseconds(400))
    #expect(tester.screen.contains("No match: star and diamond. Choose another card."))
    tester.advance(by: .seconds(10))
    #expect(tester.screen.contains("Choose another card."))
    var small = PairsFixture.dealt(PairsFixture.program(pairs: 4), columns: 40, rows: 12)
    miss(&small)
    small.advance(by: .milliseconds(400))
    #expect(small.screen.contains("No match. Choose another card."))
  }

  @Test("An easy game has fewer and larger cards, no clock and no points, and turns cards back")
  func easy() {
    var program = PairsFixture.program(isEasy: true)
    program.options.pairs = nil
    program.makeGame(seed: 3)
    var tester = PairsFixture.dealt(program)
    #expect(tester.game.rules.pairs == 6)
    #expect(tester.screen.contains("0 of 6 pairs") && !tester.screen.contains("Score"))
    let table = tester.model.tableLayout(cell: tester.model.viewport.canvas)
    #expect((table?.cardRows ?? 0) >= 8)
    miss(&tester)
    tester.advance(by: .milliseconds(1200))
    #expect(tester.game.faceUpPlaces.isEmpty)
    for pair in tester.pairs {
      for place in pair { tester.turn(place) }
      tester.advance(by: .seconds(6))
    }
    #expect(tester.screen.contains("Well done!"))
    #expect(tester.screen.contains("You found all 6 pairs!"))
    #expect(tester.screen.contains("7 moves") && !tester.screen.contains("bonus"))
    tester.claimAll()
  }

  @Test("The computer plays its turn with pauses, and the result and the record agree")
  func computer() throws {
    var program = PairsFixture.program(pairs: 4, computer: ComputerMemory(percent: 100))
    program.isRecording = true
    var tester = PairsFixture.dealt(program)
    #expect(tester.screen.contains("▸You: 0"))
    miss(&tester)
    tester.advance(by: .milliseconds(400))
    #expect(tester.screen.contains("It is the computer’s turn."))
    #expect(tester.screen.contains("▸Computer: 0"))
    tester.press("space")
    let before = tester.game
    tester.advance(by: .milliseconds(1799))
    #expect(tester.game == before)
    tester.advance(by: .milliseconds(1))
    #expect(tester.game.faceUpPlaces.count == 1)
    tester.advance(by: .milliseconds(999))
    #expect(tester.game.faceUpPlaces.count == 1)
    tester.advance(by: .milliseconds(1))
    #expect(tester.game.moves == 2)
    // The player misses on purpose until the computer has found all pairs.
    for _ in 0..<40 where tester.game.phase != .over {
      tester.advance(by: .seconds(20))
      guard tester.game.phase == .playing else { break }
      let open = tester.game.visibleCards.hidden
      let first = open[0]
      let other = open.last { tester.game.cards[$0].id.pair != tester.game.cards[first].id.pair }
      tester.turn(first)
      tester.turn(other ?? open[1])
    }
    tester.advance(by: .seconds(20))
    #expect(tester.game.phase == .over && tester.nextWake == nil)
    let record = try #require(try GameRecord.games(in: lines(&tester)).first)
    #expect(record.agrees && record.result?.scores == tester.game.scores)
    #expect(record.rules.computer?.percent == 100)
  }

  @Test("The computer waits during a pause, and a game against it can be quit")
  func pause() {
    var tester = PairsFixture.dealt(PairsFixture.program(pairs: 4, computer: .medium))
    miss(&tester)
    tester.press("p")
    tester.advance(by: .seconds(60))
    #expect(tester.game.moves == 1 && tester.nextWake == nil)
    tester.press("p")
    tester.advance(by: .milliseconds(2200))
    #expect(tester.game.faceUpPlaces.count == 1)
    tester.press("q")
    #expect(tester.screen.contains("Quit anyway?"))
    tester.advance(by: .seconds(60))
    #expect(tester.game.moves == 1)
    tester.press("y")
    guard case .end(0, _)? = tester.claimAll().last else {
      Issue.record("it didn't end")
      return
    }
  }

  @Test("A won game is celebrated, which ends by itself; without animations, its result is shown")
  func celebration() {
    var tester = PairsFixture.dealt(PairsFixture.program(pairs: 2))
    for place in tester.pairs.joined() { tester.turn(place) }
    tester.advance(by: .seconds(3))
    #expect(tester.model.motion.celebration != nil && tester.model.sheets.isEmpty)
    #expect(tester.screen.contains("Well done! 28 points"))
    tester.advance(by: .seconds(3))
    #expect(tester.model.motion.isEmpty && tester.model.sheets == [.result])
    #expect(tester.nextWake == nil)
    var still = PairsFixture.dealt(PairsFixture.program(pairs: 2, isStill: true))
    for place in still.pairs.joined() { still.turn(place) }
    still.advance(by: .zero)
    #expect(still.model.sheets == [.result])
    for tester in [tester, still] {
      var tester = tester
      tester.claimAll()
    }
  }

  @Test("A key ends the celebration and shows the result")
  func cutShort() {
    var tester = PairsFixture.dealt(PairsFixture.program(pairs: 2))
    for place in tester.pairs.joined() { tester.turn(place) }
    tester.advance(by: .seconds(3))
    tester.press("space")
    #expect(tester.model.sheets == [.result] && tester.model.motion.isEmpty)
    tester.claimAll()
  }

  @Test("The same cards can be played again, which saves no result")
  func sameCards() {
    var tester = PairsFixture.dealt(PairsFixture.program(pairs: 2))
    let cards = tester.game.cards.map(\.id)
    for _ in 0..<2 {
      for place in tester.pairs.joined() { tester.turn(place) }
      tester.advance(by: .seconds(8))
      tester.claimAll()
      #expect(tester.model.best.results.count == 1)
      tester.press("r")
      #expect(tester.game.phase == .ready && tester.game.cards.map(\.id) == cards)
      tester.press("space")
      tester.press("left")
    }
    tester.finish()
  }
}
