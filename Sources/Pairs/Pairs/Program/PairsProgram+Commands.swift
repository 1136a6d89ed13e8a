internal import Clocks
package import Programs
internal import Synth
internal import Widgets

extension PairsProgram {
  package static var keyMaps: [KeyMap<PairsKeyCommand>] { PairsKeys.all }

  package var activeKeyMaps: [KeyMap<PairsKeyCommand>] { keyMaps(of: sheets.last) }

  /// Returns the key tables of a sheet, or of the table if there is none.
  func keyMaps(of sheet: PairsSheet?) -> [KeyMap<PairsKeyCommand>] {
    switch sheet {
    case .settings?: return [PairsKeys.settings]
    case .keys?: return [PairsKeys.help]
    case .question?: return [PairsKeys.question]
    case .result?: return nameField == nil ? [PairsKeys.result] : [PairsKeys.naming]
    case nil: break
    }
    if replay != nil { return [PairsKeys.replay] }
    switch phase {
    case .ready: return [PairsKeys.deck, PairsKeys.general]
    case .paused: return [PairsKeys.paused, PairsKeys.general]
    case .playing: return [PairsKeys.table, PairsKeys.general]
    case .over: return [PairsKeys.won, PairsKeys.general]
    }
  }

  /// The phase of the game, ignoring a pause caused by a sheet.
  private var phase: PairsGame.GamePhase { isHeld && game.phase == .paused ? .playing : game.phase }

  /// Whether a button has the focus, so that it takes Enter and arrow keys.
  private var isOnButton: Bool { if case .button? = focus { true } else { false } }

  package func availability(of command: PairsKeyCommand) -> Availability {
    switch command {
    case .turn, .deal, .resume, .skip, .left, .right, .up, .down, .first, .last:
      return isOnButton && sheets.isEmpty ? .absent : .on
    case .newGame:
      if replay != nil { return replays.isEmpty ? .absent : .on }
      return game.phase == .ready ? .absent : .on
    case .openSettings, .sameCards: return replay == nil ? .on : .absent
    case .morePairs:
      guard game.rules.pairs >= mostPairs else { return .on }
      return .dimmed(
        mostPairs == options.theme.pictures.count
          ? "The theme has pictures for \(mostPairs) pairs."
          : "At most \(mostPairs) pairs fit in this window.")
    case .fewerPairs:
      return game.rules.pairs > PairsRules.fewestPairs
        ? .on : .dimmed("A game has at least two pairs.")
    case .shuffle, .pause:
      switch phase {
      case .ready: return .dimmed("The cards aren’t dealt yet.")
      case .over: return .dimmed("The game is over.")
      case .paused: return command == .pause ? .on : .dimmed("The game is paused.")
      case .playing: return .on
      }
    default: return .on
    }
  }

  /// Handles a command of the user.
  mutating func perform(_ command: PairsKeyCommand, at now: Moment) -> Actions {
    let moves = TableCursor.Step(command)
    if resultTime != nil, command == .turn { return showResult(at: now) }
    let numbers = motion.numbers
    motion.finish()
    // Points keep flying, because the moving cursor hides none of them.
    if let moves {
      motion.numbers = numbers
      return move(moves)
    }
    switch command {
    case .left, .right, .up, .down, .first, .last: break
    case .turn: return apply(.choose(cursor), at: now)
    case .deal: return apply(.deal, at: now)
    case .morePairs: changeDeck(by: 1)
    case .fewerPairs: changeDeck(by: -1)
    case .newGame: return askForNewGame(at: now)
    case .sameCards: return deckAgain()
    case .shuffle: return apply(.shuffle, at: now)
    case .pause: return apply(game.phase == .paused ? .resume : .pause, at: now)
    case .resume: return apply(.resume, at: now)
    case .mute: return set(.sounds, by: 1, at: now)
    case .openSettings: return open(.settings, at: now)
    case .showKeys: return open(.keys, at: now)
    case .leave: return leave(at: now)
    case .closeSheet: return closeSheet(at: now)
    case .confirm: return confirm(at: now)
    case .keepName: return keepName()
    case .skip: return skipReplay(at: now)
    }
    return []
  }

  /// Performs a command as a button does, or shows why it isn't available.
  mutating func press(_ command: PairsKeyCommand, at now: Moment) -> Actions {
    guard let reason = availability(of: command).reason else { return perform(command, at: now) }
    note(reason, at: now)
    return []
  }
}

// MARK: - Moves

extension PairsProgram {
  /// Moves the cursor over the remaining cards.
  private mutating func move(_ step: TableCursor.Step) -> Actions {
    guard let table = tableLayout(cell: viewport.canvas) else { return [] }
    cursor = TableCursor.move(step, from: cursor, in: table.order, open: game.openPlaces)
    return []
  }

  /// Makes a move, and ends the animations of earlier ones.
  mutating func apply(_ move: Move, at now: Moment) -> Actions {
    guard replay == nil else { return [] }
    if let reason = tooFewPairsFit, move != .pause {
      note(reason, at: now)
      return []
    }
    if case .choose = move, game.isComputersTurn {
      note("It is the computer’s turn.", at: now)
      return []
    }
    return apply(move, at: now.instant, shownAt: now)
  }

  /// Makes a move at a time that may have passed, and ends the animations of earlier ones.
  mutating func apply(_ move: Move, at time: Instant, shownAt now: Moment) -> Actions {
    let outcome = make(move, at: time, shownAt: now)
    if case .refused(let refusal) = outcome {
      if let words = PairsWords.words(for: refusal) { note(words, at: now) }
      return []
    }
    if move == .deal {
      (dealtAt, dealtTheme, isFirstStart) = (time, options.theme.name, false)
    }
    var actions = sounds(of: outcome)
    if isRecording { actions += record(move, at: time) }
    if game.phase == .over { actions += end(at: now) }
    return actions
  }

  /// Makes a move at a game time, and starts its animation now.
  mutating func make(_ move: Move, at time: Instant, shownAt now: Moment) -> Outcome {
    let (standing, progress, title) = (standing, progress, title)
    let outcome = game.apply(move, at: time)
    if case .refused = outcome { return outcome }
    computer?.watch(outcome, game.visibleCards)
    motion.finish()
    animate(outcome, from: now.instant)
    if !isStill, outcome.isResult {
      motion.untold = TableMotion.Untold(
        until: now.instant.advanced(by: TableMotion.turn), standing: standing, progress: progress,
        title: title)
    }
    if let words = words(for: outcome) { note(words, at: now) }
    followCursor(outcome)
    return outcome
  }

  private mutating func animate(_ outcome: Outcome, from now: Instant) {
    guard !isStill else { return }
    switch outcome {
    case .dealt: motion.dealt = now
    case .turned(let place, let back):
      for place in back where !game.cards[place].isMatched { motion.turns[place] = now }
      motion.turns[place] = now
    case .matched(let place, let other, let points):
      motion.turns[place] = now
      let start = now.advanced(by: TableMotion.turn)
      for place in [place, other] { motion.matches[place] = start }
      fly(points.sum, from: place, at: start)
    case .mismatched(let place, let other, let penalty):
      motion.turns[place] = now
      let start = now.advanced(by: TableMotion.turn)
      for place in [place, other] { motion.shakes[place] = start }
      fly(penalty, from: place, at: start)
    case .turnedBack(let places): for place in places { motion.turns[place] = now }
    case .shuffled(let origins): motion.shuffled = TableMotion.Slide(start: now, origins: origins)
    case .paused, .resumed, .refused: break
    }
  }

  private mutating func fly(_ points: Int, from place: Int, at now: Instant) {
    guard points != 0 else { return }
    motion.numbers.append(TableMotion.FlyingNumber(points: points, place: place, start: now))
  }

  /// Moves the cursor from a matched card to the nearest remaining one.
  private mutating func followCursor(_ outcome: Outcome) {
    switch outcome {
    case .shuffled(let origins): cursor = origins.firstIndex(of: cursor) ?? cursor
    default: break
    }
    guard game.cards.indices.contains(cursor), game.cards[cursor].isMatched,
      let table = tableLayout(cell: viewport.canvas)
    else { return }
    cursor = TableCursor.nearest(to: cursor, in: table.order, open: game.openPlaces) ?? cursor
  }

  func sounds(of outcome: Outcome) -> Actions {
    switch outcome {
    case .turned: sound(.turn)
    case .matched: sound(game.phase == .over ? .end : .match)
    case .mismatched: sound(.miss)
    default: []
    }
  }

  /// Appends a move to the record, preceded by the rules if it is the first, and followed by the
  /// result if it is the last.
  private func record(_ move: Move, at time: Instant) -> Actions {
    let entry = GameRecord.Entry((dealtAt ?? time).duration(to: time), move)
    var lines = [entry.line]
    if move == .deal {
      let header = GameRecord(game.rules, seed: game.seed, theme: options.theme.name)
      lines.insert(header.header, at: 0)
    }
    if game.phase == .over { lines.append(GameRecord.Result(of: game, at: time).line) }
    return [.perform(.record(lines))]
  }
}

// MARK: - New games

extension PairsProgram {
  /// Puts more or fewer pairs in the deck; unlike the setting, this isn't saved.
  private mutating func changeDeck(by count: Int) {
    options.pairs = game.rules.pairs + count
    makeGame(seed: game.seed)
  }

  private mutating func askForNewGame(at now: Moment) -> Actions {
    if sheets.isEmpty, game.hasBegun, game.phase != .over {
      return open(.question(.newGame), at: now)
    }
    sheets = []
    if replay != nil { return play(replays.removeFirst(), at: now) }
    makeGame(seed: nextSeed())
    return []
  }

  /// Puts the cards of the last game in the deck, in the same order.
  private mutating func deckAgain() -> Actions {
    sheets = []
    makeGame(seed: game.seed)
    return []
  }

  /// Leaves the game; asks first if one is in progress.
  private mutating func leave(at now: Moment) -> Actions {
    guard replay == nil, game.hasBegun, game.phase != .over else {
      return [
        .end(status: hasDisagreed ? Replay.disagreementStatus : 0, saying: closingLine(at: now))
      ]
    }
    return open(.question(.leave), at: now)
  }

  private mutating func confirm(at now: Moment) -> Actions {
    guard case .question(let question)? = sheets.popLast() else { return [] }
    switch question {
    case .leave: return [.end(status: 0, saying: closingLine(at: now))]
    case .newGame: makeGame(seed: nextSeed())
    }
    return []
  }

  /// The reason why the game doesn't fit in the window; `nil` if it does.
  var tooFewPairsFit: String? {
    guard tableLayout(cell: viewport.canvas) == nil else { return nil }
    let most = mostPairs
    return most == 0
      ? "No game fits in this window; make it larger."
      : "Make the window larger: the game doesn’t fit, and is paused."
  }
}

extension Outcome {
  /// Whether it is the result of a second card.
  fileprivate var isResult: Bool {
    switch self {
    case .matched, .mismatched: true
    default: false
    }
  }
}

extension TableCursor.Step {
  /// Creates the cursor step of a command; `nil` for other commands.
  fileprivate init?(_ command: PairsKeyCommand) {
    switch command {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .first: self = .first
    case .last: self = .last
    default: return nil
    }
  }
}
