import Testing

@testable import Charts

@Suite("Date sessions")
struct DateSessionsTests {
  /// Minutes from 14:30 to 20:59 UTC, on the days from Thursday, 2019-10-31, to Tuesday,
  /// 2019-11-05.
  private static let days = [18_200, 18_201, 18_204, 18_205]
  private static let times = days.flatMap { day in
    (0..<390).map { Double(day * 86_400 + 52_200 + $0 * 60) }
  }
  private static let sessions = DateSessions(
    (0..<4).map { $0 * 390..<($0 + 1) * 390 }, of: times, pause: 60)
  /// New York, where clocks were set back an hour in the night to Sunday, 2019-11-03.
  private static let scale = DateScale.seconds { $0 < 1_572_760_800 ? -14_400 : -18_000 }
    .showing(sessions)

  @Test(
    "Positions are a step apart, also between sessions, and map back to times")
  func roundTrip() {
    let positions = Self.times.map { Self.sessions.position(of: $0) }
    #expect(positions.first == Self.times.first)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $1 - $0 == 60 })
    #expect(positions.map { Self.sessions.time(at: $0) } == Self.times)
  }

  @Test("Times between sessions have the next one's position, and times outside continue")
  func between() {
    let (first, last) = (Self.times[0], Self.times[1559])
    let saturday = Double(18_202 * 86_400)
    #expect(Self.sessions.position(of: saturday) == Self.sessions.position(of: Self.times[780]))
    #expect(Self.sessions.position(of: first - 5) == first - 5)
    #expect(Self.sessions.time(at: Self.sessions.position(of: last) + 3600) == last + 3600)
    #expect(DateSessions([], of: [], pause: 1).position(of: 7) == 7)
  }

  @Test("A later session doesn't change earlier positions")
  func growing() {
    let fewer = DateSessions([0..<390, 390..<780], of: Self.times, pause: 60)
    for index in stride(from: 0, to: 780, by: 77) {
      #expect(
        fewer.position(of: Self.times[index]) == Self.sessions.position(of: Self.times[index]))
    }
  }

  @Test("Local times follow the zone, also after a clock change on a weekend")
  func clocks() {
    for (day, clock) in [(0, 37_800.0), (1, 37_800), (2, 34_200), (3, 34_200)] {
      let position = Self.sessions.position(of: Self.times[day * 390])
      #expect(
        Self.scale.localTime(at: position) == LocalTime(days: Self.days[day], second: clock))
    }
  }

  @Test("A day starts with its session, and a day without one with the next session")
  func days() {
    let starts = (0..<4).map { Self.sessions.position(of: Self.times[$0 * 390]) }
    #expect(Self.scale.starts(ofDay: 18_201) == [starts[1]])
    #expect(Self.scale.starts(ofDay: 18_202) == [starts[2]])
    #expect(Self.scale.starts(ofDay: 18_204) == [starts[2]])
  }

  @Test("Ticks name each day once and never collide, at any scale")
  func ticks() throws {
    let positions = Self.times.map { Self.sessions.position(of: $0) }
    let window = positions[0]...positions[1559]
    for cells in [40.0, 78, 117, 195, 400, 1000] {
      let scale = cells / (window.upperBound - window.lowerBound)
      let ticks = try DateTicks.byTime(
        in: window, on: Self.scale, cellsPerUnit: scale, spacing: { _ in 7 })
      let places = ticks.ticks.map { $0.position * scale }
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 7 - 1e-6 }, "\(cells)")
      let days = ticks.ticks.filter { $0.unit <= .day }.map(\.position)
      #expect(days == [390, 780, 1170].map { positions[$0] }, "\(cells)")
    }
  }

  @Test("A distance is in real time")
  func distance() throws {
    let end = Self.sessions.position(of: Self.times[1559])
    let distance = try #require(DateDistance("-1d"))
    #expect(
      Self.scale.localTime(at: try distance.position(from: end, on: Self.scale))
        == LocalTime(days: 18_204, second: 57_540))
  }
}
