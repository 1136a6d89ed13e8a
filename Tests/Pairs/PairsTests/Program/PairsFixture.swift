import Clocks
import Programs
import TestSupport
import Testing

@testable import Pairs

/// A game in its own terminal, with a clock that only the test advances.
enum PairsFixture {
  typealias Tester = ProgramTester<PairsProgram>

  static func program(
    pairs: Int = 8, seed: UInt64 = 3, players: Int = 1, isStill: Bool = false,
    name: String? = "Ada", isFirstStart: Bool = false, isEasy: Bool = false,
    computer: ComputerMemory? = nil, turnBack: TurnBack? = nil
  ) -> PairsProgram {
    var options = PairsOptions()
    options.pairs = pairs
    options.rules.players = players
    options.hasSounds = false
    options.rules.isEasy = isEasy
    options.rules.computer = computer
    options.turnBack = turnBack
    options.name = name
    return PairsProgram(
      options, seed: seed, appearance: Appearance(isStill: isStill), isFirstStart: isFirstStart)
  }

  static func tester(
    _ program: PairsProgram = program(), columns: Int = 80, rows: Int = 24
  ) -> Tester {
    ProgramTester(program, columns: columns, rows: rows)
  }

  /// Returns a game whose cards have arrived on the table.
  static func dealt(
    _ program: PairsProgram = program(), columns: Int = 80, rows: Int = 24
  ) -> Tester {
    var tester = tester(program, columns: columns, rows: rows)
    tester.press("space")
    // An arrow key ends the flights.
    tester.press("left")
    tester.advance(by: .seconds(60))
    return tester
  }
}

extension PairsFixture.Tester {
  var game: PairsGame { model.game }

  /// The places of each pair's cards.
  var pairs: [[Int]] {
    (0..<game.rules.pairs).map { pair in
      game.cards.indices.filter { game.cards[$0].id.pair == pair }
    }
  }

  /// Moves the cursor to a place with arrow keys.
  mutating func go(to place: Int) {
    guard let columns = model.tableLayout(cell: model.viewport.canvas)?.columns else { return }
    for _ in 0..<100 where model.cursor != place {
      let (row, column) = (model.cursor / columns, model.cursor % columns)
      let before = model.cursor
      if row != place / columns { press(row < place / columns ? "down" : "up") }
      if model.cursor == before || row == place / columns {
        press(column < place % columns ? "right" : "left")
      }
    }
  }

  /// Turns the card at a place with keys.
  mutating func turn(_ place: Int) {
    go(to: place)
    press("space")
  }
}
