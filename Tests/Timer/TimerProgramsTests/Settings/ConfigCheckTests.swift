import Pairs
import Settings
import Testing

@testable import TimerPrograms
@testable import Timers

struct ConfigCheckTests {
  private static func mistakes(_ text: String) -> [ConfigMistake] {
    ConfigCheck.timer.mistakes(in: SettingsText(text))
  }

  @Test("All mistakes of all kinds are listed once, by line")
  func all() {
    let mistakes = Self.mistakes(
      """
      volum = 3
      tenths = 1
      snooze = "fri"
      face = "rang"
      direction = "up"
      volume = 101
      sound = "gong"
      # a comment
      x = { y = 1 }
      """)
    #expect(mistakes.map(\.line) == [1, 2, 3, 4, 5, 6, 9])
    #expect(
      mistakes.map(\.key)
        == ["volum", "tenths", "snooze", "face", "direction", "volume", "x.y"])
    #expect(mistakes.first?.words.contains("“volume”") == true)
  }

  @Test(
    "The mistakes include those noted by a countdown or a game",
    arguments: SettingsSchema.timer.keys)
  func notes(_ key: SettingsKey) throws {
    let text = SettingsText("\(key.path) = [1]\n")
    let document = try text.document()
    let notes =
      Preferences(document, in: .timer).notes + PairsPreferences(document).errors.map(\.description)
    let mistakes = ConfigCheck.timer.mistakes(in: text)
    #expect(notes.count == 1)
    #expect(mistakes.map { "line \($0.line ?? 0): \($0.key ?? ""): \($0.words)" } == notes)
  }

  @Test(
    "Invalid TOML is one mistake, with its line",
    arguments: [("volume = 3\n= 4", 2), ("a = 1\n\na = 2", 3), ("sound = \"x\nvolume = 3", 1)])
  func syntax(_ text: String, _ line: Int) {
    #expect(Self.mistakes(text).map(\.line) == [line])
  }

  @Test("A valid file has no mistakes", arguments: ["", "# sound\n", "snooze = '9m'"])
  func none(_ text: String) {
    #expect(Self.mistakes(text).isEmpty)
  }

  @Test(
    "A timer can’t have the name of a command",
    arguments: CommandNames.all + ["List", "stop", "ok"])
  func commands(_ name: String) {
    let mistakes = Self.mistakes(
      """
      [[timers]]
      name = "Green tea"
      time = "4m"
      [[timers]]
      time = "5m"
      name = "\(name)"
      """)
    #expect(mistakes.map(\.line) == [6] && mistakes.map(\.key) == ["timers.name"])
    #expect(mistakes.first?.words.contains("is a command") == true)
  }

  @Test("A mistake without a line comes first")
  func noLine() {
    let errors: [SettingsError] = [.line(2, "b"), .unreadable("it is odd")]
    let check = ConfigCheck(schema: SettingsSchema([])) { _ in errors }
    #expect(check.mistakes(in: SettingsText("")) == errors.reversed().map { ConfigMistake($0) })
  }
}
