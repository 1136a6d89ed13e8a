import Glibc
import Testing

@testable import MQTT

struct ConnectionFailureTests {
  private typealias Code = Mosquitto.Code

  private static func words(
    _ failure: ConnectionFailure, host: String = "hall.example", tls: MQTTConfiguration.TLS? = nil
  ) -> String {
    failure.end(of: ConnectionEndTests.configuration(host: host, tls: tls)).words
  }

  @Test(
    "A broker that can’t be reached is named",
    arguments: [
      (ECONNREFUSED, "no broker listens at hall.example:1883"),
      (ETIMEDOUT, "hall.example:1883 doesn’t answer"),
      (EHOSTUNREACH, "there is no route to hall.example:1883"),
      (EBADF, "no broker can be reached at hall.example:1883"),
      (EACCES, "hall.example:1883 can’t be reached: Permission denied"),
    ])
  func unreachable(_ code: Int32, _ words: String) {
    #expect(Self.words(ConnectionFailure(code: Code.system, system: code)) == words)
  }

  @Test("An address of version 6 is separated from the port")
  func addresses() {
    let failure = ConnectionFailure(code: Code.system, system: ECONNREFUSED)
    #expect(Self.words(failure, host: "::1") == "no broker listens at [::1]:1883")
  }

  @Test("An unknown host isn’t confused with a failing look-up")
  func hosts() {
    let unknown = ConnectionFailure(code: Code.lookup, system: EAI_NONAME)
    #expect(Self.words(unknown) == "there is no host “hall.example”")
    let failing = ConnectionFailure(code: Code.lookup, system: EAI_AGAIN)
    #expect(Self.words(failing) == "the host “hall.example” can’t be looked up at the moment")
  }

  @Test("A lost connection doesn’t sound like one that failed")
  func losses() {
    for code in [Code.lost, Code.noConnection, Code.system] {
      let lost = ConnectionFailure(code: code, system: ECONNRESET, wasConnected: true)
      #expect(Self.words(lost) == "the broker closed the connection")
    }
    let silent = ConnectionFailure(code: Code.keepAlive, wasConnected: true)
    #expect(Self.words(silent) == "the broker no longer answers")
    let atOnce = "hall.example:1883 closed the connection at once; "
    let closed = ConnectionFailure(code: Code.lost)
    #expect(Self.words(closed) == atOnce + "perhaps it requires TLS (mqtts://)")
    #expect(Self.words(closed, tls: .init()) == atOnce + "perhaps it doesn’t speak TLS (mqtt://)")
  }

  @Test(
    "What is wrong with a certificate is said",
    arguments: [
      (9, "isn’t valid yet; is the clock right?", ConnectionEnd.Remedy.waiting),
      (10, "has expired", .waiting), (62, "is for another host name", .change),
      (64, "is for another host name", .change), (23, "was revoked", .change),
      (
        20, "isn’t confirmed by the system’s authorities; name its authority as the CA file",
        .change
      ),
    ])
  func certificates(_ verdict: Int, _ words: String, _ remedy: ConnectionEnd.Remedy) {
    let failure = ConnectionFailure(
      code: Code.tls, complaints: ["OpenSSL Error[0]: certificate verify failed"], verdict: verdict)
    let end = failure.end(of: ConnectionEndTests.configuration(tls: .init()))
    #expect(end == ConnectionEnd(words: "the certificate of hall.example \(words)", remedy: remedy))
  }

  @Test("An answer that isn’t understood may be one of an older version")
  func answers() {
    for code: Int32 in [2, 21] {
      let end = ConnectionFailure(code: code).end(of: ConnectionEndTests.configuration())
      let words = "hall.example:1883 doesn’t answer like an MQTT broker"
      #expect(end == ConnectionEnd(words: words, remedy: .olderVersion))
      let other = ConnectionEndTests.configuration(version: .v5)
      #expect(ConnectionFailure(code: code).end(of: other) == ConnectionEnd(words: words))
    }
  }

  @Test("Other failures of the encryption have words")
  func encryption() {
    func words(_ complaint: String) -> String {
      let failure = ConnectionFailure(code: Code.tls, complaints: [complaint])
      return Self.words(failure, tls: .init(caFile: "/ca.pem"))
    }
    #expect(
      words("Error: host name verification failed.")
        == "the certificate of hall.example is for another host name")
    #expect(
      words("OpenSSL Error[0]: error:0A00010B:SSL routines::wrong version number")
        == "hall.example:1883 doesn’t speak TLS (mqtt://)")
    #expect(
      words("OpenSSL Error[0]: error:0A000086:SSL routines::certificate verify failed")
        == "the certificate of hall.example isn’t confirmed by the authorities in /ca.pem")
    #expect(
      words("Error: Unable to load CA certificates, check cafile \"/ca.pem\".")
        == "the CA file /ca.pem can’t be read, or contains no certificates")
    #expect(
      words("OpenSSL Error[0]: tlsv1 alert protocol version")
        == "the broker refuses the TLS connection")
  }
}
