import Files
import Settings
import TOML
import TestSupport
import Testing

@testable import TimerEnvironment
@testable import Timers

struct AppStoreTests {
  @Test("Recent times are saved in the state folder, and read back")
  func recents() throws {
    let folder = try TemporaryFolder()
    let store = AppStore { ["HOME": folder.path][$0] }
    #expect(store.recents() == nil)
    try store.keep(["5m", "until 14:30"])
    #expect(store.recentFile.path == folder.path + "/.local/state/timer/recent")
    #expect(store.recents()?.times == ["5m", "until 14:30"])
    let other = AppStore { ["HOME": folder.path, "XDG_STATE_HOME": folder.path + "/s"][$0] }
    #expect(other.recentFile.path == folder.path + "/s/timer/recent")
  }

  @Test("A change creates the settings file, or preserves its content")
  func edits() throws {
    let folder = try TemporaryFolder()
    let store = AppStore { ["XDG_CONFIG_HOME": folder.path][$0] }
    try store.apply(.set("tenths", true))
    try store.apply(.insert(NamedTimer(name: "Tea", time: "4m"), at: 0))
    let path = folder.path + "/timer/config.toml"
    let preferences = Preferences(try SettingsFile(path: path).read().document())
    #expect(preferences.showsTenths == true && preferences.timers.map(\.name) == ["Tea"])
  }

  @Test("Without a home folder nothing is saved, and a change reports that")
  func homeless() {
    let store = AppStore { _ in nil }
    #expect(store.recents() == nil)
    #expect(throws: Never.self) { try store.keep(["5m"]) }
    #expect(throws: StoreFailure.self) { try store.apply(.set("tenths", true)) }
  }
}
