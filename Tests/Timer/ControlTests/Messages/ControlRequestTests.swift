import Countdowns
import Reports
import TestSupport
import Testing

@testable import Control

@Suite("Requests")
struct ControlRequestTests {
  static let all: [ControlRequest] = [
    .status, .follow, .command(.pause), .command(.resume), .command(.toggle), .command(.restart),
    .command(.add(.seconds(120))),
    .command(.take(.milliseconds(1500))), .command(.skip), .command(.back), .command(.finish),
    .command(.acknowledge), .command(.snooze), .command(.cancel), .command(.lap),
    .command(.add(.nanoseconds(1))),
    .command(.add(Duration(secondsComponent: 0, attosecondsComponent: 1))),
    .command(.take(.seconds(366 * 86_400))), .share(ShareRequest(room: "hall")),
    .share(
      ShareRequest(room: "mqtts://anna@broker.example/Großer Saal", control: ["anna", "bén"])),
    .share(ShareRequest(room: nil)),
  ]

  @Test("Requests survive a round trip", arguments: all)
  func roundTrip(request: ControlRequest) throws {
    #expect(try ControlRequest(line: request.line) == request)
    #expect(try ControlRequest(bytes: Array(request.line.utf8)) == request)
    #expect(request.line.utf8.count <= ControlRequest.longestLine)
  }

  @Test("Random times survive a round trip exactly")
  func randomTimes() throws {
    var numbers = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let time = Duration(
        secondsComponent: .random(in: 0..<366 * 86_400, using: &numbers),
        attosecondsComponent: .random(in: 1..<1_000_000_000_000_000_000, using: &numbers))
      #expect(
        try ControlRequest(line: ControlRequest.command(.add(time)).line) == .command(.add(time)))
    }
  }

  @Test("A line is one JSON object")
  func line() {
    #expect(ControlRequest.status.line == #"{"v":1,"do":"status"}"#)
    #expect(
      ControlRequest.command(.add(.seconds(120))).line == #"{"v":1,"do":"add","seconds":120}"#)
    #expect(
      ControlRequest.command(.take(.milliseconds(500))).line
        == #"{"v":1,"do":"take","seconds":0.5}"#)
    #expect(
      ControlRequest.share(ShareRequest(room: "hall", control: ["anna"])).line
        == #"{"v":1,"do":"share","room":"hall","control":["anna"]}"#)
    #expect(ControlRequest.share(ShareRequest(room: nil)).line == #"{"v":1,"do":"unshare"}"#)
  }

  @Test("Blanks, order and unknown members don’t matter")
  func lenient() throws {
    let line = #" { "new": [1, {}], "seconds": 1.50, "do": "add", "v": 1 } "# + "\r"
    #expect(try ControlRequest(line: line) == .command(.add(.milliseconds(1500))))
    #expect(try ControlRequest(line: #"{"v":1,"do":"pause","seconds":-1}"#) == .command(.pause))
  }

  @Test(
    "Invalid requests are rejected",
    arguments: [
      ("", .isNotAnObject), ("pause", .isNotAnObject), ("[]", .isNotAnObject),
      ("1", .isNotAnObject),
      (#"{"v":1,"do":"pause"} {}"#, .isNotAnObject), (#"{"v":1,"do":"pause""#, .isNotAnObject),
      (#"{"do":"pause"}"#, .isUnsupportedVersion(nil)), ("{}", .isUnsupportedVersion(nil)),
      (#"{"v":2,"do":"pause"}"#, .isUnsupportedVersion("2")),
      (#"{"v":"1","do":"pause"}"#, .isUnsupportedVersion("\"1\"")),
      (#"{"v":1}"#, .isUnknownRequest(nil)), (#"{"v":1,"do":3}"#, .isUnknownRequest("3")),
      (#"{"v":1,"do":"Pause"}"#, .isUnknownRequest("Pause")),
      (#"{"v":1,"do":"add"}"#, .isBadTime(nil)),
      (#"{"v":1,"do":"add","seconds":0}"#, .isBadTime("0")),
      (#"{"v":1,"do":"add","seconds":-5}"#, .isBadTime("-5")),
      (#"{"v":1,"do":"take","seconds":1e3}"#, .isBadTime("1e3")),
      (#"{"v":1,"do":"add","seconds":"5"}"#, .isBadTime("\"5\"")),
      (#"{"v":1,"do":"add","seconds":31622400.1}"#, .isBadTime("31622400.1")),
      (#"{"v":1,"do":"add","seconds":99999999999999999999}"#, .isBadTime("99999999999999999999")),
      (#"{"v":1,"do":"share"}"#, .isBadRoom(nil)),
      (#"{"v":1,"do":"share","room":""}"#, .isBadRoom("\"\"")),
      (#"{"v":1,"do":"share","room":null}"#, .isBadRoom("null")),
      (#"{"v":1,"do":"share","room":"a\u001b"}"#, .isBadRoom(#""a\u001b""#)),
      (#"{"v":1,"do":"share","room":"a","control":"anna"}"#, .isBadControl("\"anna\"")),
      (#"{"v":1,"do":"share","room":"a","control":[1]}"#, .isBadControl("[1]")),
      (#"{"v":1,"do":"share","room":"a","control":["a/b"]}"#, .isBadControl("[\"a/b\"]")),
      (#"{"v":1,"do":"share","room":"a","control":["+"]}"#, .isBadControl("[\"+\"]")),
      (#"{"v":1,"do":"share","room":"a","control":["$a"]}"#, .isBadControl("[\"$a\"]")),
      (#"{"v":1,"do":"share","room":"a","control":[""]}"#, .isBadControl("[\"\"]")),
    ] as [(String, ControlError)])
  func mistakes(line: String, error: ControlError) {
    #expect(throws: error) { try ControlRequest(line: line) }
  }

  @Test("A room and its users have limits, and the longest request fits into a line")
  func longestSharing() throws {
    let room = String(repeating: "r", count: ShareRequest.longestRoom)
    let user = String(repeating: "u", count: TopicLevel.longest)
    let users = Array(repeating: user, count: ShareRequest.mostUsers)
    let request = ControlRequest.share(ShareRequest(room: room, control: users))
    #expect(try ControlRequest(line: request.line) == request)
    for wrong in [
      ShareRequest(room: room + "r"), ShareRequest(room: "a", control: users + [user]),
      ShareRequest(room: "a", control: [user + "u"]),
    ] {
      #expect(throws: ControlError.self) {
        try ControlRequest(line: ControlRequest.share(wrong).line)
      }
    }
  }

  @Test("A line has at most 4096 bytes")
  func longest() throws {
    let line = ControlRequest.command(.pause).line
    let blanks = String(repeating: " ", count: 4096 - line.utf8.count)
    #expect(try ControlRequest(line: line + blanks) == .command(.pause))
    #expect(throws: ControlError.isTooLong(limit: 4096)) {
      try ControlRequest(line: line + blanks + " ")
    }
  }

  @Test("Invalid UTF-8 is an error")
  func notText() {
    let line = Array(#"{"v":1,"do":"pause","x":""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    #expect(throws: ControlError.isNotAnObject) { try ControlRequest(bytes: line) }
  }

  @Test("10,000 mutated and random lines parse as requests or are errors")
  func fuzz() throws {
    var numbers = SeededGenerator(seed: 13)
    var requests = 0
    for round in 0..<10_000 {
      let line = round % 4 == 0 ? Self.noise(&numbers) : Self.mutated(&numbers)
      do throws(ControlError) {
        let request = try ControlRequest(bytes: line)
        #expect(try ControlRequest(line: request.line) == request)
        requests += 1
      } catch {
        #expect(!error.description.isEmpty && error.description.count < 300)
      }
    }
    #expect((100..<9000).contains(requests))
  }

  /// Returns the line of a request with a few bytes changed, inserted, removed or repeated.
  private static func mutated(_ numbers: inout SeededGenerator) -> [UInt8] {
    var line = Array((all.randomElement(using: &numbers) ?? .status).line.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let place = Int.random(in: 0..<max(1, line.count), using: &numbers)
      let byte = UInt8.random(in: 0...255, using: &numbers)
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0 where !line.isEmpty: line[place] = byte
      case 1: line.insert(byte, at: min(place, line.count))
      case 2 where !line.isEmpty: line.remove(at: place)
      case 3: line.insert(contentsOf: line.prefix(place), at: min(place, line.count))
      default: line.insert(UInt8(ascii: " "), at: min(place, line.count))
      }
    }
    return line
  }

  private static func noise(_ numbers: inout SeededGenerator) -> [UInt8] {
    let alphabet = Array("{}[]\",:\\u0019eE.-+vdo \n\u{1B}é".utf8) + [0, 0x80, 0xFF]
    return (0..<Int.random(in: 0...200, using: &numbers)).map { _ in
      alphabet.randomElement(using: &numbers) ?? 0
    }
  }
}
