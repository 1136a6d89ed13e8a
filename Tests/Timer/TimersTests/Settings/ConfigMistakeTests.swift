import Settings
import Testing

@testable import TimerPrograms
@testable import Timers

struct ConfigMistakeTests {
  @Test("A mistake is formatted as editors expect, with its place if known")
  func text() {
    let whole = ConfigMistake(line: 3, key: "a.b", words: "no")
    #expect(whole.text(in: "/x") == "/x:3: a.b: no")
    #expect(ConfigMistake(line: 3, words: "no").text(in: "/x") == "/x:3: no")
    #expect(ConfigMistake(words: "no").text(in: "/x") == "/x: no")
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
