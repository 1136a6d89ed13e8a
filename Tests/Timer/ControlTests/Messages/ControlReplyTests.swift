import JSON
import Reports
import TestSupport
import Testing

@testable import Control

@Suite("Replies")
struct ControlReplyTests {
  @Test("A line is one JSON object")
  func line() {
    let timer = JSONValue(["name": .string("tea"), "paused": .boolean(false)])
    #expect(
      ControlReply.timer(timer).line == #"{"v":1,"ok":true,"timer":{"name":"tea","paused":false}}"#)
    #expect(
      ControlReply.refused("it “ended”").line == #"{"v":1,"ok":false,"why":"it “ended”"}"#)
  }

  @Test(
    "Replies survive a round trip, without a line feed",
    arguments: [
      .timer(JSONValue([:])), .timer(.null),
      .timer(JSONValue(["name": .string("a\nb\r\u{1B}[2J")])),
      .timer(.array([.number("1.250"), .object([])])), .refused(""), .refused("\n\"\\\u{0}\u{9B}é"),
    ] as [ControlReply])
  func roundTrip(reply: ControlReply) throws {
    #expect(try ControlReply(line: reply.line) == reply)
    #expect(!reply.line.utf8.contains { $0 < 0x20 })
  }

  @Test(
    "Invalid replies are rejected",
    arguments: [
      ("", .isNotAnObject), ("true", .isNotAnObject),
      (#"{"ok":true,"timer":{}}"#, .isUnsupportedVersion(nil)),
      (#"{"v":3,"ok":true,"timer":{}}"#, .isUnsupportedVersion("3")),
      (#"{"v":1}"#, .isMalformedReply),
      (#"{"v":1,"ok":true}"#, .isMalformedReply), (#"{"v":1,"ok":false}"#, .isMalformedReply),
      (#"{"v":1,"ok":false,"why":1}"#, .isMalformedReply),
      (#"{"v":1,"ok":1,"timer":{}}"#, .isMalformedReply),
    ] as [(String, ControlError)])
  func mistakes(line: String, error: ControlError) {
    #expect(throws: error) { try ControlReply(line: line) }
  }

  @Test("Random lines parse as a reply or are an error")
  func fuzz() {
    var numbers = SeededGenerator(seed: 5)
    let line = Array(ControlReply.timer(JSONValue(["name": .string("tea")])).line.utf8)
    for _ in 0..<5000 {
      var mutated = line
      for _ in 0..<3 {
        let place = Int.random(in: 0..<line.count, using: &numbers)
        mutated[place] = .random(in: 0...255, using: &numbers)
      }
      do throws(ControlError) {
        let reply = try ControlReply(bytes: mutated)
        #expect(try ControlReply(line: reply.line) == reply)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
