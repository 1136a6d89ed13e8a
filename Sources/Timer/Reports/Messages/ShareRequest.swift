/// A request to share a timer in a room of a broker, or to stop that.
package struct ShareRequest: Hashable, Sendable {
  /// The room, or its address with the broker; `nil` to stop sharing.
  package var room: String?
  /// The users of the broker who may control the timer; empty for a read-only room.
  package var control: [String]

  package init(room: String?, control: [String] = []) {
    (self.room, self.control) = (room, control)
  }
}

extension ShareRequest {
  /// The maximum number of bytes of a room.
  package static let longestRoom = 512
  /// The maximum number of users.
  package static let mostUsers = 50
}
