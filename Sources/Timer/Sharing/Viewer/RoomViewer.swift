package import Clocks
internal import Reports

/// The model of a viewer of a room: what the connection reports goes in, and what to show comes out.
///
/// It shows the last known state as time passes, whether the connection is there or not.
package struct RoomViewer: Hashable, Sendable {
  /// What is known about the timer and the connection.
  package enum Standing: Hashable, Sendable {
    /// There was no connection yet.
    case connecting
    /// There is no timer in the room.
    case waiting
    case live
    /// The connection to the broker is lost.
    case offline(since: WallTime)
    /// The timer's process isn't connected to the broker.
    case publisherGone(since: WallTime)
  }

  enum Link: Hashable, Sendable {
    case connecting, connected
    case subscribed(since: Instant)
  }

  package let room: RoomName
  let client: String
  let user: String?

  private(set) var link = Link.connecting
  /// The time at which the connection was lost, until all is received again.
  private var lost: WallTime?
  /// What is wrong with the last message, if it couldn't be read.
  package private(set) var problem: PayloadError?
  private(set) var timer = SharedTimer()
  private var order = StateOrder()
  private(set) var trips = RoundTrips()
  private var echoHasReturned = false
  /// The deadline, or the origin of a stopwatch, that was shown last, so that it doesn't jitter.
  private(set) var anchor: Instant?
  private var latest: Moment?

  /// The time within which retained messages arrive.
  static let patience = Duration.seconds(1)

  /// Creates a viewer; `client` is its ID at the broker, and `user` the broker's user.
  package init(_ room: RoomName, client: String, user: String?) {
    (self.room, self.client, self.user) = (room, client, user)
  }

  /// The topics to subscribe to.
  package var subscriptions: [String] {
    [room.stateTopic, room.onlineTopic, room.echoTopic(client: client)]
  }
}

// MARK: - Events

extension RoomViewer {
  /// Handles what the connection reports; returns the messages to send.
  package mutating func handle(_ event: RoomEvent, at now: Moment) -> [OutgoingMessage] {
    switch event {
    case .connected: (link, echoHasReturned) = (.connected, false)
    case .lost: lose(at: now)
    case .subscribed:
      (link, lost) = (.subscribed(since: now.instant), nil)
      trips.start(at: now.instant)
    case .message(room.stateTopic, [], _, _): (timer.state, problem) = (nil, nil)
    case .message(let topic, let payload, let isRetained, let expiry):
      do throws(PayloadError) {
        let arrival = SharedTimer.Arrival(isStored: isRetained, expiry: expiry, time: now)
        try handle(payload, in: topic, arrival)
      } catch {
        problem = error
      }
    case .oversized(let topic): if topic == room.stateTopic { problem = .tooLong }
    }
    return passTime(at: now)
  }

  /// Handles the time; returns the messages to send.
  package mutating func passTime(at now: Moment) -> [OutgoingMessage] {
    latest = now
    if case .subscribed(let start) = link { timer.noteSilence(since: start, at: now) }
    anchor = newAnchor(at: now)
    return trips.message(at: now.instant).map { text in
      [
        OutgoingMessage(
          topic: room.echoTopic(client: client), payload: Array(text.utf8), isAcknowledged: false)
      ]
    } ?? []
  }

  private mutating func lose(at now: Moment) {
    trips.stop()
    if link != .connecting { lost = lost ?? now.wall }
    link = .connecting
  }

  private mutating func handle(
    _ payload: [UInt8], in topic: String, _ arrival: SharedTimer.Arrival
  ) throws(PayloadError) {
    switch topic {
    case room.stateTopic: follow(try SharedState(bytes: payload), arrival)
    case room.onlineTopic:
      let online = try OnlineState(bytes: payload)
      let held = order.announce(online)
      timer.handle(online, arrival)
      if let held { follow(held.state, held.arrival) }
    case room.echoTopic(client: client):
      guard trips.handle(payload, at: arrival.time.instant) else { return }
      (echoHasReturned, timer.clock.ownHalf) = (true, trips.half)
    default: break
    }
  }

  private mutating func follow(_ state: SharedState, _ arrival: SharedTimer.Arrival) {
    guard order.accept(state, arrival) else { return }
    timer.follow(state, arrival)
    problem = nil
  }
}

// MARK: - What is known

extension RoomViewer {
  /// The last state, unless the room is empty.
  package var state: SharedState? { timer.state }

  /// What is known about the clocks.
  package var clock: ClockOffset.Verdict {
    latest.map { timer.clock.verdict(at: $0) } ?? .unknown
  }

  /// Whether the retained messages have been received, if there are any.
  package var hasRetained: Bool {
    guard case .subscribed(let start) = link else { return false }
    let isLate = latest.map { start.duration(to: $0.instant) >= Self.patience } ?? false
    return echoHasReturned || isLate
  }

  package var standing: Standing {
    if let lost { return .offline(since: lost) }
    switch link {
    case .connecting: return .connecting
    case .connected, .subscribed:
      if timer.state == nil, !hasRetained { return .connecting }
    }
    guard let latest, timer.isShown(at: latest) else { return .waiting }
    return timer.gone.map { .publisherGone(since: $0) } ?? .live
  }
}
