import Charts
import TestSupport
import Testing

struct RollingMeanTests {
  private static let gap = Double.nan
  private static let values = [3, 1, gap, 4, 1, 5, gap, gap, 9, 2.5, 6]

  private static func set(
    _ values: [Double], _ positions: [Double]? = nil, _ unit: PositionUnit = .number
  ) -> ChartSet {
    let places = positions ?? values.indices.map(Double.init)
    return ChartSet(
      positions: Positions(.listed(places), unit: unit),
      series: [Series(label: "x", values: values)]
    )
  }

  private static func means(_ set: ChartSet, _ window: RollingWindow) -> [Double]? {
    set.averaged(over: window)?.series[0].values
  }

  private static func agree(_ one: [Double]?, _ other: [Double]) -> Bool {
    guard let one, one.count == other.count else { return false }
    return zip(one, other).allSatisfy {
      $0.isNaN && $1.isNaN || ($0 - $1).magnitude <= 1e-12 * $1.magnitude
    }
  }

  /// `pandas.Series.rolling(window, min_periods=1).mean()`, where the value isn't missing.
  @Test("Means are those of pandas, with gaps where values are missing")
  func pandas() {
    let rows = [3, 2, Self.gap, 2.5, 2.5, 10.0 / 3, Self.gap, Self.gap, 9, 5.75, 35.0 / 6]
    #expect(Self.agree(Self.means(Self.set(Self.values), .rows(3)), rows))
    let days = [0.0, 1, 2, 4, 5, 9, 10, 11, 12, 13, 20]
    let daily = [3, 2, Self.gap, 4, 2.5, 5, Self.gap, Self.gap, 9, 5.75, 6]
    let daysSet = Self.set(Self.values, days, .days)
    #expect(Self.agree(Self.means(daysSet, .seconds(3 * 86_400)), daily))
    #expect(Self.agree(Self.means(Self.set(Self.values, days), .distance(3)), daily))
    let seconds = [0, 0, 30, 60, 60, 61, 119.5, 120, 121, 180, 400]
    let timed = [3, 2, Self.gap, 4, 2.5, 10.0 / 3, Self.gap, Self.gap, 9, 5.75, 6]
    let times = Self.set(Self.values, seconds, .seconds)
    #expect(Self.agree(Self.means(times, .seconds(60)), timed))
  }

  @Test("A window that doesn’t fit the axis gives no means")
  func unfit() {
    #expect(Self.means(Self.set([1]), .seconds(60)) == nil)
    for unit in [PositionUnit.seconds, .days, .clock] {
      #expect(Self.means(Self.set([1], nil, unit), .distance(60)) == nil)
      #expect(Self.means(Self.set([1], nil, unit), .seconds(60)) == [1])
    }
    var categories = Self.set([1, 3])
    categories.positions = Positions(labels: ["a", "b"])
    #expect(Self.means(categories, .distance(2)) == nil)
    #expect(Self.means(categories, .rows(2)) == [1, 2])
  }

  @Test("Each mean is that of its window alone, whatever was in earlier ones", arguments: 0..<20)
  func law(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sizes: [Double] = [1e-9, 1, 1e15]
    let values = (0..<200).map { _ -> Double in
      let size = sizes[Int.random(in: 0..<3, using: &random)]
      return Int.random(in: 0..<6, using: &random) == 0
        ? .nan : Double.random(in: -1...1, using: &random) * size
    }
    let count = Int.random(in: 1...40, using: &random)
    let means = Self.means(Self.set(values), .rows(count)) ?? []
    for index in values.indices where !values[index].isNaN {
      let window: [Double] = values[max(0, index - count + 1)...index].filter { !$0.isNaN }
      let sorted = window.sorted { $0.magnitude < $1.magnitude }
      let mean: Double = sorted.reduce(0, +) / Double(window.count)
      let largest: Double = sorted.last?.magnitude ?? 0
      #expect((means[index] - mean).magnitude <= 1e-14 * largest)
    }
  }

  @Test("Means don’t drift: those of equal values equal them, also after huge ones")
  func stable() {
    let values: [Double] = [1e300, -1e300, 1e16] + [Double](repeating: 0.1, count: 100_000)
    let means = Self.means(Self.set(values), .rows(7)) ?? []
    #expect(means.dropFirst(9).allSatisfy { $0 == 0.1 })
    let huge = Double.greatestFiniteMagnitude
    #expect(Self.means(Self.set([huge, huge, huge]), .rows(3)) == [huge, huge, huge])
  }

  @Test("Series are named after their window; candles become lines")
  func names() {
    let candles = Candles(open: [1, 1], high: [9, 9], low: [0, 0])
    let set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: 2), unit: .days),
      series: [
        Series(label: "c", name: "Close", kind: .candle, values: [2, 4], candles: candles),
        Series(label: "v", kind: .bar, values: [1, 2]),
      ])
    let shown = set.averaged(over: .seconds(7 * 86_400))
    #expect(shown?.series.map(\.name) == ["Close, 7 d average", "v, 7 d average"])
    #expect(shown?.series.map(\.label) == ["c", "v"])
    #expect(shown?.series.map(\.kind) == [.line, .bar])
    #expect(shown?.series[0].values == [2, 3])
    #expect((try? shown?.validated()) != nil)
    let words: [(RollingWindow, String)] = [
      (.seconds(5400), "90 min average"), (.seconds(0.5), "0.5 s average"),
      (.seconds(7200), "2 h average"), (.rows(20), "average of 20"),
      (.distance(2.5), "average over 2.5"), (.distance(1e-7), "average over 0.0000001"),
    ]
    for (window, name) in words { #expect(window.name == name) }
  }
}
