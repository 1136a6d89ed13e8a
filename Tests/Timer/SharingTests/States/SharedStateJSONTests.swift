import Clocks
import Countdowns
import JSON
import Reports
import Testing

@testable import Sharing

@Suite("Shared states as JSON")
struct SharedStateJSONTests {
  @Test("A state survives, in at most 4096 bytes", arguments: 0..<300)
  func roundTrip(seed: Int) throws {
    var random = RandomStates(seed: seed)
    let state = random.state()
    #expect(state.bytes.count <= 4096)
    #expect(try SharedState(bytes: state.bytes) == state)
  }

  @Test("The form is that of the protocol")
  func form() {
    var state = SharedState(
      id: "9f2c61d4", sequence: 7, phase: .running, name: "tea", longest: .seconds(300),
      sent: WallTime(sinceEpoch: .milliseconds(1_795_000_000_000)), expiry: 700)
    state.planned = .seconds(300)
    state.ends = WallTime(sinceEpoch: .microseconds(1_795_000_100_000_500))
    state.place = .init(step: 2, steps: 3, round: 1, rounds: Routine.forever, label: "Work")
    state.warnings = [.init(left: .seconds(60), color: .red)]
    let expected =
      #"{"v":1,"id":"9f2c61d4","seq":7,"state":"running","name":"tea","ends":1795000100000.5,"#
      + #""planned":300000,"longest":300000,"step":2,"steps":3,"round":1,"rounds":0,"#
      + #""stepLabel":"Work","warnings":[{"left":60000,"color":"red"}],"#
      + #""sent":1795000000000,"expiry":700}"#
    #expect(state.json.description == expected)
  }

  private static let minimal: [(key: String, value: String)] = [
    ("v", "1"), ("id", #""9f2c61d4""#), ("seq", "1"), ("state", #""running""#),
    ("name", #""tea""#), ("longest", "300000"), ("planned", "300000"), ("ends", "1795000100000"),
    ("sent", "1795000000000"), ("expiry", "700"),
  ]

  /// Returns the error of a payload whose member `key` has another value, or none if `nil`.
  private func error(_ key: String, _ value: String?) -> PayloadError? {
    var members = Self.minimal.filter { $0.key != key }
    if let value { members.append((key, value)) }
    let text = "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    do {
      _ = try SharedState(bytes: Array(text.utf8))
      return nil
    } catch { return error }
  }

  @Test(
    "The required members are required",
    arguments: ["v", "id", "seq", "state", "longest", "ends", "sent"])
  func missing(key: String) {
    #expect(error(key, nil) == .missing(key))
    #expect(error(key, "null") == .missing(key))
  }

  @Test(
    "Values out of range are refused",
    arguments: [
      ("id", #""9f2c61d""#), ("id", #""9f2c61dg""#),
      ("id", #""\#(String(repeating: "a", count: 33))""#),
      ("seq", "0"), ("seq", "1.5"), ("seq", "1e300"), ("state", #""stopped""#), ("state", "1"),
      ("longest", "1e15"), ("planned", "1e16"), ("ends", "-1"), ("ends", "1e15"), ("sent", "1e999"),
      ("steps", "0"), ("steps", "1001"), ("step", "2"), ("rounds", "-1"), ("round", "2"),
      ("rounds", "10000001"), ("warnings", "{}"), ("control", "1"), ("label", "5"), ("over", "[]"),
      ("half", #""1""#), ("expiry", "-1"),
    ])
  func wrong(key: String, value: String) {
    let error = error(key, value)
    guard case .wrong(let member, _)? = error else {
      Issue.record("\(key): \(String(describing: error))")
      return
    }
    #expect(member == key)
  }

  @Test(
    "Harmless values are accepted, and unknown members and colors ignored",
    arguments: [
      ("longest", "-5"), ("half", "1e11"), ("color", #""mauve""#), ("color", "3"), ("x", "[[1]]"),
      ("warnings", #"[{"left":1,"color":"mauve"},5,{"left":-1},null]"#), ("label", #""""#),
      ("name", #""""#), ("seq", "2e3"), ("planned", "0"), ("rounds", "0"),
    ])
  func accepted(key: String, value: String) { #expect(error(key, value) == nil) }

  @Test("A newer version, a long payload and what isn't an object have errors of their own")
  func payloads() {
    #expect(error("v", "2") == .newerVersion)
    #expect(throws: PayloadError.tooLong) {
      try SharedState(bytes: [UInt8](repeating: 0x20, count: 4097))
    }
    for text in ["", "[]", "{", "\"", "1", String(repeating: "[", count: 4000)] {
      #expect(throws: PayloadError.notAnObject) { try SharedState(bytes: Array(text.utf8)) }
    }
  }

  @Test("A mutated state is refused or shown, and never a trap", arguments: 0..<20)
  func mutated(seed: Int) {
    var random = RandomStates(seed: seed)
    for _ in 0..<200 {
      let bytes = random.mutated(random.state().bytes)
      guard let state = try? SharedState(bytes: bytes) else { continue }
      for wall in [0, 1_795_000_000, 253_402_214_399] as [Int64] {
        for offset in [Duration.zero, .seconds(-9_000_000_000), .seconds(300_000_000_000)] {
          let now = Moment(
            instant: Instant(sinceZero: .seconds(1000)), wall: WallTime(epochSeconds: wall))
          let record = state.record(at: now, offset: offset)
          let left = record.deadline.map(now.instant.duration) ?? .zero
          #expect(left <= RecordLimits.longest && left >= .zero - RecordLimits.longest)
          let report = record.report(at: now)
          #expect(!report.remainingDigits.isEmpty)
          _ = ReportJSON.line(report, in: .utc)
          _ = report.warning
        }
      }
      #expect((try? SharedState(bytes: state.bytes)) != nil)
    }
  }
}
