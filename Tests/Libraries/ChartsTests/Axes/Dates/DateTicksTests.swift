import Clocks
import TestSupport
import Testing

@testable import Charts

struct DateTicksTests {
  private func days(_ year: Int, _ month: Int, _ day: Int) -> Double {
    Double(CivilDate.days(year: year, month: month, day: day))
  }

  private func texts(_ ticks: DateTicks, _ scale: DateScale) -> [String] {
    DateLabels(ticks, on: scale).texts
  }

  /// The first set of the contest's data: 112 days in 80 columns.
  @Test("A window of months has ticks on months and days")
  func windowOfMonthsHasTicksOnMonthsAndDays() throws {
    let window = days(2018, 11, 17)...days(2019, 3, 8)
    let ticks = try DateTicks.byTime(in: window, on: .days, cellsPerUnit: 79.0 / 111) { _ in 5 }
    #expect(
      texts(ticks, .days) == [
        "21", "Dec", "11", "21", "2019", "11", "21", "Feb", "11", "21", "Mar",
      ])
  }

  @Test("A window of a day has ticks on hours") func windowOfADayHasTicksOnHours() throws {
    let start = 1_572_912_000.0
    let ticks = try DateTicks.byTime(
      in: start...start + 86_400, on: .utc, cellsPerUnit: 80 / 86_400, spacing: { _ in 7 })
    #expect(
      texts(ticks, .utc) == [
        "5", "03:00", "06:00", "09:00", "12:00", "15:00", "18:00", "21:00", "6",
      ])
  }

  @Test("A scale of days has no ticks on hours") func scaleOfDaysHasNoTicksOnHours() throws {
    let ticks = try DateTicks.byTime(in: 10...12, on: .days, cellsPerUnit: 40) { _ in 5 }
    #expect(ticks.ticks.map(\.position) == [10, 11, 12])
  }

  @Test("Invalid windows are rejected") func invalidWindowsAreRejected() {
    #expect(throws: AxisError.beyondCalendar) {
      try DateTicks.byTime(in: 0...1e300, on: .utc, cellsPerUnit: 1) { _ in 5 }
    }
    #expect(throws: AxisError.notFinite) {
      try DateTicks.byTime(in: 0...Double.infinity, on: .utc, cellsPerUnit: 1) { _ in 5 }
    }
  }

  @Test("Ticks never collide at any zoom") func ticksNeverCollideAtAnyZoom() throws {
    var random = SeededGenerator(seed: 21)
    for index in 0..<600 {
      let zone = SyntheticZone.allCases[index % SyntheticZone.allCases.count]
      let span = random.magnitude(-1...11)
      let start = random.moment(near: zone.changes) - span / 2
      let spacing = Double.random(in: 3...12, using: &random)
      let scale = 80 / span
      let ticks = try DateTicks.byTime(
        in: start...start + span, on: zone.scale, cellsPerUnit: scale, spacing: { _ in spacing })
      let places = ticks.ticks.map { $0.position * scale }
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= spacing - 1e-3 })
      #expect(ticks.ticks.allSatisfy { start <= $0.position && $0.position <= start + span })
      // The largest ratio in the ladder is five, and one candidate may be dropped.
      #expect(Double(ticks.ticks.count) >= (80 / spacing / 12).rounded(.down), "\(span) \(spacing)")
    }
  }

  @Test("Labels of days and more have the distance of their unit: none is left out")
  func labelsHaveTheDistanceOfTheirUnit() throws {
    var random = SeededGenerator(seed: 25)
    var units: Set<DateUnit> = []
    for _ in 0..<600 {
      let span = random.magnitude(0...4)
      let start = Double.random(in: -30_000...30_000, using: &random)
      let spacing = Double.random(in: 3...12, using: &random)
      let ticks = try DateTicks.byTime(
        in: start...start + span, on: .days, cellsPerUnit: 80 / span, spacing: { _ in spacing })
      guard let rung = ticks.rung else { continue }
      let longest: Double =
        switch rung.unit {
        case .year: 366 * Double(rung.count)
        case .month: 31 * Double(rung.count)
        default: Double(rung.count + 1)
        }
      let places = ticks.ticks.map(\.position)
      for gap in zip(places, places.dropFirst()).map({ $1 - $0 }) {
        #expect(gap >= rung.shortestSeconds / 86_400 && gap <= longest, "\(rung) \(gap)")
        units.insert(rung.unit)
      }
    }
    #expect(units == [.year, .month, .day])
  }

  @Test("Labels of sessions of days are complete too") func sessionsAreComplete() throws {
    let monday = 17_903
    let weekdays = (0..<910).filter { $0 % 7 < 5 }.map { Double($0 + monday) }
    let weeks = (0..<130).map { 5 * $0..<5 * $0 + 5 }
    let scale = DateScale.days.showing(DateSessions(weeks, of: weekdays, pause: 1))
    for count in stride(from: 10, through: 600, by: 7) {
      let ends = [weekdays[20], weekdays[20 + count]].map { scale.position(of: $0) }
      let ticks = try DateTicks.byTime(
        in: ends[0]...ends[1], on: scale, cellsPerUnit: 80 / (ends[1] - ends[0])
      ) { _ in 5 }
      guard let rung = ticks.rung else { continue }
      let days = ticks.ticks.map { scale.time(at: $0.position) }
      for gap in zip(days, days.dropFirst()).map({ $1 - $0 }) {
        let longest = rung.unit == .day ? Double(rung.count + 1) : 366 * Double(rung.count)
        #expect(gap <= longest + 2, "\(count) \(rung) \(gap)")
      }
    }
  }

  @Test("Panning never changes the visible ticks") func panningNeverChangesTheVisibleTicks() throws
  {
    var random = SeededGenerator(seed: 22)
    for index in 0..<150 {
      let zone = SyntheticZone.allCases[index % SyntheticZone.allCases.count]
      let span = random.magnitude(1...10)
      let start = random.moment(near: zone.changes) - span
      let scale = 80 / span
      let all = try DateTicks.byTime(
        in: start...start + 3 * span, on: zone.scale, cellsPerUnit: scale, spacing: { _ in 7 })
      for _ in 0..<10 {
        let left = start + Double.random(in: 0...2, using: &random) * span
        let part = try DateTicks.byTime(
          in: left...left + span, on: zone.scale, cellsPerUnit: scale, spacing: { _ in 7 })
        #expect(part.rung == all.rung)
        let expected = all.ticks.filter { left <= $0.position && $0.position <= left + span }
        #expect(part.ticks == expected)
      }
    }
  }

  @Test("Zooming in never removes a month") func zoomingInNeverRemovesAMonth() throws {
    let start = days(2019, 1, 1)
    var previous: Set<Double> = []
    for step in 0..<80 {
      let span = 3650.0 * pow(0.93, step)
      let window = start...start + span
      let ticks = try DateTicks.byTime(in: window, on: .days, cellsPerUnit: 80 / span) { _ in 5 }
      let positions = Set(ticks.ticks.map(\.position))
      #expect(positions.isSuperset(of: previous.filter(window.contains)))
      previous = Set(ticks.ticks.filter { $0.unit == .month }.map(\.position))
    }
  }

  /// The rule of weights in another form: in order of weight and then location, a candidate stays
  /// if none before it is closer than the spacing.
  @Test("The heavier of two colliding ticks stays") func heavierOfTwoCollidingTicksStays() {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<500 {
      let candidates = (0..<12).map { _ in
        TickCandidate(
          tick: DateTick(position: 0, unit: .day),
          place: Double(Int.random(in: 0...60, using: &random)),
          weight: Int.random(in: 0...3, using: &random))
      }.sorted { $0.place < $1.place }
      let kept = TickCandidate.apart(candidates, least: 5)
      let order = candidates.indices.sorted {
        (candidates[$0].weight, $0) < (candidates[$1].weight, $1)
      }
      let expected = order.indices.filter { rank in
        order[..<rank].allSatisfy {
          (candidates[$0].place - candidates[order[rank]].place).magnitude >= 5
        }
      }.map { order[$0] }.sorted()
      #expect(kept.map(\.place) == expected.map { candidates[$0].place })
    }
  }
}

private func pow(_ base: Double, _ exponent: Int) -> Double {
  (0..<exponent).reduce(1) { product, _ in product * base }
}

extension SeededGenerator {
  /// Returns an instant within a few days of one of the given ones.
  mutating func moment(near instants: [Double]) -> Double {
    (instants.randomElement(using: &self) ?? 0) + Double.random(in: -2e5...2e5, using: &self)
  }
}
