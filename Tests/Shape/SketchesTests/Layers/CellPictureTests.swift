import Cells
import Outputs
import Pictures
import Raster
import Shapes
import Testing

@testable import Sketches

struct CellPictureTests {
  private func grid(
    _ words: String, columns: Int, rows: Int, _ depth: ColorDepth, _ glyphs: GlyphSet = .quadrant
  ) throws -> Grid {
    let request = try DrawRequest(words.split(separator: " ").map(String.init))
    let background = RGB(red: 0, green: 0, blue: 0)
    let picture = CellPicture(
      mosaic: Mosaic(
        glyphs: glyphs, inks: Inks(depth: depth, background: background), depth: depth,
        background: background),
      columns: columns, rows: rows, cell: Size(width: 8, height: 16))
    return picture.grid(
      of: request.layers.drawing(size: picture.size, background: request.output.background))
  }

  @Test("A small ring without colors has no holes", arguments: [8, 10, 12, 14, 20])
  func ring(columns: Int) throws {
    var grid = try grid("ring", columns: columns, rows: columns / 2, .never)
    grid.makePlain()
    let size = Double(columns) * 8
    // Every cell that the ring's center line crosses for some length has ink.
    for step in 0..<32 {
      let way = Transform.rotation(.degrees(Double(step) * 11.25)).apply(to: Point(x: 1, y: 0))
      let radius = size * 0.44
      let (x, y) = (size / 2 + way.x * radius, size / 2 + way.y * radius)
      #expect(grid[Int(x / 8), Int(y / 16)] != .blank, "\(columns): \(step)\n\(grid)")
    }
  }

  private func picture(columns: Int, rows: Int) -> CellPicture {
    let background = RGB(red: 0, green: 0, blue: 0)
    return CellPicture(
      mosaic: Mosaic(
        glyphs: .half, inks: Inks(depth: .truecolor, background: background), depth: .truecolor,
        background: background),
      columns: columns, rows: rows, cell: Size(width: 8, height: 16))
  }

  private func circles(_ count: Int) -> [Drawing.Layer] {
    (0..<count).map { _ in
      Drawing.Layer(
        .fill(Circle().path(in: Rect(x: 0, y: 0, width: 32, height: 32))),
        paint: .solid(RGB(red: 1, green: 0, blue: 0)))
    }
  }

  @Test("Pictures as large as terminals are drawn at once, and larger ones in few bands")
  func bands() {
    for (columns, rows, bands) in [(200, 60, 1), (256, 64, 1), (256, 100, 2)] {
      let picture = picture(columns: columns, rows: rows)
      var count = 0
      _ = picture.grid(of: Drawing(size: picture.size, layers: circles(2))) { _ in count += 1 }
      #expect(count == bands * 3, "\(columns) × \(rows)")
    }
  }

  @Test("The reported share only grows, up to 1")
  func progress() {
    let picture = picture(columns: 4, rows: 2)
    for layers in [circles(5), []] {
      var shares: [Double] = []
      let drawing = Drawing(size: picture.size, layers: layers)
      let grid = picture.grid(of: drawing) { shares.append($0) }
      #expect(shares == shares.sorted() && shares.last == 1)
      #expect(shares.count == layers.count + 1 && grid == picture.grid(of: drawing))
    }
  }

  @Test("Without colors, dark paint is visible and paint in the background color isn’t")
  func darkPaint() throws {
    let navy = try grid("rectangle --paint navy", columns: 4, rows: 2, .never)
    #expect(navy[1, 1] == Cell("█"))
    let hole = try grid(
      "rectangle rectangle --paint black --frame 0,0,50,50", columns: 4, rows: 2, .never)
    #expect(hole[0, 0] == .blank && hole[3, 1] == Cell("█"))
  }

  @Test(
    "A background lies below all layers", arguments: [ColorDepth.truecolor, .palette, .sixteen])
  func background(depth: ColorDepth) throws {
    let grid = try grid("--background red rectangle --frame 0,0,50,100", columns: 4, rows: 2, depth)
    #expect(grid[3, 1].style.background != .standard && grid[3, 1] != grid[0, 0])
  }
}
