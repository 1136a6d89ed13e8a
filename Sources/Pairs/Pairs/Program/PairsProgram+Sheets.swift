internal import Cells
internal import Clocks
internal import Programs
internal import Scenes
internal import TerminalCodes
internal import Widgets

// MARK: - Opening and closing

extension PairsProgram {
  /// Opens a sheet; the game is paused while it is open.
  mutating func open(_ sheet: PairsSheet, at now: Moment) -> Actions {
    sheets.append(sheet)
    return hold(at: now)
  }

  /// Pauses a running game until the last sheet closes.
  mutating func hold(at now: Moment) -> Actions {
    replay?.hold(at: now.instant)
    guard game.phase == .playing, game.hasBegun, replay == nil else { return [] }
    isHeld = !sheets.isEmpty
    return apply(.pause, at: now)
  }

  mutating func closeSheet(at now: Moment) -> Actions {
    _ = sheets.popLast()
    if sheets.isEmpty { replay?.resume(at: now.instant) }
    guard sheets.isEmpty, isHeld else { return [] }
    isHeld = false
    return apply(.resume, at: now)
  }

  /// Changes a setting, which takes effect and is saved immediately if possible.
  mutating func set(_ setting: PairsSheetRow, by steps: Int, at now: Moment) -> Actions {
    let row = setting.row
    guard let changed = row.change(&self, steps) else { return [] }
    let actions: Actions = [.perform(.keep(changed))]
    if setting == .sounds, sheets.isEmpty {
      note(options.hasSounds ? "sounds on" : "sounds off", at: now)
    }
    if game.phase == .ready {
      makeGame(seed: game.seed)
    } else if setting == .theme {
      return fit(at: now) + actions
    } else if row.isRule {
      note("takes effect in the next game", at: now)
    }
    return actions
  }
}

// MARK: - Interactions

extension PairsProgram {
  /// Handles a user interaction with an item.
  mutating func handle(_ interaction: Interaction<PairsOwner>, at now: Moment) -> Actions {
    switch interaction {
    case .focused(let owner): focus = owner
    case .activated(let hit, _): return activate(hit, at: now)
    case .pressedOutside where !sheets.isEmpty && sheets.last != .result: return closeSheet(at: now)
    case .typed(let press, .setting(let setting)?):
      if press.plain == .left { return set(setting, by: -1, at: now) }
      if press.plain == .right { return set(setting, by: 1, at: now) }
    case .typed(let press, _):
      if sheets.last == .result, nameField?.handle(press) != nil { return [] }
      // A celebration goes on.
      if resultTime == nil { motion.finish() }
    case .pasted(let text, _) where sheets.last == .result: nameField?.insert(text)
    default: break
    }
    return []
  }

  private mutating func activate(_ hit: Hit<PairsOwner>, at now: Moment) -> Actions {
    notice = nil
    switch hit.owner {
    case .choice where resultSettles.map({ now.instant < $0 }) == true: return []
    case .button(let command), .choice(let command): return press(command, at: now)
    case .setting(.done): return closeSheet(at: now)
    case .setting(let setting):
      return set(setting, by: hit.part == Choice.ClickTarget.previous.rawValue ? -1 : 1, at: now)
    case .table: return clickTable(hit.part, at: now)
    default: return []
    }
  }

  private mutating func clickTable(_ part: Int, at now: Moment) -> Actions {
    if resultTime != nil { return showResult(at: now) }
    switch game.phase {
    case .ready: return apply(.deal, at: now)
    case .paused: return apply(.resume, at: now)
    case .over: return []
    case .playing:
      guard game.cards.indices.contains(part) else { return [] }
      cursor = part
      return apply(.choose(part), at: now)
    }
  }
}

// MARK: - Views

extension PairsProgram {
  private static let (sheetColumns, resultColumns) = (46, 46)

  /// Returns the pane of the topmost sheet.
  func sheetPanes(in surroundings: Surroundings) -> [Pane<PairsOwner>] {
    guard let sheet = sheets.last else { return [] }
    let background = surroundings.theme.style(.raised)
    switch sheet {
    case .settings:
      return [
        Pane(.sheet, .centered(columns: Self.sheetColumns), BuiltRows(settingItems))
          .sheet("Settings", background: background)
      ]
    case .question(let question):
      return [
        Pane(.sheet, .centered(columns: Self.sheetColumns), BuiltRows(items(of: question)))
          .sheet("Are you sure?", background: background)
      ]
    case .result:
      return [
        Pane(.sheet, .centered(columns: Self.resultColumns), BuiltRows(resultItems))
          .sheet(resultTitle, background: background)
      ]
    case .keys:
      let help = KeyHelp(keyMaps(of: sheets.dropLast().last)) { availability(of: $0) }
      return [help.pane(owner: .keys, rowOwner: { .key($0) }, in: surroundings)]
    }
  }

  private var resultTitle: String {
    guard replay == nil else { return "End of the replay" }
    guard game.isWonByPerson else { return "Game over" }
    return game.rules.isEasy || game.scores.count > 1 ? "Well done!" : "Your result"
  }

  private var settingItems: [Item<PairsOwner>] {
    PairsSheetRow.allCases.flatMap { setting -> [Item<PairsOwner>] in
      let (row, owner) = (setting.row, PairsOwner.setting(setting))
      switch row.control {
      case .choice(let value):
        return [Choice(row.label, value(self), valueWidth: 16).owned(by: owner).id()]
      case .toggle(let isOn): return [Toggle(row.label, isOn: isOn(self)).owned(by: owner).id()]
      case .button:
        return [
          Item(Spacing()), Button(row.label, isDefault: true, alignment: .center).owned(by: owner),
        ]
      }
    }
  }

  private func items(of question: PairsSheet.Confirmation) -> [Item<PairsOwner>] {
    let words =
      switch question {
      case .leave: "The game isn’t over. Quit anyway?"
      case .newGame: "The game isn’t over. Start a new one?"
      }
    return [
      Item(Text(words)), Item(Spacing()),
      Button("Continue", isDefault: true, alignment: .center).owned(by: .choice(.closeSheet)),
      Button(question == .leave ? "Quit" : "New game", alignment: .center)
        .owned(by: .choice(.confirm)),
    ]
  }
}
