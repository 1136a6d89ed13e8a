internal import Reports
internal import Texts

/// The address of an MQTT broker: `mqtt://host`, `mqtts://user@host:8884`.
package struct BrokerAddress: Hashable, Sendable {
  package var host: String
  package var port: UInt16
  package var usesTLS: Bool
  /// The broker's user; its password is never a part of the address.
  package var user: String?

  /// The broker on this machine.
  package static let local = BrokerAddress(host: "localhost")

  package init(host: String, port: UInt16? = nil, usesTLS: Bool = false, user: String? = nil) {
    (self.host, self.usesTLS, self.user) = (host, usesTLS, user)
    self.port = port ?? Self.usualPort(usesTLS: usesTLS)
  }

  /// Parses a URL without a path, or just a host with or without a port.
  package init(_ text: String) throws(RoomAddressError) {
    let url = try RoomURL(AddressWord.isAddress(text) ? text : "mqtt://" + text)
    guard url.path?.isEmpty != false else {
      throw RoomAddressError(
        "\(TopicLevel.quoted(text)) names more than a broker: write it like mqtt://broker.example")
    }
    self = url.broker
  }

  /// Checks the name of a broker's user.
  package static func checkUser(_ name: String) throws(RoomAddressError) {
    if let refusal = TopicLevel.refusal(ofUser: name) { throw RoomAddressError(refusal) }
  }

  private static func usualPort(usesTLS: Bool) -> UInt16 { usesTLS ? 8883 : 1883 }

  /// Returns whether another address leads to the same server, whoever the user is.
  package func isSameServer(as other: BrokerAddress) -> Bool {
    (host, port, usesTLS) == (other.host, other.port, other.usesTLS)
  }

  /// Whether the host is this machine, so that a password without TLS stays on it.
  package var isLoopback: Bool {
    if ["localhost", "::1", "0:0:0:0:0:0:0:1"].contains(host) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { UInt8($0) != nil && $0.utf8.allSatisfy(Byte.isDigit) }
  }
}

extension BrokerAddress: CustomStringConvertible {
  /// The address as a URL, with the port if it is unusual.
  package var description: String {
    let user = user.map { PercentText.encoded($0, "@:/") + "@" } ?? ""
    let name = host.contains(":") ? "[\(host)]" : host
    let port = port == Self.usualPort(usesTLS: usesTLS) ? "" : ":\(port)"
    return (usesTLS ? "mqtts://" : "mqtt://") + user + name + port
  }
}
