import Reports
import Testing
import TimerTestSupport

@testable import Timers

struct ShareArgumentsTests {
  @Test(
    "The room is that of the option, or an address among the words, or else named like the timer",
    arguments: [
      ([], nil, ShareRequest(room: "7")), (["tea"], "tea", ShareRequest(room: "7")),
      (["green", "tea", "--room", "hall"], "green tea", ShareRequest(room: "hall")),
      (["tea", "mqtt://b/hall"], "tea", ShareRequest(room: "mqtt://b/hall")),
      (
        ["tea", "--control", "anna,ben", "--control", "cy"], "tea",
        ShareRequest(room: "7", control: ["anna", "ben", "cy"])
      ),
      (["tea", "--stop"], "tea", ShareRequest(room: nil)),
    ])
  func requests(_ words: [String], _ name: String?, _ request: ShareRequest) throws {
    let arguments = try ShareArguments.command.read(words)
    #expect(arguments.target.name == name)
    #expect(arguments.request(forTimer: "7") == request)
  }

  @Test(
    "What can’t be is refused",
    arguments: [
      (["--stop", "--room", "a"], "--stop and --room can’t be combined"),
      (["--stop", "--control", "a"], "--stop and --control can’t be combined"),
      (["--stop", "mqtt://b/hall"], "--stop and a room can’t be combined"),
      (["--room", " "], "--room needs a room such as hall"),
      (
        ["mqtt://b/a", "mqtt://b/c"],
        "“mqtt://b/c” is a room: this command is for timers that run "
          + "on this computer"
      ),
    ])
  func refusals(_ words: [String], _ refusal: String) {
    #expect(ShareArguments.command.refusal(of: words) == refusal)
  }
}
