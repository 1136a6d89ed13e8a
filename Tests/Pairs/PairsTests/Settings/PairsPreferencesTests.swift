import Settings
import TOML
import Testing

@testable import Pairs

struct PairsPreferencesTests {
  /// Returns the keys and values that are saved for changed preferences.
  private func saved(_ preferences: PairsPreferences) -> [TOMLPath: TOMLValue] {
    var values: [TOMLPath: TOMLValue] = [:]
    for setting in PairsPreferences.saved { values[setting.key.path] = setting.value(preferences) }
    return values
  }

  @Test("A changed preference is saved under its key")
  func keys() {
    #expect(saved(PairsPreferences()).isEmpty)
    #expect(saved(PairsPreferences(\.theme, "emoji")) == ["pairs.theme": "emoji"])
    #expect(saved(PairsPreferences(\.pairs, 9)) == ["pairs.pairs": 9])
    #expect(saved(PairsPreferences(\.bonusSeconds, 5)) == ["pairs.bonus-seconds": 5])
    #expect(saved(PairsPreferences(\.computer, .off)) == ["pairs.computer": "off"])
    #expect(
      saved(PairsPreferences(\.turnBack, .after(TurnBack.usual))) == ["pairs.turn-back": "1.2s"])
    #expect(saved(PairsPreferences(\.hasSounds, false)) == ["pairs.sounds": false])
    #expect(saved(PairsPreferences(\.isStill, true)) == ["reduced-motion": true])
    #expect(saved(PairsPreferences(\.name, "Bo n")) == ["pairs.name": "Bo n"])
  }

  @Test("What is saved is read again")
  func readAgain() throws {
    var preferences = PairsPreferences()
    (preferences.pairs, preferences.theme, preferences.bonusSeconds) = (9, "letters", 5)
    (preferences.players, preferences.isEasy) = (2, true)
    preferences.computer = ComputerSeat("40%")
    (preferences.turnBack, preferences.hasSounds, preferences.name) = (.never, false, "Ada")
    let lines = saved(preferences).map { "\($0) = \($1)\n" }.joined()
    let settings = PairsPreferences(try SettingsText(lines).document())
    #expect(settings.errors.isEmpty && settings == preferences)
  }
}
