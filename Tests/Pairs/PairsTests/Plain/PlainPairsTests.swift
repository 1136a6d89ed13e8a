import Clocks
import Testing

@testable import Pairs

struct PlainPairsTests {
  private func at(_ seconds: Double) -> Instant {
    Instant(sinceZero: .milliseconds(Int(seconds * 1000)))
  }

  private func dialog(pairs: Int = 2, players: Int = 1) -> PlainPairs {
    var options = PairsOptions()
    options.pairs = pairs
    options.rules.players = players
    return PlainPairs(options, seed: 3)
  }

  @Test("A whole game can be played in plain text")
  func game() {
    var dialog = dialog()
    #expect(
      dialog.begin(at: at(0)) == [
        "4 cards in 2 rows of 2, face down. Type a row and a column such as 2 3, or help."
      ])
    #expect(dialog.answer("look 1 1", at: at(0)) == ["row 1 column 1, hidden"])
    #expect(
      dialog.answer("1 1", at: at(1)) == ["row 1 column 1 shows a diamond; 6 seconds of bonus left"]
    )
    #expect(
      dialog.answer("look 1 1", at: at(2.5)) == [
        "row 1 column 1 shows a diamond; 4 seconds of bonus left"
      ])
    #expect(
      dialog.answer("1 2", at: at(3)) == [
        "row 1 column 2 shows a star: no match with a diamond in row 1 column 1."
      ])
    #expect(dialog.answer("look", at: at(3)).first == "row 1: diamond, star")
    _ = dialog.answer("1,1", at: at(4))  // Already face up: doesn’t turn.
    _ = dialog.answer("2 1", at: at(4))
    #expect(
      dialog.answer("1 1", at: at(5)) == [
        "row 1 column 1 shows a diamond: it matches row 2 column 1. 10 points, 8 of them bonus."
      ])
    _ = dialog.answer("1 2", at: at(6))
    let last = dialog.answer("2 2", at: at(6))
    #expect(
      last == [
        "row 2 column 2 shows a star: it matches row 1 column 2. 13 points, 11 of them bonus.",
        "Well done! Score 23, 2 of 2 pairs, 3 moves in 0:05.",
        "Your first result of this kind. Type new or quit.",
      ])
    #expect(dialog.record.agrees && dialog.record.result?.scores == [23])
    #expect(dialog.answer("best", at: at(7)) == ["1. 23, 3 moves in 0:05"])
    #expect(dialog.answer("leave", at: at(7)) == [] && dialog.hasLeft)
  }

  @Test("A pause hides the cards and stops the clock")
  func pause() {
    var dialog = dialog()
    _ = dialog.begin(at: at(0))
    _ = dialog.answer("1 1", at: at(0))
    #expect(dialog.answer("pause", at: at(1)) == ["Paused; type resume to continue."])
    #expect(dialog.answer("look 1 1", at: at(9)) == ["row 1 column 1, hidden during the pause"])
    #expect(dialog.answer("1 2", at: at(9)) == ["The game is paused."])
    _ = dialog.answer("resume", at: at(60))
    #expect(dialog.answer("look 1 1", at: at(60)).first?.contains("5 seconds") == true)
  }

  @Test(
    "An invalid line is answered with a hint",
    arguments: [
      ("9 9", "there is no card in row 9, column 9: rows are 1 to 2, columns 1 to 2"),
      (
        "9223372036854775807 2",
        "there is no card in row 9223372036854775807, column 2: rows are 1 to 2, columns 1 to 2"
      ),
      ("0 1", "there is no card in row 0, column 1: rows are 1 to 2, columns 1 to 2"),
      ("jump", "“jump” isn’t a command; type a row and a column, or help"),
      ("theme x", "there is no theme x; the themes are \(CardTheme.names)"),
      ("new 1", "a game has 2 to 34 pairs with the theme shapes"),
      ("resume", "The game isn’t paused."),
      ("deal", "the cards are already dealt; type a row and a column"),
    ])
  func errors(line: String, words: String) {
    var dialog = dialog()
    _ = dialog.begin(at: at(0))
    #expect(dialog.answer(line, at: at(1)) == [words])
  }

  @Test("The cards fill all rows if their number allows it", arguments: 2...30)
  func columns(pairs: Int) {
    let columns = PlainPairs.columns(ofCards: 2 * pairs)
    #expect(columns * columns >= 2 * pairs)
    // 22, 26, 34, 38, 46 and 58 cards have only very wide tables.
    let isRagged = [11, 13, 17, 19, 23, 29].contains(pairs)
    #expect((2 * pairs).isMultiple(of: columns) != isRagged)
  }

  @Test("Blank lines have no answer, and help lists the commands")
  func help() {
    var dialog = dialog()
    _ = dialog.begin(at: at(0))
    #expect(dialog.answer("  ", at: at(1)) == [])
    #expect(dialog.answer("help", at: at(1)).count == PlainPairsCommand.summaries.count)
  }

  @Test("The answers name the player whose turn it is")
  func players() {
    var dialog = dialog(players: 2)
    #expect(dialog.begin(at: at(0)).first?.contains("Player 1 begins.") == true)
    _ = dialog.answer("1 1", at: at(1))
    #expect(dialog.answer("1 2", at: at(1)).first?.hasSuffix("It is player 2’s turn.") == true)
  }

  @Test("Cards turn back by themselves, at their time")
  func turnBack() {
    var options = PairsOptions()
    (options.pairs, options.rules.isEasy) = (2, true)
    var dialog = PlainPairs(options, seed: 3)
    _ = dialog.begin(at: at(0))
    #expect(dialog.answer("1 1", at: at(1)) == ["row 1 column 1 shows a diamond."])
    _ = dialog.answer("1 2", at: at(2))
    #expect(
      dialog.answer("1 1", at: at(5)) == [
        "Both cards are hidden again.", "row 1 column 1 shows a diamond.",
      ])
    #expect(dialog.record.entries.suffix(2).map(\.move) == [.turnBack, .choose(0)])
    #expect(dialog.record.entries.suffix(2).first?.time == .milliseconds(3200))
    for line in ["2 1", "1 2", "2 2"] { _ = dialog.answer(line, at: at(6)) }
    #expect(dialog.record.agrees && dialog.record.result?.scores == [2])
  }

  @Test("The computer answers a mismatch with its own turn, and the record agrees")
  func computer() {
    var options = PairsOptions()
    (options.pairs, options.rules.computer) = (2, ComputerMemory(percent: 100))
    var dialog = PlainPairs(options, seed: 3)
    #expect(dialog.begin(at: at(0)).first?.contains("Your turn.") == true)
    _ = dialog.answer("1 1", at: at(1))
    let lines = dialog.answer("1 2", at: at(2))
    #expect(lines.first?.hasSuffix("It is the computer’s turn.") == true)
    #expect(lines.dropFirst().first?.hasPrefix("The computer: row 2 column") == true)
    // With two pairs, the first card that the computer turns shows it the rest.
    #expect(lines.contains("Game over: 0 to 19, 2 of 2 pairs, 3 moves in 0:07."), "\(lines)")
    #expect(lines.last == "The computer wins. Type new or quit.")
    #expect(dialog.record.agrees)
  }

  @Test("A new game has other cards, and can change the number of pairs and the theme")
  func newGame() {
    var dialog = dialog()
    _ = dialog.begin(at: at(0))
    #expect(dialog.answer("new 6", at: at(1)).first?.hasPrefix("12 cards in 3 rows of 4") == true)
    _ = dialog.answer("theme letters", at: at(1))
    #expect(dialog.answer("1 1", at: at(1)).first?.contains("shows a") == false)
    #expect(dialog.game.rules.pairs == 6)
  }

  @Test("A record has a line for each move")
  func story() {
    var dialog = dialog()
    _ = dialog.begin(at: at(0))
    for line in ["1 1", "1 2", "shuffle"] { _ = dialog.answer(line, at: at(1.25)) }
    #expect(
      PlainStory(dialog.record, dialog.options).lines == [
        "0.0 s: the cards are dealt", "1.2 s: row 1 column 1, diamond",
        "1.2 s: row 1 column 2, star: no match with diamond", "1.2 s: shuffle",
        "Not finished: score 0, 0 of 2 pairs, 1 move in 0:00.",
      ])
  }
}
