import Cells
import Countdowns
import Faces
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

struct FaceSceneTests {
  static let sizes = [(80, 24), (40, 12), (20, 6), (10, 1), (1, 1)]

  @Test("Each face matches its golden files at several sizes", arguments: Face.allCases)
  func goldens(face: Face) throws {
    var state = FaceFixture.state(left: .seconds(187))
    state.name = "tea"
    state.caption = "5 min · ends 14:32:07"
    var report = ""
    for (columns, rows) in Self.sizes {
      let grid = FaceFixture.grid(face, state, Canvas(columns: columns, rows: rows))
      report += "\(columns)x\(rows)\n\(grid)\n\n"
    }
    try expectGolden(report, "\(face)", file: #filePath)
  }

  @Test("Any size, phase and name can be drawn", arguments: Face.allCases)
  func anySize(face: Face) {
    let names = [
      nil, String(repeating: "long ", count: 80), String(repeating: "日本", count: 40), "",
    ]
    let phases: [Snapshot.Phase] = [.ready, .running, .paused, .ringing, .ended]
    var canvases = (0...12).flatMap { columns in
      (0...8).map { Canvas(columns: columns, rows: $0) }
    }
    canvases.append(Canvas(columns: 34, rows: 11))
    for canvas in canvases {
      for (index, phase) in phases.enumerated() {
        var state = FaceFixture.state(
          phase, left: phase == .ringing ? .zero : .seconds(123),
          overtime: phase == .ringing ? .milliseconds(700) : .zero)
        state.name = names[(index + canvas.columns) % names.count]
        state.caption = names[(index + canvas.rows) % names.count] ?? "until 14:30"
        state.notice = index % 2 == 0 ? names[index % names.count] : nil
        let grid = FaceFixture.grid(face, state, canvas)
        #expect(grid.columns == canvas.columns && grid.rows == canvas.rows)
        let isWhole = Self.hasWholeCharacters(grid)
        #expect(isWhole, "\(face), \(phase), \(canvas.columns)x\(canvas.rows)")
      }
    }
  }

  @Test("A line is centered in a large window")
  func centeredLine() throws {
    var state = FaceFixture.state(left: .seconds(187))
    state.caption = "5 min"
    let grid = FaceFixture.grid(.line, state, Canvas(columns: 81, rows: 25))
    let row = try #require((0..<25).first { !grid.text(ofRow: $0).isEmpty })
    let text = grid.text(ofRow: row)
    let before = text.prefix { $0 == " " }.count
    #expect(row == 12 && abs(before - (81 - text.count)) <= 1, "\(before), \(text.count)")
  }

  @Test("The bar’s gradient spans its full length, and is dimmed while paused", arguments: [1, 24])
  func barGradient(rows: Int) throws {
    func ends(_ phase: Snapshot.Phase) throws -> (RGB, RGB) {
      let state = FaceFixture.state(phase, left: FaceFixture.total)
      let scene = Face.bar.scene(
        state, on: Canvas(columns: 80, rows: rows), theme: Theme(depth: .truecolor))
      let bars = scene.planes.flatMap(\.pieces).compactMap { piece -> (Rect, Paint)? in
        guard case .figure(.bar(let rect), let paint) = piece.content else { return nil }
        return (rect, paint)
      }
      let (bar, paint) = try #require(bars.last)
      return (
        paint.color(at: Point(x: bar.minX + 1, y: bar.midY)),
        paint.color(at: Point(x: bar.maxX - 1, y: bar.midY))
      )
    }
    let (running, paused) = (try ends(.running), try ends(.paused))
    #expect(abs(running.0.blue - running.1.blue) > 0.2)
    #expect(paused.0 != running.0 && paused.1 != running.1)
  }

  static let pauseSizes = [
    (80, 24), (40, 12), (200, 60), (60, 8), (40, 3), (80, 2), (80, 1),
  ]

  @Test("A pause moves nothing and keeps each hue", arguments: Face.allCases, pauseSizes)
  func pause(face: Face, size: (Int, Int)) throws {
    let canvas = Canvas(columns: size.0, rows: size.1)
    let theme = Theme(depth: .truecolor)
    for (left, hasEffects) in [(200, false), (200, true), (20, false), (4, false)] {
      var state = FaceFixture.state(left: .seconds(left))
      state.name = "Tea"
      if hasEffects { state.effects = FaceEffects(after: .seconds(3.2)) }
      var words = (
        running: ("5 min · ends 14:32:07", "ends 14:32:07"),
        paused: ("5 min · paused · space resumes", "paused")
      )
      (state.caption, state.shortCaption) = words.running
      (state.otherCaption, state.otherShortCaption) = words.paused
      let running = face.scene(state, on: canvas, theme: theme)
      swap(&words.running, &words.paused)
      state.snapshot.phase = .paused
      (state.caption, state.shortCaption) = words.running
      (state.otherCaption, state.otherShortCaption) = words.paused
      let paused = face.scene(state, on: canvas, theme: theme)
      #expect(Set(running.figures.map(\.figure)).isSubset(of: paused.figures.map(\.figure)))
      for text in ["Tea", state.digits] {
        #expect(Self.place(of: text, in: running) == Self.place(of: text, in: paused))
      }
      for (one, other) in zip(running.figures, paused.figures) {
        for (before, after) in zip(Self.colors(one), Self.colors(other)) {
          #expect(Self.hueDifference(before, after) < 0.02, "\(before) \(after)")
        }
      }
    }
  }

  static func place(of text: String, in scene: Scene) -> [Int]? {
    for piece in scene.planes.flatMap(\.pieces) {
      if case .text(text, let column, let row, _) = piece.content { return [column, row] }
    }
    return nil
  }

  static func colors(_ piece: Plane.Piece) -> [RGB] {
    guard let paint = piece.paint else { return [] }
    return paint.gradient?.stops.map(\.color) ?? [paint.color(at: .zero)]
  }

  /// Returns the largest difference of the components relative to the brightest one; grays have no
  /// hue.
  static func hueDifference(_ one: RGB, _ other: RGB) -> Float {
    let parts = [one, other].map { color in
      let all = SIMD3(color.red, color.green, color.blue)
      return all / max(all.max(), 1e-6)
    }
    let off = parts[0] - parts[1]
    return max(abs(off.x), max(abs(off.y), abs(off.z)))
  }

  @Test("Red means nearly over or ringing", arguments: [Face.ring, .bar, .digits, .line])
  func red(face: Face) {
    let theme = Theme(depth: .truecolor)
    let red = theme.color(.urgent)
    func isRed(_ phase: Snapshot.Phase, _ left: Int) -> Bool {
      let scene = face.scene(
        FaceFixture.state(phase, left: .seconds(left)), on: Canvas(columns: 80, rows: 24),
        theme: theme)
      return scene.planes.flatMap(\.pieces).contains { piece in
        switch piece.content {
        case .figure: Self.colors(piece).contains(red)
        case .text(_, _, _, let style), .underlay(_, _, _, let style):
          style.foreground == theme.depth.color(red)
        }
      }
    }
    #expect(isRed(.running, 4) && isRed(.ringing, 0) && isRed(.ended, 0))
    for left in [300, 150, 20] {
      for phase in [Snapshot.Phase.ready, .running, .paused, .ended] {
        #expect(!isRed(phase, left))
      }
    }
  }

  @Test("A face fills a huge screen")
  func huge() {
    let canvas = Canvas(columns: 300, rows: 100)
    let grid = FaceFixture.grid(.ring, FaceFixture.state(.paused, left: .seconds(123)), canvas)
    #expect(!grid.text(ofRow: 50).isEmpty)
  }

  static func hasWholeCharacters(_ grid: Grid) -> Bool {
    (0..<grid.rows).allSatisfy { row in
      (0..<grid.columns).allSatisfy { column in
        let isWide = TextWidth.columns(of: grid[column, row].scalar) == 2
        let isFollowed = column + 1 < grid.columns && grid[column + 1, row].isContinuation
        return isWide == isFollowed
      }
    }
  }

  @Test("Cells may have unusual sizes", arguments: Face.allCases)
  func oddCells(face: Face) {
    for (width, height) in [(1.0, 1.0), (0.5, 1), (30, 12), (7.3, 15.9), (1, 40)] {
      let canvas = Canvas(columns: 40, rows: 12, cell: Size(width: width, height: height))
      let grid = FaceFixture.grid(face, FaceFixture.state(left: .seconds(99)), canvas)
      #expect(grid.columns == 40)
    }
  }

  @Test("The time is visible wherever it fits", arguments: Face.allCases, [(10, 1), (20, 3)])
  func timeFirst(face: Face, size: (Int, Int)) {
    var state = FaceFixture.state(left: .seconds(187))
    state.name = "a name much too long for it"
    state.caption = "5 min · ends 14:32:07"
    let grid = FaceFixture.grid(face, state, Canvas(columns: size.0, rows: size.1))
    #expect(grid.description.contains("3:07"), "\(grid)")
  }

  @Test("Digits never show 0 before the end", arguments: [false, true])
  func neverZero(showsTenths: Bool) {
    for total in [Duration.seconds(5), .seconds(90), .seconds(7200)] {
      for left in [
        Duration.nanoseconds(1), .milliseconds(1), .milliseconds(99), .milliseconds(999),
      ] {
        let state = FaceFixture.state(left: left, of: total, showsTenths: showsTenths)
        #expect(state.digits.contains { $0.isNumber && $0 != "0" })
      }
      let end = FaceFixture.state(left: .zero, of: total, showsTenths: showsTenths)
      #expect(!end.digits.contains { $0.isNumber && $0 != "0" })
    }
  }

  @Test("A full ring is symmetric", arguments: [GlyphSet.quadrant, .sextant, .octant])
  func symmetry(glyphs: GlyphSet) throws {
    var state = FaceFixture.state(left: FaceFixture.total)
    state.isStill = true
    let (columns, rows) = (60, 26)
    // Cells under digits and captions aren't compared.
    let grid = FaceFixture.grid(.ring, state, Canvas(columns: columns, rows: rows), glyphs)
    let screen = ScreenColors()
    let counts = try (0..<24).map { row in
      try (0..<columns).filter {
        try #require(CellPicture(grid[$0, row], on: screen)).ink.sum() > 0
      }
    }
    for row in 0..<24 where !(8..<16).contains(row) {
      let mirrored = counts[row].map { columns - 1 - $0 }.reversed()
      #expect(counts[row] == Array(mirrored), "\(glyphs), row \(row)")
      #expect(counts[row] == counts[23 - row], "\(glyphs), row \(row)")
    }
  }
}
