import Countdowns
import JSON
import Testing

@testable import Sharing

@Suite("Commands for rooms")
struct RoomCommandTests {
  private static let allowed: [TimerCommand] = [
    .pause, .resume, .toggle, .skip, .back, .acknowledge, .add(.seconds(120)),
    .take(.milliseconds(1500)), .add(.seconds(366 * 86_400)),
  ]

  @Test("The allowed commands survive", arguments: allowed)
  func roundTrip(command: TimerCommand) throws {
    let sent = RoomCommand(id: "9f2c61d4", command: command, nonce: "n1")
    #expect(RoomCommand.allows(command))
    #expect(try RoomCommand(bytes: sent.bytes) == sent)
  }

  @Test("The form is that of the protocol")
  func form() {
    let command = RoomCommand(id: "9f2c61d4", command: .add(.seconds(120)), nonce: "x")
    #expect(
      command.json.description
        == #"{"v":1,"id":"9f2c61d4","do":"add","seconds":120,"nonce":"x"}"#)
  }

  @Test("All other commands are refused")
  func others() {
    for command in TimerCommand.plain where !Self.allowed.contains(command) {
      #expect(!RoomCommand.allows(command))
      let forged = RoomCommand(id: "9f2c61d4", command: command, nonce: "n")
      #expect(throws: PayloadError.self) { try RoomCommand(bytes: forged.bytes) }
    }
    for time in [Duration.zero, .seconds(366 * 86_400 + 1)] {
      #expect(!RoomCommand.allows(.add(time)))
    }
  }

  @Test(
    "Times that no timer can take are refused",
    arguments: [
      "0", "-5", "1e99", "31622401", "null", "\"5\"", "[]", "99999999999999999999999",
    ])
  func times(text: String) {
    let payload = #"{"v":1,"id":"9f2c61d4","do":"add","seconds":\#(text),"nonce":"n"}"#
    #expect(throws: PayloadError.self) { try RoomCommand(bytes: Array(payload.utf8)) }
  }

  @Test(
    "A command needs an ID and a nonce of a limited length",
    arguments: [
      #"{"v":1,"do":"pause","nonce":"n"}"#, #"{"v":1,"id":"9f2c61d4","do":"pause"}"#,
      #"{"v":1,"id":"9f2c61d4","do":"pause","nonce":""}"#,
      #"{"v":2,"id":"9f2c61d4","do":"pause","nonce":"n"}"#,
      #"{"v":1,"id":"9f2c61dg","do":"pause","nonce":"n"}"#, "[]", "", "{",
    ])
  func incomplete(text: String) {
    #expect(throws: PayloadError.self) { try RoomCommand(bytes: Array(text.utf8)) }
  }
}
