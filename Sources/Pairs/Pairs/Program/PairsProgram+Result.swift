internal import Cells
internal import Clocks
internal import Programs
internal import Scenes
internal import Widgets

extension PairsProgram {
  /// Ends a game; its result is shown once the last cards have left the table and the celebration
  /// is over.
  mutating func end(at now: Moment) -> Actions {
    let actions = addResult(at: now)
    let leaving = TableMotion.turn + TableMotion.spin + TableMotion.leave
    let start = now.instant.advanced(by: isStill ? .zero : leaving)
    if isWon, !isStill {
      motion.celebration = Celebration(
        score: game.scores.max() ?? 0, seed: game.seed,
        pictures: (0..<game.rules.pairs).map { options.theme.picture(ofPair: $0) },
        isBest: isBest, start: start)
    }
    resultTime = motion.celebration?.end ?? start
    return actions
  }

  /// Whether the game is over and the computer hasn't won.
  var isWon: Bool {
    guard game.phase == .over else { return false }
    return game.winner.map { $0 != game.rules.computerPlayer } ?? true
  }

  /// Adds the result of a game of one player to the best ones.
  private mutating func addResult(at now: Moment) -> Actions {
    guard replay == nil, game.phase == .over else { return [] }
    isRepeated = finishedSeed == game.seed
    finishedSeed = game.seed
    guard game.scores.count == 1, !isRepeated else { return [] }
    rank = best.add(
      GameResult(of: game, theme: category.theme, name: options.name ?? "", at: now.instant))
    guard rank != nil else { return [] }
    if options.name == nil, !game.rules.isEasy { nameField = TextState(limit: Self.longestName) }
    return [.perform(.keepResults(best.lines))]
  }

  private static let longestName = 24
  /// The time after the result appears during which a key that was meant for a card has no effect.
  private static let settlingTime = Duration.milliseconds(500)
  /// The rows of the result sheet that don't list results.
  private static let otherRows = 13

  /// Whether the result is better than all earlier ones of its kind.
  private var isBest: Bool { rank == 0 && best.best(of: category).count > 1 }

  /// The line below the celebration.
  var celebrationWords: String {
    let scores = game.scores.map(PairsWords.score).joined(separator: " to ")
    if game.scores.count > 1 { return "\(PairsWords.winner(of: game)): \(scores)" }
    let pairs = PairsWords.all(game.rules.pairs)
    guard game.rules.isEasy else {
      let praise = PairsWords.praise(game.scores[0], pairs: game.rules.pairs)
      return isBest ? "\(praise), your best game" : praise
    }
    return isBest
      ? "\(pairs.prefix(1).uppercased())\(pairs.dropFirst()): your best game!"
      : "You found \(pairs)!"
  }

  /// The category of game, within which results are compared.
  var category: GameResult.Category {
    GameResult.Category(of: game.rules, theme: dealtTheme ?? options.theme.name)
  }

  /// Shows the result immediately.
  mutating func showResult(at now: Moment) -> Actions {
    guard resultTime != nil || replay != nil else { return [] }
    resultTime = nil
    motion.finish()
    resultSettles = replay == nil ? now.instant.advanced(by: Self.settlingTime) : nil
    if !sheets.contains(.result) { sheets.append(.result) }
    return []
  }

  /// Saves the typed name, for this result and future ones.
  mutating func keepName() -> Actions {
    guard let field = nameField else { return [] }
    let name = field.text.split(separator: " ").joined(separator: " ")
    nameField = nil
    options.name = name
    var actions: Actions = [.perform(.keep(PairsPreferences(\.name, name)))]
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
    if game.rules.isEasy, game.scores.count == 1, game.phase == .over {
      add("You found \(PairsWords.all(game.rules.pairs))!", .accent, isBold: true)
    } else if game.scores.count > 1 {
      let winner = game.phase == .over ? PairsWords.winner(of: game) : "Not finished"
      let scores = game.scores.map(PairsWords.score).joined(separator: " to ")
      add("\(winner): \(scores)", .accent, isBold: true)
    } else if replay == nil, game.phase == .over {
      let praise = PairsWords.praise(game.scores[0], pairs: game.rules.pairs)
      add(praise, .accent, isBold: true)
    } else {
      add("Score \(PairsWords.score(game.scores[0]))", .accent, isBold: true)
    }
    let tally = game.tally
    if !game.rules.isEasy {
      let misses = tally.penalties == 0 ? "0" : PairsWords.points(tally.penalties)
      add(
        "matches \(PairsWords.points(tally.base)), bonus \(PairsWords.points(tally.bonus)), "
          + "misses \(misses)")
    }
    add(PairsWords.moves(of: game, at: resultInstant), .secondary)
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
    if replay == nil {
      items.append(Button("Same cards again", alignment: .center).owned(by: .choice(.sameCards)))
    }
    items.append(Button("Quit", alignment: .center).owned(by: .choice(.leave)))
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
    guard !isRepeated else {
      return [
        Item(Text("Results with the same cards aren’t saved.", .secondary, alignment: .center))
      ]
    }
    guard !game.rules.isEasy else {
      let words =
        isBest ? "Your best game so far!" : "Best: \(PairsWords.count(first.moves, "move"))"
      return [Item(Text(words, isBest ? .accent : .secondary, alignment: .center))]
    }
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
    // In a low window, the buttons matter more.
    let most = max(1, viewport.canvas.rows - Self.otherRows)
    for (place, result) in results.enumerated().prefix(most) {
      let text = PairsWords.line(of: result, place: place)
      items.append(Item(Text(text, place == rank ? .accent : .secondary, alignment: .center)))
    }
    return items
  }
}
