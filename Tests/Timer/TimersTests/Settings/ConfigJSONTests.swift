import Foundation
import Settings
import TOML
import Testing

@testable import TimerPrograms
@testable import Timers

struct ConfigJSONTests {
  private static func object(_ file: String) throws -> [String: Any] {
    let document = try SettingsText(file).document()
    let mistakes = ConfigCheck.timer.mistakes(in: document)
    let text = ConfigJSON.text(EffectiveSettings(.timer, document, mistakes))
    return try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("Each key has its effective value, or null if unset")
  func values() throws {
    let object = try Self.object("volume = 60\nsound = 3\nsnooze = \"9m\"")
    let keys = SettingsSchema.timer.keys
    #expect(Set(object.keys) == Set(keys.map(\.path.description)))
    #expect(object["volume"] as? Int == 60 && object["snooze"] as? String == "9m")
    #expect(object["notify"] as? Bool == true && object["sound"] is NSNull)
    #expect(try Self.object("sound = 'a \"b'")["sound"] as? String == "a \"b")
  }

  @Test("Values without a JSON equivalent are strings")
  func timers() throws {
    let object = try Self.object(
      "[[timers]]\nname = 'tea'\nlist = [1, 1.5, nan, -inf]\nday = 2026-11-23\nin = { x = true }")
    let timers = try #require(object["timers"] as? [[String: Any]])
    let timer = try #require(timers.first)
    #expect(timer["name"] as? String == "tea" && timer["day"] as? String == "2026-11-23")
    #expect((timer["in"] as? [String: Bool]) == ["x": true])
    let list = try #require(timer["list"] as? [Any])
    #expect(list[0] as? Int == 1 && list[1] as? Double == 1.5)
    #expect(list[2] as? String == "nan" && list[3] as? String == "-inf")
  }
}
