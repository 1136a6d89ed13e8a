package import Clocks
package import JSON

/// Whether the process of a shared timer is connected.
package struct OnlineState: Hashable, Sendable, MessagePayload {
  /// The ID of the publisher.
  package var id: String
  package var isOnline: Bool
  /// The time at which it began to share, which decides between two publishers of a room.
  package var began: WallTime?

  package init(id: String, isOnline: Bool, began: WallTime?) {
    (self.id, self.isOnline, self.began) = (id, isOnline, began)
  }

  /// Parses a payload, which may be forged; unknown members are ignored.
  package init(bytes: [UInt8]) throws(PayloadError) {
    let members = try PayloadMembers(bytes)
    (id, isOnline) = (try members.id(), try members.flag("online"))
    began = try members.time("began")
  }

  package var json: JSONValue {
    let began = began.map {
      [JSONValue.Member("began", .number(MillisecondsText.text($0.sinceEpoch)))]
    }
    return .object(
      [
        JSONValue.Member("v", .number("\(PayloadMembers.version)")), .init("id", .string(id)),
        .init("online", .boolean(isOnline)),
      ] + (began ?? []))
  }
}
