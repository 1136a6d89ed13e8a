import CommandLines
import Settings
import TOML
import Testing
import TimerTestSupport

@testable import Pairs
@testable import TimerPrograms
@testable import Timers

struct PairsArgumentsTests {
  /// Returns the options that follow from a command line and the settings file.
  private func options(
    _ line: String, _ file: PairsPreferences = PairsPreferences()
  ) throws -> PairsOptions {
    let words = line.split(separator: " ").map(String.init)
    return PairsOptions(try PairsArguments.command.read(words).game.filled(from: file))
  }

  @Test("The command line overrides the settings file")
  func precedence() throws {
    var file = PairsPreferences()
    (file.pairs, file.bonusSeconds, file.players, file.hasSounds) = (5, 9, 2, false)
    let usual = try options("", file)
    #expect(usual.pairs == 5 && usual.rules.bonusTime == .seconds(9) && usual.rules.players == 2)
    #expect(!usual.hasSounds)
    let said = try options("--pairs 7 --bonus-seconds 0 --sounds", file)
    #expect(said.pairs == 7 && said.rules.bonusTime == .zero && said.hasSounds)
  }

  @Test("An easy game, the computer and the time to turn back can be given")
  func opponents() throws {
    var file = PairsPreferences()
    (file.isEasy, file.computer, file.turnBack) = (true, ComputerSeat("hard"), .never)
    let usual = try options("", file)
    #expect(usual.rules.isEasy && usual.rules.computer?.text == "hard" && usual.turnBackTime == nil)
    let said = try options("--no-easy --computer=40% --turn-back=2s", file)
    #expect(
      !said.rules.isEasy && said.rules.computer?.percent == 40 && said.turnBackTime == .seconds(2))
    #expect(said.rules(pairs: 8).players == 2)
    let plain = try options("--computer --easy")
    #expect(plain.rules.computer == .medium && plain.turnBackTime == .milliseconds(1200))
    #expect(try options("--two", file).rules.computer == nil)
    #expect(try options("--turn-back", file).turnBackTime == .milliseconds(1200))
  }

  @Test(
    "Invalid arguments are rejected with a message",
    arguments: [
      ("--pairs 1", "--pairs 1 should be a number from 2 to 100"),
      ("--bonus-seconds 61", "--bonus-seconds 61 should be a number from 0 to 60"),
      (
        "--computer=some",
        "--computer=some should be easy, medium, hard or a percentage from 0% to 100%"
      ),
      ("--turn-back=9h", "--turn-back=9h should be a span from 0.2s to 1m, or never"),
      (
        "--two --computer",
        "--two and --computer can’t be combined: the computer is the second player"
      ),
      (
        "--easy --bonus-seconds 3",
        "--bonus-seconds and --easy can’t be combined: an easy game has no bonus"
      ),
      (
        "--replay x --seed 3",
        "--seed and --replay can’t be combined: the record contains all rules"
      ),
    ])
  func refusals(line: String, words: String) {
    #expect(
      PairsArguments.command.refusal(of: line.split(separator: " ").map(String.init)) == words)
  }

  @Test("Every setting of the game has an option of its name")
  func gameOptions() {
    // The count of players is --two, and the name is asked for after a game.
    let others: Set = ["pairs.players", "pairs.name"]
    for key in PairsPreferences.keys.map(\.path.description) where !others.contains(key) {
      #expect(PairsArguments.command.names.contains("--\(key.dropFirst("pairs.".count))"), "\(key)")
    }
  }
}
