internal import Reports
internal import Texts

/// The name of a room, in which one timer is shared: one level of the topics of a broker.
package struct RoomName: Hashable, Sendable {
  package let text: String

  /// Creates a name from 1 to 64 characters.
  package init(_ text: String) throws(RoomAddressError) {
    guard TopicLevel.isValid(text) else {
      throw RoomAddressError("\(TopicLevel.quoted(text)) isn’t a room: \(TopicLevel.rule)")
    }
    self.text = text
  }

  /// Returns the room of a topic; `nil` if it isn't one of ours.
  package init?(ofTopic topic: String) {
    let levels = PathText.split(topic[...])
    guard levels.count >= 4, topic.hasPrefix(Self.prefix),
      let room = try? RoomName(String(levels[2]))
    else { return nil }
    self = room
  }
}

// MARK: - Topics

extension RoomName {
  private static let prefix = "timer/v1/"

  /// The filter for the states of all rooms.
  package static let allStates = prefix + "+/state"
  /// The filter for the presence of the timers of all rooms.
  package static let allOnline = prefix + "+/online"

  /// The topic of the timer's state.
  package var stateTopic: String { Self.prefix + text + "/state" }

  /// The topic that states whether the timer's process is connected.
  package var onlineTopic: String { Self.prefix + text + "/online" }

  /// Returns the topic from which a client receives what it sent there.
  package func echoTopic(client: String) -> String { Self.prefix + text + "/echo/" + client }

  /// Returns the topic from which a client that lists rooms receives what it sent there.
  package static func echoTopicOfLists(client: String) -> String { prefix + "list/echo/" + client }

  /// Returns the topic of the commands of a broker's user.
  package func commandTopic(user: String) -> String { Self.prefix + text + "/set/" + user }
}
