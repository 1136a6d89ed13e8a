import Testing

@testable import Sharing

@Suite("Addresses of rooms")
struct RoomAddressTests {
  @Test("A name is a room of the usual broker, and a URL names both")
  func reading() throws {
    let broker = try BrokerAddress("mqtts://anna@broker.example")
    let hall = try RoomAddress("hall", broker: broker)
    #expect(hall == RoomAddress(broker: broker, room: try RoomName("hall")))
    #expect(try RoomAddress("mqtts://anna@broker.example/hall") == hall)
    #expect(try RoomAddress("mqtts://anna@broker.example/hall/") == hall)
    #expect(try RoomAddress("hall").broker == .local)
    #expect(try RoomAddress("mqtt://a/Saal%202").room.text == "Saal 2")
    #expect(try RoomAddress("mqtt://a/Größe").description == "mqtt://a/Größe")
  }

  @Test(
    "The description reads as the same address",
    arguments: ["hall", "Saal 2", "100 %", "a?b", "日本"])
  func description(name: String) throws {
    let address = RoomAddress(broker: BrokerAddress(host: "a", port: 7), room: try RoomName(name))
    #expect(try RoomAddress(address.description) == address)
  }

  @Test(
    "Addresses without a valid room are refused",
    arguments: [
      ("mqtt://a", "doesn’t name a room: add one, as in mqtt://a/hall"),
      ("mqtt://a/", "doesn’t name a room"), ("mqtt://a/b/c", "isn’t a room"),
      ("a/b", "isn’t a room"),
      ("mqtt://a/%2B", "isn’t a room"), ("mqtt://a/%FF", "two hexadecimal digits"),
      ("ws://a/b", "should begin with mqtt:// or mqtts://"),
      ("ws://anna:secret@a/b", "a password doesn’t belong in an address"),
      ("mqtt://anna:secret@a/100%", "a password doesn’t belong in an address"),
      ("mqtt://anna:1/secret@a/b", "isn’t a room"), ("mqtt:/anna:secret@a/b", "isn’t a room"),
      ("mqtt://anna:1/secret@a%", "two hexadecimal digits"),
    ])
  func refused(text: String, words: String) {
    let error = #expect(throws: RoomAddressError.self) { try RoomAddress(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("secret") == false)
  }
}
