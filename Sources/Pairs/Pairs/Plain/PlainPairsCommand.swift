/// A command of the plain game.
enum PlainPairsCommand: Hashable, Sendable {
  /// Turns the card in a row and a column, counted from 1.
  case turn(row: Int, column: Int)
  /// Describes the table, or a card.
  case look(Cell?)
  case move(Move)
  case newGame(pairs: Int?)
  case theme(String)
  case score, best, help, leave

  struct Cell: Hashable, Sendable {
    var row: Int
    var column: Int
  }

  /// The commands with their descriptions, for help.
  static let summaries = [
    ("2 3", "turns the card in row 2, column 3"), ("look 2 3", "describes a card"),
    ("look", "describes the table"), ("shuffle", "shuffles the remaining cards"),
    ("pause, resume", "stops and restarts the clock"), ("score", "shows the score"),
    ("best", "lists the best results for this kind of game"),
    ("new, new 6", "starts a game, with 6 pairs"),
    ("theme \(CardTheme.emoji.name)", "starts a game with other cards"),
    ("help, quit", "shows this list, or quits"),
  ]

  /// Parses a line; `nil` for a blank one.
  static func read(_ line: String) throws(PlainPairsError) -> PlainPairsCommand? {
    let typed = line.split { $0.isWhitespace || $0 == "," }.map(String.init)
    let words = typed.map { $0.lowercased() }
    guard let first = words.first else { return nil }
    let numbers = words.compactMap { Int($0) }
    switch (first, words.count) {
    case (_, 2) where numbers.count == 2: return .turn(row: numbers[0], column: numbers[1])
    case ("turn", 3) where numbers.count == 2: return .turn(row: numbers[0], column: numbers[1])
    case ("look", 3) where numbers.count == 2:
      return .look(Cell(row: numbers[0], column: numbers[1]))
    case ("look", 1): return .look(nil)
    case ("shuffle", 1), ("s", 1): return .move(.shuffle)
    case ("pause", 1), ("p", 1): return .move(.pause)
    case ("resume", 1), ("go", 1): return .move(.resume)
    case ("score", 1), ("status", 1): return .score
    case ("best", 1): return .best
    case ("new", 1), ("n", 1): return .newGame(pairs: nil)
    case ("new", 2) where numbers.count == 1: return .newGame(pairs: numbers[0])
    case ("theme", 2): return .theme(typed[1])
    case ("help", 1), ("?", 1): return .help
    case ("leave", 1), ("quit", 1), ("q", 1), ("exit", 1): return .leave
    case ("deal", 1): throw PlainPairsError("the cards are already dealt; type a row and a column")
    default:
      throw PlainPairsError(
        "“\(line.prefix(40))” isn’t a command; type a row and a column, or help")
    }
  }
}
