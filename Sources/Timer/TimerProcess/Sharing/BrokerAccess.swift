package import Clocks
internal import Files
package import MQTT
package import Sharing
internal import System
package import Timers

/// The reason a broker can't be used, as a sentence.
package struct SharingFailure: Error, Hashable {
  package var words: String

  package init(_ words: String) { self.words = words }
}

/// What a connection to a broker requires: its address, and the credentials and certificates for it.
package struct BrokerAccess: Hashable, Sendable {
  package let broker: BrokerAddress
  /// The name under which the broker knows this user.
  package let user: String?
  let password: String?
  /// The file of the certificates that are trusted instead of the system's.
  let certificates: String?
  let version: SharingPreferences.MQTTVersion

  /// Combines the address of a broker with the settings and the credentials of a service.
  ///
  /// If the settings have a broker, or a user, the password is sent to no other.
  package init(
    _ broker: BrokerAddress, _ settings: SharingPreferences, environment: (String) -> String?
  ) throws(SharingFailure) {
    let home = environment("HOME")
    let configured = try Self.broker(of: settings)
    let isConfigured = settings.broker == nil || configured.isSameServer(as: broker)
    self.broker = broker
    let user = broker.user ?? (isConfigured ? settings.user : nil)
    self.user = user
    let hasPassword =
      isConfigured && user != nil && [nil, user].contains(settings.user ?? configured.user)
    password =
      hasPassword
      ? try Self.password(
        in: settings.passwordFile.map { Self.expanded($0, home) },
        or: environment("CREDENTIALS_DIRECTORY")) : nil
    certificates = settings.caFile.map { Self.expanded($0, home) }
    version = settings.version ?? .auto
    guard password == nil || broker.usesTLS || broker.isLoopback else {
      throw SharingFailure(
        "the password for \(broker.host) would be readable on its way: use mqtts:// instead of mqtt://"
      )
    }
  }

  /// Returns the address of a room, by default one of the broker of the settings, and what a
  /// connection to its broker requires.
  package static func room(
    _ text: String, _ settings: SharingPreferences, environment: (String) -> String?
  ) throws(SharingFailure) -> (RoomAddress, BrokerAccess) {
    let address = try address(of: text, at: try broker(of: settings))
    return (address, try BrokerAccess(address.broker, settings, environment: environment))
  }

  private static func address(
    of room: String, at broker: BrokerAddress
  ) throws(SharingFailure) -> RoomAddress {
    do throws(RoomAddressError) {
      return try RoomAddress(room, broker: broker)
    } catch { throw SharingFailure(error.description) }
  }

  /// Returns the broker of the settings, or that of this machine.
  package static func broker(
    of settings: SharingPreferences
  ) throws(SharingFailure) -> BrokerAddress {
    guard let text = settings.broker else { return .local }
    do throws(RoomAddressError) {
      return try BrokerAddress(text)
    } catch { throw SharingFailure("share.broker in the settings: \(error)") }
  }

  private static func expanded(_ path: String, _ home: String?) -> String {
    guard path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst()
  }
}

// MARK: - The password

extension BrokerAccess {
  /// The maximum length of a password file in bytes.
  private static let longestPassword = 4096
  /// The name of the password among the credentials of a service.
  package static let credential = "timer-share"

  /// Reads the password from a file that only its owner can read, or else from the credentials that
  /// systemd passes to a service; `nil` if there is neither.
  private static func password(
    in file: String?, or credentials: String?
  ) throws(SharingFailure) -> String? {
    if let file {
      let password = try password(in: file)
      guard let status = try? FileStatus(file), status.mode & 0o077 == 0 else {
        throw SharingFailure("others can read the password file \(file): run chmod 600 \(file)")
      }
      return password
    }
    guard let file = credentials.map({ "\($0)/\(credential)" }), Folder.exists(file) else {
      return nil
    }
    return try password(in: file)
  }

  private static func password(in file: String) throws(SharingFailure) -> String {
    let bytes: [UInt8]
    do throws(ReadError) {
      bytes = try RegularFile.read(file, upTo: longestPassword)
    } catch { throw SharingFailure("the password file \(file) can’t be read: \(error.words)") }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard let text = String(validating: line, as: UTF8.self), !text.isEmpty else {
      throw SharingFailure("the password file \(file) has no password in its first line")
    }
    return text
  }
}

// MARK: - Connections

extension BrokerAccess {
  /// Connects to the broker; returns at once.
  package func connect(
    as client: String, to subscriptions: [String], will: OutgoingMessage? = nil,
    now: @escaping @Sendable () -> Moment
  ) throws(SharingFailure) -> MQTTClient {
    var configuration = MQTTConfiguration(
      host: broker.host, port: broker.port, clientID: client, now: now)
    if broker.usesTLS { configuration.tls = .init(caFile: certificates) }
    (configuration.user, configuration.password) = (user, password)
    configuration.version =
      switch version {
      case .auto: nil
      case .v5: .v5
      case .v3_1_1: .v3_1_1
      }
    configuration.subscriptions = subscriptions
    configuration.will = will.map(MQTTMessage.init)
    do throws(MQTTError) {
      return try MQTTClient(configuration)
    } catch { throw SharingFailure(error.description) }
  }

  /// Returns a client ID that no other client has.
  package static func clientID() -> String { "timer-" + randomDigits() }

  /// Returns 16 random hexadecimal digits.
  package static func randomDigits() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
