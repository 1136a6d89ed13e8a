import TestSupport
import Testing

@testable import Charts

@Suite("Charts without nights and weekends")
struct ChartSetSessionsTests {
  /// Returns a set of one series at positions.
  private static func set(_ positions: [Double], _ unit: PositionUnit) -> ChartSet {
    ChartSet(
      positions: Positions(.listed(positions), unit: unit),
      series: [Series(label: "y", values: positions.map { _ in 1 })])
  }

  /// The weekdays of 200 weeks from Monday, January 7 2019, except for some holidays.
  private static let weekdays: [Double] = (0..<1400).compactMap { (day: Int) -> Double? in
    day % 7 < 5 && day % 97 != 3 ? 17_903 + Double(day) : nil
  }

  @Test("Days are in equal steps, and each has its date")
  func days() throws {
    let (set, scale) = try #require(Self.set(Self.weekdays, .days).inSessions(on: .utc))
    let positions = (0..<set.positions.count).map { set.positions[$0] }
    #expect(positions == positions.indices.map { Self.weekdays[0] + Double($0) })
    for (position, day) in zip(positions, Self.weekdays) {
      #expect(scale.localTime(at: position) == LocalTime(days: Int(day), second: 0))
      #expect(scale.position(of: day) == position)
    }
    #expect(scale.isDaily && set.validatedPositions)
  }

  @Test("Days, months and years begin with the first day that has a price")
  func ticks() throws {
    let (set, scale) = try #require(Self.set(Self.weekdays, .days).inSessions(on: .utc))
    for cells in [0.05, 0.3, 2, 9] {
      let end = set.positions[0] + 300
      let ticks = try DateTicks.byTime(
        in: set.positions[0]...end, on: scale, cellsPerUnit: cells
      ) { _ in 8 }
      #expect(!ticks.ticks.isEmpty || cells < 0.1)
      for tick in ticks.ticks {
        #expect(tick.position == tick.position.rounded())
        let day = Double(scale.localTime(at: tick.position).days)
        #expect(Self.weekdays.contains(day))
        guard tick.unit == .month else { continue }
        let before = scale.localTime(at: tick.position - 1)
        #expect(before.month != scale.localTime(at: tick.position).month)
      }
    }
  }

  @Test("Typed dates and distances mean the same days")
  func entries() throws {
    let (set, scale) = try #require(Self.set(Self.weekdays, .days).inSessions(on: .utc))
    let month = try set.positions.interval(
      named: "2019-03", in: scale, from: set.positions[0])
    #expect(scale.localTime(at: month.lowerBound).month == 3)
    #expect(scale.localTime(at: month.lowerBound).day == 1)
    let back = try set.positions.interval(
      named: "-7d", in: scale, from: scale.position(of: 17_903 + 28))
    #expect(scale.localTime(at: back.lowerBound).days == 17_903 + 21)
  }

  @Test("Nights are left out, and what has no gaps is left as it is")
  func times() throws {
    let minutes = (0..<1950).map { minute -> Double in
      let (day, rest) = minute.quotientAndRemainder(dividingBy: 390)
      return 1.5e9 + Double(day * 86_400 + rest * 60)
    }
    let (set, scale) = try #require(Self.set(minutes, .seconds).inSessions(on: .utc))
    let last = set.positions.count - 1
    #expect(set.positions[last] - set.positions[0] == Double(last) * 60)
    #expect(scale.localTime(at: set.positions[last]).days == Int(minutes[last] / 86_400))
    #expect(Self.set((0..<90).map(Double.init), .days).inSessions(on: .utc)?.set == nil)
    let months = [0.0, 31, 59, 90, 120, 151, 181]
    #expect(Self.set(months, .days).inSessions(on: .utc)?.set == nil)
    #expect(Self.set([1, 2, 30], .number).inSessions(on: .utc)?.set == nil)
  }
}

extension ChartSet {
  fileprivate var validatedPositions: Bool { (try? validated()) != nil }
}
