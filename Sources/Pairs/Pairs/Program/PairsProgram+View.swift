internal import Cells
package import Clocks
package import Programs
internal import Scenes
package import Widgets

extension PairsProgram {
  package func view(
    _ interaction: InteractionState<PairsOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<PairsOwner> {
    let layout = PairsLayout(columns: surroundings.canvas.columns, rows: surroundings.canvas.rows)
    var panes: [Pane<PairsOwner>] = []
    if let cells = layout.header {
      panes.append(Pane(.header, .cells(cells)) { PairsHeader(left: standing, right: progress) })
    }
    panes.append(tablePane(layout, in: surroundings, at: now))
    if let cells = layout.message { panes.append(messagePane(cells)) }
    if let cells = layout.buttons { panes.append(buttonPane(cells)) }
    if let cells = layout.footer {
      let help = KeyHelp(activeKeyMaps) { availability(of: $0) }
      panes.append(help.footerPane(.footer, cells, surroundings.keyForm))
    }
    for index in panes.indices { panes[index].scrollsByKeys = false }
    return View(panes + sheetPanes(in: surroundings), title: title)
  }

  var title: String {
    if let untold = motion.untold { return untold.title }
    return switch game.phase {
    case .ready: "Pairs"
    case .paused: "Pairs · paused"
    case .playing, .over: "Pairs · \(game.scores.map(PairsWords.score).joined(separator: " : "))"
    }
  }

  /// The scores.
  var standing: String {
    if let untold = motion.untold { return untold.standing }
    guard game.scores.count > 1 else {
      return game.rules.isEasy
        ? "\(game.tally.matches) of \(PairsWords.count(game.rules.pairs, "pair"))"
        : "Score \(PairsWords.score(game.scores[0]))"
    }
    return game.scores.enumerated().map { player, score in
      let turn = player == game.player && game.phase != .over ? "▸" : " "
      return "\(turn)\(PairsWords.player(player, in: game.rules)): \(PairsWords.score(score))"
    }.joined(separator: "  ")
  }

  /// The number of pairs left and of moves made.
  var progress: String {
    if let untold = motion.untold { return untold.progress }
    let left = game.rules.pairs - game.tally.matches
    guard game.phase != .ready else {
      guard game.scores.count == 1, let first = best.best(of: category).first else { return "" }
      return game.rules.isEasy
        ? "Best \(PairsWords.count(first.moves, "move"))" : "Best \(PairsWords.score(first.score))"
    }
    let moves = PairsWords.count(game.moves, "move")
    if game.phase == .over || game.rules.isEasy && game.scores.count == 1 { return moves }
    return "\(PairsWords.count(left, "pair")) left · \(moves)"
  }

  private func messagePane(_ cells: CellRect) -> Pane<PairsOwner> {
    Pane(.message, .cells(cells)) {
      Text(
        message, motion.celebration != nil ? .accent : notice == nil ? .secondary : .text,
        isBold: motion.celebration != nil, alignment: .center)
    }
  }

  /// The sentence below the table.
  private var message: String {
    if motion.untold != nil { return "" }
    if motion.celebration != nil { return celebrationWords }
    if let notice { return notice.text }
    switch game.phase {
    case .ready where !isFirstStart && layout.footer == nil:
      return "Space deals \(PairsWords.count(game.rules.pairs, "pair")), ? shows the keys"
    case .ready where isFirstStart:
      return viewport.canvas.columns < 76 || game.rules.isEasy
        ? "Find the pairs: Space deals, ? helps."
        : "Find the pairs: the sooner you turn the second card, the bigger its bonus."
    case .ready: return "\(PairsWords.count(game.rules.pairs, "pair")) · \(options.theme.name)"
    case .paused: return "Paused; the cards are hidden."
    case .playing where game.isComputersTurn: return "The computer is playing."
    case .playing where !game.hasBegun && game.scores.count > 1:
      return game.rules.computer == nil ? "Player 1 begins." : "Your turn."
    case .playing where !game.mismatchedPlaces.isEmpty && replay == nil: return nextStep
    case .playing, .over: return ""
    }
  }

  /// Returns what a move means, with the next step after a mismatch; `nil` if the picture is
  /// enough.
  func words(for outcome: Outcome) -> String? {
    let words = PairsWords.words(for: outcome, in: game, options.theme)
    guard case .mismatched(let place, let other, let penalty) = outcome, replay == nil else {
      return words
    }
    guard penalty == 0 else {
      let cards = penalty == -1 ? "a card" : "two cards"
      return "No match, \(PairsWords.points(penalty)) for \(cards) seen before. \(nextStep)"
    }
    let names = [other, place].map { options.theme.words(for: game.cards[$0]) }
    let long = "No match: \(names[0]) and \(names[1]). \(nextStep)"
    let isShort = TextWidth.columns(of: long) <= viewport.canvas.columns
    return isShort ? long : "No match. \(nextStep)"
  }

  /// The sentence about what to do after a mismatch.
  private var nextStep: String {
    if game.isComputersTurn { return "It is the computer’s turn." }
    if game.rules.computer != nil { return "It is your turn." }
    return game.scores.count > 1
      ? "Player \(game.player + 1), choose a card." : "Choose another card."
  }

  private func buttonPane(_ cells: CellRect) -> Pane<PairsOwner> {
    let buttons: [(PairsKeyCommand, String)] =
      if replay != nil {
        [(.skip, "Next move"), (.leave, "Quit")]
      } else {
        switch game.phase {
        case .ready:
          [
            (.fewerPairs, "−"), (.deal, "Deal \(PairsWords.count(game.rules.pairs, "pair"))"),
            (.morePairs, "+"), (.openSettings, "Settings"),
          ]
        case .paused: [(.resume, "Resume"), (.newGame, "New game"), (.openSettings, "Settings")]
        case .playing, .over:
          [
            (.newGame, "New game"), (.shuffle, "Shuffle"), (.pause, "Pause"),
            (.openSettings, "Settings"),
          ]
        }
      }
    let width = buttons.reduce(0) { max($0, Button($1.1).width) } * buttons.count
    let columns = min(cells.columns.count, width + 4)
    let left = cells.columns.lowerBound + (cells.columns.count - columns) / 2
    let area = CellRect(columns: left..<left + columns, rows: cells.rows)
    return Pane(.buttons, .cells(area), arrangement: .row(spacing: 0)) {
      for (command, label) in buttons {
        Button(label, alignment: .center).owned(by: .button(command))
          .dimmed(availability(of: command).reason)
      }
    }
  }
}

// MARK: - The table

extension PairsProgram {
  private func tablePane(
    _ layout: PairsLayout, in surroundings: Surroundings, at now: Moment
  ) -> Pane<PairsOwner> {
    var pane: Pane<PairsOwner>
    if let table = tableLayout(cell: surroundings.canvas) {
      let widget = ShownTable(
        self, layout: table, cell: surroundings.canvas.cell, at: now.instant
      ).widget
      pane = Pane(.page(game.phase), .cells(layout.table)) {
        widget.owned(by: PairsOwner.table, stop: .regular).id()
      }
    } else {
      let words = tooFewPairsFit ?? ""
      let space = max(0, (layout.table.rows.count - 2) / 2)
      pane = Pane(.page(game.phase), .cells(layout.table)) {
        for _ in 0..<space { Item(Spacing()) }
        Text(words, .warning, alignment: .center).owned(by: PairsOwner.table)
      }
    }
    // The table is a focus scope that starts at the cards.
    pane.isModal = true
    pane.initialFocus = .table
    pane.showsScrollBar = false
    return pane
  }
}
