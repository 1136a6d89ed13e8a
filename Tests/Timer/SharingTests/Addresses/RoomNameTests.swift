import Testing

@testable import Sharing

@Suite("Names of rooms")
struct RoomNameTests {
  /// U+FDD0, which isn't allowed in MQTT.
  private static let nonCharacter = String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self)

  @Test(
    "Topics have the room as their third level, and lead back to it",
    arguments: ["hall", "Saal 2", "日本", "a$"])
  func topics(text: String) throws {
    guard !text.contains("$") else {
      #expect(RoomName(ofTopic: "timer/v1/\(text)/state") == nil)
      return
    }
    let room = try RoomName(text)
    #expect(room.stateTopic == "timer/v1/\(text)/state")
    #expect(room.onlineTopic == "timer/v1/\(text)/online")
    #expect(room.echoTopic(client: "timer-1") == "timer/v1/\(text)/echo/timer-1")
    #expect(room.commandTopic(user: "anna") == "timer/v1/\(text)/set/anna")
    for topic in [room.stateTopic, room.onlineTopic, room.commandTopic(user: "anna")] {
      #expect(RoomName(ofTopic: topic) == room)
    }
  }

  @Test(
    "Names that would be another topic, a filter or invisible are refused",
    arguments: [
      "", " ", "a/b", "+", "a#", "$SYS", "a\u{0}b", "a\nb", "\u{1B}[2J", "\u{202E}a", "a\u{200B}",
      "a" + nonCharacter,
      String(repeating: "a", count: 65), "e" + String(repeating: "\u{301}", count: 300),
    ])
  func refused(text: String) {
    let error = #expect(throws: RoomAddressError.self) { try RoomName(text) }
    #expect(error?.description.contains("isn’t a room: a name has 1 to 64 characters") == true)
  }

  @Test(
    "Topics of others have no room",
    arguments: [
      "", "timer", "timer/v1/hall", "timer/v2/hall/state", "x/v1/hall/state", "timer/v1//state",
    ])
  func others(topic: String) {
    #expect(RoomName(ofTopic: topic) == nil)
  }
}
