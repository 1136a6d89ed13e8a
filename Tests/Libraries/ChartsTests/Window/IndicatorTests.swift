import Charts
import Testing

struct IndicatorTests {
  func set(_ values: [Double]..., kind: SeriesKind = .line) -> ChartSet {
    ChartSet(
      positions: Positions(.regular(start: 10, step: 2, count: values[0].count), unit: .number),
      series: values.enumerated().map {
        Series(label: "\($0.offset)", kind: kind, values: $0.element)
      })
  }

  @Test("The indicator reads the nearest position") func indicatorReadsTheNearestPosition() {
    let set = set([1, 2, .nan], [4, 5, 6])
    let all = Visibility(count: 2)
    let reading = Indicator(at: 12.9).reading(of: set, all)
    #expect(reading?.index == 1 && reading?.position == 12 && reading?.values == [2, 5])
    let last = Indicator(at: 99).reading(of: set, all)
    #expect(last?.values[0].isNaN == true && last?.values[1] == 6)
  }

  @Test("The indicator skips hidden series") func indicatorSkipsHiddenSeries() {
    var visibility = Visibility(count: 2)
    _ = visibility.toggle(0)
    let reading = Indicator(at: 10).reading(of: set([1, 2, 3], [4, 5, 6]), visibility)
    #expect(reading?.values[0].isNaN == true && reading?.values[1] == 4)
  }

  @Test("Lines are interpolated between points") func linesAreInterpolatedBetweenPoints() {
    let lines = set([1, 2, .nan], [4, 8, 6])
    let all = Visibility(count: 2)
    #expect(Indicator(at: 10.5).exactReading(of: lines, all)?.values == [1.25, 5])
    #expect(Indicator(at: 12).exactReading(of: lines, all)?.values == [2, 8])
    let beside = Indicator(at: 13).exactReading(of: lines, all)
    #expect(beside?.values[0].isNaN == true && beside?.values[1] == 7)
    for outside in [9.9, 14.1] {
      #expect(Indicator(at: outside).exactReading(of: lines, all)?.values[1].isNaN == true)
    }
  }

  @Test("Steps hold their value and points don't") func stepsHoldTheirValueAndPointsDont() {
    let all = Visibility(count: 1)
    let steps = set([1, 2, .nan], kind: .steps)
    #expect(Indicator(at: 11.9).exactReading(of: steps, all)?.values == [1])
    #expect(Indicator(at: 13).exactReading(of: steps, all)?.values == [2])
    #expect(Indicator(at: 14).exactReading(of: steps, all)?.values[0].isNaN == true)
    let points = set([1, 2, 3], kind: .points)
    #expect(Indicator(at: 11).exactReading(of: points, all)?.values[0].isNaN == true)
    #expect(Indicator(at: 12).exactReading(of: points, all)?.values == [2])
  }

  @Test("Readings agree with the contest") func readingsAgreeWithTheContest() throws {
    // The contest’s charts at the fraction 0.3 of the windows 33..<88 and 111..<296.
    let expected: [(Double, Int, [Double])] = [
      (49.2, 49, [47.4, 56.8]), (49.2, 49, [8200.8, 4852.4]), (49.2, 49, [5461.4, 5142.4]),
      (49.2, 49, [47.6, 18.8]), (166.2, 166, [2_689_880, 1_539_906, 1_123_360, 557_172]),
    ]
    for (set, (position, index, values)) in zip(SampleCharts.stage1, expected) {
      let (first, last) = index == 49 ? (33, 87) : (111, 295)
      var window = ChartWindow(of: set.positions)
      window.select(set.positions[first], set.positions[last])
      let indicator = Indicator(at: window.position(atVisibleShare: Indicator.usualShare))
      #expect(isClose(indicator.position, set.positions[0] + position, 1e-12))
      let all = Visibility(count: set.series.count)
      let reading = try #require(indicator.exactReading(of: set, all))
      #expect(reading.index == index)
      #expect(zip(reading.values, values).allSatisfy { isClose($0, $1, 1e-7) })
    }
  }

  @Test("The indicator steps from point to point within the window")
  func indicatorStepsFromPointToPointWithinTheWindow() {
    let positions = Positions(.listed([0, 1, 1, 1, 5, 6, 9, 12]), unit: .number)
    var window = ChartWindow(of: positions)
    window.select(0, 9)
    var indicator = Indicator(at: 0.2)
    var visited: [Double] = []
    for _ in 0..<6 {
      indicator.step(by: 1, over: positions, in: window)
      visited.append(indicator.position)
    }
    #expect(visited == [1, 5, 6, 9, 9, 9])
    indicator.step(by: -2, over: positions, in: window)
    #expect(indicator.position == 5)
    indicator.step(by: .min, over: positions, in: window)
    #expect(indicator.position == 0)
    indicator.step(by: .max, over: positions, in: window)
    #expect(indicator.position == 9)
  }

  @Test("An indicator outside the window steps into it") func indicatorOutsideTheWindowStepsIntoIt()
  {
    let positions = Positions(.regular(start: 0, step: 1, count: 100), unit: .number)
    var window = ChartWindow(of: positions)
    window.select(40, 50)
    var indicator = Indicator(at: 3)
    indicator.step(by: 1, over: positions, in: window)
    #expect(indicator.position == 40)
  }

  @Test("The label flips at three quarters") func labelFlipsAtThreeQuarters() {
    let window = ChartWindow(whole: 0...100)
    #expect(!Indicator(at: 74.9).flipsPoster(in: window))
    #expect(Indicator(at: 75).flipsPoster(in: window))
  }
}
