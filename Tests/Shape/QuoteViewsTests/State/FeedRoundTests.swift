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
      asked += round.take(asked[answered], error: nil, at: Self.instant(0))
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

  @Test("Four commands that hang delay the others by a second, and later by nothing")
  func patience() {
    var round = FeedRound(interval: .seconds(60))
    let hanging = (0..<4).map { "HANG\($0)" }
    #expect(round.begin(hanging + ["A", "B"], at: Self.instant(0)) == hanging)
    #expect(round.nextStart(after: Self.instant(0)) == Self.instant(1))
    #expect(round.proceed(at: Self.instant(1)) == ["A", "B"])
    #expect(round.nextStart(after: Self.instant(1)) == nil)
    for symbol in ["A", "B"] {
      #expect(round.take(symbol, error: nil, at: Self.instant(2)).isEmpty)
    }
    for symbol in hanging {
      #expect(round.take(symbol, error: "timed out", at: Self.instant(10)).isEmpty)
    }
    let next = round.begin(hanging + ["A", "B"], at: Self.instant(60))
    #expect(next == ["A", "B", "HANG0", "HANG1"])
    #expect(round.proceed(at: Self.instant(61)) == ["HANG2", "HANG3"])
  }

  @Test("Commands that fail never take the room of the others")
  func failing() {
    var round = FeedRound(interval: .seconds(60))
    let hanging = (0..<40).map { "HANG\($0)" }
    for (index, symbol) in hanging.enumerated() {
      _ = round.ask([symbol], at: Self.instant(2 * index))
      _ = round.take(symbol, error: "timed out", at: Self.instant(2 * index + 1))
    }
    for second in 100..<110 { _ = round.ask(hanging, at: Self.instant(second)) }
    #expect(round.running.count == FeedRound.maxRunning - FeedRound.maxConcurrent)
    #expect(round.begin(["A", "B"], at: Self.instant(112)) == ["A", "B"])
  }

  @Test("A command that is still running when the next is due is noted, with its age")
  func late() {
    var round = FeedRound(interval: .seconds(5))
    _ = round.begin(["A"], at: Self.instant(0))
    #expect(round.note(of: "A", at: Self.instant(4)) == nil && !round.isLate("A"))
    _ = round.begin(["A"], at: Self.instant(5))
    #expect(round.note(of: "A", at: Self.instant(7)) == "Failing for 7 s: no answer yet")
    #expect(round.nextNote(of: "A", at: Self.instant(7)) == Self.instant(8))
    _ = round.take("A", error: nil, at: Self.instant(9))
    #expect(!round.isLate("A") && round.nextNote(of: "A", at: Self.instant(9)) == nil)
    _ = round.begin(["A"], at: Self.instant(10))
    _ = round.begin(["A"], at: Self.instant(15))
    #expect(round.note(of: "A", at: Self.instant(75)) == "1 min old: no answer yet")
    #expect(round.nextNote(of: "A", at: Self.instant(75)) == Self.instant(129))
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
    #expect(round.note(of: "A", at: Self.instant(2)) == "Failing for 2 s: bad")
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
    #expect(round.note(of: "A", at: Self.instant(20)) == "Failing for 20 s: printed nothing")
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
    let next = QuoteAge.next(.seconds(seconds))
    #expect(next > .seconds(max(0, seconds)) && QuoteAge.words(next) != words)
    #expect(QuoteAge.words(next - .seconds(1)) == words)
  }
}
