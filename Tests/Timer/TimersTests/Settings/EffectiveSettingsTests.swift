import Settings
import TOML
import Testing

@testable import TimerPrograms
@testable import Timers

struct EffectiveSettingsTests {
  private static let schema = SettingsSchema(
    [
      SettingsKey("alarm.sound", .text, help: "A sound."),
      SettingsKey("volume", .integer(0...9), fallback: 5, help: "How loud."),
    ],
    lists: [
      "timers": [
        SettingsKey("time", .text, help: "A time."), SettingsKey("name", .text, help: "A name."),
      ]
    ])

  private static func effective(_ text: String) throws -> EffectiveSettings {
    let document = try SettingsText(text).document()
    let mistakes = ConfigCheck(schema: schema).mistakes(in: document)
    return EffectiveSettings(schema, document, mistakes)
  }

  @Test("A value comes from the file or else is a default")
  func sources() throws {
    let empty = try Self.effective("").settings
    #expect(empty.map(\.key.path) == ["alarm.sound", "volume"])
    #expect(empty.map(\.value) == [nil, 5] && empty.allSatisfy { $0.source == .fallback })
    let set = try Self.effective("volume = 3\n[alarm]\nsound = 'a'").settings
    #expect(set.map(\.value) == ["a", 3] && set.allSatisfy { $0.source == .file })
  }

  @Test("An invalid value is ignored")
  func mistakes() throws {
    let settings = try Self.effective("alarm = 1\nvolume = 10").settings
    #expect(settings.map(\.value) == [nil, 5])
    #expect(settings.map(\.source) == [.fallback, .mistake(line: 2)])
  }

  @Test("The keys of named timers aren't settings themselves")
  func timers() throws {
    #expect(try Self.effective("").timers == nil)
    let effective = try Self.effective("[[timers]]\nname = 'a'")
    #expect(effective.settings.count == 2 && effective.timers == [.table(["name": "a"])])
  }

  @Test("Members of tables are in the order of the schema, then by name")
  func order() throws {
    let members: [String: TOMLValue] = ["b": 1, "name": 2, "a": 3, "time": 4]
    #expect(try Self.effective("").ordered(members).map(\.name) == ["time", "name", "a", "b"])
  }
}
