import Settings
import TOML
import Testing

struct SettingsSchemaTests {
  private static let schema = SettingsSchema([
    SettingsKey("sound", .text, help: "The sound."),
    SettingsKey("volume", .integer(0...100), fallback: 100, help: "The loudness."),
    SettingsKey("alarm.snooze", .form("a span such as 5m"), help: "The pause."),
    SettingsKey("timers.name", .text, help: "The name."),
  ])

  @Test("Unknown keys are reported with the nearest name")
  func unknown() throws {
    let text = SettingsText(
      "sond = 'a'\nalarm = { snoze = '1m' }\nx = 1\n[[timers]]\nname = 'a'\nnme = 'b'\n")
    let unknown = Self.schema.unknownSettings(in: try text.document())
    #expect(unknown.map(\.line) == [1, 2, 3, 6])
    #expect(unknown.map(\.nearest) == ["sound", "alarm.snooze", nil, "timers.name"])
    #expect(unknown.first?.description == "line 1: unknown setting “sond”; did you mean “sound”?")
    #expect(unknown.dropFirst(2).first?.description == "line 3: unknown setting “x”")
  }

  @Test("All invalid values are reported at once")
  func errors() throws {
    let text = SettingsText("volume = 101\nsound = 7\n[alarm]\nsnooze = '1m'\n")
    #expect(
      Self.schema.errors(in: try text.document()).map(\.description) == [
        "line 2: sound: a text in quotes is wanted, not 7",
        "line 1: volume: a number from 0 to 100 is wanted, not 101",
      ])
  }

  @Test func keysAreFoundWithoutIndices() {
    #expect(Self.schema.key(TOMLPath("timers")[3]["name"])?.help == "The name.")
    #expect(Self.schema.key("timers") == nil)
  }

  @Test("Unknown keys in tables with user-defined names are reported")
  func tables() throws {
    let schema = SettingsSchema(
      [], tables: ["theme": [SettingsKey("cards", .texts, help: "Cards.")]])
    let document = try SettingsText(
      "[theme.a]\ncards = ['x']\n[theme.b]\ncards = 3\ncolor = 1\n"
    ).document()
    #expect(document.names(of: "theme") == ["a", "b"])
    #expect(schema.unknownSettings(in: document).map(\.key) == ["theme.b.color"])
    #expect(
      schema.errors(in: document).map(\.description) == [
        "line 4: theme.b.cards: a list of texts in quotes is wanted, not 3"
      ])
  }
}
