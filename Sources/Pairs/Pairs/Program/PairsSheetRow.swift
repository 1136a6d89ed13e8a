internal import Clocks
internal import Countdowns
internal import Programs

/// A row in the game settings.
package enum PairsSheetRow: Hashable, Sendable, CaseIterable {
  case theme, pairs, bonus, players, easy, turnBack, sounds, motion, done

  /// What the row shows and changes.
  var row: PairsRow {
    switch self {
    case .theme: PairsRow("Theme", .choice { $0.options.theme.name }) { $0.changeTheme(by: $1) }
    case .pairs:
      PairsRow("Pairs", .choice { "\($0.nextPairs)" }, isRule: true) { $0.changePairs(by: $1) }
    case .bonus:
      PairsRow("Bonus time", .choice { $0.bonusWords }, isRule: true) { $0.changeBonus(by: $1) }
    case .players:
      PairsRow("Players", .choice { $0.playersWords }, isRule: true) { $0.changePlayers(by: $1) }
    case .easy: .toggle("Easy game", \.options.rules.isEasy, \.isEasy, isRule: true)
    case .turnBack:
      PairsRow("Turn back", .choice { $0.turnBackWords }) { $0.changeTurnBack(by: $1) }
    case .sounds: .toggle("Sounds", \.options.hasSounds, \.hasSounds)
    case .motion:
      PairsRow("Motion", .toggle { !$0.isStill }) { program, _ in
        program.appearance.isStill.toggle()
        return PairsPreferences(\.isStill, program.isStill)
      }
    case .done: PairsRow("Done", .button) { _, _ in nil }
    }
  }

  /// The label, the control and the change of a row.
  struct PairsRow {
    enum RowControl {
      case choice((PairsProgram) -> String)
      case toggle((PairsProgram) -> Bool)
      case button
    }

    let label: String
    let control: RowControl
    /// Whether a change applies only to the next game once a card has been turned.
    let isRule: Bool
    /// Changes the setting by a number of steps, and returns the changed preferences; `nil` if it is
    /// at its limit.
    let change: (inout PairsProgram, Int) -> PairsPreferences?

    init(
      _ label: String, _ control: RowControl, isRule: Bool = false,
      change: @escaping (inout PairsProgram, Int) -> PairsPreferences?
    ) { (self.label, self.control, self.isRule, self.change) = (label, control, isRule, change) }

    /// Creates the row of a Boolean setting.
    static func toggle(
      _ label: String, _ setting: WritableKeyPath<PairsProgram, Bool>,
      _ preference: WritableKeyPath<PairsPreferences, Bool?>, isRule: Bool = false
    ) -> PairsRow {
      PairsRow(label, .toggle { $0[keyPath: setting] }, isRule: isRule) { program, _ in
        program[keyPath: setting].toggle()
        return PairsPreferences(preference, program[keyPath: setting])
      }
    }
  }
}

// MARK: - Words

extension PairsProgram {
  fileprivate var bonusWords: String {
    options.rules.isEasy ? "none" : "\(options.rules.bonusTime.components.seconds) s"
  }

  fileprivate var playersWords: String {
    options.rules.computer.map { "computer, \($0.text)" } ?? "\(options.rules.players)"
  }

  fileprivate var turnBackWords: String {
    options.turnBackTime.map { SpanText.words(for: $0) } ?? "at next choice"
  }
}

// MARK: - Changes

extension PairsProgram {
  fileprivate mutating func changeTheme(by steps: Int) -> PairsPreferences? {
    // The theme needs a picture for each pair on the table.
    let least = game.phase == .ready ? 0 : game.rules.pairs
    let others = themes.filter { $0.pictures.count >= least || $0.name == options.theme.name }
    let place = others.firstIndex { $0.name == options.theme.name } ?? 0
    guard others.count > 1 else { return nil }
    options.theme = others[(place + steps + others.count) % others.count]
    return PairsPreferences(\.theme, options.theme.name)
  }

  fileprivate mutating func changePairs(by steps: Int) -> PairsPreferences? {
    let pairs = nextPairs + steps
    guard (PairsRules.fewestPairs...max(PairsRules.fewestPairs, mostPairs)).contains(pairs)
    else { return nil }
    options.pairs = pairs
    return PairsPreferences(\.pairs, pairs)
  }

  fileprivate mutating func changeBonus(by steps: Int) -> PairsPreferences? {
    let seconds = Int(options.rules.bonusTime.components.seconds) + steps
    guard !options.rules.isEasy, PairsOptions.bonusRange.contains(seconds) else { return nil }
    options.rules.bonusTime = .seconds(seconds)
    return PairsPreferences(\.bonusSeconds, seconds)
  }

  /// Chooses among one player, two players and the computer's memories.
  fileprivate mutating func changePlayers(by steps: Int) -> PairsPreferences {
    let memories = ComputerMemory.named.map(\.memory)
    let place =
      options.rules.computer.map { memory in
        2 + (memories.lastIndex { $0.percent <= memory.percent } ?? 0)
      } ?? options.rules.players - 1
    let next = (place + steps + memories.count + 2) % (memories.count + 2)
    options.rules.computer = next < 2 ? nil : memories[next - 2]
    options.rules.players = next < 2 ? next + 1 : 1
    var changed = PairsPreferences(\.players, options.rules.players)
    changed.computer = options.rules.computer.map { .taken($0) } ?? .off
    return changed
  }

  /// The offered times after which cards turn back; `nil` is at the next choice.
  private static let turnBackTimes: [Duration?] = [
    nil, TurnBack.usual, .seconds(2), .seconds(3), .seconds(5),
  ]

  fileprivate mutating func changeTurnBack(by steps: Int) -> PairsPreferences {
    let times = Self.turnBackTimes
    let place = times.lastIndex { ($0 ?? .zero) <= options.turnBackTime ?? .zero } ?? 0
    let time = times[(place + steps + times.count) % times.count]
    let turnBack = time.map { TurnBack.after($0) } ?? .never
    options.turnBack = turnBack
    return PairsPreferences(\.turnBack, turnBack)
  }
}
