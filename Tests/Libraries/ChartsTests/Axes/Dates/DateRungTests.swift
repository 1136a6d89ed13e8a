import Clocks
import TestSupport
import Testing

@testable import Charts

struct DateRungTests {
  @Test("The start of a rung weighs at least as much as the rung")
  func startOfARungWeighsAtLeastAsMuchAsTheRung() {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<300 {
      let position = Double.random(in: 0...2e9, using: &random)
      for rung in DateRung.withinYear {
        let start = rung.beginning(after: position, on: .utc)
        let weight = DateRung.withinYear.firstIndex(of: rung) ?? 0
        let change = DateRung.largestChange(
          from: DateScale.utc.localTime(at: start - 0.0005),
          to: DateScale.utc.localTime(at: start))
        #expect(change.map { $0 <= weight } == true)
        #expect(start > position)
      }
    }
  }

  /// Compares the next starts with a minute-by-minute search around clock changes.
  @Test("The starts of rungs agree with a brute-force search", arguments: SyntheticZone.allCases)
  func startsOfRungsAgreeWithABruteForceSearch(zone: SyntheticZone) {
    let rungs = DateRung.withinYear.filter { $0.unit == .hour || $0 == DateRung.quarterHour }
    for (change, rung) in zone.changes.flatMap({ change in rungs.map { (change, $0) } }) {
      let length = Double(rung.count) * rung.unitSeconds
      let minutes = (-1500...3000).map { change + Double($0) * 60 }
      let shown = minutes.map { $0 + Double(zone.ahead($0)) }
      let expected = minutes.indices.dropFirst().filter { index in
        let isWhole = (shown[index] / length).rounded(.down) * length == shown[index]
        let previous = (shown[index - 1] / length).rounded(.down)
        return isWhole || (shown[index] / length).rounded(.down) > previous
      }.map { minutes[$0] }
      var found: [Double] = []
      var position = minutes[0]
      while found.count < expected.count {
        position = rung.beginning(after: position, on: zone.scale)
        found.append(position)
      }
      #expect(found == expected, "\(zone) \(rung)")
    }
  }

  @Test("Days start where the date changes", arguments: SyntheticZone.allCases)
  func daysStartWhereTheDateChanges(zone: SyntheticZone) throws {
    let day = try #require(DateRung.withinYear.first { $0.unit == .day && $0.count == 1 })
    for change in zone.changes {
      var position = change - 3 * 86_400
      for _ in 0..<6 {
        let next = day.beginning(after: position, on: zone.scale)
        let before = zone.scale.localTime(at: next - 1)
        let after = zone.scale.localTime(at: next)
        #expect(after.days > before.days)
        #expect((next - position) <= 2 * 86_400)
        position = next
      }
    }
  }

  @Test("Calendar units start at their boundaries") func calendarUnitsStartAtTheirBoundaries() {
    func starts(_ unit: DateUnit, _ count: Int, after date: (Int, Int, Int)) -> [String] {
      guard let rung = DateRung.ascending.first(where: { $0.unit == unit && $0.count == count })
      else { return [] }
      var position = Double(CivilDate.days(year: date.0, month: date.1, day: date.2))
      return (0..<4).map { _ in
        position = rung.beginning(after: position, on: .days)
        let day = CivilDate(epochDay: Int(position))
        return "\(day.year)-\(day.month)-\(day.day)"
      }
    }
    #expect(
      starts(.day, 10, after: (2019, 2, 1)) == ["2019-2-11", "2019-2-21", "2019-3-1", "2019-3-11"])
    #expect(
      starts(.month, 3, after: (2019, 2, 1)) == ["2019-4-1", "2019-7-1", "2019-10-1", "2020-1-1"])
    #expect(
      starts(.year, 5, after: (2019, 2, 1)) == ["2020-1-1", "2025-1-1", "2030-1-1", "2035-1-1"])
    #expect(starts(.year, 100, after: (-150, 1, 1)) == ["-100-1-1", "0-1-1", "100-1-1", "200-1-1"])
  }

  @Test("Millisecond steps don't skip") func millisecondStepsDontSkip() {
    for rung in DateRung.withinYear where rung.unit == .millisecond {
      var position = 1_572_951_600.0
      for index in 1...500 {
        position = rung.beginning(after: position, on: .utc)
        let expected = 1_572_951_600 + Double(index * rung.count) / 1000
        #expect((position - expected).magnitude < 1e-6)
      }
    }
  }
}

extension DateRung {
  static var quarterHour: DateRung? { withinYear.first { $0.unit == .minute && $0.count == 15 } }
}
