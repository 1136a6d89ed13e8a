internal import Clocks
internal import Pairs
internal import Programs
internal import Settings
internal import Widgets

/// A record while it is played.
struct Replay: Hashable, Sendable {
  let record: GameRecord
  /// The place of the next move.
  var next = 0
  /// The instant at which the record's time was zero, had no move been skipped.
  var start: Instant
}

extension PairsProgram {
  /// Returns the time of the game: in a replay that of the record, which stops before its next move.
  func gameTime(_ now: Instant) -> Instant {
    guard let replay else { return now }
    let passed = Instant(sinceZero: replay.start.duration(to: now))
    let entries = replay.record.entries
    let next = entries.indices.contains(replay.next) ? entries[replay.next].time : nil
    let limit = next ?? entries.last?.time ?? .zero
    return min(passed, Instant(sinceZero: limit))
  }

  /// Returns the instant at which the game has a time.
  func realTime(_ time: Instant) -> Instant {
    replay.map { $0.start.advanced(by: time.sinceZero) } ?? time
  }

  /// Whether the record that is played comes out as it says.
  var replayAgrees: Bool { replay?.record.agrees ?? true }
}

// MARK: - Replays

extension PairsProgram {
  /// Begins to play a record.
  mutating func play(_ record: GameRecord, at now: Moment) {
    game = PairsGame(record.rules, seed: record.seed)
    (resultTime, cursor) = (nil, 0)
    options.theme = CardTheme.theme(of: record, among: themes) ?? options.theme
    motion.finish()
    replay = Replay(record: record, start: now.instant)
  }

  /// When the next move of the record is made.
  var nextReplayTime: Instant? {
    guard let replay, replay.record.entries.indices.contains(replay.next) else { return nil }
    return replay.start.advanced(by: replay.record.entries[replay.next].time)
  }

  /// Makes the moves of the record that are due.
  mutating func passReplay(at now: Moment) -> Actions {
    var actions: Actions = []
    while let time = nextReplayTime, time <= now.instant { actions += makeReplayMove(at: now) }
    return actions
  }

  /// Makes the next move of the record at once.
  mutating func skipReplay(at now: Moment) -> Actions {
    guard let replay, let time = nextReplayTime else { return showResult() }
    self.replay?.start = replay.start.advanced(by: time.duration(to: now.instant))
    return makeReplayMove(at: now)
  }

  private mutating func makeReplayMove(at now: Moment) -> Actions {
    guard let entry = replay?.record.entries[replay?.next ?? 0] else { return [] }
    replay?.next += 1
    let outcome = make(entry.move, at: Instant(sinceZero: entry.time), shownAt: now)
    if case .choose(let place) = entry.move, game.cards.indices.contains(place) { cursor = place }
    var actions = sounds(of: outcome)
    if nextReplayTime == nil { actions += end(at: now) }
    return actions
  }
}

// MARK: - The end

extension PairsProgram {
  /// Ends a game: its result is shown once the last cards have left.
  mutating func end(at now: Moment) -> Actions {
    let leaving = TableMotion.turn + TableMotion.spin + TableMotion.leave
    resultTime = now.instant.advanced(by: options.isStill ? .zero : leaving)
    if !replayAgrees { hasDisagreed = true }
    guard replay == nil, game.scores.count == 1 else { return [] }
    let result = result(at: now.instant)
    rank = best.add(result)
    guard rank != nil else { return [] }
    if options.name == nil { nameField = TextState(limit: Self.longestName) }
    return [.perform(.keepResults(best.lines))]
  }

  private static let longestName = 24

  private func result(at now: Instant) -> GameResult {
    GameResult(
      kind, name: options.name ?? "", score: game.scores[0], moves: game.moves,
      time: game.time(at: gameTime(now)))
  }

  /// The kind of the game, for results to compare.
  var kind: GameResult.Kind {
    GameResult.Kind(
      pairs: game.rules.pairs, theme: options.theme.name, bonusTime: game.rules.bonusTime)
  }

  /// Shows the result now.
  mutating func showResult() -> Actions {
    guard resultTime != nil || replay != nil else { return [] }
    resultTime = nil
    motion.finish()
    if !sheets.contains(.result) { sheets.append(.result) }
    return []
  }

  /// Keeps the name that was typed, for this result and those to come.
  mutating func keepName() -> Actions {
    guard let field = nameField else { return [] }
    let name = field.text.split(separator: " ").joined(separator: " ")
    nameField = nil
    options.name = name
    var actions: Actions = [.perform(.keep("pairs.name", .string(name)))]
    if let rank {
      best.rename(rank, of: kind, to: name)
      actions.append(.perform(.keepResults(best.lines)))
    }
    return actions
  }
}
