internal import Pairs
package import Settings
internal import Timers

extension SettingsSchema {
  package static let timer = SettingsSchema(
    Preferences.settings.map(\.key) + PairsPreferences.keys,
    lists: [NamedTimer.path: NamedTimer.keys], tables: [CardTheme.path: CardTheme.keys])
}
