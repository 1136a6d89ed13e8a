internal import Glibc
internal import System
internal import Texts

/// A failure that the library reports, with what it says about it.
struct ConnectionFailure: Hashable {
  /// The result of the library's function.
  var code: Int32
  /// The system's error number at that time, or that of a failed look-up of the host.
  var system: Int32 = 0
  /// The lines of the library's log about errors.
  var complaints: [String] = []
  /// The result of the verification of the broker's certificate, an `X509_V_ERR`.
  var verdict = 0
  /// Whether the broker has accepted the connection, which is then lost.
  var wasConnected = false
}

extension ConnectionFailure {
  /// Whether it is a failure of the connection, not of what was asked for.
  var isLoss: Bool {
    let losses = [
      Mosquitto.Code.noConnection, Mosquitto.Code.lost, Mosquitto.Code.tls, Mosquitto.Code.system,
    ]
    return losses.contains(code)
  }

  /// Returns what the failure means for a connection.
  func end(of configuration: MQTTConfiguration) -> ConnectionEnd {
    switch code {
    case Mosquitto.Code.lookup: lookupEnd(configuration.host)
    case _ where configuration.tls != nil && isAboutTLS: encryptionEnd(configuration)
    case Mosquitto.Code.system: systemEnd(configuration)
    case Mosquitto.Code.keepAlive: ConnectionEnd(words: "the broker no longer answers")
    case Mosquitto.Code.lost, Mosquitto.Code.noConnection: closedEnd(configuration)
    case _ where wasConnected: ConnectionEnd(words: "the broker’s messages aren’t understood")
    // Newer versions of the library don't understand a broker of MQTT 3.1.1 that refuses MQTT 5.
    default:
      ConnectionEnd(
        words: "\(configuration.place) doesn’t answer like an MQTT broker",
        remedy: configuration.version == nil ? .olderVersion : .waiting)
    }
  }

  /// The end of a connection whose subscriptions the library refuses.
  static let unsubscribable = ConnectionEnd(
    words: "a name isn’t valid in a topic, or there are too many", remedy: .change)

  /// The end of a connection whose broker takes too long to answer.
  static func silence(of configuration: MQTTConfiguration) -> ConnectionEnd {
    ConnectionEnd(words: "\(configuration.place) accepts connections but doesn’t answer")
  }

  /// The end of a connection that is closed without a word.
  static func closed(
    _ configuration: MQTTConfiguration, wasConnected: Bool
  ) -> ConnectionEnd {
    ConnectionFailure(code: Mosquitto.Code.lost, wasConnected: wasConnected).end(of: configuration)
  }

  private func lookupEnd(_ host: String) -> ConnectionEnd {
    let isUnknown = [EAI_NONAME, -5 /* EAI_NODATA */].contains(system)
    return ConnectionEnd(
      words: isUnknown
        ? "there is no host “\(host)”" : "the host “\(host)” can’t be looked up at the moment")
  }

  private func systemEnd(_ configuration: MQTTConfiguration) -> ConnectionEnd {
    let place = configuration.place
    if wasConnected { return closedEnd(configuration) }
    switch system {
    case ECONNREFUSED: return ConnectionEnd(words: "no broker listens at \(place)")
    case ETIMEDOUT: return ConnectionEnd(words: "\(place) doesn’t answer")
    case EHOSTUNREACH, ENETUNREACH, ENETDOWN, EHOSTDOWN:
      return ConnectionEnd(words: "there is no route to \(place)")
    case ECONNRESET, EPIPE, EPROTO: return closedEnd(configuration)
    // Newer versions of the library lose the error number.
    case 0, EBADF, ENOTCONN:
      return ConnectionEnd(words: "no broker can be reached at \(place)")
    default: return ConnectionEnd(words: "\(place) can’t be reached: \(ErrorNumber(code: system))")
    }
  }

  private func closedEnd(_ configuration: MQTTConfiguration) -> ConnectionEnd {
    if wasConnected { return ConnectionEnd(words: "the broker closed the connection") }
    let guess =
      configuration.tls == nil
      ? "perhaps it requires TLS (mqtts://)" : "perhaps it doesn’t speak TLS (mqtt://)"
    return ConnectionEnd(words: "\(configuration.place) closed the connection at once; \(guess)")
  }
}

// MARK: - Encryption

extension ConnectionFailure {
  private var isAboutTLS: Bool { code == Mosquitto.Code.tls || !complaints.isEmpty || verdict != 0 }

  private func says(_ words: String) -> Bool { complaints.contains { $0.contains(part: words) } }

  private func encryptionEnd(_ configuration: MQTTConfiguration) -> ConnectionEnd {
    let host = configuration.host
    if says("host name verification failed") {
      return Self.otherHost(host)
    }
    if says("Unable to load CA certificates") {
      return Self.unreadable(configuration.tls?.caFile ?? "/etc/ssl/certs")
    }
    if says("certificate verify failed") || verdict != 0 { return certificateEnd(configuration) }
    if says("wrong version number") || says("packet length too long") {
      return ConnectionEnd(
        words: "\(configuration.place) doesn’t speak TLS (mqtt://)",
        remedy: .change)
    }
    if says("alert") {
      return ConnectionEnd(words: "the broker refuses the TLS connection")
    }
    if complaints.isEmpty || says("unexpected eof") { return closedEnd(configuration) }
    return ConnectionEnd(words: "the TLS connection to \(host) failed")
  }

  private func certificateEnd(_ configuration: MQTTConfiguration) -> ConnectionEnd {
    let certificate = "the certificate of \(configuration.host)"
    switch verdict {
    // Of the host name or address; older versions of the library verify these themselves.
    case 62, 64: return Self.otherHost(configuration.host)
    case 9: return ConnectionEnd(words: "\(certificate) isn’t valid yet; is the clock right?")
    case 10: return ConnectionEnd(words: "\(certificate) has expired")
    case 23: return ConnectionEnd(words: "\(certificate) was revoked", remedy: .change)
    default:
      let authority =
        configuration.tls?.caFile.map { "by the authorities in \($0)" }
        ?? "by the system’s authorities; name its authority as the CA file"
      return ConnectionEnd(words: "\(certificate) isn’t confirmed \(authority)", remedy: .change)
    }
  }

  private static func otherHost(_ host: String) -> ConnectionEnd {
    ConnectionEnd(words: "the certificate of \(host) is for another host name", remedy: .change)
  }

  /// The end if a file of certificate authorities can't be used.
  static func unreadable(_ caFile: String) -> ConnectionEnd {
    ConnectionEnd(
      words: "the CA file \(caFile) can’t be read, or contains no certificates", remedy: .change)
  }
}

extension MQTTConfiguration {
  /// The broker's host and port in texts.
  fileprivate var place: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
