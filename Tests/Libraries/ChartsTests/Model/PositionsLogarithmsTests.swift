import Charts
import Testing

struct PositionsLogarithmsTests {
  @Test("Numbers above 0 have logarithms as positions")
  func numbers() {
    let positions = Positions(.listed([0.001, 1, 100]), unit: .number).logarithms
    #expect(positions?.storage == .listed([-3, 0, 2]) && positions?.isLogarithmic == true)
    #expect(positions?.number(at: 2) == 100)
    #expect(Positions(.listed([2]), unit: .number).number(at: 2) == 2)
  }

  @Test("Other positions have none")
  func others() {
    #expect(Positions(.listed([0, 1]), unit: .number).logarithms == nil)
    #expect(Positions(.listed([-1, 1]), unit: .number).logarithms == nil)
    #expect(Positions(.listed([5, 6]), unit: .days).logarithms == nil)
    #expect(Positions(labels: ["a"]).logarithms == nil)
  }

  @Test("Ticks are powers of ten at their logarithms, and linear in a part of a decade")
  func ticks() {
    let space = TickSpace(length: 60, minimumSpacing: 8, labels: 2...12)
    let wide = NumberTicks.logarithmic(between: -2...2, space: space)
    #expect(wide?.positions == [-2, -1, 0, 1, 2] && wide?.ticks.hasDecades == true)
    let narrow = NumberTicks.logarithmic(between: 1...1.1, space: space)
    #expect(narrow?.ticks.hasDecades == false && (narrow?.positions.count ?? 0) > 1)
    #expect(NumberTicks.logarithmic(between: 1...1, space: space) == nil)
  }

  @Test("Only positions whose distances overflow are divided, exactly and in order")
  func finiteDistances() {
    let huge = Positions(.listed([-1.7e308, 0, 1.7e308]), unit: .number).withFiniteDistances
    #expect(zip([-1.7e308, 0, 1.7e308], 0..<3).allSatisfy { huge.number(at: huge[$1]) == $0 })
    #expect((4 * (huge[2] - huge[0])).isFinite && huge.position(of: 1.7e308) == huge[2])
    #expect(huge.withFiniteDistances == huge)
    #expect(
      huge.firstIndex(
        atOrAfter: (try? huge.interval(named: "0", in: .utc, from: 0).lowerBound) ?? 9) == 1)
    for plain in [
      Positions(.listed([0, 1e307]), unit: .number), Positions(.listed([]), unit: .number),
      Positions(labels: ["a"]),
    ] { #expect(plain.withFiniteDistances == plain) }
  }
}
