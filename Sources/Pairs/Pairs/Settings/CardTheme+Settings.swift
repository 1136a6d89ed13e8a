internal import Cells
package import Settings
package import TOML

extension CardTheme {
  /// The path of the tables of user-defined themes: `[theme.NAME]`.
  package static let path: TOMLPath = "theme"

  /// The kind of completions that are names of themes.
  package static let completions = "themes"

  /// The keys of such a table.
  package static let keys: [SettingsKey] = [
    SettingsKey(
      "cards", .texts, help: "The texts on the cards of a theme of your own.",
      details: "At least two, of 1 to \(mostColumns) columns each, all different.")
  ]

  /// The maximum width of a card's text, in columns.
  package static let mostColumns = 4

  /// Returns the user-defined themes of a settings file; an invalid one is reported and skipped.
  package static func own(
    in document: TOMLDocument, noting note: (SettingsError) -> Void
  ) -> [CardTheme] {
    document.names(of: path).compactMap { name in
      do throws(SettingsError) {
        return try CardTheme(name, in: document)
      } catch {
        note(error)
        return nil
      }
    }
  }

  private init(_ name: String, in document: TOMLDocument) throws(SettingsError) {
    let path = Self.path[name]["cards"]
    let line = document.line(of: path) ?? document.line(of: Self.path[name]) ?? 1
    func error(_ words: String) -> SettingsError { .line(line, key: path.description, words) }
    guard !CardTheme.builtIn.contains(where: { $0.name == name }) else {
      throw error("a theme called \(name) is built in")
    }
    guard let cards = try document.strings(path) else { throw error("a theme needs cards") }
    guard cards.count >= 2 else { throw error("a theme needs at least two cards") }
    for (place, card) in cards.enumerated() {
      let columns = TextWidth.columns(of: card)
      guard card == TextWidth.visible(card), (1...Self.mostColumns).contains(columns),
        card.contains(where: { !$0.isWhitespace })
      else {
        throw error(
          "card \(place + 1), “\(card.prefix(20))”, should be 1 to \(Self.mostColumns) columns of "
            + "visible characters")
      }
      if let first = cards.firstIndex(of: card), first < place {
        throw error("cards \(first + 1) and \(place + 1) are both “\(card)”")
      }
    }
    self.init(
      name: name, summary: "cards of your own",
      pictures: cards.map { CardPicture(content: .text($0), words: $0) })
  }
}
