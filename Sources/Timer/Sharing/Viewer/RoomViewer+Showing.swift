package import Clocks
package import Countdowns
package import Reports

extension RoomViewer {
  /// The change of the deadline that isn't shown after an event, and between events.
  private static let (jitter, drift) = (Duration.milliseconds(2), Duration.milliseconds(10))

  /// Returns the record of the timer; `nil` if there is none or it has been over for a long time.
  ///
  /// The deadline stays the same between events.
  package func record(at now: Moment) -> TimerRecord? { record(at: now, within: Self.drift) }

  /// The deadline, or the origin of a stopwatch, that is shown after an event.
  func newAnchor(at now: Moment) -> Instant? {
    record(at: now, within: Self.jitter).flatMap { $0.deadline ?? $0.origin }
  }

  private func record(at now: Moment, within limit: Duration) -> TimerRecord? {
    guard var record = timer.record(at: now) else { return nil }
    record.deadline = record.deadline.map { steady($0, within: limit) }
    record.origin = record.origin.map { steady($0, within: limit) }
    if timer.endsByItself, let deadline = record.deadline, deadline <= now.instant {
      (record.phase, record.left) = (.ringing, .zero)
    }
    return record
  }

  /// Returns the instant that was shown last, unless another one differs by more than a limit.
  private func steady(_ instant: Instant, within limit: Duration) -> Instant {
    guard let anchor else { return instant }
    let change = anchor.duration(to: instant)
    return change <= limit && change >= .zero - limit ? anchor : instant
  }

  /// Returns the next time at which something changes or has to be sent, without another event.
  package func nextWake(after now: Moment) -> Instant? {
    var times = [timer.hideTime(at: now), trips.next]
    if timer.endsByItself { times.append(record(at: now)?.deadline) }
    if case .subscribed(let start) = link {
      times += [start.advanced(by: Self.patience), timer.silenceEnd(since: start)]
    }
    return times.compactMap(\.self).filter { $0 > now.instant }.min()
  }
}

// MARK: - Commands

extension RoomViewer {
  /// The time after which the broker discards a command (MQTT 5), in seconds.
  private static let commandExpiry = 10

  /// Returns the message with a command for the timer; `nonce` is a text that is used once.
  package func command(
    _ command: TimerCommand, nonce: String
  ) throws(RoomRefusal) -> OutgoingMessage {
    guard RoomCommand.allows(command) else { throw .isNotAllowed(word: command.word) }
    guard let user else { throw .needsUser }
    let state = try stateForCommands()
    return OutgoingMessage(
      topic: room.commandTopic(user: user),
      payload: RoomCommand(id: state.id, command: command, nonce: nonce).bytes,
      expiry: Self.commandExpiry)
  }

  private func stateForCommands() throws(RoomRefusal) -> SharedState {
    switch standing {
    case .connecting, .offline: throw .isOffline
    case .waiting: throw .isEmpty(room: room.text)
    case .publisherGone: throw .publisherIsGone(room: room.text)
    case .live: break
    }
    guard let state, !state.isOver else { throw .isOver(room: room.text) }
    guard state.takesCommands else { throw .isReadOnly(room: room.text) }
    return state
  }
}
