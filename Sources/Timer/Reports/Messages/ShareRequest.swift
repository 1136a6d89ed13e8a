/// A request to share a timer in a room of a broker, or to stop that.
package struct ShareRequest: Hashable, Sendable {
  /// The room, or its address with the broker; `nil` to stop sharing.
  package var room: String?
  /// The users of the broker who may control the timer; empty for a room that is only read.
  package var control: [String]

  package init(room: String?, control: [String] = []) {
    (self.room, self.control) = (room, control)
  }
}

extension ShareRequest {
  /// The maximum number of bytes of a room.
  package static let longestRoom = 512
  /// The maximum number of users, and of the bytes of a name.
  package static let mostUsers = 50
  package static let longestUser = 64

  /// Returns whether a text is a possible name of a user, which is part of a topic.
  package static func isUser(_ name: String) -> Bool {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value != 0x7F && !"/+#,".unicodeScalars.contains(scalar)
    }
    return isPlain && !name.isEmpty && name.utf8.count <= longestUser
  }
}
