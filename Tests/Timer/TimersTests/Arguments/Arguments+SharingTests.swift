import CommandLines
import Testing
import TimerTestSupport

@testable import Timers

struct ArgumentsSharingTests {
  private static func sharing(_ words: String) throws -> SharingArguments? {
    let arguments = try Arguments.read(words.split(separator: "_").map(String.init))
    return try TimerDefinition(arguments).sharing
  }

  @Test(
    "A countdown is shared in a room, for users in any number of lists and before or after it",
    arguments: [
      ("5m", nil), ("5m_--share_hall", SharingArguments(room: "hall")),
      (
        "5m_--share_hall_--control_anna,ben",
        SharingArguments(room: "hall", control: ["anna", "ben"])
      ),
      (
        "--control_anna, ben _--share=mqtts://b.example:1/hall_5m_--control_cy",
        SharingArguments(room: "mqtts://b.example:1/hall", control: ["anna", "ben", "cy"])
      ),
    ])
  func options(_ words: String, _ sharing: SharingArguments?) throws {
    #expect(try Self.sharing(words) == sharing)
  }

  @Test(
    "A name of a user that can’t be a part of a topic is refused",
    arguments: ["$ops", "a/b", "+", "a#", "", "a\u{200B}b", String(repeating: "ж", count: 65)])
  func users(_ name: String) throws {
    let refusal = Arguments.command.refusal(of: ["5m", "--share", "hall", "--control=ben,\(name)"])
    #expect(refusal?.contains("isn’t a user: a name has 1 to 64 characters") == true, "\(name)")
    let long = String(repeating: "ж", count: 64)
    #expect(
      try Self.sharing("5m_--share_hall_--control_ \(long) ")
        == SharingArguments(room: "hall", control: [long]))
  }

  @Test("A stopwatch and a saved timer can be shared; the app can’t")
  func kinds() throws {
    let settings = try UpCommand.settings(
      from: ["up", "--share", "hall", "--control", "anna"], program: "timer")
    #expect(settings.definition.sharing == SharingArguments(room: "hall", control: ["anna"]))
    #expect(try Self.sharing("pomodoro_--share_hall_--detach") == SharingArguments(room: "hall"))
    var definition = TimerDefinition()
    definition.sharing = SharingArguments(room: "hall")
    #expect(definition.refusal(opensApp: true)?.contains("--share") == true)
    #expect(definition.refusal(opensApp: false) == nil)
    #expect(
      definition.refusalWithoutTime(program: "timer")
        == "--share requires a time; write timer 5m --share hall")
  }
}
