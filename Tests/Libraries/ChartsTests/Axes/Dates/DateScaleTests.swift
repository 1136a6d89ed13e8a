import Clocks
import Testing

@testable import Charts

struct DateScaleTests {
  @Test("A zone determines local times") func zoneDeterminesLocalTimes() {
    let scale = SyntheticZone.berlin.scale
    let before = scale.localTime(at: 1_553_993_999)
    #expect(before.date == CivilDate(year: 2019, month: 3, day: 31))
    #expect(before.second == 7199)
    #expect(scale.localTime(at: 1_553_994_000).second == 3 * 3600)
    #expect(scale.localTime(at: 0.25).second == 3600.25)
    #expect(DateScale.utc.localTime(at: -0.5) == LocalTime(days: -1, second: 86_399.5))
    #expect(DateScale.days.localTime(at: 17_901.7) == LocalTime(days: 17_901, second: 0))
  }

  /// Compares the first instants of a local minute with a search through every minute of three
  /// days.
  @Test(
    "The starts of local times agree with a brute-force search", arguments: SyntheticZone.allCases)
  func startsOfLocalTimesAgreeWithABruteForceSearch(zone: SyntheticZone) {
    for change in zone.changes {
      let minutes = (-1440...1440).map { change + Double($0) * 60 }
      let shown = minutes.map { $0 + Double(zone.ahead($0)) }
      for step in stride(from: -600, through: 600, by: 29) {
        let local = shown[1440] + Double(step) * 60
        var expected = minutes.indices.filter { shown[$0] == local }.map { minutes[$0] }
        if expected.isEmpty {
          expected = minutes.indices.first { shown[$0] > local }.map { [minutes[$0]] } ?? []
        }
        #expect(zone.scale.starts(ofLocalSecond: local) == expected)
      }
    }
  }

  @Test("The scale covers a million years in each direction")
  func scaleCoversAMillionYearsInEachDirection() {
    #expect(DateScale.days.reaches(-365_000_000) && !DateScale.days.reaches(365_000_001))
    #expect(DateScale.utc.reaches(3e13) && !DateScale.utc.reaches(1e300))
    #expect(!DateScale.utc.reaches(.nan))
  }

  @Test("Rounding never reaches the end of the day") func roundingNeverReachesTheEndOfTheDay() {
    #expect(DateScale.utc.localTime(at: -1e-20) == LocalTime(days: 0, second: 0))
    let time = LocalTime(days: 0, second: 86_399.999_999_9)
    #expect(DateForm().text(for: time, unit: .second) == "23:59:59")
    #expect(DateForm().text(for: time, unit: .millisecond) == "23:59:59.999")
  }
}
