import Cells
import Raster
import Scenes
import Shapes
import TestSupport

/// A generator of random scenes and changes.
struct RandomScenes {
  var generator: SeededGenerator
  private var nextID = 1

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  static let texts = [
    "a", "text", "日本語", "x日y", "漢", "    ", "é🙂é", "longer than most of them", "日 本",
  ]

  static let styles = [
    Style(), Style(foreground: .rgb(200, 40, 40)), Style(background: .rgb(40, 40, 90)),
    Style(background: .palette(33), attributes: .bold), Style(attributes: .reverse),
  ]

  mutating func rect(_ canvas: Canvas) -> Rect {
    let (width, height) = (Double(canvas.columns) * 8, Double(canvas.rows) * 16)
    return Rect(
      x: Double(number(-10...100)) / 100 * width, y: Double(number(-10...100)) / 100 * height,
      width: Double(number(0...60)) / 100 * width + 3.7,
      height: Double(number(0...60)) / 100 * height)
  }

  mutating func cells(_ canvas: Canvas) -> CellRect {
    let (column, row) = (number(-2...max(0, canvas.columns)), number(-2...max(0, canvas.rows)))
    return CellRect(
      columns: column..<column + number(0...max(1, canvas.columns)),
      rows: row..<row + number(0...max(1, canvas.rows)))
  }

  mutating func paint() -> Paint {
    let colors = [
      RGB(red: 0.9, green: 0.2, blue: 0.2), RGB(red: 0.1, green: 0.8, blue: 0.9),
      RGB(red: 0.95, green: 0.95, blue: 0.9), RGB(red: 0, green: 0, blue: 0),
    ]
    return .solid(colors[number(0...3)])
  }

  mutating func dial(_ canvas: Canvas) -> Dial {
    var box = rect(canvas)
    box = Rect(x: box.minX, y: box.minY, width: box.width, height: box.width)
    let forms = [Dial.Form.ring, .pie, .diamond]
    return Dial(
      form: forms[number(0...2)], box: box, lineWidth: box.width / Double(number(4...16)), start: 0,
      end: Double(number(0...10)) / 10)
  }

  mutating func content(_ canvas: Canvas) -> Plane.Piece.Content {
    switch number(0...9) {
    case 0:
      return .underlay(
        Self.texts[number(0...Self.texts.count - 1)], column: number(-3...canvas.columns + 1),
        row: number(-1...canvas.rows), Self.styles[number(0...Self.styles.count - 1)])
    case 1...4:
      return .text(
        Self.texts[number(0...Self.texts.count - 1)], column: number(-3...canvas.columns + 1),
        row: number(-1...canvas.rows), Self.styles[number(0...Self.styles.count - 1)])
    case 5:
      return .figure(.dial(dial(canvas)), paint())
    case 6: return .figure(.numeral("7", box: rect(canvas)), paint())
    default: return .figure(.bar(rect(canvas)), paint())
    }
  }

  mutating func piece(_ canvas: Canvas) -> Plane.Piece {
    nextID += 1
    return Plane.Piece(
      id: PieceID(owner: number(0...3), ordinal: nextID),
      clip: chance(60) ? .unlimited : cells(canvas), content: content(canvas))
  }

  mutating func background(_ canvas: Canvas) -> Plane.Background {
    chance(50) ? .none : .fill(cells(canvas), Self.styles[number(0...Self.styles.count - 1)])
  }

  mutating func plane(_ canvas: Canvas) -> Plane {
    nextID += 1
    let pieces = (0..<number(0...4)).map { _ in piece(canvas) }
    return Plane(id: nextID, background: background(canvas), pieces: pieces)
  }

  mutating func scene(_ canvas: Canvas) -> Scene {
    Scene(canvas: canvas, planes: (0..<number(0...3)).map { _ in plane(canvas) })
  }

  /// Returns a scene after one to three changes.
  mutating func changed(_ scene: Scene) -> Scene {
    var scene = scene
    for _ in 0..<number(1...3) { change(&scene) }
    return scene
  }

  private mutating func change(_ scene: inout Scene) {
    let canvas = scene.canvas
    guard !scene.planes.isEmpty, !chance(15) else {
      return scene.planes.insert(plane(canvas), at: number(0...scene.planes.count))
    }
    let plane = number(0...scene.planes.count - 1)
    switch number(0...9) {
    case 0: scene.planes.remove(at: plane)
    case 1: scene.planes.swapAt(plane, number(0...scene.planes.count - 1))
    case 2: scene.planes[plane].background = background(canvas)
    default: change(&scene.planes[plane].pieces, canvas)
    }
  }

  private mutating func change(_ pieces: inout [Plane.Piece], _ canvas: Canvas) {
    guard !pieces.isEmpty, !chance(20) else {
      return pieces.insert(piece(canvas), at: number(0...pieces.count))
    }
    let index = number(0...pieces.count - 1)
    switch number(0...5) {
    case 0: pieces.remove(at: index)
    case 1: pieces.append(pieces.remove(at: index))
    case 2: pieces.swapAt(index, number(0...pieces.count - 1))
    case 3: pieces[index].clip = cells(canvas)
    default:
      pieces[index].content = content(after: pieces[index].content, canvas)
    }
  }

  /// Returns different content; most dials only advance.
  private mutating func content(
    after last: Plane.Piece.Content, _ canvas: Canvas
  ) -> Plane.Piece.Content {
    guard case .figure(.dial(var dial), let paint) = last, chance(90) else {
      return content(canvas)
    }
    dial.end =
      chance(50) ? Double(number(0...100)) / 100 : dial.end * Double(number(90...110)) / 100
    dial.end = min(dial.end, 1)
    if chance(20) { dial.start = Double(number(0...50)) / 100 }
    return .figure(.dial(dial), paint)
  }
}
