internal import Cells
internal import Clocks
internal import Pairs
internal import Programs
internal import Scenes
internal import Widgets

extension PairsProgram {
  func view(
    _ interaction: InteractionState<PairsOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<PairsOwner> {
    let layout = PairsLayout(
      columns: surroundings.canvas.columns, rows: surroundings.canvas.rows)
    var panes: [Pane<PairsOwner>] = []
    if let cells = layout.header {
      panes.append(
        Pane(.header, .cells(cells)) { PairsHeader(left: standing, right: progress) })
    }
    panes.append(tablePane(layout, in: surroundings, at: now))
    if let cells = layout.message { panes.append(messagePane(cells)) }
    if let cells = layout.buttons { panes.append(buttonPane(cells)) }
    if let cells = layout.footer {
      let help = KeyHelp(activeKeyMaps) { availability(of: $0) }
      panes.append(
        Pane(.footer, .cells(cells)) {
          LegendLine(help.footer(surroundings.keyForm), alignment: .center)
            .owned(by: .footer, stop: .mouseOnly)
        })
    }
    for index in panes.indices { panes[index].scrollsByKeys = false }
    return View(panes + sheetPanes(in: surroundings), title: title)
  }

  private var title: String {
    switch game.phase {
    case .ready: "Pairs"
    case .paused: "Pairs · paused"
    case .playing, .over: "Pairs · \(game.scores.map(PairsWords.score).joined(separator: " : "))"
    }
  }

  /// The scores.
  private var standing: String {
    guard game.scores.count > 1 else { return "Score \(PairsWords.score(game.scores[0]))" }
    return game.scores.enumerated().map { player, score in
      let turn = player == game.player && game.phase != .over ? "▸" : " "
      return "\(turn)Player \(player + 1): \(PairsWords.score(score))"
    }.joined(separator: "  ")
  }

  /// The number of pairs left and of moves made.
  private var progress: String {
    let left = game.rules.pairs - game.tally.matches
    guard game.phase != .ready else {
      return best.best(of: category).first.map { "Best \(PairsWords.score($0.score))" } ?? ""
    }
    return "\(PairsWords.count(left, "pair")) left · \(PairsWords.count(game.moves, "move"))"
  }

  private func messagePane(_ cells: CellRect) -> Pane<PairsOwner> {
    Pane(.message, .cells(cells)) {
      Text(message, notice == nil ? .secondary : .text, alignment: .center)
    }
  }

  /// The sentence below the table.
  private var message: String {
    if let notice { return notice.text }
    switch game.phase {
    case .ready where !isFirstStart && layout.footer == nil:
      return "Space deals \(PairsWords.count(game.rules.pairs, "pair")), ? shows the keys"
    case .ready where isFirstStart:
      return viewport.canvas.columns < 76
        ? "Find pairs fast: Space deals, ? helps."
        : "Find the pairs: the sooner you turn the second card, the bigger its bonus."
    case .ready:
      return "\(PairsWords.count(game.rules.pairs, "pair")) · \(options.theme.name)"
    case .paused: return "Paused; the cards are hidden."
    case .playing where !game.hasBegun && game.scores.count > 1: return "Player 1 begins."
    case .playing, .over: return ""
    }
  }

  private func buttonPane(_ cells: CellRect) -> Pane<PairsOwner> {
    let buttons: [(PairsCommand, String)] =
      if replay != nil {
        [(.skip, "Next move"), (.leave, "Leave")]
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
      let widget = TableScene(
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
