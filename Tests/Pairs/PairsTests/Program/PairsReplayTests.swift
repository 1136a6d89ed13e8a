import Clocks
import Programs
import TestSupport
import Testing

@testable import Pairs

/// Recording and replaying games.
struct PairsReplayTests {
  /// Plays a game of two pairs, and returns its record.
  private func record() throws -> GameRecord {
    var program = PairsFixture.program(pairs: 2)
    program.isRecording = true
    var tester = PairsFixture.dealt(program)
    tester.press("p")
    tester.advance(by: .seconds(30))
    tester.press("p")
    tester.turn(tester.pairs[0][0])
    tester.advance(by: .milliseconds(2300))
    tester.press("s")
    let first = tester.pairs[0][0]
    if !tester.game.cards[first].isFaceUp { tester.turn(first) }
    for place in tester.pairs.joined() where !tester.game.cards[place].isFaceUp {
      tester.advance(by: .milliseconds(700))
      tester.turn(place)
    }
    var lines: [String] = []
    for case .perform(.record(let more)) in tester.claimAll() { lines += more }
    let games = try GameRecord.games(in: lines.joined(separator: "\n"))
    let game = try #require(games.first)
    #expect(game.result?.scores == tester.game.scores)
    return game
  }

  @Test("A replay has the recorded result")
  func agrees() throws {
    let record = try record()
    #expect(record.agrees)
    #expect(record.entries.map(\.move).contains(.shuffle))
    #expect(record.theme == "shapes")
  }

  @Test("A replay runs at the recorded pace, and shows the result")
  func plays() throws {
    let record = try record()
    var program = PairsFixture.program()
    program.replays = [record]
    var tester = PairsFixture.tester(program)
    tester.advance(by: .seconds(200))
    #expect(tester.model.game == record.replayed().game)
    #expect(tester.screen.contains("End of the replay"))
    #expect(tester.screen.contains("The result matches the record."))
    tester.press("esc")
    tester.claim(.end(status: 0))
    tester.finish()
  }

  @Test("An unfinished game doesn’t wake after its last move")
  func unfinished() throws {
    var record = try record()
    (record.result, record.entries) = (nil, Array(record.entries.prefix(4)))
    var program = PairsFixture.program()
    program.options.hasSounds = true
    program.replays = [record]
    var tester = PairsFixture.tester(program)
    tester.advance(by: .seconds(100))
    tester.claimAll()
    #expect(tester.screen.contains("End of the replay"))
    #expect(tester.nextWake == nil)
  }

  @Test("A result that the moves don’t lead to is an error")
  func disagrees() throws {
    var record = try record()
    record.result?.scores = [99]
    var empty = record
    empty.entries = []
    for record in [record, empty] {
      var program = PairsFixture.program()
      program.replays = [record]
      var tester = PairsFixture.tester(program)
      tester.advance(by: .seconds(200))
      #expect(tester.screen.contains("The result differs from the record."))
      tester.press("esc")
      tester.claim(.end(status: 65, saying: PairsWords.disagreement))
    }
  }

  @Test("A suspended process and an open sheet pause a replay")
  func held() throws {
    var program = PairsFixture.program()
    program.replays = [try record()]
    var tester = PairsFixture.tester(program)
    tester.press("?")
    tester.advance(by: .seconds(500))
    #expect(tester.game.moves == 0 && !tester.game.hasBegun)
    tester.press("esc")
    tester.suspend()
    tester.advance(by: .seconds(500))
    tester.resume()
    #expect(!tester.game.hasBegun)
    tester.advance(by: .seconds(200))
    #expect(tester.game.phase == .over)
  }

  @Test("Space skips to the next move without changing the result")
  func skips() throws {
    let record = try record()
    var program = PairsFixture.program()
    program.replays = [record, record]
    var tester = PairsFixture.tester(program)
    while tester.model.nextReplayTime != nil {
      tester.press("space")
      tester.advance(by: .milliseconds(130))
    }
    #expect(tester.model.game == record.replayed().game)
    tester.press("space")
    #expect(tester.screen.contains("Next game"))
    tester.press("enter")
    #expect(tester.model.game.phase == .playing)
    #expect(tester.model.replays.isEmpty)
    tester.finish()
  }
}
