package import Clocks

/// What a client connects to and how.
package struct MQTTConfiguration: Sendable {
  /// A version of the protocol, with its number in the library.
  package enum Version: Int32, Sendable {
    case v3_1_1 = 4
    case v5 = 5
  }

  /// Encryption, always with verification of the broker's certificate and host name.
  package struct TLS: Hashable, Sendable {
    /// The file of the certificate authorities to trust; `nil` for those of the system.
    package var caFile: String?

    package init(caFile: String? = nil) { self.caFile = caFile }
  }

  package var host: String
  package var port: UInt16
  /// The encryption; `nil` for none.
  package var tls: TLS?
  package var user: String?
  package var password: String?
  package var clientID: String
  /// The version of the protocol; `nil` for MQTT 5, or 3.1.1 if the broker refuses that.
  package var version: Version?
  /// The time without messages after which the connection is checked.
  package var keepAlive: Duration
  /// What the broker publishes when the connection is lost without a goodbye.
  package var will: MQTTMessage?
  /// The seconds between the loss and the will (MQTT 5); a connection in time prevents the will.
  package var willDelay: Int
  /// The topic filters to subscribe to, at each connection.
  package var subscriptions: [String]
  /// The most bytes of a payload that is delivered.
  package var longestPayload: Int
  /// How long a broker may take to answer a connection, and then the subscriptions.
  package var longestAnswer = Duration.seconds(10)
  /// A number from 0 to 1 that varies the waiting times, so that not all clients return at once.
  package var jitter: @Sendable () -> Double = { .random(in: 0...1) }
  /// Reads the clocks: for the arrival of messages, and for what is due.
  package var now: @Sendable () -> Moment

  package init(
    host: String, port: UInt16, tls: TLS? = nil, user: String? = nil, password: String? = nil,
    clientID: String, version: Version? = nil, keepAlive: Duration = .seconds(15),
    will: MQTTMessage? = nil, willDelay: Int = 5, subscriptions: [String] = [],
    longestPayload: Int = 4096, now: @escaping @Sendable () -> Moment
  ) {
    (self.host, self.port, self.tls) = (host, port, tls)
    (self.user, self.password, self.clientID) = (user, password, clientID)
    (self.version, self.keepAlive) = (version, keepAlive)
    (self.will, self.willDelay, self.subscriptions) = (will, willDelay, subscriptions)
    (self.longestPayload, self.now) = (longestPayload, now)
  }
}
