import Cells
import Countdowns
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

@testable import Faces

struct DialPictureTests {
  static let dials: [Face] = [.ring, .pie, .diamond]
  static let sizes = [(80, 24), (40, 12), (120, 40), (200, 60)]

  static func numerals(_ scene: Scene) -> [(character: Character, box: Rect)] {
    scene.figures.compactMap {
      guard case .numeral(let character, let box)? = $0.figure else { return nil }
      return (character, box)
    }
  }

  @Test(
    "A large dial has large digits, with the hours in their own line if necessary", arguments: dials
  )
  func large(face: Face) throws {
    for (columns, rows) in [(80, 24), (120, 40), (200, 60)] {
      for total in [Duration.seconds(9), .seconds(300), .seconds(5_430), .seconds(86_399)]
        + (rows < 40 ? [] : [.seconds(2_925_687)])
      {
        var state = FaceFixture.state(left: total, of: total)
        state.name = "Tea"
        let scene = face.scene(
          state, on: Canvas(columns: columns, rows: rows), theme: Theme(depth: .truecolor))
        let numerals = Self.numerals(scene)
        let needed = state.digits.count { $0.isNumber }
        #expect(numerals.count { $0.character.isNumber } == needed, "\(face) \(columns) \(total)")
        #expect(numerals.allSatisfy { $0.box.height >= 48 })
      }
    }
  }

  @Test("Digits keep their size and position while the time runs", arguments: dials)
  func steady(face: Face) {
    let canvas = Canvas(columns: 80, rows: 24)
    let heights = [600, 599, 60, 59, 9].map { left in
      Self.numerals(
        face.scene(
          FaceFixture.state(left: .seconds(left), of: .seconds(600)), on: canvas,
          theme: Theme(depth: .truecolor))
      ).map(\.box).map { [$0.minY, $0.maxY] }
    }
    #expect(Set(heights.flatMap { $0 }).count == 1)
  }

  @Test(
    "Digits keep their size through the end", arguments: Face.allCases,
    [(80, 24), (40, 14), (120, 40), (200, 60)])
  func end(face: Face, size: (Int, Int)) {
    guard face != .line else { return }
    let canvas = Canvas(columns: size.0, rows: size.1)
    for total in [2, 9, 59, 66, 300, 1500, 5_400, 86_000] {
      let states =
        [total, 1, 0].map { FaceFixture.state(left: .seconds($0), of: .seconds(total)) }
        + [0, 1, 61, 599].map {
          FaceFixture.state(
            .ringing, left: .zero, of: .seconds(total), overtime: .milliseconds($0 * 1000 + 1))
        }
      let heights = states.map { state in
        Set(
          Self.numerals(face.scene(state, on: canvas, theme: Theme(depth: .truecolor)))
            .filter { $0.character.isNumber }.map { $0.box.height })
      }
      #expect(Set(heights).count == 1 && heights[0].count <= 1, "\(face) \(size) \(total)")
    }
  }

  @Test("Digits are red while a timer rings, except on a red disc", arguments: Face.allCases)
  func red(face: Face) {
    guard face != .line else { return }
    for (columns, rows) in Self.sizes {
      for overtime in [100, 600, 20_100] {
        var state = FaceFixture.state(.ringing, left: .zero, overtime: .milliseconds(overtime))
        state.flashes = face != .digits && face != .bar
        let theme = Theme(depth: .truecolor)
        let scene = face.scene(state, on: Canvas(columns: columns, rows: rows), theme: theme)
        let paints = scene.figures.compactMap { piece -> Paint? in
          if case .numeral? = piece.figure { piece.paint } else { nil }
        }
        let isOnDisc = face == .pie && !state.isPictureDark
        let color = theme.color(isOnDisc ? .text : .urgent)
        #expect(paints.allSatisfy { $0 == .solid(color) }, "\(face) \(columns) \(overtime)")
      }
    }
  }

  @Test("A dial leaves a margin of 6 % in a large window", arguments: dials)
  func margin(face: Face) throws {
    let scene = face.scene(
      FaceFixture.state(left: FaceFixture.total), on: Canvas(columns: 200, rows: 60),
      theme: Theme(depth: .truecolor))
    let dial = try #require(scene.figures.first?.figure).bounds
    #expect(dial.minY > 0.05 * 60 * 16 && dial.maxY < 0.95 * 60 * 16)
  }

  @Test("A gap is visible as soon as the time runs", arguments: dials)
  func firstStep(face: Face) throws {
    let canvas = Canvas(columns: 80, rows: 24)
    let cell = try #require(CellPixels(width: 8, height: 16))
    func picture(_ left: Duration) throws -> PixelPainter.Picture {
      var painter = PixelPainter(cell: cell)
      let scene = face.scene(
        FaceFixture.state(left: left, of: .seconds(60)), on: canvas,
        theme: Theme(depth: .truecolor))
      return try #require(painter.paint(scene).first)
    }
    let (whole, first) = (try picture(.seconds(60)), try picture(.seconds(59)))
    // Just left of 12 o'clock, across the whole line, the track shows.
    let column = whole.pixmap.width / 2 - 3
    let rows = (0..<whole.pixmap.height / 8).filter {
      whole.pixmap[column, $0].w == 255 && whole.pixmap[column, $0] != first.pixmap[column, $0]
    }
    #expect(rows.count > 15, "\(rows)")
  }

  @Test("Digits on a disc are legible in every state", arguments: Theme.Palette.allCases)
  func contrast(palette: Theme.Palette) {
    for background in [RGB(red: 0, green: 0, blue: 0), RGB(red: 1, green: 1, blue: 0.97)] {
      for contrast in Theme.Contrast.allCases {
        let theme = Theme(
          background: background, depth: .truecolor, contrast: contrast, palette: palette)
        for role in [Theme.Role.progress, .warning, .urgent] {
          let ratio = theme.background(ofTextIn: theme.color(role)).contrast(
            with: theme.color(.text))
          #expect(ratio >= (contrast == .high ? 7 : 4.5))
        }
      }
    }
  }

  static let phases: [Snapshot.Phase] = [.ready, .running, .paused, .ringing, .ended]

  @Test("The pie has the gradient of the ring, and its digits are legible", arguments: phases)
  func pie(phase: Snapshot.Phase) throws {
    let backgrounds = [
      RGB(red: 0, green: 0, blue: 0), RGB(red: 1, green: 1, blue: 0.97),
      RGB(red: 0.1, green: 0.2, blue: 0.3),
    ]
    for (background, palette) in backgrounds.flatMap({ color in
      Theme.Palette.allCases.map { (color, $0) }
    }) {
      let theme = Theme(background: background, depth: .truecolor, palette: palette)
      for (columns, rows) in [(40, 12), (80, 24)] {
        for left in [100, 20, 5] {
          let left = phase == .ringing || phase == .ended ? 0 : left
          let scene = Face.pie.scene(
            FaceFixture.state(phase, left: .seconds(left)),
            on: Canvas(columns: columns, rows: rows), theme: theme)
          let disc = try #require(
            scene.figures.last { if case .dial? = $0.figure { true } else { false } })
          let paint = try #require(disc.paint)
          let center = try #require(disc.figure).bounds.center
          let digits = scene.figures.filter {
            if case .numeral? = $0.figure { true } else { false }
          }
          #expect(digits.count >= 2)
          let points = stride(from: 0.0, to: 360, by: 15).map { degrees in
            let way = Transform.rotation(.degrees(degrees)).apply(to: Point(x: 0, y: -20))
            return Point(x: center.x + way.x, y: center.y + way.y)
          }
          var least = 21.0
          for digit in digits.compactMap(\.paint) {
            for point in points {
              least = min(least, digit.color(at: point).contrast(with: paint.color(at: point)))
            }
          }
          #expect(least >= (phase == .paused ? 3 : 4.4), "\(phase) \(left) \(theme)")
          if phase == .running, left == 100 { #expect(paint.gradient?.stops.count == 3) }
        }
      }
    }
  }

  @Test(
    "Without mixed colors, digits are the opposite of what they cover", arguments: [true, false])
  func opposite(isPaused: Bool) throws {
    for depth in [ColorDepth.sixteen, .never] {
      let theme = Theme(depth: depth)
      let scene = Face.pie.scene(
        FaceFixture.state(isPaused ? .paused : .running, left: .seconds(150)),
        on: Canvas(columns: 80, rows: 24), theme: theme)
      let digits = scene.figures.filter { if case .numeral? = $0.figure { true } else { false } }
      let paint = try #require(digits.first?.paint)
      let center = try #require(scene.figures.first?.figure).bounds.center
      // The remaining half is on the right.
      let (right, left) = (
        paint.color(at: Point(x: center.x + 9, y: center.y)),
        paint.color(at: Point(x: center.x - 9, y: center.y))
      )
      #expect(right == theme.background && left == theme.color(.text))
      #expect(scene.figures.filter { if case .bar? = $0.figure { true } else { false } }.count <= 2)
    }
  }

  @Test(
    "Without colors the track is shaded, and an alarm never clears the picture", arguments: dials)
  func shade(face: Face) {
    let theme = Theme(depth: .never)
    for overtime in [0, 500] {
      let state = FaceFixture.state(.ringing, left: .zero, overtime: .milliseconds(overtime))
      let grid = FaceFixture.grid(face, state, Canvas(columns: 80, rows: 24), theme: theme)
      let full = grid.description.count { "█▌▐▀▄▛▜▙▟".contains($0) }
      let shaded = grid.description.count { $0 == "░" }
      #expect(overtime == 0 ? full > 40 : shaded > 40, "\(face)")
      // During the alarm there is no track, so partial coverage at an edge isn't shaded.
      #expect(overtime > 0 || shaded == 0, "\(face): \(shaded)")
    }
  }

  @Test("Without colors, the edges of the remaining part aren't shaded", arguments: dials)
  func edges(face: Face) {
    for (columns, rows) in [(80, 24), (81, 25), (40, 12), (57, 19), (200, 60)] {
      let canvas = Canvas(columns: columns, rows: rows)
      // Half of the time is left, and its picture is the right half.
      let state = FaceFixture.state(left: FaceFixture.total / 2)
      let grid = FaceFixture.grid(face, state, canvas, theme: Theme(depth: .never))
      for row in 0..<rows {
        let right = grid.text(ofRow: row).dropFirst(columns / 2 + 1)
        #expect(!right.contains("░"), "\(face), \(columns)x\(rows), row \(row)")
      }
    }
  }
}
