import CommandLines
import Pairs
import Testing

@testable import TimerApp

struct PairsArgumentsTests {
  private func parse(_ line: String) throws -> PairsArguments {
    try PairsArguments.command.read(line.split(separator: " ").map(String.init))
  }

  @Test("The command line overrides the settings file")
  func options() throws {
    var file = PairsPreferences()
    (file.pairs, file.bonusSeconds, file.players, file.sounds) = (5, 9, 2, false)
    let usual = PairsOptions(try parse(""), file)
    #expect(usual.pairs == 5 && usual.bonusTime == .seconds(9) && usual.players == 2)
    #expect(!usual.hasSounds)
    let said = PairsOptions(try parse("--pairs 7 --bonus-seconds 0 --sounds"), file)
    #expect(said.pairs == 7 && said.bonusTime == .zero && said.hasSounds)
  }

  @Test(
    "Invalid arguments are rejected with a message",
    arguments: [
      ("--pairs 1", "--pairs 1 should be a number from 2 to 100"),
      ("--bonus-seconds 61", "--bonus-seconds 61 should be a number from 0 to 60"),
      (
        "--replay x --seed 3",
        "--seed and --replay can’t be combined: the record contains all rules"
      ),
    ])
  func refusals(line: String, words: String) {
    #expect(
      PairsArguments.command.refusal(of: line.split(separator: " ").map(String.init)) == words)
  }
}
