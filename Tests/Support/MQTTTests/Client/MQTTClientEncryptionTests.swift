import TestSupport
import Testing

@testable import MQTT

struct MQTTClientEncryptionTests {
  private static func events(
    _ broker: TestBroker, _ tls: MQTTConfiguration.TLS?
  ) throws -> [MQTTClient.Event] {
    let one = try WatchedClient(WatchedClient.configuration(broker.port) { $0.tls = tls })
    return one.events { _ in true }
  }

  @Test("A certificate of a trusted authority for this host is accepted, and no other")
  func certificates() throws {
    let broker = try TestBroker(.init(certificate: .localhost))
    #expect(try Self.events(broker, .init(caFile: broker.caFile)) == [.connected(.v5)])
    let untrusted =
      "the certificate of 127.0.0.1 isn’t confirmed by the system’s authorities; name its "
      + "authority as the CA file"
    #expect(try Self.events(broker, .init()) == [.failed(untrusted, isFinal: true)])
    let unreadable = "the CA file /none can’t be read, or contains no certificates"
    #expect(
      try Self.events(broker, .init(caFile: "/none")) == [.failed(unreadable, isFinal: true)])
    let empty = try broker.folder.write(Array("no certificate".utf8), to: "empty.pem")
    let noCertificate = "the CA file \(empty) can’t be read, or contains no certificates"
    #expect(
      try Self.events(broker, .init(caFile: empty)) == [.failed(noCertificate, isFinal: true)])
  }

  @Test("A certificate for another host is refused")
  func otherHost() throws {
    let broker = try TestBroker(.init(certificate: .example))
    let words = "the certificate of 127.0.0.1 is for another host name"
    #expect(
      try Self.events(broker, .init(caFile: broker.caFile)) == [.failed(words, isFinal: true)])
  }

  @Test("An expired certificate is refused, until it is renewed")
  func expired() throws {
    let broker = try TestBroker(.init(certificate: .expired))
    #expect(
      try Self.events(broker, .init(caFile: broker.caFile))
        == [.lost("the certificate of 127.0.0.1 has expired")])
  }

  @Test("Missing or needless encryption is explained")
  func mismatches() throws {
    let encrypted = try TestBroker(.init(certificate: .localhost))
    let hint = "closed the connection at once; perhaps it requires TLS (mqtts://)"
    #expect(
      try Self.events(encrypted, nil) == [.lost("127.0.0.1:\(encrypted.port) \(hint)")])
    let plain = try TestBroker()
    let words = "closed the connection at once; perhaps it doesn’t speak TLS (mqtt://)"
    #expect(try Self.events(plain, .init()) == [.lost("127.0.0.1:\(plain.port) \(words)")])
  }
}
