import Clocks
import Testing

@testable import QuoteViews

@Suite("Feed rounds")
struct FeedRoundTests {
  private static let symbols = (0..<10).map { "S\($0)" }

  private static func instant(_ seconds: Int) -> Instant {
    Instant(sinceZero: .seconds(seconds))
  }

  @Test("At most four commands run at once, and each symbol is queried once")
  func limit() {
    var round = FeedRound(interval: .seconds(60))
    #expect(!round.isBusy && round.due == nil)
    var asked = round.begin(Self.symbols, at: Self.instant(0))
    #expect(asked == ["S0", "S1", "S2", "S3"])
    var answered = 0
    while answered < asked.count {
      #expect(round.running.count <= FeedRound.maxConcurrent && round.isBusy)
      asked += round.take(asked[answered], error: nil, at: Self.instant(answered))
      answered += 1
    }
    #expect(asked == Self.symbols && !round.isBusy)
  }

  @Test("The next round begins an interval after this one, whatever is still running")
  func interval() {
    var round = FeedRound(interval: .seconds(60))
    let first = round.begin(["A", "B"], at: Self.instant(0))
    #expect(first == ["A", "B"] && round.due == Self.instant(60))
    let afterError = round.take("B", error: "x", at: Self.instant(5))
    #expect(afterError.isEmpty && round.due == Self.instant(60))
    let second = round.begin(["A", "B"], at: Self.instant(60))
    #expect(second == ["B"] && round.running == ["A", "B"] && round.due == Self.instant(120))
  }

  @Test("A command that hangs delays no other symbol, and runs again when it has ended")
  func hanging() {
    var round = FeedRound(interval: .seconds(2))
    var asked: [String: [Int]] = [:]
    func note(_ symbols: [String], _ second: Int) {
      for symbol in symbols { asked[symbol, default: []].append(second) }
    }
    for second in 0..<20 {
      if second.isMultiple(of: 2) {
        note(round.begin(["SLOW", "A", "B"], at: Self.instant(second)), second)
      } else {
        for symbol in ["A", "B"] {
          note(round.take(symbol, error: nil, at: Self.instant(second)), second)
        }
        // It takes 9 s.
        if second == 9 { note(round.take("SLOW", error: "x", at: Self.instant(9)), second) }
      }
    }
    #expect(asked["A"] == Array(stride(from: 0, to: 20, by: 2)) && asked["B"] == asked["A"])
    #expect(asked["SLOW"] == [0, 9])
  }

  @Test("Several hanging commands leave room for the others, and there are never more than sixteen")
  func manyHanging() {
    var round = FeedRound(interval: .seconds(2))
    let slow = (0..<40).map { "SLOW\($0)" }
    var last: Int?
    for second in stride(from: 0, to: 40, by: 2) {
      for symbol in round.begin(slow.prefix(8) + ["A"], at: Self.instant(second))
      where symbol == "A" {
        last = second
        _ = round.take("A", error: nil, at: Self.instant(second + 1))
      }
      #expect(round.running.count <= FeedRound.maxRunning)
    }
    #expect(last == 38)
    for second in stride(from: 40, to: 80, by: 2) {
      _ = round.begin(slow, at: Self.instant(second))
      #expect(round.running.count <= FeedRound.maxRunning)
    }
    #expect(round.running.count == FeedRound.maxRunning)
  }

  @Test("Symbols that are already being queried aren’t queried again")
  func again() {
    var round = FeedRound(interval: .seconds(60))
    _ = round.begin(Self.symbols, at: Self.instant(0))
    let asked = round.begin(Self.symbols + ["NEW"], at: Self.instant(0))
    #expect(asked.isEmpty)
    #expect(round.waiting == ["S4", "S5", "S6", "S7", "S8", "S9", "NEW"])
  }

  @Test("An answer about all symbols has faults of some, until the next one")
  func faults() {
    var round = FeedRound(interval: .seconds(60))
    _ = round.begin([FeedRound.all], at: Self.instant(0))
    _ = round.take(FeedRound.all, error: nil, faults: ["A": "bad"], at: Self.instant(1))
    #expect(round.note(of: "A", at: Self.instant(2)) == "bad")
    #expect(round.note(of: "B", at: Self.instant(2)) == nil)
    _ = round.begin([FeedRound.all], at: Self.instant(60))
    _ = round.take(FeedRound.all, error: nil, at: Self.instant(61))
    #expect(round.errors.isEmpty)
    _ = round.take("A", error: nil, faults: ["A": "bad", "B": "odd"], at: Self.instant(62))
    #expect(round.errors == ["A": "bad"])
  }

  @Test("An error stays until a successful answer, with the age of the price")
  func errors() {
    var round = FeedRound(interval: .seconds(60))
    _ = round.begin(["A"], at: Self.instant(0))
    _ = round.take("A", error: "printed nothing", at: Self.instant(10))
    #expect(round.note(of: "A", at: Self.instant(20)) == "printed nothing")
    #expect(round.note(of: "B", at: Self.instant(20)) == nil)
    _ = round.take("A", error: nil, at: Self.instant(30))
    #expect(round.errors.isEmpty && round.note(of: "A", at: Self.instant(40)) == nil)
    _ = round.take("A", error: "sent a web page", at: Self.instant(90))
    #expect(round.note(of: "A", at: Self.instant(150)) == "2 min old: sent a web page")
  }

  @Test(
    "An age is in the largest unit of which there is at least one",
    arguments: [
      (-5, "0 s"), (0, "0 s"), (59, "59 s"), (60, "1 min"), (3599, "59 min"), (3600, "1 h"),
      (86_399, "23 h"), (86_400, "1 d"), (1_000_000, "11 d"),
    ])
  func ages(seconds: Int, words: String) {
    #expect(QuoteAge.words(.seconds(seconds)) == words)
  }
}
