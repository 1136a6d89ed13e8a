internal import Reports

/// The address of a room: a broker and the name of the room there, such as `mqtt://broker/hall`.
package struct RoomAddress: Hashable, Sendable {
  package var broker: BrokerAddress
  package var room: RoomName

  package init(broker: BrokerAddress, room: RoomName) { (self.broker, self.room) = (broker, room) }

  /// Parses a URL, or the name of a room of `broker`.
  package init(_ text: String, broker: BrokerAddress = .local) throws(RoomAddressError) {
    guard AddressWord.isAddress(text) else {
      self.init(broker: broker, room: try RoomName(text))
      return
    }
    let url = try RoomURL(text)
    guard var name = url.path, !name.isEmpty else {
      throw RoomAddressError(
        "\(TopicLevel.quoted(text)) doesn’t name a room: add one, as in \(url.broker)/hall")
    }
    if name.utf8.last == UInt8(ascii: "/") { name.unicodeScalars.removeLast() }
    // A slash in a password divides it, so that its second part looks like a room.
    guard TopicLevel.isValid(name) || AddressWord.withoutPassword(text) == text else {
      throw RoomAddressError("\(TopicLevel.quoted(text)) isn’t a room: \(TopicLevel.rule)")
    }
    self.init(broker: url.broker, room: try RoomName(name))
  }
}

extension RoomAddress: CustomStringConvertible {
  /// The address as a URL.
  package var description: String { "\(broker)/\(PercentText.encoded(room.text, "?\"<>"))" }
}
