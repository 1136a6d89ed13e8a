import Cells
import Countdowns
import Raster
import Scenes
import Shapes
import Testing

@testable import Faces

struct FaceEffectsTests {
  private static func effects(_ seconds: Double) -> FaceEffects {
    FaceEffects(after: .seconds(seconds))
  }

  @Test("Hues start at 0.5 and 0.3, and complete a turn in ten seconds (T22, T23)")
  func hues() {
    for (seconds, first, second) in [
      (0.0, 0.5, 0.3), (1, 0.6, 0.4), (4, 0.9, 0.7), (5, 0, 0.8), (8, 0.3, 0.1), (10, 0.5, 0.3),
      (10.75, 0.55, 0.35),
    ] {
      let hues = Self.effects(seconds).hues
      #expect(abs(hues.first - first) < 1e-9 && abs(hues.second - second) < 1e-9, "\(seconds)")
    }
  }

  @Test("Dots move in opposite directions, meet at 12 every 5 s, and swap there (T25, e4)")
  func dots() {
    let start = Self.effects(0).dots
    #expect(start.first.degrees == 0 && start.second.degrees == 360)
    for seconds in stride(from: 0.0, to: 40, by: 0.2) {
      let dots = Self.effects(seconds).dots
      #expect(abs(dots.first.degrees + dots.second.degrees - 360) < 1e-6)
    }
    // Half of the way takes half of the time, with a slow start.
    #expect(abs(Self.effects(2.6).dots.first.degrees - 180) < 25)
    #expect(Self.effects(0.4).dots.first.degrees < 10)
    let (one, other) = (Self.effects(1).dots, Self.effects(6).dots)
    #expect(abs(one.first.degrees - other.second.degrees) < 1e-6)
    #expect(abs(one.first.degrees - Self.effects(101).dots.first.degrees) < 1e-6, "no drift")
  }

  @Test("The colors of overlapping dots are added")
  func overlap() {
    let theme = Theme(depth: .truecolor)
    let (one, other) = (theme.dot(hue: 0), theme.dot(hue: 1.0 / 3))
    let sum = theme.sum(of: one, other)
    #expect(sum.red == one.red && sum.green == other.green && sum.blue == 0)
    let light = Theme(background: RGB(red: 1, green: 1, blue: 1), depth: .truecolor)
    let both = light.sum(of: light.dot(hue: 0), light.dot(hue: 1.0 / 3))
    #expect(both.red <= light.dot(hue: 1.0 / 3).red && both.green <= light.dot(hue: 0).green)
  }

  @Test("Effects redraw a dial a little over four times per second, and nothing else")
  func changes() {
    let canvas = Canvas(columns: 80, rows: 24)
    let snapshot = Snapshot(phase: .running, left: .seconds(100), total: .seconds(300))
    var state = FaceState(snapshot: snapshot, time: TimeText(total: .seconds(300)))
    let own = Face.ring.timeToChange(state, on: canvas)
    #expect(own != FaceEffects.step)
    state.effects = Self.effects(0)
    for face in [Face.ring, .pie, .diamond] {
      #expect(face.timeToChange(state, on: canvas) == FaceEffects.step)
    }
    let digits = Face.digits.timeToChange(state, on: canvas)
    #expect(digits != FaceEffects.step)
    state.snapshot.phase = .paused
    #expect(Face.ring.timeToChange(state, on: canvas) == nil)
    state.snapshot.phase = .running
    state.showsProgress = false
    #expect(Face.ring.timeToChange(state, on: canvas) == digits)
  }

  @Test(
    "The dots are inside the line and clear of the digits and the pause sign",
    arguments: [Face.ring, .diamond],
    [(80, 24), (40, 12), (33, 17), (24, 9), (120, 40), (200, 60), (61, 30)])
  func place(_ face: Face, _ size: (Int, Int)) throws {
    let canvas = Canvas(columns: size.0, rows: size.1)
    let phases = [Snapshot.Phase.running, .paused]
    let totals = [Duration.seconds(9), .seconds(300), .seconds(5_000)]
    for (phase, total) in phases.flatMap({ phase in totals.map { (phase, $0) } }) {
      try place(face, canvas, Snapshot(phase: phase, left: total, total: total))
    }
  }

  private func place(_ face: Face, _ canvas: Canvas, _ snapshot: Snapshot) throws {
    var state = FaceState(snapshot: snapshot, time: TimeText(total: snapshot.total))
    for seconds in stride(from: 0.0, to: 5, by: 0.2) {
      state.effects = Self.effects(seconds)
      let pieces = face.scene(state, on: canvas, theme: Theme(depth: .truecolor)).planes
        .flatMap(\.pieces).map(\.content)
      let figures = pieces.compactMap {
        if case .figure(let figure, _) = $0 { figure } else { nil }
      }
      let dial = try #require(
        figures.lazy.compactMap { if case .dial(let dial) = $0 { dial } else { nil } }.first)
      let digits = figures.compactMap { figure -> Rect? in
        switch figure {
        case .numeral(_, let box), .bar(let box): box
        default: nil
        }
      }
      for case .layer(_, let box) in figures {
        #expect(room(beside: box, in: dial) > 0, "\(seconds)")
        #expect(digits.allSatisfy { $0.intersection(box).isEmpty }, "\(seconds)")
      }
    }
  }

  /// Returns the minimum distance between a dot and the inner edge of a dial's line.
  private func room(beside dot: Rect, in dial: Dial) -> Double {
    let (half, radius) = (dial.box.width / 2, dot.width / 2)
    let way = (x: abs(dot.midX - dial.box.midX), y: abs(dot.midY - dial.box.midY))
    guard dial.form == .diamond else {
      return half - dial.lineWidth - radius - (way.x * way.x + way.y * way.y).squareRoot()
    }
    return (half - way.x - way.y) / 2.0.squareRoot() - dial.lineWidth - radius
  }
}
