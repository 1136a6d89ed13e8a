import Cells
import Charts
import Shapes
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Labels of vertical axes")
struct ChartLadderTests {
  private static func sheet(
    _ values: [Double], kind: SeriesKind = .line, _ look: ChartLook = ChartLook(),
    columns: Int = 40, rows: Int, glyphs: GlyphSet? = .sextant
  ) -> PaintedSheet {
    PaintedSheet.cells(
      ChartState(ChartSamples.days([values], kind: kind), look), columns: columns, rows: rows,
      glyphs: glyphs, without: ChartSamples.strips)
  }

  /// Returns the labels of the left axis from top to bottom.
  private static func labels(_ sheet: PaintedSheet) -> [ChartPicture.Label] {
    sheet.picture.labels.filter { $0.anchor == .right && $0.role == .secondary }
      .sorted { $0.place.y < $1.place.y }
  }

  @Test(
    "The labels of any low chart have rows of their own, equal steps, and zero", arguments: 0..<20)
  func law(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let size = [1e-6, 0.3, 1, 12, 1000, 1e7, 1e300][Int.random(in: 0..<7, using: &random)]
      let low = [0, -1, 0.5][Int.random(in: 0..<3, using: &random)] * size
      let count = Int.random(in: 1...9, using: &random)
      let values = (0..<count).map { _ in Double.random(in: low...size, using: &random) }
      let kinds: [SeriesKind] = [.line, .bar, .area, .points]
      let sheet = Self.sheet(
        values, kind: kinds[Int.random(in: 0..<4, using: &random)],
        columns: Int.random(in: 14...60, using: &random),
        rows: Int.random(in: 2...14, using: &random),
        glyphs: GlyphSet.allCases[Int.random(in: 0..<8, using: &random)])
      guard sheet.layout.leftLabels != nil else { continue }
      let labels = Self.labels(sheet)
      let (rows, texts) = (labels.map(\.place.y), labels.map(\.text))
      let about = "\(values), \(sheet.rect): \(texts)"
      #expect(!labels.isEmpty && Set(rows).count == rows.count, "\(about)")
      #expect(Set(texts).count == texts.count, "\(about)")
      #expect(rows.allSatisfy { $0 == $0.rounded() })
      let range = sheet.state.axes[0].range.target
      let ladder = sheet.sheet.ladders[0].ticks.map(\.tick.value).sorted()
      #expect(!range.contains(0) || ladder.contains(0), "\(about)")
      let steps = zip(ladder, ladder.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { abs($0 - steps[0]) <= 1e-9 * steps[0] }, "\(about)")
      // Equal but for rounding, which two rows beside three would show.
      let gaps = zip(rows, rows.dropFirst()).map { $1 - $0 }
      let (least, most) = (gaps.min() ?? 1, gaps.max() ?? 1)
      #expect(most == least || least >= 3 && most == least + 1, "\(about) \(rows)")
    }
  }

  @Test(
    "Low charts have coarser labels, evenly spaced, not fewer of the usual ones",
    arguments: [
      ([1.0, 2, 3], 5, ["3.0", "1.5"]), ([0.0, 0], 8, ["100", "50", "0"]),
      ([1500, 16_000], 11, ["15k", "10k", "5k"]),
      ([3.0, 12_000], 6, ["12k", "8k", "4k"]), ([-5.0, 10], 8, ["10", "0"]),
      ([-1e308, 1e308], 4, ["1e308", "0", "−1e308"]),
    ])
  func coarser(values: [Double], rows: Int, texts: [String]) {
    #expect(Self.labels(Self.sheet(values, rows: rows)).map(\.text) == texts)
  }

  @Test("Thinned labels are multiples of their distance where these are even", arguments: 6..<40)
  func multiples(rows: Int) {
    for values in [[1.0, 149], [10, 70], [5, 79], [12, 47], [-90, -10], [1003, 1010]] {
      let sheet = Self.sheet(values, rows: rows)
      let ladder = sheet.sheet.ladders[0].ticks.map(\.tick.value).sorted()
      guard ladder.count > 1 else { continue }
      let step = ladder[1] - ladder[0]
      if ladder[0].remainder(dividingBy: step) == 0 { continue }
      // No two or more multiples of any distance are even.
      let (axis, state) = (sheet.state.axes[0], sheet.state)
      let rail = LabelRail(sheet.layout, state, on: sheet.canvas)
      let unit = axis.numbers[1].value - axis.numbers[0].value
      for factor in 1...8 {
        let step = Double(factor) * unit
        let numbers = axis.numbers.map(\.value).filter { $0.remainder(dividingBy: step) == 0 }
        let places = numbers.map { axis.scale(at: .zero).share(of: $0) }
        let isEven = numbers.count > 1 && rail.isClear(places) && rail.isEven(places)
        #expect(!isEven, "\(values): \(ladder), but \(numbers)")
      }
    }
  }

  @Test("Six labels and quarters are thinned evenly", arguments: 2..<20)
  func parts(rows: Int) {
    var six = ChartLook()
    six.hasSixTicks = true
    let sheet = Self.sheet([0, 100], six, rows: rows)
    let labels = Self.labels(sheet)
    #expect([1, 2, 6].contains(labels.count) && Set(labels.map(\.place.y)).count == labels.count)
    var shares = ChartLook()
    shares.isPercentage = true
    let quarters = Self.labels(Self.sheet([1, 2], shares, rows: rows))
    #expect([1, 2, 3, 5].contains(quarters.count))
    #expect(Set(quarters.map(\.place.y)).count == quarters.count)
  }

  @Test("Each label of a logarithmic axis has a format of its own")
  func decades() {
    var look = ChartLook()
    look.scale = .log10
    let wide = Self.labels(Self.sheet([1e-6, 1e-4, 1, 1e4], look, rows: 24)).map(\.text)
    #expect(wide == ["10k", "100", "1", "0.01", "0.0001", "1e−6"])
    let large = Self.labels(Self.sheet([1, 1e5, 1e8], look, rows: 24)).map(\.text)
    #expect(large.first == "100M" && large.last == "1" && !large.contains("0"))
    look.scale = .symlog()
    let both = Self.labels(Self.sheet([-1e6, 0, 1e6], look, rows: 24)).map(\.text)
    #expect(both.first == "1M" && both.contains("0") && both.last == "−1M")
    look.scale = .log10
    let narrow = Self.labels(Self.sheet([1.001, 1.005], look, rows: 24)).map(\.text)
    #expect(Set(narrow.map(\.count)).count == 1)
  }

  @Test("Labels cross-fade at any height", arguments: 4..<20)
  func crossFade(rows: Int) {
    var state = ChartState(
      ChartSamples.days([(0..<60).map { Double($0 * $0) - 300 }]), ChartLook())
    func ticks(_ time: Duration) -> [TickFade<DecimalNumber>.Shown] {
      PaintedSheet.cells(
        state, columns: 40, rows: rows, without: ChartSamples.strips, at: time
      ).sheet.ladders[0].ticks
    }
    let before = Set(ticks(.zero).map(\.tick))
    state.changeWindow(at: .zero, isStill: false) { window, _ in
      window.select(ChartSamples.saturday + 5, ChartSamples.saturday + 25)
    }
    let after = Set(ticks(.seconds(2)).map(\.tick))
    #expect(ticks(.seconds(2)).allSatisfy { $0.opacity == 1 })
    // The first picture is the former one, as far as its labels are still in the range.
    #expect(ticks(.zero).allSatisfy { before.contains($0.tick) && $0.opacity == 1 })
    let middle = ticks(.milliseconds(250))
    #expect(middle.allSatisfy { before.union(after).contains($0.tick) }, "\(rows)")
    #expect(before == after || middle.contains { $0.opacity < 1 }, "\(rows)")
  }

  @Test("Labels never touch while the axis moves", arguments: [5, 8, 14])
  func motion(rows: Int) {
    var state = ChartState(
      ChartSamples.days([(0..<60).map { Double($0 * $0) - 300 }]), ChartLook())
    state.changeWindow(at: .zero, isStill: false) { window, _ in
      window.select(ChartSamples.saturday + 5, ChartSamples.saturday + 25)
    }
    for time in stride(from: 0, through: 800, by: 20) {
      let sheet = PaintedSheet.cells(
        state, columns: 40, rows: rows, without: ChartSamples.strips, at: .milliseconds(time))
      let labels = Self.labels(sheet).map(\.place.y)
      #expect(Set(labels).count == labels.count)
    }
  }
}
