internal import Pairs
package import Settings
internal import Timers

extension SettingsSchema {
  /// The settings of `timer`.
  package static let timer = SettingsSchema(
    Setting.all.map(\.key) + PairsSettings.keys,
    lists: [NamedTimer.path: NamedTimer.keys], tables: [CardTheme.path: CardTheme.keys])
}
