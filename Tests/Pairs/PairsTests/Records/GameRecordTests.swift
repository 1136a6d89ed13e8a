import Clocks
import Testing

@testable import Pairs

@Suite("Game records")
struct GameRecordTests {
  private static let text = """
    {"game":"pairs","version":1,"pairs":2,"bonus_seconds":6,"players":1,"seed":5,"theme":"shapes"}
    {"at":0,"move":"deal"}
    {"at":1.25,"move":"choose","card":0}
    {"at":1.500000001,"move":"shuffle"}
    {"at":2,"move":"pause"}
    {"at":60,"move":"resume"}

    """

  @Test("A record survives a round trip")
  func roundTrip() throws {
    let games = try GameRecord.games(in: Self.text)
    #expect(games.count == 1)
    #expect(games[0].lines.joined(separator: "\n") + "\n" == Self.text)
    #expect(games[0].entries[2] == .init(.nanoseconds(1_500_000_001), .shuffle))
  }

  @Test("The rules of an easy game against the computer survive a round trip")
  func rules() throws {
    let rules = PairsRules(pairs: 4) {
      ($0.isEasy, $0.computer) = (true, ComputerMemory(percent: 40))
    }
    let record = GameRecord(
      rules, seed: 5, theme: "shapes", entries: [.init(.zero, .deal), .init(.zero, .turnBack)])
    #expect(record.header.contains(#""players":2,"easy":true,"computer":40,"seed":5,"#))
    #expect(try GameRecord.games(in: record.lines.joined(separator: "\n")) == [record])
  }

  @Test("A turn-back that isn’t possible makes a record invalid")
  func turnBack() throws {
    let lines = [
      #"{"game":"pairs","version":1,"pairs":2,"bonus_seconds":6,"players":1,"seed":5,"theme":""}"#,
      #"{"at":0,"move":"deal"}"#, #"{"at":1,"move":"turn_back"}"#,
    ]
    #expect(try GameRecord.games(in: lines.joined(separator: "\n")).first?.agrees == false)
  }

  @Test("Replaying a finished game gives the same result")
  func replay() throws {
    var record = GameRecord(PairsRules(pairs: 2), seed: 5, theme: "letters")
    var game = PairsGame(record.rules, seed: 5)
    let order = game.cards.indices.sorted { game.cards[$0].id.pair < game.cards[$1].id.pair }
    for (number, move) in ([.deal] + order.map { Move.choose($0) }).enumerated() {
      let time = Duration.milliseconds(700 * number)
      _ = game.apply(move, at: Instant(sinceZero: time))
      record.entries.append(.init(time, move))
    }
    record.result = GameRecord.Result(of: game, at: Instant(sinceZero: .seconds(9)))
    let read = try GameRecord.games(in: record.lines.joined(separator: "\n"))
    #expect(read == [record])
    #expect(read[0].replayed().game == game)
    #expect(read[0].agrees)
    record.result?.moves += 1
    #expect(!record.agrees)
  }

  @Test(
    "An error names its line",
    arguments: [
      ("hello", "line 1: this isn’t JSON"),
      (#"{"at":0,"move":"deal"}"#, "line 1: the rules of the game must come first"),
      (#"{"game":"chess"}"#, "line 1: this is a different game"),
      (#"{"game":"pairs","version":2}"#, "line 1: only version 1 can be read"),
      (
        #"{"game":"pairs","version":1,"pairs":2,"bonus_seconds":6,"players":2,"seed":5,"computer":101}"#,
        "line 1: computer should be a number from 0 to 100"
      ),
      (
        #"{"game":"pairs","version":1,"pairs":2,"bonus_seconds":6,"players":2,"seed":5,"easy":1}"#,
        "line 1: easy should be true or false"
      ),
      (text + #"{"at":59,"move":"pause"}"#, "line 7: time runs backward"),
      (text + #"{"at":61,"move":"jump"}"#, "line 7: unknown move “jump”"),
      (text + #"{"at":61,"move":"choose","card":-1}"#, "line 7: card should be a number from 0 on"),
      (text + #"{"at":"61","move":"deal"}"#, "line 7: at should be a number of seconds"),
    ])
  func errors(text: String, words: String) {
    #expect {
      try GameRecord.games(in: text)
    } throws: { error in
      (error as? RecordError)?.description == words
    }
  }

  @Test("Other line breaks are accepted")
  func otherLineEnds() throws {
    let text = Self.text.replacing("\n", with: "\r\n")
    #expect(try GameRecord.games(in: text) == GameRecord.games(in: Self.text))
  }

  @Test("A place beyond the table is a refused move, not a crash")
  func beyond() throws {
    let games = try GameRecord.games(in: Self.text + #"{"at":61,"move":"choose","card":999}"#)
    #expect(games[0].replayed().game.moves == 0)
  }
}
