import Testing

@testable import Sharing

@Suite("Addresses of brokers")
struct BrokerAddressTests {
  @Test("A host is enough; the port follows from the scheme")
  func reading() throws {
    #expect(try BrokerAddress("mqtt://localhost") == .local)
    #expect(
      try BrokerAddress("broker.example") == BrokerAddress(host: "broker.example", port: 1883))
    #expect(try BrokerAddress("broker:1884").port == 1884)
    let secure = try BrokerAddress("MQTTS://anna@Broker.Example/")
    #expect(
      secure == BrokerAddress(host: "broker.example", port: 8883, usesTLS: true, user: "anna"))
    #expect(try BrokerAddress("mqtt://[::1]:99") == BrokerAddress(host: "::1", port: 99))
  }

  @Test(
    "The description reads as the same address",
    arguments: [
      "mqtt://localhost", "mqtts://anna@broker.example", "mqtt://a:1", "mqtt://[fe80::1%eth0]:1884",
      "mqtts://a%40b%3Ac@h",
    ])
  func description(text: String) throws {
    let address = try BrokerAddress(text)
    #expect(address.description == text)
    #expect(try BrokerAddress(address.description) == address)
  }

  @Test(
    "Addresses that aren't a broker's are refused",
    arguments: [
      ("http://broker", "should begin with mqtt:// or mqtts://"),
      ("mqtt://", "has no valid host"), ("mqtt://a b", "has no valid host"),
      ("mqtt://[::1", "has no valid host"), ("mqtt://bröker", "has no valid host"),
      ("mqtt://a:0", "a number from 1 to 65535"), ("mqtt://a:65536", "a number from 1 to 65535"),
      ("mqtt://a:x", "a number from 1 to 65535"), ("mqtt://a:", "a number from 1 to 65535"),
      ("mqtt://anna:secret@a", "a password doesn’t belong in an address"),
      ("http://anna:secret@a", "a password doesn’t belong in an address"),
      ("mqtt://anna:secret@a/100%", "a password doesn’t belong in an address"),
      ("mqtt://anna:secret@b c:x", "a password doesn’t belong in an address"),
      ("anna:secret@mqtt://a", "a password doesn’t belong in an address"),
      ("mqtt://anna:s/secret@a", "a number from 1 to 65535"),
      ("mqtt://anna:secret%40a", "a number from 1 to 65535"),
      ("mqtt://anna:1/secret@a", "names more than a broker"),
      ("mqtt://@a", "isn’t a user"), ("mqtt://a%2Fb@a", "isn’t a user"),
      ("mqtt://%zz@a", "two hexadecimal digits"), ("mqtt://a/hall", "names more than a broker"),
    ])
  func refused(text: String, words: String) {
    let error = #expect(throws: RoomAddressError.self) { try BrokerAddress(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("secret") == false)
  }

  @Test(
    "Only this machine is local",
    arguments: [
      ("localhost", true), ("127.0.0.1", true), ("127.1.2.3", true), ("::1", true),
      ("127.0.0.1.example", false), ("127.example", false), ("128.0.0.1", false), ("::2", false),
      ("127.0.0.256", false), ("127.0.0.+1", false),
    ])
  func loopback(host: String, isLocal: Bool) {
    #expect(BrokerAddress(host: host).isLoopback == isLocal)
  }
}
