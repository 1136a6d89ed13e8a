import Cells
import Charts
import Raster
import Scenes
import Shapes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews

@Suite("Horizontal bars")
struct BarRowsTests {
  private static let fruits = [
    "Strawberries from Spain", "Bananas", "Granny Smith apples", "Oranges", "Kiwi",
  ]

  private static func state(
    _ names: [String] = fruits, _ values: [[Double]] = [[40, 10, 30, 20, 5]],
    _ bars: ChartLook.BarDirection = .automatic, stacked: Bool = false
  ) -> ChartState {
    var look = ChartLook()
    look.bars = bars
    look.isStacked = stacked
    let series = values.enumerated().map { index, list in
      Series(label: "y\(index)", name: "N\(index)", kind: .bar, values: list)
    }
    return ChartState(ChartSet(positions: Positions(labels: names), series: series), look)
  }

  private static func many(_ count: Int) -> ChartState {
    state(
      (0..<count).map { "Category number \($0)" }, [(0..<count).map { Double($0 + 1) }], .horizontal
    )
  }

  @Test(
    "Bars are horizontal if the names don’t fit side by side, unless something else is asked for")
  func direction() {
    #expect(Self.state().hasRows(width: 80) && !Self.state().hasRows(width: 200))
    #expect(!Self.state(["a", "b"], [[1, 2]]).hasRows(width: 40))
    #expect(Self.state(["a", "b"], [[1, 2]], .horizontal).hasRows(width: 40))
    #expect(!Self.state(Self.fruits, [[1, 2, 3, 4, 5]], .vertical).hasRows(width: 80))
    var pie = Self.state()
    pie.isPie = true
    #expect(!pie.hasRows(width: 40))
    let dates = ChartState(ChartSamples.days([[1, 2, 3]]), ChartLook())
    #expect(!dates.hasRows(width: 40))
  }

  @Test(
    "Names, bars and values are on the same row, in the given order",
    arguments: [(80, 24), (80, 12), (60, 9), (40, 12)])
  func rows(columns: Int, rows: Int) throws {
    let painted = PaintedSheet.cells(Self.state(), columns: columns, rows: rows)
    let bars = try #require(painted.sheet.barRows)
    #expect(bars.indices == 0..<5 && bars.remainder == nil)
    let names = painted.picture.labels.filter { $0.anchor == .right && $0.text != "│" }
    let values = painted.picture.labels.filter { ["40", "10", "30", "20", "5"].contains($0.text) }
    #expect(names.count == 5 && values.map(\.text) == ["40", "10", "30", "20", "5"])
    #expect(names.map(\.place.y) == values.map(\.place.y))
    #expect(names.map(\.place.y) == names.map(\.place.y).sorted())
    for (name, whole) in zip(names, Self.fruits) {
      #expect(name.text == whole || name.text.contains("…"))
      #expect(painted.place(of: name).minX >= 0)
    }
    for value in values { #expect(painted.place(of: value).maxX <= Double(columns)) }
    let ink = try #require(painted.inks(in: painted.color(ofSeries: 0)).first)
    guard case .fill(let path, _) = ink.layer.outline else { return }
    // Each bar starts at the rule, ends before its value and lies in the row of its name.
    for (index, value) in values.enumerated() {
      let row = (value.place.y + 0.6) * painted.canvas.unit.height
      let end = (value.place.x - 1.6) * painted.canvas.unit.width
      #expect(path.contains(Point(x: painted.plot.minX + 0.5, y: row)), "\(index)")
      #expect(!path.contains(Point(x: (value.place.x + 1) * painted.canvas.unit.width, y: row)))
      #expect(index == 4 || path.contains(Point(x: end, y: row)), "\(index)")
    }
  }

  @Test(
    "Bars fill the height evenly, none of them with more than a third of it, and rows read them",
    arguments: [nil, 1, 0.5, 1.0 / 3, 0.25, 1.0 / 16])
  func height(dot: Double?) {
    for count in [2, 3, 5, 7, 8, 10, 14, 19, 25, 40] {
      for series in 1...2 {
        let values = (0..<series).map { _ in (0..<count).map { Double($0 + 1) } }
        let state = Self.state((0..<count).map { "Category \($0)" }, values, .horizontal)
        for height in stride(from: 4.0, to: 70, by: 1) where Double(count * series) <= height {
          let rows = BarRows(state, height: height, dot: dot)
          let about = "\(count) × \(series) in \(height): \(rows)"
          let tops = (0..<count).map { rows.top(of: $0, lane: 0) }
          let thick = Double(series) * rows.lane
          let below = height - (tops.last ?? 0) - thick
          let used = (tops.last ?? 0) + thick - tops[0]
          #expect(rows.remainder == nil && tops[0] >= 0 && below >= -1e-9, "\(about)")
          #expect(abs(below - tops[0]) <= 2 && used >= 0.55 * height, "\(about)")
          #expect(rows.lane <= max(1, height / 3) && rows.lane >= 0.5, "\(about)")
          let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
          let rounding = dot == 1 ? 1.0 : 1e-9
          #expect(steps.allSatisfy { abs($0 - steps[0]) <= rounding && $0 >= thick - 1e-9 })
          guard dot != nil else { continue }
          for index in 0..<count {
            var read = state
            let text = (rows.textTop(of: index) + 0.4).rounded(.down)
            read.read(atRow: Int(text), of: Int(height))
            #expect(read.reading?.index == index, "\(about)")
          }
        }
      }
    }
  }

  @Test("Series have bars of their own, or share one with their sum if they are stacked")
  func series() throws {
    let values = [[40.0, 10, 30, 20, 5], [10, -20, 5, 1, 2]]
    let grouped = PaintedSheet.points(Self.state(Self.fruits, values, .horizontal))
    #expect(grouped.sheet.barRows?.lanes == [0, 1] && grouped.sheet.legend.count == 2)
    #expect(grouped.picture.labels.contains { $0.text == "−20" })
    let zero = try #require(grouped.inks(in: grouped.canvas.theme.color(.secondary)).first)
    let stacked = PaintedSheet.points(
      Self.state(Self.fruits, [values[0], values[0]], .horizontal, stacked: true))
    #expect(stacked.sheet.barRows?.lanes == [nil])
    #expect(stacked.picture.labels.contains { $0.text == "80" })
    // Without colors, layers have different shades.
    let shaded = PaintedSheet.cells(
      Self.state(Self.fruits, [values[0], values[0]], .horizontal, stacked: true), rows: 9,
      depth: .never)
    #expect(shaded.sheet.barRows?.lane == 1)
    // Negative bars lie at the left of the zero line.
    guard case .fill(let line, _) = zero.layer.outline,
      case .fill(let bars, _)? = grouped.inks(in: grouped.color(ofSeries: 1)).first?.layer.outline
    else {
      Issue.record("no bars")
      return
    }
    #expect(bars.boundingRect.minX < line.boundingRect.minX)
    #expect(bars.boundingRect.maxX > line.boundingRect.maxX)
  }

  @Test("What doesn’t fit is counted, and the page follows the bar that is read")
  func pages() throws {
    var state = Self.many(40)
    let first = try #require(PaintedSheet.cells(state, rows: 12).sheet.barRows)
    #expect(first.indices == 0..<10 && first.remainder == "+30 more")
    state.indicator = Indicator(at: 17)
    let second = try #require(PaintedSheet.cells(state, rows: 12).sheet.barRows)
    #expect(second.indices == 10..<20 && second.remainder == "+10 above, +20 below")
    state.indicator = Indicator(at: 39)
    let last = PaintedSheet.cells(state, rows: 12)
    #expect(last.sheet.barRows?.remainder == "+30 above")
    #expect(last.picture.labels.contains { $0.text == "+30 above" })
    #expect(ChartGrid.rows(of: state, columns: 80, usual: 20) == 41)
    #expect(ChartPage.height(of: state, width: 800) > 40 * 18)
    #expect(ChartPage.height(of: Self.state(), width: 800) == 450)
  }

  @Test("Up, down and the pointer read bars")
  func reading() throws {
    var tester = ProgramTester(
      ChartProgram([Self.state()], ChartSettings(isStill: true)), columns: 80, rows: 24)
    tester.press(.down)
    #expect(tester.model.chart.reading?.index == 0)
    tester.press(.down)
    tester.type("j")
    #expect(tester.model.chart.reading?.index == 2)
    tester.press(.up)
    #expect(tester.model.chart.reading?.index == 1 && tester.model.chart.window.showsWhole)
    let part = ChartWidget.MouseTarget.rows.rawValue
    let place = try #require(tester.place(of: .chart(0), part: part, .hover))
    tester.mouse(.move, 3, place.row + 8)
    #expect(tester.model.chart.reading?.index == 2)
    tester.mouse(.wheel(columns: 0, rows: 1), 3, place.row)
    #expect(tester.model.chart.reading?.index == 3)
    #expect(tester.screen.contains("Oranges"))
  }

  @Test("Values have the unit of their series, and sums that of all")
  func units() {
    func values(_ units: [String?], stacked: Bool) -> [String] {
      var set = ChartSet(
        positions: Positions(labels: ["a", "b"]),
        series: units.enumerated().map {
          Series(label: "y\($0)", kind: .bar, values: [10, 20], unit: $1)
        })
      set.isStacked = stacked
      var look = ChartLook()
      look.bars = .horizontal
      return PaintedSheet.cells(ChartState(set, look)).picture.labels.map(\.text)
    }
    let apart = values(["ms", nil], stacked: false)
    #expect(apart.contains("10 ms") && apart.contains("10"))
    #expect(values(["ms", "ms"], stacked: true).contains("20 ms"))
    #expect(values(["ms", nil], stacked: true).contains("20"))
  }

  @Test("Percentages are in the middle of their layers, where there is room")
  func shares() {
    var look = ChartLook()
    (look.bars, look.isPercentage) = (.horizontal, true)
    let set = ChartSet(
      positions: Positions(labels: ["a", "b"]),
      series: [
        Series(label: "x", values: [30, 1]), Series(label: "y", values: [70, 199]),
      ])
    for painted in [PaintedSheet.cells(ChartState(set, look)), .points(ChartState(set, look))] {
      let shares = painted.picture.labels.filter { $0.text.hasSuffix("%") }
      #expect(shares.map(\.text) == ["30%", "70%", "100%"])
      #expect(shares.allSatisfy { $0.backdrop != nil && $0.anchor == .middle })
      let plot = painted.layout.plot
      #expect(abs(shares[0].place.x - (plot.minX + 0.15 * plot.width)) < 1)
      #expect(shares[0].place.y == shares[1].place.y && shares[1].place.y < shares[2].place.y)
    }
  }
}
