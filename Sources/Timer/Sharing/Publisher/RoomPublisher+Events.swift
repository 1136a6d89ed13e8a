package import Clocks
package import Reports

extension RoomPublisher {
  /// The time between two publications of the same state.
  private static let pause = Duration.seconds(30)
  /// The time within which retained messages arrive.
  private static let patience = Duration.seconds(1)
  /// The step of the wall clock after which the deadline is published again.
  private static let clockStep = Duration.milliseconds(100)

  /// Publishes a changed timer.
  package mutating func change(to record: TimerRecord, at now: Moment) -> [OutgoingMessage] {
    self.record = record
    guard case .sharing = role else { return [] }
    return publish(at: now)
  }

  /// Handles what the connection reports.
  package mutating func handle(_ event: RoomEvent, at now: Moment) -> Reaction {
    var reaction = Reaction()
    switch event {
    case .connected: role = .idle
    case .lost: lose(at: now)
    case .subscribed:
      rival.reset()
      defense = RoomDefense()
      trips.start(at: now.instant)
      role = .asking(until: now.instant.advanced(by: Self.patience))
    case .message(room.stateTopic, let payload, _, _): handleState(payload, &reaction, at: now)
    case .message(room.onlineTopic, let payload, _, _): handleOnline(payload, &reaction, at: now)
    case .message(room.echoTopic(client: client), let payload, _, _):
      if trips.handle(payload, at: now.instant), case .asking = role { decide(&reaction, at: now) }
    case .message(let topic, let payload, let isRetained, _):
      if !isRetained { handleCommand(payload, in: topic, &reaction) }
    case .oversized: break
    }
    passTime(&reaction, at: now)
    return reaction
  }

  /// Handles the time.
  package mutating func passTime(at now: Moment) -> Reaction {
    var reaction = Reaction()
    passTime(&reaction, at: now)
    return reaction
  }

  /// Returns the next time at which something has to be sent, without another event.
  package func nextWake(after now: Moment) -> Instant? {
    let decision: Instant? =
      switch role {
      case .asking(let end): end
      case .waiting: rival.silenceEnd
      case .sharing: defense.next
      case .idle: nil
      }
    return [decision, beat, trips.next].compactMap(\.self).filter { $0 > now.instant }.min()
  }

  /// Returns the messages of a goodbye; `clearsRoom` is whether a timer goes on that is no longer
  /// shared.
  package mutating func end(at now: Moment, clearsRoom: Bool = false) -> [OutgoingMessage] {
    guard case .sharing = role else { return [] }
    (role, beat) = (.idle, nil)
    let empty = OutgoingMessage(topic: room.stateTopic, payload: [], isRetained: true)
    return (clearsRoom ? [empty] : []) + [announcement(isOnline: false)]
  }

  private mutating func passTime(_ reaction: inout Reaction, at now: Moment) {
    if let text = trips.message(at: now.instant) {
      reaction.messages.append(
        OutgoingMessage(
          topic: room.echoTopic(client: client), payload: Array(text.utf8), isAcknowledged: false))
    }
    switch role {
    case .asking(let end): if end <= now.instant { decide(&reaction, at: now) }
    case .waiting: if !isOver, !rival.usesRoom(at: now.instant) { share(&reaction, at: now) }
    case .sharing:
      if defense.isDue(at: now.instant) {
        reaction.messages.append(announcement(isOnline: true))
        reaction.messages += publish(at: now)
      } else if isBeatDue(at: now) {
        reaction.messages += publish(at: now)
      }
    case .idle: break
    }
  }

  /// Whether the timer is over, so that it needn't be shared any longer.
  private var isOver: Bool { record.map { $0.phase == .ended || $0.phase == .canceled } ?? false }

  private func isBeatDue(at now: Moment) -> Bool {
    let step = publishedBase.map { now.base - $0 } ?? .zero
    return beat.map { $0 <= now.instant } ?? false || step > Self.clockStep
      || step < .zero - Self.clockStep
  }

  private mutating func lose(at now: Moment) {
    trips.stop()
    if role != .idle { lost = lost ?? now.wall }
    (role, beat) = (.idle, nil)
  }
}

// MARK: - The room

extension RoomPublisher {
  /// Shares the timer unless another one is shared in the room.
  private mutating func decide(_ reaction: inout Reaction, at now: Moment) {
    guard rival.usesRoom(at: now.instant) else { return share(&reaction, at: now) }
    wait(&reaction)
  }

  private mutating func wait(_ reaction: inout Reaction) {
    (role, beat, lost) = (.waiting, nil, nil)
    // A timer that is over isn't shared again.
    guard !isOver else { return }
    reaction.notes.append(
      "\(room.text) is used by another timer; this one will be shared when the room is free")
  }

  private mutating func share(_ reaction: inout Reaction, at now: Moment) {
    if role == .waiting { reaction.notes.append("\(room.text) is free: this timer is shared now") }
    (role, lost) = (.sharing(since: now.wall), nil)
    reaction.messages.append(announcement(isOnline: true))
    reaction.messages += publish(at: now)
  }

  private mutating func publish(at now: Moment) -> [OutgoingMessage] {
    guard let record else { return [] }
    sequence += 1
    beat = now.instant.advanced(by: Self.pause)
    publishedBase = now.base
    let state = SharedState(
      record, id: id, sequence: sequence, control: !control.isEmpty, half: trips.half, at: now)
    return [
      OutgoingMessage(
        topic: room.stateTopic, payload: state.bytes, isRetained: true, expiry: state.expiry)
    ]
  }

  private mutating func handleState(
    _ payload: [UInt8], _ reaction: inout Reaction, at now: Moment
  ) {
    guard !payload.isEmpty else {
      rival.handle(nil, at: now.instant)
      // Another program has emptied the room.
      if case .sharing = role { defense.ask(at: now.instant) }
      return
    }
    guard let state = try? SharedState(bytes: payload) else { return }
    guard state.id != id else {
      // What others forge must not stand above what follows.
      if state.sequence < 1 << 52 { sequence = max(sequence, state.sequence) }
      return
    }
    rival.handle(state, at: now.instant)
    defend(&reaction, at: now)
  }

  private mutating func handleOnline(
    _ payload: [UInt8], _ reaction: inout Reaction, at now: Moment
  ) {
    guard let online = try? OnlineState(bytes: payload) else { return }
    guard online.id != id else {
      // The will of an earlier connection comes after the announcement.
      if case .sharing = role, !online.isOnline { defense.ask(at: now.instant) }
      return
    }
    rival.handle(online, at: now.instant)
    defend(&reaction, at: now)
  }

  /// Yields the room to a timer that was shared there first, or else has this one announced again.
  private mutating func defend(_ reaction: inout Reaction, at now: Moment) {
    guard case .sharing = role else { return }
    if isOver || rival.precedes(id, began: began, at: now.instant) { return wait(&reaction) }
    defense.ask(at: now.instant)
  }
}

extension Moment {
  /// The difference of the two clocks.
  var base: Duration { wall.sinceEpoch - instant.sinceZero }
}
