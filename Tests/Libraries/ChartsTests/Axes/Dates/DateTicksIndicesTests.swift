import TestSupport
import Testing

@testable import Charts

struct DateTicksIndicesTests {
  /// Four sessions of minutes as in the S&P 500 sample: 391, 391, 391, 390 points, 9:30 to 16:00.
  static let sessions = Positions(
    .listed(
      (0..<4).flatMap { day in
        (0..<(day == 3 ? 390 : 391)).map { 1_572_946_200 + Double(day * 86_400 + $0 * 60) }
      }), unit: .seconds)

  private func texts(_ ticks: DateTicks) -> [String] {
    DateLabels(ticks, on: .utc).labels.map(\.text)
  }

  @Test("Nights take no space") func nightsTakeNoSpace() throws {
    let whole = try DateTicks.byIndex(
      in: 0..<1563, of: Self.sessions, on: .utc, cellsPerIndex: 80 / 1563
    ) { _ in 7 }
    #expect(texts(whole) == ["5", "12:00", "6", "12:00", "7", "12:00", "8", "12:00", "15:00"])
    #expect(whole.ticks.compactMap(\.index) == [0, 150, 391, 541, 782, 932, 1173, 1323, 1503])
    let morning = try DateTicks.byIndex(
      in: 391..<513, of: Self.sessions, on: .utc, cellsPerIndex: 80 / 122
    ) { _ in 7 }
    #expect(
      texts(morning) == [
        "6", "09:45", "10:00", "10:15", "10:30", "10:45", "11:00", "11:15", "11:30",
      ])
  }

  /// Compares with a scan of every point, cut to the window afterward.
  @Test("A window has the same ticks as the whole axis") func windowHasTheSameTicksAsTheWholeAxis()
    throws
  {
    var random = SeededGenerator(seed: 25)
    for _ in 0..<60 {
      let positions = random.positions()
      let scale = 80 / Double(positions.count) * random.magnitude(0...1)
      let spacing = Double.random(in: 2...12, using: &random)
      let whole = try DateTicks.byIndex(
        in: 0..<positions.count, of: positions, on: .utc, cellsPerIndex: scale,
        spacing: { _ in spacing })
      let indices = whole.ticks.compactMap(\.index)
      #expect(
        zip(indices, indices.dropFirst()).allSatisfy { Double($1 - $0) * scale >= spacing - 1e-3 })
      #expect(whole.ticks.map(\.position) == indices.map { positions[$0] })
      #expect(indices == Self.walk(positions, rung: whole.rung, scale: scale, spacing: spacing))
      for _ in 0..<10 {
        let first = Int.random(in: 0..<positions.count, using: &random)
        let window = first..<min(positions.count, first + positions.count / 4 + 1)
        let part = try DateTicks.byIndex(
          in: window, of: positions, on: .utc, cellsPerIndex: scale, spacing: { _ in spacing })
        #expect(part.ticks == whole.ticks.filter { window.contains($0.index ?? -1) })
      }
    }
  }

  private static func walk(
    _ positions: Positions, rung: DateRung?, scale: Double, spacing: Double
  ) -> [Int] {
    guard let rung else { return [] }
    let points = (1..<positions.count).filter { index in
      rung.ordinal(at: positions[index - 1]) != rung.ordinal(at: positions[index])
    }
    var candidates = points.map { index in
      let weight = DateRung.largestChange(
        from: DateScale.utc.localTime(at: positions[index - 1]),
        to: DateScale.utc.localTime(at: positions[index]))
      return TickCandidate(
        tick: DateTick(position: 0, index: index, unit: .day), place: Double(index) * scale,
        weight: weight ?? 0)
    }
    // The random positions start with a day, but not with a longer unit.
    if rung.unit >= .day, rung == DateRung(unit: .day, count: 2) || rung.shortestSeconds <= 86_400 {
      candidates.insert(
        TickCandidate(
          tick: DateTick(position: 0, index: 0, unit: .day), place: 0,
          weight: DateRung.withinYear.firstIndex(of: DateRung(unit: .day, count: 2)) ?? 0), at: 0)
    }
    return TickCandidate.apart(candidates, least: spacing).compactMap(\.tick.index)
  }

  @Test("Degenerate windows have no colliding ticks") func degenerateWindowsHaveNoCollidingTicks()
    throws
  {
    func ticks(_ positions: [Double], _ window: Range<Int>, _ scale: Double = 1) throws -> [Double]
    {
      try DateTicks.byIndex(
        in: window, of: Positions(.listed(positions), unit: .seconds), on: .utc,
        cellsPerIndex: scale, spacing: { _ in 5 }
      ).ticks.map(\.position)
    }
    #expect(try ticks([], 0..<0) == [])
    #expect(try ticks([], 0..<9) == [])
    #expect(try ticks([86_400], 0..<1).count <= 1)
    #expect(try ticks([5, 5, 5, 5], 0..<4).count <= 1)
    #expect(try ticks([0, 1, 2], 0..<3, 0) == [])
    #expect(throws: AxisError.beyondCalendar) { try ticks([0, 1e300], 0..<2) }
  }
}

extension DateRung {
  fileprivate func ordinal(at position: Double) -> Int {
    let time = DateScale.utc.localTime(at: position)
    return ordinal(of: time, date: time.date)
  }
}

extension SeededGenerator {
  /// Sessions of random lengths and steps, from 2019-01-17 on, an odd day.
  fileprivate mutating func positions() -> Positions {
    var list: [Double] = []
    var position = 1_547_683_200.0
    let steps: [Double] = [1, 60, 3600, 86_400]
    let step = steps.randomElement(using: &self) ?? 60
    for _ in 0..<Int.random(in: 1...12, using: &self) {
      for _ in 0..<Int.random(in: 1...60, using: &self) {
        list.append(position)
        position += step
      }
      position += step * Double(Int.random(in: 0...2000, using: &self))
    }
    list.append(position)
    return Positions(.listed(list), unit: .seconds)
  }
}
