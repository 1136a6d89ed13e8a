internal import Cells
internal import Clocks
internal import Pairs
internal import Programs
internal import Scenes
internal import Settings
internal import TOML
internal import Widgets

extension PairsProgram {
  /// Ends a game; its result is shown once the last cards have left the table.
  mutating func end(at now: Moment) -> Actions {
    let leaving = TableMotion.turn + TableMotion.spin + TableMotion.leave
    resultTime = now.instant.advanced(by: isStill ? .zero : leaving)
    guard replay == nil, game.scores.count == 1 else { return [] }
    rank = best.add(
      GameResult(
        of: game, theme: category.theme, name: options.name ?? "", at: now.instant))
    guard rank != nil else { return [] }
    if options.name == nil { nameField = TextState(limit: Self.longestName) }
    return [.perform(.keepResults(best.lines))]
  }

  private static let longestName = 24

  /// The category of game, within which results are compared.
  var category: GameResult.Category {
    GameResult.Category(of: game.rules, theme: dealtTheme ?? options.theme.name)
  }

  /// Shows the result immediately.
  mutating func showResult() -> Actions {
    guard resultTime != nil || replay != nil else { return [] }
    resultTime = nil
    motion.finish()
    if !sheets.contains(.result) { sheets.append(.result) }
    return []
  }

  /// Saves the typed name, for this result and future ones.
  mutating func keepName() -> Actions {
    guard let field = nameField else { return [] }
    let name = field.text.split(separator: " ").joined(separator: " ")
    nameField = nil
    options.name = name
    var actions: Actions = [.perform(.keep("pairs.name", .string(name)))]
    if let rank {
      best.rename(rank, of: category, to: name)
      actions.append(.perform(.keepResults(best.lines)))
    }
    return actions
  }
}

// MARK: - The sheet

extension PairsProgram {
  /// The rows of the result sheet.
  var resultItems: [Item<PairsOwner>] {
    var items: [Item<PairsOwner>] = []
    func add(_ text: String, _ role: Theme.Role = .text, isBold: Bool = false) {
      items.append(Item(Text(text, role, isBold: isBold, alignment: .center)))
    }
    if game.scores.count > 1 {
      let winner = game.phase == .over ? PairsWords.winner(of: game) : "Not finished"
      let scores = game.scores.map(PairsWords.score).joined(separator: " to ")
      add("\(winner): \(scores)", .accent, isBold: true)
    } else {
      add("Score \(PairsWords.score(game.scores[0]))", .accent, isBold: true)
    }
    let tally = game.tally
    add(
      "matches \(PairsWords.points(tally.matches * PairsRules.matchPoints)), "
        + "bonus \(PairsWords.points(tally.bonus)), misses \(tally.penalties == 0 ? "0" : PairsWords.points(tally.penalties))"
    )
    let time = game.time(at: resultInstant)
    add("\(PairsWords.count(game.moves, "move")) in \(PairsWords.time(time))", .secondary)
    if let replay {
      if replay.record.result != nil {
        add(
          replay.agrees ? "The result matches the record." : "The result differs from the record.",
          replay.agrees ? .secondary : .warning)
      }
    } else {
      items += bestItems
    }
    if let nameField {
      items += [
        Item(Spacing()),
        TextField("Your name", nameField, placeholder: "none").owned(by: .name).id().takingText(),
        Item(Text("You are asked only once; it can be left empty.", .secondary)),
      ]
      return items
    }
    items += [Item(Spacing())]
    if replay == nil || !replays.isEmpty {
      items.append(
        Button(replay == nil ? "New game" : "Next game", isDefault: true, alignment: .center)
          .owned(by: .choice(.newGame)))
    }
    items.append(Button("Leave", alignment: .center).owned(by: .choice(.leave)))
    return items
  }

  /// The instant of the record's last move.
  private var resultInstant: Instant {
    Instant(sinceZero: replay?.record.entries.last?.time ?? .zero)
  }

  /// The best results, with this game's one marked.
  private var bestItems: [Item<PairsOwner>] {
    let results = best.best(of: category)
    guard game.scores.count == 1, let first = results.first else { return [] }
    var items: [Item<PairsOwner>] = [Item(Spacing())]
    if rank == 0 {
      items.append(
        Item(
          Text(
            results.count > 1 ? "Your best so far" : "Your first result of this kind", .accent,
            alignment: .center)))
    } else {
      let missing = first.score - game.scores[0]
      let words = missing > 0 ? "\(missing) short of the best" : "Tied with the best"
      items.append(Item(Text(words, .secondary, alignment: .center)))
    }
    for (place, result) in results.enumerated() {
      let text = PairsWords.line(of: result, place: place)
      items.append(
        Item(Text(text, place == rank ? .accent : .secondary, alignment: .center)))
    }
    return items
  }
}
