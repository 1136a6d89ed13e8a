package import Clocks
package import Countdowns
internal import Reports

/// The model of the publisher of a room: the timer and what the connection reports go in, and
/// messages and commands come out.
///
/// The timer runs on, whether the connection is there or not.
package struct RoomPublisher: Hashable, Sendable {
  package enum Standing: Hashable, Sendable {
    case connecting
    /// Another timer is shared in the room.
    case waitingForRoom
    case sharing(since: WallTime)
    /// The connection to the broker is lost.
    case offline(since: WallTime)
  }

  /// What follows from an event.
  package struct Reaction: Hashable, Sendable {
    /// A command of a broker's user.
    package struct Request: Hashable, Sendable {
      package var command: TimerCommand
      package var user: String
    }

    package var messages: [OutgoingMessage] = []
    package var commands: [Request] = []
    package var notes: [String] = []

    package init() {}
  }

  enum Role: Hashable, Sendable {
    /// There is no connection, or its subscriptions aren't confirmed.
    case idle
    /// The retained state of the room is awaited.
    case asking(until: Instant)
    /// Another timer is shared in the room.
    case waiting
    case sharing(since: WallTime)
  }

  package let room: RoomName
  let id: String
  let began: WallTime
  let client: String
  package let control: [String]

  var role = Role.idle
  /// The time at which the connection was lost, until the timer is shared or waits again.
  var lost: WallTime?
  var record: TimerRecord?
  /// The number of publications.
  var sequence = 0
  var rival = RoomRival()
  var defense = RoomDefense()
  var trips = RoundTrips()
  /// The nonces of the last commands.
  var nonces: [String] = []
  /// The time of the next beat while it is sharing.
  var beat: Instant?
  /// The difference of the two clocks at the last publication.
  var publishedBase: Duration?

  /// Creates a publisher; `control` has the broker's users whose commands are accepted.
  package init(
    _ room: RoomName, id: String, began: WallTime, client: String, control: [String]
  ) {
    (self.room, self.id, self.client) = (room, id, client)
    (self.began, self.control) = (began.inMicroseconds, control.filter(TopicLevel.isValid))
  }
}

// MARK: - The connection

extension RoomPublisher {
  /// The topics to subscribe to.
  package var subscriptions: [String] {
    [room.stateTopic, room.onlineTopic, room.echoTopic(client: client)]
      + control.map(room.commandTopic)
  }

  /// The message that the broker sends when the connection is lost.
  package var will: OutgoingMessage { announcement(isOnline: false) }

  package var standing: Standing {
    if let lost { return .offline(since: lost) }
    return switch role {
    case .idle, .asking: .connecting
    case .waiting: .waitingForRoom
    case .sharing(let since): .sharing(since: since)
    }
  }

  func announcement(isOnline: Bool) -> OutgoingMessage {
    OutgoingMessage(
      topic: room.onlineTopic,
      payload: OnlineState(id: id, isOnline: isOnline, began: began).bytes, isRetained: true)
  }
}
