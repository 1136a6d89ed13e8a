internal import Cells

/// The pictures of a game's cards; each pair has its own.
package struct CardTheme: Hashable, Sendable {
  package var name: String
  /// A short description of the pictures.
  package var summary: String
  package var pictures: [CardPicture]

  package init(name: String, summary: String, pictures: [CardPicture]) {
    (self.name, self.summary, self.pictures) = (name, summary, pictures)
  }

  /// Whether the terminal must use UTF-8.
  var needsUTF8: Bool {
    pictures.contains { picture in
      if case .text(let text) = picture.content { text.utf8.contains { $0 >= 0x80 } } else { false }
    }
  }

  /// Returns the theme for a record: the named one if it exists and has enough pictures, otherwise
  /// the first one that does; `nil` if none does.
  package static func theme(of record: GameRecord, among themes: [CardTheme]) -> CardTheme? {
    let large = themes.filter { $0.pictures.count >= record.rules.pairs }
    return large.first { $0.name == record.theme } ?? large.first
  }

  /// The width of the widest text, in columns.
  var widestText: Int {
    pictures.reduce(0) { widest, picture in
      guard case .text(let text) = picture.content else { return widest }
      return max(widest, TextWidth.columns(of: text))
    }
  }
}

extension CardTheme {
  package static let builtIn = [shapes, emoji, halloween, letters, ascii]

  /// The names of the built-in themes, separated by commas.
  package static let names = builtIn.map(\.name).joined(separator: ", ")

  /// The sentence about the numbers of pictures of built-in themes.
  package static let counts: String = {
    // A theme for small games is an exception.
    let least = builtIn.map(\.pictures.count).filter { $0 >= 24 }.min() ?? 0
    let small = builtIn.filter { $0.pictures.count < least }
    let others = small.map { "; \($0.name) has \($0.pictures.count)" }
    return "Built-in themes have at least \(least)\(others.joined())."
  }()

  package static let shapes = CardTheme(
    name: "shapes", summary: "stars, hearts, rings and the like, drawn in colors",
    pictures: CardForm.allCases.map { CardPicture(content: .form($0), words: $0.words) })

  static let letters = CardTheme(
    name: "letters", summary: "large letters and digits",
    pictures: "AEKMORSXBGHTWZCDFJLNPUVYQ2345679".map { character in
      CardPicture(content: .letter(character), words: "\(character)")
    })

  /// Emoji, drawn where the cards are large enough.
  package static let emoji = CardTheme(
    name: "emoji", summary: "animals, fruit and other pictures, drawn on large cards",
    pictures: cards(CardDrawing.usual))

  static let halloween = CardTheme(
    name: "halloween", summary: "ghosts, pumpkins and other spooks, drawn on large cards",
    pictures: cards(CardDrawing.halloween))

  private static func cards(_ drawings: [CardDrawing]) -> [CardPicture] {
    drawings.map { CardPicture(content: .text($0.rawValue), words: $0.words) }
  }

  package static let ascii = CardTheme(
    name: "ascii", summary: "symbols that every terminal has",
    pictures: [
      ("@@", "at signs"), ("##", "number signs"), ("$$", "dollar signs"), ("%%", "percent signs"),
      ("&&", "ampersands"), ("**", "asterisks"), ("++", "plus signs"), ("==", "equals signs"),
      ("??", "question marks"), ("!!", "exclamation marks"), ("//", "slashes"),
      ("\\\\", "backslashes"), ("||", "bars"), ("<>", "angle brackets"), ("^^", "carets"),
      ("~~", "tildes"), ("()", "round brackets"), ("[]", "square brackets"),
      ("{}", "curly brackets"), ("::", "colons"), (";;", "semicolons"), ("--", "dashes"),
      ("__", "underscores"), ("''", "quotes"), (":)", "smile"), (":(", "frown"),
      ("oo", "double o"), ("xx", "double x"), ("<3", "heart"), ("->", "arrow"),
      ("#!", "shebang"), ("&*", "ampersand and asterisk"),
    ].map { CardPicture(content: .text($0.0), words: $0.1) })
}

extension CardTheme {
  /// The size of the smallest card on which the pictures are recognizable, in cells.
  var smallestCard: TableLayout.CardSize {
    let isDrawn = pictures.contains {
      switch $0.content {
      case .form, .letter: true
      case .text: false
      }
    }
    return isDrawn
      ? TableLayout.CardSize(columns: 6, rows: 5)
      : TableLayout.CardSize(columns: max(5, widestText + 3), rows: 4)
  }
}
