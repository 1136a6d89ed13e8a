internal import Pairs
internal import Programs
internal import Settings
internal import TOML

/// A row in the game settings.
enum PairsSetting: Hashable, Sendable, CaseIterable {
  case theme, pairs, bonus, players, sounds, motion, done

  var label: String {
    switch self {
    case .theme: "Theme"
    case .pairs: "Pairs"
    case .bonus: "Bonus time"
    case .players: "Players"
    case .sounds: "Sounds"
    case .motion: "Motion"
    case .done: "Done"
    }
  }

  /// Whether a change applies only to the next game once a card has been turned.
  var waitsForNextGame: Bool { self == .pairs || self == .bonus || self == .players }
}

extension PairsProgram {
  /// Returns the displayed value of a setting.
  func value(of setting: PairsSetting) -> String {
    switch setting {
    case .theme: options.theme.name
    case .pairs: "\(nextPairs)"
    case .bonus: "\(options.bonusTime.components.seconds) s"
    case .players: "\(options.players)"
    case .sounds: options.hasSounds ? "on" : "off"
    case .motion: isStill ? "off" : "on"
    case .done: ""
    }
  }

  /// Changes a setting by a number of steps, and returns the key and value for the settings file;
  /// `nil` if it is at its limit.
  mutating func change(
    _ setting: PairsSetting, by steps: Int
  ) -> (key: TOMLPath, value: TOMLValue)? {
    switch setting {
    case .theme:
      // The theme needs a picture for each pair on the table.
      let least = game.phase == .ready ? 0 : game.rules.pairs
      let others = themes.filter { $0.pictures.count >= least || $0.name == options.theme.name }
      let place = others.firstIndex { $0.name == options.theme.name } ?? 0
      guard others.count > 1 else { return nil }
      options.theme = others[(place + steps + others.count) % others.count]
      return ("pairs.theme", .string(options.theme.name))
    case .pairs:
      let pairs = nextPairs + steps
      guard (PairsRules.fewestPairs...max(PairsRules.fewestPairs, mostPairs)).contains(pairs)
      else { return nil }
      options.pairs = pairs
      return ("pairs.pairs", .integer(pairs))
    case .bonus:
      let seconds = Int(options.bonusTime.components.seconds) + steps
      guard (0...PairsOptions.maxBonus).contains(seconds) else { return nil }
      options.bonusTime = .seconds(seconds)
      return ("pairs.bonus-seconds", .integer(seconds))
    case .players:
      options.players = 3 - options.players
      return ("pairs.players", .integer(options.players))
    case .sounds:
      options.hasSounds.toggle()
      return ("pairs.sounds", .boolean(options.hasSounds))
    case .motion:
      appearance.isStill.toggle()
      return ("reduced-motion", .boolean(isStill))
    case .done: return nil
    }
  }
}
