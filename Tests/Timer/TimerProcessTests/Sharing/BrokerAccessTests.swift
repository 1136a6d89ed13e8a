import Sharing
import TestSupport
import Testing
import Timers

@testable import TimerProcess

@Suite("Access to brokers")
struct BrokerAccessTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func settings(_ change: (inout SharingPreferences) -> Void) -> SharingPreferences {
    var settings = SharingPreferences()
    change(&settings)
    return settings
  }

  /// Returns the access to a room, without variables of the environment unless they are given.
  private func access(
    _ room: String, _ settings: SharingPreferences = SharingPreferences(),
    _ variables: [String: String] = [:]
  ) throws(SharingFailure) -> BrokerAccess {
    try BrokerAccess.room(room, settings, environment: { variables[$0] }).1
  }

  private func words(
    _ room: String, _ settings: SharingPreferences, _ variables: [String: String] = [:]
  ) -> String? {
    do throws(SharingFailure) {
      _ = try access(room, settings, variables)
      return nil
    } catch { return error.words }
  }

  /// Writes a password, readable by the owner alone unless another mode is given.
  private func password(_ text: String, mode: UInt32 = 0o600) throws -> String {
    let path = try folder.write(Array(text.utf8), to: "password")
    folder.setMode(mode, of: "password")
    return path
  }

  @Test("A room without a broker is one of the settings' broker, or else of this machine's")
  func broker() throws {
    #expect(try access("hall").broker == .local)
    let named = settings { $0.broker = "mqtts://broker.example" }
    #expect(try access("hall", named).broker.description == "mqtts://broker.example")
    #expect(try access("mqtt://other.example/hall", named).broker.host == "other.example")
    #expect(
      words("hall", settings { $0.broker = "http://broker.example" })?.contains("settings") == true)
  }

  @Test("The first line of a file that only its owner can read is the password")
  func file() throws {
    let path = try password("open sesame\nignored\n")
    let own = settings { ($0.user, $0.passwordFile) = ("anna", path) }
    #expect(try access("hall", own).password == "open sesame")
    #expect(try access("hall", own).user == "anna")
    folder.setMode(0o640, of: "password")
    #expect(
      words("hall", own) == "others can read the password file \(path): run chmod 600 \(path)")
    _ = try password("\n")
    #expect(words("hall", own)?.contains("no password") == true)
    folder.setMode(0o600, of: "password")
    let missing = settings { ($0.user, $0.passwordFile) = ("anna", path + ".missing") }
    #expect(words("hall", missing)?.contains("can’t be read") == true)
  }

  @Test("The password of a service is taken from its credentials, whatever their mode")
  func credentials() throws {
    let path = try folder.write(Array("secret".utf8), to: BrokerAccess.credential)
    folder.setMode(0o440, of: BrokerAccess.credential)
    let variables = [
      "CREDENTIALS_DIRECTORY": String(path.dropLast(BrokerAccess.credential.count + 1))
    ]
    #expect(try access("mqtts://anna@broker.example/hall", .init(), variables).password == "secret")
    #expect(try access("mqtts://broker.example/hall", .init(), variables).password == nil)
    #expect(
      try access("mqtt://anna@localhost/hall", .init(), ["CREDENTIALS_DIRECTORY": "/none"]).password
        == nil)
  }

  @Test("A password isn't sent without TLS, and only to the broker of the settings")
  func destinations() throws {
    let path = try password("secret")
    let own = settings {
      ($0.broker, $0.user, $0.passwordFile) = ("mqtts://broker.example", "anna", path)
    }
    #expect(try access("hall", own).password == "secret")
    let other = try access("mqtts://other.example/hall", own)
    #expect(other.password == nil && other.user == nil)
    #expect(try access("mqtts://anna@other.example/hall", own).password == nil)
    let port = try access("mqtts://anna@broker.example:1234/hall", own)
    #expect(port.password == nil, "another program may listen there")
    #expect(try access("mqtts://ben@broker.example/hall", own).password == nil, "it is anna’s")
    _ = try folder.write(Array("secret".utf8), to: BrokerAccess.credential)
    let service = ["CREDENTIALS_DIRECTORY": folder.path]
    let named = settings { $0.broker = "mqtts://broker.example" }
    #expect(try access("mqtts://anna@other.example/hall", named, service).password == nil)
    #expect(try access("mqtts://anna@broker.example/hall", named, service).password == "secret")
    let plain = settings {
      ($0.broker, $0.user, $0.passwordFile) = ("mqtt://broker.example", "anna", path)
    }
    #expect(words("hall", plain)?.contains("use mqtts://") == true)
    let any = settings { ($0.user, $0.passwordFile) = ("anna", path) }
    #expect(try access("mqtt://localhost/hall", any).password == "secret")
    #expect(try access("mqtts://other.example/hall", any).password == "secret")
    #expect(words("mqtt://other.example/hall", any)?.contains("use mqtts://") == true)
  }

  @Test("Client IDs differ, and have a length that all brokers accept")
  func clientIDs() {
    let all = (0..<100).map { _ in BrokerAccess.clientID() }
    #expect(
      Set(all).count == 100 && all.allSatisfy { $0.utf8.count <= 23 && $0.hasPrefix("timer-") })
  }
}
