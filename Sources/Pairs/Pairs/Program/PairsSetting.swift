internal import Clocks
internal import Countdowns
internal import Programs

/// A row in the game settings.
package enum PairsSetting: Hashable, Sendable, CaseIterable {
  case theme, pairs, bonus, players, easy, turnBack, sounds, motion, done

  var label: String {
    switch self {
    case .theme: "Theme"
    case .pairs: "Pairs"
    case .bonus: "Bonus time"
    case .players: "Players"
    case .easy: "Easy game"
    case .turnBack: "Turn back"
    case .sounds: "Sounds"
    case .motion: "Motion"
    case .done: "Done"
    }
  }

  /// Whether a change applies only to the next game once a card has been turned.
  var waitsForNextGame: Bool { [.pairs, .bonus, .players, .easy].contains(self) }
}

extension PairsProgram {
  /// Returns the displayed value of a setting that is a choice; empty for any other.
  func value(of setting: PairsSetting) -> String {
    switch setting {
    case .theme: options.theme.name
    case .pairs: "\(nextPairs)"
    case .bonus: options.isEasy ? "none" : "\(options.bonusTime.components.seconds) s"
    case .players: options.computer.map { "computer, \($0.text)" } ?? "\(options.players)"
    case .turnBack: options.turnBackTime.map { SpanText.words(for: $0) } ?? "at next choice"
    case .easy, .sounds, .motion, .done: ""
    }
  }

  /// Changes a setting by a number of steps, and returns the changed preferences; `nil` if it is at
  /// its limit.
  mutating func change(_ setting: PairsSetting, by steps: Int) -> PairsPreferences? {
    switch setting {
    case .theme:
      // The theme needs a picture for each pair on the table.
      let least = game.phase == .ready ? 0 : game.rules.pairs
      let others = themes.filter { $0.pictures.count >= least || $0.name == options.theme.name }
      let place = others.firstIndex { $0.name == options.theme.name } ?? 0
      guard others.count > 1 else { return nil }
      options.theme = others[(place + steps + others.count) % others.count]
      return PairsPreferences(\.theme, options.theme.name)
    case .pairs:
      let pairs = nextPairs + steps
      guard (PairsRules.fewestPairs...max(PairsRules.fewestPairs, mostPairs)).contains(pairs)
      else { return nil }
      options.pairs = pairs
      return PairsPreferences(\.pairs, pairs)
    case .bonus:
      let seconds = Int(options.bonusTime.components.seconds) + steps
      guard !options.isEasy, PairsOptions.bonusRange.contains(seconds) else { return nil }
      options.bonusTime = .seconds(seconds)
      return PairsPreferences(\.bonusSeconds, seconds)
    case .players:
      return changePlayers(by: steps)
    case .easy:
      options.isEasy.toggle()
      return PairsPreferences(\.isEasy, options.isEasy)
    case .turnBack:
      let times = Self.turnBackTimes
      let place = times.lastIndex { ($0 ?? .zero) <= options.turnBackTime ?? .zero } ?? 0
      let time = times[(place + steps + times.count) % times.count]
      let turnBack = time.map { TurnBack.after($0) } ?? .never
      options.turnBack = turnBack
      return PairsPreferences(\.turnBack, turnBack)
    case .sounds:
      options.hasSounds.toggle()
      return PairsPreferences(\.hasSounds, options.hasSounds)
    case .motion:
      appearance.isStill.toggle()
      return PairsPreferences(\.isStill, isStill)
    case .done: return nil
    }
  }
}

extension PairsProgram {
  /// The offered times after which cards turn back; `nil` is at the next choice.
  private static let turnBackTimes: [Duration?] = [
    nil, TurnBack.usual, .seconds(2), .seconds(3), .seconds(5),
  ]

  /// Chooses among one player, two players and the computer's memories.
  private mutating func changePlayers(by steps: Int) -> PairsPreferences {
    let memories = ComputerMemory.named.map(\.memory)
    let place =
      options.computer.map { memory in
        2 + (memories.lastIndex { $0.percent <= memory.percent } ?? 0)
      } ?? options.players - 1
    let next = (place + steps + memories.count + 2) % (memories.count + 2)
    options.computer = next < 2 ? nil : memories[next - 2]
    options.players = next < 2 ? next + 1 : 1
    var changed = PairsPreferences(\.players, options.players)
    changed.computer = options.computer.map { .taken($0) } ?? .off
    return changed
  }
}
