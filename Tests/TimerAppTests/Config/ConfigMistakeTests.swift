import Settings
import Testing

@testable import TimerApp

struct ConfigMistakeTests {
  @Test("A mistake is a line of the form that editors read, as far as its place is known")
  func text() {
    let whole = ConfigMistake(line: 3, key: "a.b", words: "no")
    #expect(whole.text(in: "/x") == "/x:3: a.b: no")
    #expect(ConfigMistake(line: 3, words: "no").text(in: "/x") == "/x:3: no")
    #expect(ConfigMistake(words: "no").text(in: "/x") == "/x: no")
  }

  @Test("A note in words is read back as the error that it describes")
  func notes() {
    for error in [
      SettingsError.line(12, key: "snooze", "a span: wanted"), .line(1, "a bracket: open"),
      .unreadable("it is a folder"), .line(2, key: "alarm.sound", "a text"),
    ] {
      let note = ConfigMistake(note: error.description, keys: ["sound", "snooze", "alarm.sound"])
      #expect(note == ConfigMistake(error))
    }
  }

  @Test("A word before a colon is a key only if a setting has that name")
  func unknownKeys() {
    let note = ConfigMistake(note: "line 1: see: there", keys: ["snooze"])
    #expect(note == ConfigMistake(line: 1, words: "see: there"))
    #expect(ConfigMistake(note: "line x: a", keys: []).line == nil)
  }

  @Test func unknownSettingNamesTheNearest() throws {
    let document = try SettingsText("\nvolum = 3\nqqq = 4").document()
    let unknown = SettingsSchema.timer.unknownSettings(in: document)
    #expect(
      unknown.map { ConfigMistake($0).text(in: "c") } == [
        "c:2: volum: unknown setting; did you mean “volume”?", "c:3: qqq: unknown setting",
      ])
  }
}
