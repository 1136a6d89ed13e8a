internal import Clocks
internal import Programs

/// The moves that are made without the player: cards that turn back, and the computer's choices.
extension PairsProgram {
  /// The time for which the computer shows a card before it chooses the second one.
  static let secondChoiceTime = Duration.seconds(1)
  /// The time after a match or a mismatch before the computer chooses its next card.
  static let firstChoiceTime = Duration.milliseconds(2200)

  /// The time at which two mismatched cards turn back; `nil` if they don't do so by themselves.
  var turnBackInstant: Instant? {
    guard replay == nil, !game.mismatchedPlaces.isEmpty else { return nil }
    return options.turnBackTime.flatMap { game.instant(sinceChoice: $0) }
  }

  /// The time at which the computer chooses a card; `nil` unless it is its turn.
  var computerInstant: Instant? {
    guard computer != nil, replay == nil, game.isComputersTurn else { return nil }
    guard game.visibleCards.faceUp.count != 1 else {
      return game.instant(sinceChoice: Self.secondChoiceTime)
    }
    // Cards that turn back do so first.
    let turnBack = options.turnBackTime.map { $0 + Self.secondChoiceTime } ?? .zero
    return game.instant(sinceChoice: max(Self.firstChoiceTime, turnBack))
  }

  /// Turns cards back and makes the computer's choice, if they are due.
  ///
  /// Cards turn back exactly at their time, however late the event is; the computer never makes up
  /// for lost time.
  mutating func makeDueMoves(at now: Moment) -> Actions {
    var actions: Actions = []
    if let time = turnBackInstant, time <= now.instant {
      actions += apply(.turnBack, at: time, shownAt: now)
    }
    if let time = computerInstant, time <= now.instant,
      let place = computer?.choice(among: game.visibleCards)
    {
      actions += apply(.choose(place), at: now.instant, shownAt: now)
    }
    return actions
  }
}
