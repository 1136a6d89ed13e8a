internal import Cells
package import Clocks
package import Programs
internal import Scenes
internal import Synth
internal import TerminalCodes
internal import Widgets

/// The program of `timer pairs`: a game, its table, and the sheets above it.
package struct PairsProgram: Program {
  package typealias Message = PairsMessage
  package typealias Command = PairsKeyCommand
  package typealias Owner = PairsOwner
  package typealias Effect = PairsEffect
  package typealias Actions = [Action<PairsEffect>]

  var options: PairsOptions
  /// The available themes.
  let themes: [CardTheme]
  package var appearance: Appearance
  var game: PairsGame
  var cursor = 0
  var motion = TableMotion()
  var sheets: [PairsSheet] = []
  var best: BestResults
  /// The rank of the last result among the best ones, from 0.
  var rank: Int?
  /// The name being typed, if any.
  var nameField: TextState?
  var notice: Notice?
  /// Whether to show the line for new players.
  var isFirstStart: Bool
  /// The replay in progress; `nil` in a regular game.
  var replay: Replay?
  /// The records still to be replayed.
  package var replays: [GameRecord] = []
  /// Whether the result of a replay differed from its record.
  var hasDisagreed = false
  /// The computer as a player, if it plays.
  var computer: ComputerPlayer?
  /// The seed of the last finished game.
  var finishedSeed: UInt64?
  /// Whether the finished game had the cards of the one before, so that its result isn't saved.
  var isRepeated = false
  /// Whether moves are recorded to a file.
  package var isRecording = false
  /// The time at which the cards were dealt.
  var dealtAt: Instant?
  /// The name of the theme with which the cards were dealt.
  var dealtTheme: String?
  var resultTime: Instant?
  /// The time at which the buttons of the result begin to work.
  var resultSettles: Instant?
  /// Whether a sheet paused the game, so that it resumes when the last sheet closes.
  var isHeld = false
  var focus: PairsOwner?
  var viewport = Viewport()
  private var seeds: SeededShuffle

  /// Creates a program whose first game uses the seed, from which later seeds are derived.
  package init(
    _ options: PairsOptions, themes: [CardTheme] = CardTheme.builtIn, seed: UInt64,
    best: BestResults = BestResults(), appearance: Appearance = Appearance(),
    isFirstStart: Bool = false
  ) {
    self.options = options
    self.themes = themes
    self.appearance = appearance
    self.best = best
    self.isFirstStart = isFirstStart
    seeds = SeededShuffle(seed: seed)
    game = PairsGame(options.rules(pairs: PairsRules.fewestPairs), seed: seed)
    makeGame(seed: seed)
  }

  /// Whether animations are off.
  var isStill: Bool { appearance.isStill }

  /// Returns a seed for the next game.
  mutating func nextSeed() -> UInt64 { PairsOptions.seed(from: &seeds) }
}

// MARK: - Sizes

extension PairsProgram {
  /// The layout of the parts in the window.
  var layout: PairsLayout {
    PairsLayout(columns: viewport.canvas.columns, rows: viewport.canvas.rows)
  }

  /// The maximum number of pairs that fit in the window and have pictures; 0 if no game fits.
  var mostPairs: Int {
    TableLayout.mostPairs(
      in: layout.table, cell: viewport.cell, smallest: options.theme.smallestCard,
      upTo: options.theme.pictures.count)
  }

  /// The number of pairs in the next game.
  var nextPairs: Int { max(PairsRules.fewestPairs, min(options.wantedPairs, mostPairs)) }

  /// Returns the layout of the cards; `nil` if they don't fit.
  func tableLayout(cell: Canvas) -> TableLayout? {
    let (count, smallest) = (game.cards.count, options.theme.smallestCard)
    return TableLayout(count, in: layout.table, cell: cell.cell, smallest: smallest)
      ?? TableLayout(count, in: layout.table, cell: Canvas.usualCell, smallest: smallest)
  }
}

// MARK: - Events

extension PairsProgram {
  package mutating func update(
    _ event: Event<PairsMessage, PairsKeyCommand, PairsOwner>, at now: Moment
  ) -> Actions {
    var actions = passTime(at: now)
    switch event {
    case .started: actions += start(at: now)
    case .timePassed: break
    case .resumed: if sheets.isEmpty { replay?.resume(at: now.instant) }
    case .suspending: actions += hold(at: now)
    case .message(.note(let words)): note(words, at: now)
    case .message(.lastSecond): actions += sound(.lastSecond)
    case .message(.timeReached): break
    case .command(let command):
      notice = nil
      actions += perform(command, at: now)
    case .refused(_, let reason), .interaction(.refused(_, let reason)),
      .pixelsRefused(let reason):
      note(reason, at: now)
    case .interaction(let interaction): actions += handle(interaction, at: now)
    case .windowChanged(let size):
      _ = viewport.resize(to: size)
      actions += fit(at: now)
    }
    return actions
  }

  /// Starts the first replay, and remembers that the program has been started before.
  private mutating func start(at now: Moment) -> Actions {
    let actions = replays.isEmpty ? [] : play(replays.removeFirst(), at: now)
    return actions + (isFirstStart ? [.perform(.keepResults(best.lines))] : [])
  }

  /// Shows a notice.
  mutating func note(_ text: String, at now: Moment) { notice = Notice(text, at: now) }

  /// Requests a sound, if sounds are on.
  func sound(_ sound: GameSound) -> Actions { options.hasSounds ? [.perform(.play(sound))] : [] }

  /// Handles the passage of time.
  private mutating func passTime(at now: Moment) -> Actions {
    notice.expire(at: now)
    motion.tidy(cards: game.cards.count, at: now.instant)
    var actions = passReplay(at: now) + makeDueMoves(at: now)
    if let resultTime, resultTime <= now.instant, sheets.isEmpty { actions += showResult(at: now) }
    return actions
  }

  /// Adapts to the window: before the deal, limits the number of pairs to what fits; during a game
  /// that no longer fits, pauses.
  mutating func fit(at now: Moment) -> Actions {
    if game.phase == .ready, replay == nil {
      if game.rules.pairs != nextPairs { makeGame(seed: game.seed) }
    } else if game.phase == .playing, tableLayout(cell: viewport.canvas) == nil {
      return apply(.pause, at: now)
    }
    return []
  }

  /// Puts the cards of a new game in the deck.
  mutating func makeGame(seed: UInt64) {
    game = PairsGame(options.rules(pairs: nextPairs), seed: seed)
    (dealtAt, dealtTheme, resultTime, rank, nameField) = (nil, nil, nil, nil, nil)
    resultSettles = nil
    computer = game.rules.computer.map { ComputerPlayer($0, seed: seed) }
    (isHeld, isRepeated) = (false, false)
    cursor = 0
    motion.finish()
  }
}

// MARK: - Waiting

extension PairsProgram {
  package func subscriptions(at now: Moment) -> Set<Subscription<PairsMessage>> {
    var all: Set<Subscription<PairsMessage>> = []
    let result = sheets.isEmpty ? resultTime : nil
    let times = [
      result, notice?.until, motion.untold?.until, nextReplayTime, turnBackInstant, computerInstant,
    ]
    for time in times.compactMap(\.self) {
      all.insert(Subscription(.time(time), .timeReached))
    }
    if options.hasSounds, hasTime {
      let melting = game.faceUpPlaces.compactMap {
        game.instant(ofBonusLeft: .seconds(1), at: $0, after: gameTime(now.instant))
      }
      for time in melting { all.insert(Subscription(.time(realTime(time)), .lastSecond)) }
    }
    return all
  }

  package func closingLine(at now: Moment) -> String? {
    if hasDisagreed { return PairsWords.disagreement }
    guard replay == nil, game.hasBegun else { return nil }
    return PairsWords.standing(of: game, at: gameTime(now.instant))
  }
}
