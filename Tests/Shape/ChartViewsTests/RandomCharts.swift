import Charts
import TestSupport

@testable import ChartDrawings
@testable import ChartViews

extension SeededGenerator {
  /// Returns a chart of one or several kinds, with gaps and a random look.
  mutating func chart() -> ChartState {
    var look = ChartLook()
    look.hasSixTicks = Int.random(in: 0..<5, using: &self) == 0
    var kinds: [SeriesKind] = [.line, .steps, .points]
    switch Int.random(in: 0..<9, using: &self) {
    case 0: look.isPercentage = true
    case 1: look.isStacked = true
    case 2: kinds = [.bar]
    case 3: kinds = [.area, .line]
    case 4: look.hasTwoAxes = true
    case 5: look.scale = .symlog()
    case 6: look.scale = .log10
    case 7: look.isPie = true
    default: break
    }
    let count = [0, 1, 2, 7, 40, 300][Int.random(in: 0..<6, using: &self)]
    let unit: PositionUnit = [.days, .seconds, .number][Int.random(in: 0..<3, using: &self)]
    let start = unit == .number ? -20 : unit == .days ? 17_000 : 1.5e9
    let step = [1, 0.5, 7, 3600, 86_400][Int.random(in: 0..<5, using: &self)]
    let positions = Positions(
      .regular(start: start, step: unit == .days ? step.rounded(.up) : step, count: count),
      unit: unit)
    let size = [0.001, 1, 1000, 1e7][Int.random(in: 0..<4, using: &self)]
    let series = (0..<Int.random(in: 1...4, using: &self)).map { index in
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &self)]
      return Series(
        label: "y\(index)", name: ["A", "Names", "A long name"][index % 3], kind: kind,
        values: values(count, upTo: size))
    }
    var state = ChartState(ChartSet(positions: positions, series: series), look)
    change(&state)
    return state
  }

  private mutating func values(_ count: Int, upTo size: Double) -> [Double] {
    (0..<count).map { _ in
      let value = Double.random(in: -size...2 * size, using: &self)
      return Int.random(in: 0..<10, using: &self) == 0 ? .nan : value
    }
  }

  /// Moves the window, hides a series and places the indicator.
  private mutating func change(_ state: inout ChartState) {
    let whole = state.window.whole
    let ends = [
      Double.random(in: whole, using: &self), Double.random(in: whole, using: &self),
    ]
    state.changeWindow(at: .zero, isStill: Bool.random(using: &self)) { window, _ in
      window.select(ends[0], ends[1])
    }
    let series = Int.random(in: 0..<state.set.series.count, using: &self)
    if Bool.random(using: &self) {
      state.changeVisibility(of: series, at: .milliseconds(100), isStill: false) {
        $0.toggle(series)
      }
    }
    state.indicator = Indicator(at: ends[0] / 2 + ends[1] / 2)
    state.isExact = Bool.random(using: &self)
    state.pulled = Bool.random(using: &self) ? series : nil
  }
}
