import ChartDrawings
import ChartReaders
import Charts
import Raster
import Shapes
import Testing

struct ChartDrawingTests {
  private static let size = Size(width: 400, height: 225)

  private static func set(_ kind: SeriesKind = .line) throws -> ChartSet {
    let text = "Day,Bread,Coffee\n2024-03-04,118,64\n2024-03-05,124,71\n2024-03-06,121,68\n"
    var set = try ChartReader().read(Array(text.utf8), file: "bakery.csv").sets[0]
    for index in set.series.indices { set.series[index].kind = kind }
    return set
  }

  /// Returns the colors of a drawing's layers.
  private static func colors(_ drawing: Drawing) -> Set<Paint> { Set(drawing.layers.map(\.paint)) }

  @Test("The light and the dark drawing have the same outlines and contrasting backgrounds")
  func appearance() throws {
    let light = ChartDrawing(try Self.set()).drawing(size: Self.size)
    let dark = ChartDrawing(try Self.set(), appearance: .dark).drawing(size: Self.size)
    #expect(light.size == Self.size)
    #expect(light.layers.map(\.outline) == dark.layers.map(\.outline))
    #expect(light.background != dark.background)
    #expect(Self.colors(light) != Self.colors(dark))
  }

  @Test("A title replaces that of the set, and both are drawn")
  func title() throws {
    var set = try Self.set()
    let untitled = ChartDrawing(set).drawing(size: Self.size)
    let titled = ChartDrawing(set, title: "Sales").drawing(size: Self.size)
    set.title = "Sales"
    let named = ChartDrawing(set).drawing(size: Self.size)
    #expect(untitled != titled && titled != named && named != untitled)
    #expect(
      ChartDrawing(set, title: "").drawing(size: Self.size).layers.count < titled.layers.count)
  }

  @Test("All layers have finite outlines on the page", arguments: SeriesKind.allCases)
  func finite(_ kind: SeriesKind) throws {
    var chart = ChartDrawing(try Self.set(kind))
    for isPie in [false, true] {
      chart.isPie = isPie
      for size in [Self.size, Size(width: 40, height: 20), Size(width: 0, height: 0)] {
        let drawing = chart.drawing(size: size)
        #expect(drawing.size == size)
        for layer in drawing.layers {
          let rect = layer.outline.bounds
          #expect(
            rect.minX.isFinite && rect.maxX.isFinite && rect.minY.isFinite && rect.maxY.isFinite)
        }
      }
    }
  }

  @Test("Impossible sizes are limited", arguments: [Double.infinity, .nan, -1, 1e300])
  func impossibleSizes(side: Double) throws {
    let drawing = ChartDrawing(try Self.set(.line)).drawing(size: Size(width: side, height: side))
    #expect(drawing.size.width.isFinite && drawing.size.width >= 0)
    #expect(drawing.size.width <= Double(Pixmap.longestSide))
  }

  @Test("A set without series or values is drawn as an empty plot")
  func empty() {
    let positions = Positions(.regular(start: 0, step: 1, count: 0), unit: .number)
    let set = ChartSet(title: nil, positions: positions, series: [])
    #expect(ChartDrawing(set).drawing(size: Self.size).size == Self.size)
  }
}

extension Drawing.Outline {
  fileprivate var bounds: Rect {
    switch self {
    case .fill(let path, _): path.boundingRect
    case .stroke(let path, _, _): path.boundingRect
    }
  }
}
