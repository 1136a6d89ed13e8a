import Charts
import TestSupport
import Testing

struct PositionsTests {
  @Test("Regular positions are computed from the start")
  func regularPositionsAreComputedFromTheStart() {
    let positions = Positions(.regular(start: 10, step: 0.5, count: 4), unit: .number)
    #expect((0..<positions.count).map { positions[$0] } == [10, 10.5, 11, 11.5])
    #expect(positions.span == 10...11.5)
  }

  @Test("Empty positions have no span") func emptyPositionsHaveNoSpan() {
    let positions = Positions(.listed([]), unit: .days)
    #expect(positions.span == nil)
    #expect(positions.nearestIndex(to: 1) == nil)
    #expect(positions.indices(in: 0...1).isEmpty)
  }

  @Test("The lower of two equally near positions is chosen")
  func lowerOfTwoEquallyNearPositionsIsChosen() {
    let positions = Positions(.listed([0, 10]), unit: .number)
    #expect(positions.nearestIndex(to: 5) == 0)
    #expect(positions.nearestIndex(to: 5.1) == 1)
    #expect(positions.nearestIndex(to: -99) == 0)
    #expect(positions.nearestIndex(to: 99) == 1)
  }

  @Test("Search agrees with a linear scan", arguments: 0..<30)
  func searchAgreesWithALinearScan(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let positions = random.positions(Int.random(in: 1...200, using: &random))
    let places = (0..<positions.count).map { positions[$0] }
    for _ in 0..<40 {
      let window = random.window(on: positions)
      let place = window.lowerBound
      #expect(
        positions.firstIndex(atOrAfter: place)
          == places.firstIndex { $0 >= place } ?? places.count)
      #expect(
        positions.firstIndex(after: place) == places.firstIndex { $0 > place } ?? places.count)
      #expect(
        Array(positions.indices(in: window))
          == places.indices.filter {
            window.contains(places[$0])
          })
      let nearest = places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
      #expect(positions.nearestIndex(to: place) == nearest)
    }
  }

  @Test("Neighbors are clamped to the list") func neighborsAreClampedToTheList() {
    let positions = Positions(.regular(start: 0, step: 1, count: 10), unit: .number)
    #expect(positions.indicesWithNeighbors(of: 2.5...4.5) == 2..<6)
    #expect(positions.indicesWithNeighbors(of: 2.1...2.2) == 2..<4)
    #expect(positions.indicesWithNeighbors(of: -5...20) == 0..<10)
  }

  @Test("Extreme positions are found") func extremePositionsAreFound() {
    let positions = Positions(.regular(start: 1e300, step: 1, count: 5), unit: .number)
    #expect(positions.firstIndex(atOrAfter: -.infinity) == 0)
    #expect(positions.firstIndex(after: .infinity) == 5)
    #expect(positions.firstIndex(after: 1e300) == 5)
    #expect(positions.firstIndex(atOrAfter: .nan) == 5)
  }

  @Test("The usual step is that of most positions: weekends and nights don’t count")
  func usualStep() {
    func step(_ list: [Double]) -> Double? { Positions(.listed(list), unit: .days).usualStep }
    let weekdays = (0..<2000).filter { $0 % 7 < 5 }.map(Double.init)
    #expect(step(weekdays) == 1 && step(Array(weekdays.prefix(7))) == 1)
    #expect(step([]) == nil && step([5]) == nil && step([5, 5]) == nil)
    #expect(step([0, 30, 61]) == 31)
    // Only two values, each repeated many times.
    #expect(
      step(Array(repeating: 0, count: 300) + Array(repeating: 500, count: 700)) == 500.0 / 999)
    #expect(Positions(.regular(start: 0, step: 3, count: 2), unit: .number).usualStep == 3)
    #expect(Positions(.regular(start: 0, step: 3, count: 1), unit: .number).usualStep == nil)
  }
}
