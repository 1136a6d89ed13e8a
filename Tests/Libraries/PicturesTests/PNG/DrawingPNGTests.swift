import Pictures
import Raster
import Shapes
import Testing

struct DrawingPNGTests {
  private let drawing = Drawing(size: Size(width: 30.2, height: 20)) {
    Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
  }

  @Test(
    "libpng reads the drawing at any scale",
    arguments: [(1, 30, 20), (2, 60, 40), (0.1, 3, 2), (0.03, 1, 1)])
  func scale(_ scale: Double, _ width: Int, _ height: Int) throws {
    let read = try #require(PNGReader.picture(drawing.png(scale: scale)))
    var rasterizer = DrawingRasterizer()
    let drawn = rasterizer.pixmap(of: drawing, width: width, height: height)
    #expect(read == Pixmap(width: width, height: height, straight: drawn.straight))
  }

  @Test("A shape fills its size")
  func shape() throws {
    let size = Size(width: 9, height: 6)
    let star = Star(points: 5).fill(.orange)
    #expect(
      try star.png(size: size, scale: 3) == Drawing(size: size) { star }.png(scale: 3))
  }

  @Test(
    "A size without pixels or with too many is an error, and says what would be right",
    arguments: [0, -1, 0.02, 1000, .nan, .infinity])
  func sizes(_ scale: Double) throws {
    let error = #expect(throws: PictureSizeError.self) { try drawing.png(scale: scale) }
    let words = try #require(error).description
    #expect(
      words.hasPrefix("A side of a picture can have from 1 to 16384 pixels: a size of 30.2 by"))
  }
}
