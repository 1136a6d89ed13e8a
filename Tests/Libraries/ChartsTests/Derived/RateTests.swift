import Charts
import Testing

struct RateTests {
  private static let gap = Double.nan

  private static func rates(
    _ values: [Double], _ positions: [Double], _ unit: PositionUnit = .seconds
  ) -> Series {
    ChartSet(
      positions: Positions(.listed(positions), unit: unit),
      series: [Series(label: "x", values: values, unit: "MiB")]
    ).rates.series[0]
  }

  @Test("A rate is the increase per second since the value before")
  func seconds() {
    let series = Self.rates([10, 40, 40, 46], [0, 60, 120, 123])
    #expect(series.values[0].isNaN && series.values.dropFirst() == [0.5, 0, 2])
    #expect(series.unit == "MiB/s")
  }

  @Test("Rates are per day on an axis of days, and per unit on one of numbers")
  func units() {
    let daily = Self.rates([10, 40], [5, 8], .days)
    #expect(daily.values[1] == 10 && daily.unit == "MiB/d")
    let numbers = Self.rates([10, 40], [5, 8], .number)
    #expect(numbers.values[1] == 10 && numbers.unit == "MiB")
    var plain = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: 1), unit: .clock),
      series: [Series(label: "x", values: [1])])
    plain = plain.rates
    #expect(plain.series[0].unit == "/s" && plain.series[0].values[0].isNaN)
  }

  /// The increases that Prometheus computes for these samples are 5, 3, 2 and 1.
  @Test("After a reset, the increase is the entire new value")
  func resets() {
    let series = Self.rates([95, 100, 3, 5, 1], [0, 1, 2, 3, 4])
    #expect(series.values.dropFirst() == [5, 3, 2, 1])
  }

  @Test("Gaps stay, and the rate after one is since the last known value")
  func gaps() {
    let series = Self.rates([Self.gap, 1, Self.gap, 7, .infinity, 9], [0, 1, 2, 3, 4, 5])
    #expect([0, 1, 2, 4].allSatisfy { series.values[$0].isNaN })
    #expect(series.values[3] == 3 && series.values[5] == 1)
    #expect(Self.rates([1, 2], [3, 3]).values.allSatisfy { $0.isNaN })
  }

  @Test("Candles become a line of the rates of closes")
  func candles() {
    let candles = Candles(open: [1, 1], high: [9, 9], low: [0, 0])
    let set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: 2), unit: .days),
      series: [Series(label: "c", kind: .candle, values: [2, 4], candles: candles)])
    #expect(set.rates.series[0].values[1] == 2 && (try? set.rates.validated()) != nil)
  }

  @Test("On an axis of numbers with a unit, rates are per this unit")
  func unitOfPositions() {
    var set = lines([10, 40])
    set.positions.unitName = "km"
    #expect(set.rates.series[0].unit == "/km")
    set.series[0].unit = "m"
    #expect(set.rates.series[0].unit == "m/km")
  }

  @Test("Falls are counted, and the first one is found among all series")
  func falls() {
    #expect(lines([1, 2, 2, 3]).resets == nil && lines([.nan, 1, .nan, .infinity]).resets == nil)
    let found = lines([1, 2, 3, 2, 1, 5], [4, .nan, 3, 5, 6, 7]).resets
    #expect(found?.count == 3 && found?.series == 1 && found?.index == 2)
  }
}
