import TestSupport
import Testing

@testable import Timers

struct TimerChoiceTests {
  private static func failure(_ name: String?, _ names: [String]) throws -> TimerChoice.Failure {
    try #require(throws: TimerChoice.Failure.self) { try TimerChoice.one(name, among: names) }
  }

  @Test("The name is optional while only one timer is running")
  func unnamed() throws {
    #expect(try TimerChoice.one(nil, among: ["tea"]) == 0)
    #expect(try Self.failure(nil, []) == TimerChoice.Failure.none)
    #expect(try Self.failure(nil, ["tea", "egg"]) == .several(["tea", "egg"]))
  }

  @Test("An exact match comes first, then a single case-insensitive match")
  func named() throws {
    #expect(try TimerChoice.one("tea", among: ["Tea", "tea"]) == 1)
    #expect(try TimerChoice.one("TEA", among: ["egg", "Tea"]) == 1)
    #expect(try TimerChoice.one("Tea 2", among: ["tea", "tea 2"]) == 1)
    #expect(try Self.failure("TEA", ["Tea", "tea"]) == .unknown("TEA", running: ["Tea", "tea"]))
    #expect(try Self.failure("te", ["tea"]) == .unknown("te", running: ["tea"]))
    #expect(try Self.failure("", ["tea"]) == .unknown("", running: ["tea"]))
  }

  @Test("The chosen timer has the name, ignoring case", arguments: 1...100)
  func law(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      ["a", "A", "b", "B", "c"].randomElement(using: &generator) ?? "a"
    }
    for name in ["a", "A", "b", "B", "c", "C"] {
      let alike = names.filter { $0.lowercased() == name.lowercased() }
      if names.contains(name) || alike.count == 1 {
        let place = try TimerChoice.one(name, among: names)
        #expect(names[place] == (names.contains(name) ? name : alike.first))
      } else {
        #expect(try Self.failure(name, names) == .unknown(name, running: names))
      }
    }
  }

  @Test("The error lists up to ten running timers")
  func words() {
    let many = (1...12).map { "\($0)" }
    let list = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2 more"
    let failures: [(TimerChoice.Failure, String, Int32)] = [
      (.none, "no timer is running", 66),
      (.unknown("tea", running: []), "“tea” isn’t running, and no other timer is", 66),
      (.unknown("tea", running: ["egg"]), "“tea” isn’t running; running: egg", 66),
      (.unknown("tea", running: many), "“tea” isn’t running; running: \(list)", 66),
      (.several(["a", "b"]), "name one of the running timers: a, b", 64),
      (.several(many), "name one of the running timers: \(list)", 64),
    ]
    for (failure, words, status) in failures {
      #expect(failure.words == words)
      #expect(failure.status == status)
    }
  }
}
