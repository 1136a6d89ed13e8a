import Clocks
import TestSupport
import Testing

@testable import Timers

struct LapTableTests {
  @Test(
    "A time has hundredths, rounded down",
    arguments: [
      (Duration.zero, "0:00.00"), (.milliseconds(9), "0:00.00"), (.milliseconds(10), "0:00.01"),
      (.milliseconds(59_999), "0:59.99"), (.seconds(60), "1:00.00"),
      (.seconds(3599), "59:59.00"), (.milliseconds(3_600_050), "1:00:00.05"),
      (.seconds(90_061), "1 d 01:01:01.00"),
    ])
  func text(_ time: Duration, _ text: String) { #expect(LapTable.text(time) == text) }

  @Test func withoutLapsThereAreNoLines() { #expect(LapTable.lines([]).isEmpty) }

  @Test("Numbers, lengths and times are aligned in columns")
  func columns() {
    let ends = (1...10).map { Duration.milliseconds($0 * 400_010) }
    let lines = LapTable.lines(ends)
    #expect(lines.first == "lap  1  6:40.01     6:40.01")
    #expect(lines.last == "lap 10  6:40.01  1:06:40.10")
  }

  @Test("From a day on, times have days, as on the face, and stay in their columns")
  func days() {
    #expect(
      LapTable.lines([.seconds(100_000), .seconds(100_005)]) == [
        "lap 1  1 d 03:46:40.00  1 d 03:46:40.00  slowest",
        "lap 2          0:05.00  1 d 03:46:45.00  best",
      ])
  }

  @Test("The rounded lengths add up to the time beside them", arguments: 1...100)
  func sums(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...120, using: &generator)
    let ends = (0..<count).map { _ in
      Duration.microseconds(Int64.random(in: 0...8_000_000_000, using: &generator))
    }.sorted()
    let lines = LapTable.lines(ends)
    #expect(lines.count == count)
    var sum = 0
    for (index, line) in lines.enumerated() {
      let words = line.split(separator: " ")
      try #require(words.count == 4 || words.count == 5)
      #expect(words[0] == "lap" && words[1] == "\(index + 1)")
      sum += try #require(Self.hundredths(words[2]))
      #expect(Self.hundredths(words[3]) == sum)
      #expect(sum == ends[index].wholeUnits(of: .milliseconds(10)))
    }
  }

  /// Returns the hundredths of a second in a text such as `1:02:03.04`.
  private static func hundredths(_ text: Substring) -> Int? {
    let parts = text.split { $0 == ":" || $0 == "." }.compactMap { Int($0) }
    guard parts.count > 2, let last = parts.last else { return nil }
    return parts.dropLast().reduce(0) { $0 * 60 + $1 } * 100 + last
  }
}
