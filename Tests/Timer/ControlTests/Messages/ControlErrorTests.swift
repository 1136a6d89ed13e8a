import Testing

@testable import Control

@Suite("Control errors")
struct ControlErrorTests {
  @Test("The error for an unknown request lists all requests")
  func requests() {
    let words =
      "status, follow, pause, resume, toggle, restart, undo, skip, back, finish, acknowledge, snooze, "
      + "cancel, lap, add, take, share, unshare"
    #expect(
      ControlError.isUnknownRequest("fly").description
        == "unknown request “fly”: “do” must be one of " + words)
    #expect(ControlError.isUnknownRequest(nil).description == "“do” must be one of " + words)
  }

  @Test(
    "Each error states what would be valid",
    arguments: [
      (.isBadTime("-5"), "“seconds” is -5: it must be a number above 0, and at most 366 days"),
      (
        .isBadRoom("3"),
        "“room” is 3: it must be a text of at most 512 bytes without control characters"
      ),
      (
        .isBadControl("[1]"), "“control” is [1]: it must be a list of at most 50 names of users"
      ),
      (.isUnsupportedVersion("2"), "version 2 of the protocol is unknown: “v” must be 1"),
      (.isNotAnObject, "the line isn’t a JSON object, such as {\"v\":1,\"do\":\"status\"}"),
      (.isTooLong(limit: 4096), "the line is longer than 4096 bytes"),
      (.isTaken("tea"), "a timer called “tea” is already running; choose another name"),
      (
        .folder("/x", .isLink),
        "the folder “/x” is a symbolic link; the sockets of timers need their own folder"
      ),
    ] as [(ControlError, String)])
  func sentences(error: ControlError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test("The quoted input is truncated")
  func clipped() {
    let long = String(repeating: "x", count: 4000)
    #expect(ControlError.isUnknownRequest(long).description.count < 250)
    #expect(ControlError.isBadTime(long).description.count < 250)
    #expect(ControlError.isUnsupportedVersion(long).description.count < 250)
  }
}
