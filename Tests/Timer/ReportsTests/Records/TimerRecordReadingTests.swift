import Clocks
import Countdowns
import JSON
import TestSupport
import Testing

@testable import Reports

@Suite("Reading timer records")
struct TimerRecordReadingTests {
  private static let numbers = ["-1", "1e3", "99999999999999999999", "9151819200.1", "0.5", "0"]

  @Test("A record survives a round trip", arguments: 0..<500)
  func roundTrip(seed: Int) throws {
    var random = RandomRecords(seed: UInt64(seed))
    let record = random.record()
    #expect(try TimerRecord(text: record.text) == record)
  }

  @Test("A corrupted text is a record or an error, and never a crash", arguments: 0..<20)
  func mutations(part: Int) throws {
    var random = RandomRecords(seed: UInt64(part) + 1000)
    for _ in 0..<500 {
      let record = random.record()
      let text = random.flag() ? random.mutated(record.text) : replaced(in: record, &random)
      do throws(TimerRecordError) {
        let read = try TimerRecord(text: text)
        #expect(try TimerRecord(text: read.text) == read)
        use(read, &random)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  /// Returns the record's JSON with a random value for a random member.
  private func replaced(in record: TimerRecord, _ random: inout RandomRecords) -> String {
    guard case .object(var members) = record.json else { return "" }
    let others: [JSONValue] = [
      .null, .boolean(true), .string(""), .string("running"), .array([]), .object([]),
      .number(random.element(Self.numbers)), .number("9151819200"), .number("-9151819200"),
      .number("253402214399"), .number("-62135510400"),
    ]
    for _ in 0..<random.number(1...3) {
      members[random.number(0...members.count - 1)].value = random.element(others)
    }
    return JSONValue.object(members).description
  }

  /// Computes everything that can be derived from a record.
  private func use(_ record: TimerRecord, _ random: inout RandomRecords) {
    for now in [random.moment(), random.moment()] {
      let report = record.report(at: now)
      #expect(report.left ?? .zero >= .zero && report.elapsed >= .zero && report.overtime >= .zero)
      _ = report.time.text(left: report.left ?? .zero) + report.time.text(overtime: report.overtime)
      for boot in [record.boot, "another"] {
        let resumption = Resumption(
          of: record, lives: random.number(0...9) == 0, boot: boot, at: now,
          ageLimit: random.element([.zero, .seconds(1000), RecordLimits.longest]))
        let words = resumption.sentence(name: "Tea", of: record, at: now.wall, in: .utc)
        #expect(words.hasPrefix("Tea"))
      }
    }
  }

  @Test("An error names the missing required member")
  func missing() throws {
    var random = RandomRecords(seed: 7)
    var record = random.record()
    record.phase = .running
    record.total = .seconds(60)
    record.deadline = Instant(sinceZero: .seconds(5))
    record.ends = record.written
    guard case .object(let members) = record.json else {
      Issue.record("a record is an object")
      return
    }
    let needed = [
      "name", "process", "process_start", "boot", "counts_suspension", "started", "written",
      "phase", "longest", "counts_up", "shows_tenths", "position", "steps", "rounds", "waits",
      "fired_marks", "armed_marks", "steps_done", "laps", "words", "deadline", "ends",
    ]
    for key in needed {
      let rest = JSONValue.object(members.filter { $0.key != key })
      #expect(throws: TimerRecordError.missing(key)) { try TimerRecord(rest) }
    }
    for key in Set(members.map(\.key)).subtracting(needed + ["v", "total"]) {
      let rest = JSONValue.object(members.filter { $0.key != key })
      #expect(throws: Never.self) { try TimerRecord(rest) }
    }
  }

  @Test(
    "An error names the invalid member and describes a valid value",
    arguments: [
      ("v", "2", "“v”, its version, should be 1"),
      ("name", "\"\"", "“name” should be a text that isn’t empty"),
      ("name", "\"a\\u0000b\"", "“name” should be a text of at most 400 bytes"),
      ("process", "0", "“process” should be a whole number from 1 to 2147483647"),
      ("waits", "1", "“waits” should be true or false"),
      ("left", "-1", "“left” should be a number of seconds from 0 to 290 years"),
      ("left", "1e2", "“left” should be a number of seconds from 0 to 290 years"),
      ("laps", "[2,1]", "“laps” should be a list of seconds in ascending order"),
      ("steps", "[{\"length\":0}]", "“steps 1.length” should be a number of seconds above 0"),
      ("steps", "[3]", "“steps 1” should be an object"),
      ("rounds", "10000001", "“rounds” should be a whole number from 1 to 10000000"),
      ("position", "1", "“position” should be a whole number from 0 to 0"),
      ("fired_marks", "[-1]", "“fired_marks” should be a list of nonnegative integers"),
      ("steps_done", "-1", "“steps_done” should be a whole number from 0 to 1000000000"),
      ("words", "[1]", "“words” should be texts of at most 65536 bytes"),
      (
        "phase", "\"flying\"",
        "“phase” should be “running”, “paused”, “waiting”, “ringing”, “ended” or “canceled”"
      ),
    ])
  func wrong(key: String, value: String, words: String) throws {
    let json = try Self.changed(key, try #require(JSONValue(value)))
    #expect {
      try TimerRecord(json)
    } throws: { error in
      (error as? TimerRecordError)?.description == words
    }
  }

  @Test("Values beyond a limit are rejected")
  func bounds() throws {
    func texts(_ count: Int, of size: Int) -> JSONValue {
      .array(Array(repeating: .string(String(repeating: "x", count: size)), count: count))
    }
    let step = try #require(JSONValue(#"{"length":1}"#))
    let allowed: [(String, JSONValue)] = [
      ("name", .string(String(repeating: "x", count: 400))), ("words", texts(64, of: 1023)),
      ("laps", .array(Array(repeating: .number("1"), count: 10_000))),
      ("steps", .array(Array(repeating: step, count: 1000))),
    ]
    let refused: [(String, JSONValue)] = [
      ("name", .string(String(repeating: "x", count: 401))), ("words", texts(64, of: 1024)),
      ("words", texts(65_537, of: 0)),
      ("laps", .array(Array(repeating: .number("1"), count: 10_001))),
      ("steps", .array(Array(repeating: step, count: 1001))),
      ("label", .string(String(repeating: "x", count: 4097))),
    ]
    for (key, value) in allowed {
      let json = try Self.changed(key, value)
      #expect(throws: Never.self) { try TimerRecord(json) }
    }
    for (key, value) in refused {
      let json = try Self.changed(key, value)
      #expect(throws: TimerRecordError.self) { try TimerRecord(json) }
    }
  }

  @Test("Unknown members are ignored, and text that isn’t an object is an error")
  func unknown() throws {
    let record = Self.plain
    let json = try Self.changed("color", .string("red"))
    #expect(try TimerRecord(json) == record)
    for text in ["", "[]", "3", record.text + "}", String(record.text.dropLast())] {
      #expect(throws: TimerRecordError.notAnObject) { try TimerRecord(text: text) }
    }
  }

  private static let plain: TimerRecord = {
    let time = WallTime(epochSeconds: 1_795_000_000)
    var record = TimerRecord(
      name: "tea", process: 12, processStart: "345", boot: "b", countsSuspension: true,
      started: time, written: time, phase: .paused, longest: .seconds(60))
    record.total = .seconds(60)
    record.left = .seconds(30)
    return record
  }()

  /// Returns a plain record with one member set.
  private static func changed(_ key: String, _ value: JSONValue) throws -> JSONValue {
    guard case .object(let members) = plain.json else { throw TimerRecordError.notAnObject }
    return .object(members.filter { $0.key != key } + [JSONValue.Member(key, value)])
  }
}
