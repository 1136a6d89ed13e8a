import Cells
import Charts
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Painted charts")
struct ChartPainterTests {
  static let wave = (0..<60).map { Double($0 * 7 % 31 + 5) }

  static func state(
    _ kind: SeriesKind = .line, _ look: ChartLook = ChartLook(), _ values: [[Double]]? = nil
  ) -> ChartState {
    ChartState(ChartSamples.days(values ?? [wave, wave.map { 90 - $0 }], kind: kind), look)
  }

  // MARK: Places

  @Test("The labels of any chart at any size lie inside it", arguments: 0..<10)
  func places(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for number in 0..<50 {
      let state = random.chart()
      let now = Duration.milliseconds(Int.random(in: 0...800, using: &random))
      let strips: [ChartLayout.Strip] = [.title, .legend, .miniMap]
      let hidden = Set(strips.filter { _ in .random(using: &random) })
      let glyphs = GlyphSet.allCases[Int.random(in: 0..<8, using: &random)]
      let painted =
        number % 2 == 0
        ? PaintedSheet.cells(
          state, columns: Int.random(in: 1...130, using: &random),
          rows: Int.random(in: 1...40, using: &random), glyphs: glyphs, without: hidden, at: now)
        : PaintedSheet.points(
          state, width: Double.random(in: 90...1000, using: &random),
          height: Double.random(in: 90...700, using: &random), without: hidden, at: now)
      for label in painted.picture.labels {
        var place = painted.place(of: label)
        // A percentage is centered on its slice, however small.
        if label.role == .strong {
          place = Rect(x: place.midX, y: place.minY, width: 0, height: place.height)
        }
        #expect(painted.rect.holds(place), "\(label.text) at \(place), chart \(number) of \(seed)")
      }
      for ink in painted.picture.inks {
        #expect(ink.clip.minX.isFinite && ink.clip.height >= 0)
      }
    }
  }

  @Test("The left labels are beside their lines, in ascending order")
  func numbers() {
    let painted = PaintedSheet.points(Self.state(), without: ChartSamples.strips)
    let numbers = painted.state.axes[0].numbers
    let labels = painted.picture.labels.filter { $0.anchor == .right }
    #expect(labels.map(\.text) == painted.labels.texts(of: numbers, isPercentage: false))
    let (frame, row) = (painted.frame(), painted.layout.metrics.row)
    for (number, label) in zip(numbers, labels) {
      let middle = label.place.y + row / 2
      let isFree =
        middle > painted.layout.plot.minY + row / 2 + 1e-9
        && middle < painted.layout.plot.maxY - row / 2 - 1e-9
      if isFree { #expect(abs(middle - frame.y(of: number.value)) < 1e-9) }
    }
  }

  // MARK: Indicator

  /// Returns the distance of a point from a path's line segments.
  private static func distance(of point: Point, from path: Path) -> Double {
    var (least, last) = (Double.infinity, point)
    for element in path.elements {
      switch element {
      case .move(let to): last = to
      case .line(let to):
        let (x, y) = (to.x - last.x, to.y - last.y)
        let length = x * x + y * y
        let share = length > 0 ? ((point.x - last.x) * x + (point.y - last.y) * y) / length : 0
        let nearest = min(1, max(0, share))
        least = min(
          least, point.distance(to: Point(x: last.x + nearest * x, y: last.y + nearest * y)))
        last = to
      default: break
      }
    }
    return least
  }

  @Test(
    "The indicator's dots lie on their lines, at positions and between them",
    arguments: [SeriesKind.line, .steps])
  func dots(kind: SeriesKind) throws {
    var random = SeededGenerator(seed: 3)
    var state = Self.state(kind)
    for _ in 0..<25 {
      state.isExact = Bool.random(using: &random)
      state.indicator = Indicator(at: Double.random(in: state.window.visible, using: &random))
      let painted = PaintedSheet.points(state, without: ChartSamples.strips)
      let reading = try #require(state.reading)
      let x = painted.frame().x(of: reading.position)
      let dots = painted.overflowing
      // Each series has a disc in its color with a hole.
      #expect(dots.count == 4 && painted.strokes.count == 2)
      for (index, dot) in dots.enumerated() {
        let middle = dot.layer.outline.path.boundingRect.center
        #expect(abs(middle.x - x) < 1e-6)
        #expect(Self.distance(of: middle, from: painted.strokes[index / 2]) < 1e-6)
      }
      #expect(dots[0].layer.paint == .solid(painted.color(ofSeries: 0)))
      #expect(dots[2].layer.paint == .solid(painted.color(ofSeries: 1)))
    }
  }

  @Test("There is no dot outside the window or for a missing value")
  func noDots() {
    var values = Self.wave
    values[20] = .nan
    var state = Self.state(.line, ChartLook(), [values, Self.wave])
    state.indicator = Indicator(at: ChartSamples.saturday + 20)
    let painted = PaintedSheet.points(state, without: ChartSamples.strips)
    #expect(painted.overflowing.count == 2)
    state.changeWindow(at: .zero, isStill: true) { window, _ in
      window.select(ChartSamples.saturday + 30, ChartSamples.saturday + 50)
    }
    let outside = PaintedSheet.points(state, without: ChartSamples.strips)
    #expect(outside.overflowing.isEmpty)
    #expect(outside.inks(in: outside.canvas.theme.color(.border)).isEmpty)
  }

  @Test(
    "Exactly the selected bar is bright, however wide it is",
    arguments: [7, 40, 400, 3_000], [1, 2])
  func litBar(count: Int, series: Int) throws {
    var look = ChartLook()
    look.isStacked = series > 1
    let values = (0..<series).map { number in
      (0..<count).map { Double(($0 * 7 + number) % 31 + 5) }
    }
    var state = Self.state(.bar, look, values)
    for glyphs in [nil, GlyphSet.quadrant] {
      for index in [0, count / 3, count - 1] {
        state.indicator = Indicator(at: ChartSamples.saturday + Double(index))
        let painted = PaintedSheet.cells(state, glyphs: glyphs, without: ChartSamples.strips)
        let frame = painted.frame()
        let bars = BarPlot(at: state.set.positions, in: frame)
        let width = max(bars.step, frame.columnWidth)
        for number in 0..<series {
          let inks = painted.inks(in: painted.color(ofSeries: number))
          let lit = try #require(inks.first)
          #expect(inks.count == 1 && lit.clip == painted.plot)
          let bounds = lit.layer.outline.path.boundingRect
          let middle = frame.x(of: ChartSamples.saturday + Double(index))
          let dot = glyphs == nil ? 1e-6 : painted.canvas.dot.width
          #expect(bounds.width <= width + dot && bounds.height > 0)
          #expect(bounds.minX <= middle + 1e-6 && bounds.maxX >= middle - 1e-6)
        }
        let hairlines = painted.inks(in: painted.canvas.theme.color(.border))
        #expect(hairlines.count == (bars.step < painted.canvas.unit.width ? 1 : 0))
      }
    }
  }

  @Test("Bars of several series are beside each other where there is room", arguments: [7, 3_000])
  func groups(count: Int) throws {
    let values = [Array(repeating: 3.0, count: count), Array(repeating: 9, count: count)]
    let state = Self.state(.bar, ChartLook(), values)
    for glyphs in [nil, GlyphSet.quadrant] {
      let painted = PaintedSheet.cells(state, glyphs: glyphs, without: ChartSamples.strips)
      let bars = try (0..<2).map { number in
        try #require(painted.inks(in: painted.color(ofSeries: number)).first).layer.outline.path
      }
      let frame = painted.frame()
      let place = frame.x(of: ChartSamples.saturday + Double(count / 2))
      let (low, high) = (frame.y(of: 1), frame.y(of: 8))
      let step = frame.rect.width / Double(count)
      // The left half belongs to the first series, the right half to the second one.
      let sides = [place - step / 5, place + step / 5]
      #expect(bars[0].contains(Point(x: sides[0], y: low)))
      #expect(bars[1].contains(Point(x: sides[0], y: low)) == (count > 7))
      #expect(bars[1].contains(Point(x: sides[1], y: high)))
    }
  }

  // MARK: Series

  @Test(
    "A hidden series paints nothing in the plot, the mini-map or the end labels",
    arguments: SeriesKind.ofColumns)
  func hidden(kind: SeriesKind) {
    var state = Self.state(kind)
    state.indicator = Indicator(at: ChartSamples.saturday + 10)
    func inks(_ painted: PaintedSheet) -> [Int] {
      [0, 1].map { painted.inks(in: painted.color(ofSeries: $0)).count }
    }
    let both = PaintedSheet.cells(state, glyphs: .octant)
    #expect(inks(both).allSatisfy { $0 >= 2 })
    state.changeVisibility(of: 1, at: .zero, isStill: true) { $0.toggle(1) }
    let one = PaintedSheet.cells(state, glyphs: .octant)
    #expect(inks(one)[0] >= 2 && inks(one)[1] == 0)
    #expect(!one.picture.labels.contains { $0.text == "Left" })
  }

  @Test("A series being hidden has its weight as opacity and moves up")
  func fading() throws {
    var state = Self.state()
    state.changeVisibility(of: 1, at: .zero, isStill: false) { $0.toggle(1) }
    let now = Glide<Double>.usualDuration / 2
    let painted = PaintedSheet.points(state, without: ChartSamples.strips, at: now)
    let ink = try #require(painted.inks(in: painted.color(ofSeries: 1)).first)
    #expect(abs(ink.layer.opacity - 0.5) < 1e-9)
    // A quarter of the height above its values.
    let frame = painted.frame()
    let highest = Self.wave.map { frame.y(of: 90 - $0) }.min() ?? .nan
    let top = ink.layer.outline.path.boundingRect.minY
    #expect(abs(highest - top - painted.plot.height / 4) < 1e-6)
  }

  @Test("A gap stays a gap with few values")
  func gap() throws {
    var values = Self.wave
    for index in 20..<30 { values[index] = .nan }
    let painted = PaintedSheet.points(
      Self.state(.line, ChartLook(), [values]), without: ChartSamples.strips)
    let path = try #require(painted.strokes.first)
    #expect(path.elements.count { if case .move = $0 { true } else { false } } == 2)
    #expect(path.elements.count == 50)
    let frame = painted.frame()
    let start = ChartSamples.saturday
    let gap = frame.x(of: start + 19) + 1e-6..<frame.x(of: start + 30) - 1e-6
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): #expect(!gap.contains(point.x))
      default: Issue.record("\(element) isn’t straight")
      }
    }
  }

  @Test("A gap stays a gap with many values")
  func denseGap() throws {
    var values = (0..<20_000).map { Double($0 % 97) }
    for index in 5000..<10_000 { values[index] = .nan }
    let painted = PaintedSheet.points(
      Self.state(.line, ChartLook(), [values]), without: ChartSamples.strips)
    let ink = try #require(painted.inks(in: painted.color(ofSeries: 0)).first)
    let (path, frame) = (ink.layer.outline.path, painted.frame())
    // The columns of the band, each a rectangle clockwise from its upper left corner.
    var columns: [ClosedRange<Double>] = []
    for (corner, next) in zip(path.elements, path.elements.dropFirst()) {
      guard case .move(let left) = corner, case .line(let right) = next else { continue }
      columns.append(left.x...max(left.x, right.x))
    }
    #expect(columns.count > 400)
    func isPainted(at index: Int) -> Bool {
      let x = frame.x(of: ChartSamples.saturday + Double(index))
      return columns.contains { $0.contains(x) }
    }
    for index in stride(from: 130, to: 20_000, by: 700) {
      #expect(isPainted(at: index) == !(5000..<10_000).contains(index), "\(index)")
    }
  }

  @Test("Lines are dashed if colors aren’t enough")
  func dashes() {
    for (depth, isDashed) in [(ColorDepth.truecolor, false), (.sixteen, true), (.never, true)] {
      let painted = PaintedSheet.points(Self.state(), depth: depth, without: ChartSamples.strips)
      let dashes = painted.picture.inks.compactMap { ink -> [Double]? in
        if case .stroke(_, let style, _) = ink.layer.outline { style.dash } else { nil }
      }
      #expect(dashes.map(\.isEmpty) == [true, !isDashed])
    }
  }

  // MARK: Axes

  @Test("Two axes have the colors of their series, on both sides")
  func twoAxes() throws {
    var look = ChartLook()
    look.hasTwoAxes = true
    var state = Self.state(.line, look, [Self.wave, Self.wave.map { $0 * 1000 }])
    let painted = PaintedSheet.cells(state)
    let left = try #require(painted.layout.leftLabels)
    let right = try #require(painted.layout.rightLabels)
    let numbers = painted.picture.labels.filter { $0.anchor != .middle && $0.role != .dimmed }
    for label in numbers {
      let axis = label.anchor == .right ? 0 : 1
      #expect(label.color?.hexText == painted.color(ofSeries: axis).hexText)
      #expect(label.place.x == (axis == 0 ? left.maxX : right.minX))
    }
    #expect(numbers.contains { $0.anchor == .right } && numbers.contains { $0.anchor == .left })
    // The right side has the numbers instead of the names.
    #expect(!numbers.contains { $0.text == "Left" })
    state.changeVisibility(of: 0, at: .zero, isStill: true) { $0.toggle(0) }
    let one = PaintedSheet.cells(state).picture.labels
      .filter { $0.anchor != .middle && $0.role != .dimmed }
    #expect(one.allSatisfy { $0.anchor == .left } && !one.isEmpty)
  }

  @Test(
    "End labels lie in separate rows of the plot, at the height of their lines",
    arguments: [4, 9, 24, 60])
  func endLabels(rows: Int) throws {
    var random = SeededGenerator(seed: UInt64(rows))
    let series = (0..<14).map { index in
      Series(
        label: "y\(index)", name: "N\(index)",
        values: (0..<30).map { _ in Double.random(in: 0...100, using: &random).rounded() })
    }
    let positions = Positions(.regular(start: 0, step: 1, count: 30), unit: .number)
    let set = ChartSet(positions: positions, series: series)
    let painted = PaintedSheet.cells(
      ChartState(set, ChartLook()), rows: rows, without: ChartSamples.strips)
    let rect = try #require(painted.layout.rightLabels)
    let labels = painted.picture.labels.filter { $0.place.x == rect.minX && $0.anchor == .left }
    #expect(labels.count == min(14, Int(rect.height)))
    let places = labels.map(\.place.y)
    #expect(Set(places).count == labels.count)
    #expect(places.allSatisfy { $0 >= rect.minY && $0 <= rect.maxY - 1 && $0 == $0.rounded() })
    let ordered = labels.sorted { $0.place.y < $1.place.y }.map { label in
      set.series.first { $0.name == label.text }?.values[29] ?? .nan
    }
    #expect(ordered == ordered.sorted(by: >))
  }

  @Test("The bars of several series are beside each other, in cells and in points")
  func grouped() {
    let set = ChartSet(
      positions: Positions(labels: ["a", "b"]),
      series: [
        Series(label: "x", kind: .bar, values: [3, 1]),
        Series(label: "y", kind: .bar, values: [5, 2]),
      ])
    for painted in [
      PaintedSheet.cells(ChartState(set, ChartLook())), .points(ChartState(set, ChartLook())),
    ] {
      let rects = painted.canvas.styles(of: set).map { style in
        painted.inks(in: painted.canvas.color(of: style)).filter { $0.clip == painted.plot }
          .map { $0.layer.outline.path.boundingRect }
      }
      #expect(rects[0].count == 1 && rects[1].count == 1)
      #expect(rects[0][0].minX < rects[1][0].minX && rects[0][0].maxX < rects[1][0].maxX)
    }
  }

  @Test(
    "Values and positions whose range overflows are drawn, with an axis",
    arguments: [SeriesKind.line, .points, .bar, .area, .histogram, .box, .heatmap])
  func huge(kind: SeriesKind) throws {
    let huge = [-1.7e308, 1.7e308, 0, 1e308]
    let set = ChartSet(
      positions: Positions(.listed([-1.7e308, -1, 1, 1.7e308]), unit: .number),
      series: [Series(label: "v", kind: kind, values: huge)])
    let plan = try ChartPlan.command.parsed([])
    let state = try plan.charts([set], on: .utc, isUnicode: true)[0]
    for painted in [PaintedSheet.cells(state), .points(state)] {
      let inks = painted.picture.inks.filter { ink in
        let rect = ink.layer.outline.path.boundingRect
        return ink.clip == painted.plot && rect.width > 0 && rect.width.isFinite
          && rect.height.isFinite && ink.layer.paint != .solid(painted.canvas.theme.color(.dimmed))
      }
      #expect(!inks.isEmpty)
      let hasNumbers = painted.picture.labels.contains { $0.text.hasSuffix("e308") }
      #expect(hasNumbers, "\(painted.picture.labels.map(\.text))")
    }
  }
}
