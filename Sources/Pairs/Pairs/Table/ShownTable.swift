internal import Cells
internal import Clocks
internal import Scenes
internal import Shapes

/// The table of a game at an instant, derived from the game, its animations and the layout.
struct ShownTable {
  let program: PairsProgram
  let layout: TableLayout
  /// The size of a cell in drawing units.
  let cell: Size
  private let now: Instant
  /// The instant at which animations are shown: the last frame that was due, so that an event
  /// between two frames draws nothing.
  private let shown: Instant
  /// The frame grid of moving cards, coarser if frames have many cells.
  private let frames: FrameGrid

  init(_ program: PairsProgram, layout: TableLayout, cell: Size, at now: Instant) {
    self.program = program
    self.layout = layout
    self.cell = cell
    self.now = now
    let isLarge = layout.area.columns.count * layout.area.rows.count > Self.manyCells
    frames = Self.grid(isLarge ? Self.fewerFrames : FrameGrid.step)
    shown = frames.last(notAfter: now)
  }

  /// The number of visible cards in a deck.
  private static let seenInDeck = 3
  /// The step by which a bonus pie shrinks, in drawing units along its edge.
  private static let pieStep = 2.0
  /// The height to which points rise, as a share of a card's height.
  private static let rise = 1.6

  private var game: PairsGame { program.game }
  private var motion: TableMotion { program.motion }

  var widget: TableWidget {
    guard game.phase != .ready else {
      var widget = TableWidget(layout: layout, cards: deck)
      widget.hasDeck = true
      return widget
    }
    var widget = TableWidget(layout: layout, cards: cards, numbers: numbers)
    if let celebration = motion.celebration, celebration.start <= shown {
      let table = layout.area.area(of: cell)
      widget.celebration = .init(
        pieces: celebration.shownPieces(at: shown, in: table),
        score: celebration.shownScore(at: shown))
    }
    // While the computer plays, no card can be chosen.
    if game.phase == .playing, program.replay != nil || !game.isComputersTurn {
      widget.places = game.openPlaces
      widget.cursor = program.replay == nil ? program.cursor : nil
    }
    widget.nextChange = nextChange
    return widget
  }

  /// A few overlapping cards.
  private var deck: [CardView] {
    let frame = layout.deck.area(of: cell)
    let step = cell.width / 2
    return (0..<Self.seenInDeck).map { number in
      let offset = step * Double(number - Self.seenInDeck + 1)
      return CardView(id: number, frame: frame.offsetBy(dx: offset, dy: offset), side: .back)
    }
  }
}

// MARK: - Cards

extension ShownTable {
  /// The cards, with flying ones last.
  private var cards: [CardView] {
    let all = game.cards.indices.compactMap { view(of: $0) }
    return all.filter { !$0.isFlying } + all.filter { $0.isFlying }.reversed()
  }

  private func view(of place: Int) -> CardView? {
    let card = game.cards[place]
    let frame = layout.frame(of: place).area(of: cell)
    var view = CardView(id: place, frame: frame, side: side(of: place))
    if card.isMatched {
      if motion.matches[place] == nil {
        // Without animations, a match stays until the next card is turned.
        guard program.isStill, card.isFaceUp, game.phase == .playing else { return nil }
      } else {
        switch motion.exit(of: place, at: shown) {
        case .gone: return nil
        case .spinning(let angle): view.spin = angle
        case .leaving(let scale): view.scale = scale
        }
      }
    }
    let turn = motion.turnShare(of: place, at: shown)
    if turn < 1 {
      // The other side is visible until the card is edge-on.
      view.openness = abs(1 - 2 * turn)
      if turn < 0.5 { view.side = otherSide(of: place) }
    }
    let shake = motion.shakeOffset(of: place, at: shown)
    if shake != 0 { view.frame = view.frame.offsetBy(dx: shake * view.frame.width, dy: 0) }
    move(&view, place)
    return view
  }

  private func move(_ view: inout CardView, _ place: Int) {
    let dealt = motion.dealShare(of: place, at: shown)
    if dealt < 1 {
      view.frame = layout.deck.area(of: cell).moved(towards: view.frame, by: dealt)
      view.isFlying = true
    }
    if let (origin, share) = motion.slide(to: place, at: shown) {
      view.frame = layout.frame(of: origin).area(of: cell).moved(towards: view.frame, by: share)
      view.isFlying = true
    }
  }

  private func side(of place: Int) -> CardView.CardSide {
    let card = game.cards[place]
    return (card.isFaceUp || card.isMatched) && game.phase != .paused ? face(of: place) : .back
  }

  private func otherSide(of place: Int) -> CardView.CardSide {
    if case .back = side(of: place) { face(of: place) } else { .back }
  }

  private func face(of place: Int) -> CardView.CardSide {
    let card = game.cards[place]
    let theme = program.options.theme
    return .face(theme.picture(of: card), color: card.id.pair, bonus: bonusShare(of: place))
  }

  private func bonusShare(of place: Int) -> Double {
    let time = program.gameTime(now)
    guard program.isStill else { return game.bonusShare(at: place, at: time) }
    // Without animations, the pie changes with the points.
    let seconds = game.rules.bonusTime / .seconds(1)
    return seconds > 0 ? Double(game.bonus(at: place, at: time)) / seconds : 0
  }
}

// MARK: - Numbers

extension ShownTable {
  private var numbers: [TableWidget.ShownNumber] {
    motion.numbers.compactMap { number in
      let share = number.share(at: shown)
      guard number.start <= shown, share < 1 else { return nil }
      let cells = layout.frame(of: number.place)
      let way = Self.rise * Double(layout.cardRows) * share
      let middle = Double(cells.rows.lowerBound + cells.rows.upperBound) / 2
      let row = Int((number.points > 0 ? middle - way : middle + way).rounded(.down))
      return TableWidget.ShownNumber(
        points: number.points,
        column: (cells.columns.lowerBound + cells.columns.upperBound) / 2
          - layout.area.columns.lowerBound, row: row - layout.area.rows.lowerBound, fading: share)
    }
  }
}

// MARK: - Frames

extension ShownTable {
  private static let manyCells = 4000
  private static let fewerFrames = FrameGrid.step * 2

  /// Returns the frame grid of whole multiples of an interval.
  private static func grid(_ interval: Duration) -> FrameGrid {
    FrameGrid(anchor: Instant(sinceZero: .zero), interval: interval)
  }

  /// The time at which the picture next changes by a visible step; `nil` at rest.
  private var nextChange: Instant? {
    let motion = motion.isEmpty ? nil : frames.align(now, after: now)
    let pies = program.hasTime ? game.faceUpPlaces.compactMap { nextPieChange(at: $0) } : []
    // All pies change in the same frames.
    let pie = pies.min().map { Self.grid(Self.fewerFrames).align(max(now, $0), after: now) }
    return [motion, pie].compactMap(\.self).min()
  }

  private func nextPieChange(at place: Int) -> Instant? {
    let time = program.gameTime(now)
    let left = game.rules.bonusLeft(of: game.cards[place], at: game.cardTime(at: time))
    let step = pieStep
    let steps = left.wholeUnits(of: step)
    let next = step * steps == left ? steps - 1 : steps
    guard next >= 0, let instant = game.instant(ofBonusLeft: step * next, at: place, after: time)
    else { return nil }
    return program.realTime(instant)
  }

  /// The time in which a pie shrinks by a visible step.
  private var pieStep: Duration {
    guard !program.isStill else { return .seconds(1) }
    let edge =
      3 * min(Double(layout.cardColumns) * cell.width, Double(layout.cardRows) * cell.height)
    return max(FrameGrid.step, game.rules.bonusTime / max(1, (edge / Self.pieStep).rounded()))
  }
}

extension Rect {
  /// Returns the rectangle moved a share of the way toward another.
  fileprivate func moved(towards other: Rect, by share: Double) -> Rect {
    Rect(
      x: minX + (other.minX - minX) * share, y: minY + (other.minY - minY) * share,
      width: width, height: height)
  }
}
