internal import Pairs
internal import Settings
internal import TOML

/// The game settings in the settings file; `nil` for those that aren't set.
struct PairsPreferences: Hashable, Sendable {
  var pairs: Int?
  var theme: String?
  var bonusSeconds: Int?
  var players: Int?
  var isEasy: Bool?
  /// The memory of the computer as the second player.
  var computer: ComputerMemory?
  var turnBack: TurnBack?
  var sounds: Bool?
  var name: String?
  /// The user's own themes.
  var themes: [CardTheme] = []
  /// The errors in the settings file.
  var errors: [SettingsError] = []

  /// The keys in the settings file.
  static let keys: [SettingsKey] = [
    SettingsKey(
      "pairs.pairs", .integer(pairsRange), fallback: .integer(PairsOptions.usualPairs),
      help: "The number of pairs."),
    SettingsKey(
      "pairs.theme", .form(themeForm), fallback: "emoji",
      help: "The pictures: shapes, emoji, halloween, letters, ascii or a theme of your own."),
    SettingsKey(
      "pairs.bonus-seconds", .integer(0...PairsOptions.maxBonus), fallback: .integer(6),
      help: "The seconds for which a card earns a bonus."),
    SettingsKey("pairs.players", .integer(1...2), fallback: .integer(1), help: "The player count."),
    SettingsKey(
      "pairs.computer", .form(computerForm), fallback: "off",
      help: "The memory of the computer as the second player."),
    SettingsKey(
      "pairs.easy", .boolean, fallback: false,
      help: "Whether games have no clock, no minus points and larger cards."),
    SettingsKey(
      "pairs.turn-back", .form(TurnBack.form),
      help: "The time after which cards that don’t match turn back."),
    SettingsKey("pairs.sounds", .boolean, fallback: true, help: "Whether games play sounds."),
    SettingsKey("pairs.name", .text, help: "The name shown with results."),
  ]

  private static let themeForm = "the name of a theme"
  static let computerForm = "a memory (easy, medium, hard or 40%) or off"
  static let pairsRange = PairsRules.fewestPairs...PairsOptions.mostPairs

  init() {}

  /// Reads the settings file; a file that can't be read or has errors is ignored.
  init(from paths: AppPaths) {
    self = CheckedSettings(paths).pairs
  }

  /// Reads the settings in a document; an invalid value is reported and skipped.
  init(_ document: TOMLDocument) {
    var errors: [SettingsError] = []
    func read<Value>(_ value: () throws(SettingsError) -> Value?) -> Value? {
      do throws(SettingsError) {
        return try value()
      } catch {
        errors.append(error)
        return nil
      }
    }
    func integer(_ path: TOMLPath, _ range: ClosedRange<Int>) -> Int? {
      read { () throws(SettingsError) in try document.integer(path, in: range) }
    }
    pairs = integer("pairs.pairs", Self.pairsRange)
    bonusSeconds = integer("pairs.bonus-seconds", 0...PairsOptions.maxBonus)
    players = integer("pairs.players", 1...2)
    isEasy = read { () throws(SettingsError) in try document.boolean("pairs.easy") }
    let memory: ComputerMemory?? = read { () throws(SettingsError) in
      try document.form("pairs.computer", Self.computerForm) { text in
        text == "off" ? ComputerMemory?.none : ComputerMemory(text).map { $0 }
      }
    }
    computer = memory ?? nil
    turnBack = read { () throws(SettingsError) in
      try document.form("pairs.turn-back", TurnBack.form) { TurnBack($0) }
    }
    sounds = read { () throws(SettingsError) in try document.boolean("pairs.sounds") }
    name = read { () throws(SettingsError) in try document.string("pairs.name") }
    themes = CardTheme.own(in: document) { errors.append($0) }
    let names = (CardTheme.builtIn + themes).map(\.name)
    theme = read { () throws(SettingsError) in
      try document.form("pairs.theme", Self.themeForm) { names.contains($0) ? $0 : nil }
    }
    self.errors = errors
  }
}
