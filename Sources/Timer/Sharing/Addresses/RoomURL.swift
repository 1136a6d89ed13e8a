internal import Reports
internal import Texts

/// The parts of a URL that names a broker, and perhaps a room.
struct RoomURL {
  let broker: BrokerAddress
  /// What follows the slash after the broker, decoded; `nil` without one.
  let path: String?

  /// The name of a broker with a path, for error messages.
  private static let example = "write it like mqtt://broker.example/hall"

  init(_ text: String) throws(RoomAddressError) {
    let quoted = TopicLevel.quoted(text)
    let (scheme, rest) = Self.scheme(of: text)
    let parts = PathText.split(rest, most: 1)
    try Self.refusePassword(String(parts[0]))
    guard ["mqtt", "mqtts"].contains(scheme) else {
      throw RoomAddressError(
        "\(quoted) isn’t the address of a room: it should begin with mqtt:// or mqtts://")
    }
    path = try parts.count > 1 ? Self.decoded(parts[1], of: quoted) : nil
    let (user, place) = try Self.user(of: parts[0], in: quoted)
    let (host, port) = try Self.host(of: place, in: quoted)
    broker = BrokerAddress(host: host, port: port, usesTLS: scheme == "mqtts", user: user)
  }

  /// Returns the text before `://` in lowercase, and the text after it.
  private static func scheme(of text: String) -> (String, Substring) {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
      return ("", text[...])
    }
    return (text[..<colon].lowercased(), text[colon...].dropFirst(3))
  }

  private static func decoded(
    _ text: Substring, of quoted: String
  ) throws(RoomAddressError) -> String {
    guard let decoded = PercentText.decoded(text) else {
      throw RoomAddressError("in \(quoted), “%” should be followed by two hexadecimal digits")
    }
    return decoded
  }

  private static func refusePassword(_ authority: String) throws(RoomAddressError) {
    guard AddressWord.withoutPassword(authority) == authority else {
      throw RoomAddressError(
        "a password doesn’t belong in an address: put it into a file, and name that with "
          + "password-file in the table [share] of the settings")
    }
  }

  private static func user(
    of authority: Substring, in quoted: String
  ) throws(RoomAddressError) -> (String?, Substring) {
    guard let sign = authority.lastIndex(of: "@") else { return (nil, authority) }
    let user = try decoded(authority[..<sign], of: quoted)
    try BrokerAddress.checkUser(user)
    return (user, authority[authority.index(after: sign)...])
  }

  private static func host(
    of place: Substring, in quoted: String
  ) throws(RoomAddressError) -> (String, UInt16?) {
    let isBracketed = place.first == "["
    let end =
      isBracketed
      ? place.firstIndex(of: "]").map { place.index(after: $0) } ?? place.endIndex
      : place.firstIndex(of: ":") ?? place.endIndex
    let host = (isBracketed ? place[..<end].dropFirst().dropLast() : place[..<end]).lowercased()
    guard isHost(host, isNumeric: isBracketed), !isBracketed || place[..<end].last == "]" else {
      throw RoomAddressError("\(quoted) has no valid host: \(example)")
    }
    guard end < place.endIndex else { return (host, nil) }
    let digits = place[end...].dropFirst()
    guard place[end] == ":", digits.utf8.allSatisfy(Byte.isDigit), let port = UInt16(digits),
      port > 0
    else {
      // It may be a password whose host was forgotten, so it isn't repeated.
      throw RoomAddressError(
        "the port of \(TopicLevel.quoted(host)) should be a number from 1 to 65535")
    }
    return (host, port)
  }

  private static func isHost(_ host: String, isNumeric: Bool) -> Bool {
    guard 1...253 ~= host.utf8.count else { return false }
    return host.utf8.allSatisfy { byte in
      Byte.isDigit(byte) || 0x61...0x7A ~= byte || ".-_".utf8.contains(byte)
        || isNumeric && ":%".utf8.contains(byte)
    }
  }
}
