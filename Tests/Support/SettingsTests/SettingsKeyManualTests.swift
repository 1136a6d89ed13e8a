import Settings
import TOML
import Testing

struct SettingsKeyManualTests {
  @Test(
    "A key is an item with its help, its details, its values and the usual one",
    arguments: [
      (
        SettingsKey(
          "tea.sweet", .boolean, fallback: false, help: "Whether it is sweet.",
          details: "Two lumps."
        ),
        ".It Ic sweet\nWhether it is sweet.\nTwo lumps.\n.Li true\nor\n.Li false ;\n.Li false\nunless set."
      ),
      (
        SettingsKey("size", .choice(["small", "large"]), help: "The size."),
        ".It Ic size\nThe size.\n.Li \\(dqsmall\\(dq\nor\n.Li \\(dqlarge\\(dq ."
      ),
      (
        SettingsKey("cups", .integer(1...9), fallback: 1, help: "How many."),
        ".It Ic cups\nHow many.\nA number from 1 to 9;\n.Li 1\nunless set."
      ),
      (SettingsKey("name", .text, help: "The name."), ".It Ic name\nThe name."),
    ])
  func items(_ key: SettingsKey, _ item: String) {
    #expect(key.manual == item)
  }
}
