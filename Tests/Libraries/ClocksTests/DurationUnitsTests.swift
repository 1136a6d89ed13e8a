import Clocks
import TestSupport
import Testing

struct DurationUnitsTests {
  @Test(
    "Whole units are rounded down",
    arguments: [
      (Duration.milliseconds(2999), Duration.seconds(1), 2), (.seconds(3), .seconds(1), 3),
      (.zero, .seconds(1), 0), (.nanoseconds(-1), .seconds(1), -1), (.seconds(-3), .seconds(1), -3),
      (.milliseconds(-3001), .seconds(1), -4), (.milliseconds(149), .milliseconds(50), 2),
      (.milliseconds(300), .milliseconds(100), 3),
    ])
  func wholeUnitsAreRoundedDown(_ duration: Duration, _ unit: Duration, _ count: Int) {
    #expect(duration.wholeUnits(of: unit) == count)
  }

  @Test("The units below and above enclose the duration") func unitsEncloseTheDuration() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<3000 {
      let duration = Duration.nanoseconds(
        Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &generator))
      let unit = Duration.nanoseconds(Int64.random(in: 1...2_000_000_000, using: &generator))
      let floor = unit * duration.wholeUnits(of: unit)
      #expect(floor <= duration && duration < floor + unit, "\(duration) of \(unit)")
      let ceiling = duration.rounded(up: unit)
      #expect(ceiling - unit < duration && duration <= ceiling, "\(duration) up to \(unit)")
    }
  }

  @Test("Fractions of a nanosecond count when rounding up")
  func fractionsOfANanosecondCountWhenRoundingUp() {
    let little = Duration(secondsComponent: 0, attosecondsComponent: 1)
    #expect(little.rounded(up: .seconds(1)) == .seconds(1))
    #expect(Duration.zero.rounded(up: .seconds(1)) == .zero)
  }
}
