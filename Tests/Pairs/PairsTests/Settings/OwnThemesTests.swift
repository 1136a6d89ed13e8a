import Settings
import Testing

@testable import Pairs

struct OwnThemesTests {
  @Test("User-defined themes are read from the settings file")
  func own() throws {
    let text = """
      [theme.fruit]
      cards = ["🍎", "ab", "λ"]
      """
    let settings = PairsPreferences(try SettingsText(text).document())
    #expect(settings.errors.isEmpty)
    #expect(settings.themes.map(\.name) == ["fruit"])
    #expect(settings.themes.first?.pictures.map(\.words) == ["🍎", "ab", "λ"])
  }

  @Test(
    "An invalid theme is an error with its line and key",
    arguments: [
      (#"cards = ["a"]"#, "line 2: theme.x.cards: a theme needs at least two cards"),
      (#"cards = ["a", "b", "a"]"#, "line 2: theme.x.cards: cards 1 and 3 are both “a”"),
      (
        #"cards = ["a", "abcde"]"#,
        "line 2: theme.x.cards: card 2, “abcde”, should be 1 to 4 columns of visible characters"
      ),
      (
        #"cards = ["a", ""]"#,
        "line 2: theme.x.cards: card 2, “”, should be 1 to 4 columns of visible characters"
      ),
      (#"cards = 3"#, "line 2: theme.x.cards: a list of texts in quotes is wanted, not 3"),
      (#"color = "red""#, "line 1: theme.x.cards: a theme needs cards"),
    ])
  func mistakes(line: String, words: String) throws {
    let settings = PairsPreferences(try SettingsText("[theme.x]\n\(line)\n").document())
    let notes = settings.errors.map(\.description)
    #expect(notes.contains(words), "\(notes)")
    #expect(settings.themes.isEmpty)
  }

  @Test("A user-defined theme can’t have a built-in name, and an unknown theme is an error")
  func names() throws {
    let text = "[pairs]\ntheme = \"none\"\n[theme.shapes]\ncards = [\"a\", \"b\"]\n"
    let notes = PairsPreferences(try SettingsText(text).document()).errors.map(\.description)
    #expect(
      notes.contains("line 4: theme.shapes.cards: a theme called shapes is built in"), "\(notes)")
    #expect(notes.contains { $0.hasPrefix("line 2: pairs.theme") }, "\(notes)")
  }
}
