import Pictures
import Raster
import Shapes
import Testing

struct PNGFileTests {
  /// Returns a drawing with an opacity, a gradient and a clip, and more layers than are drawn in
  /// one step.
  private static func drawing(background: RGBA?) -> Drawing {
    let size = Size(width: 90, height: 70)
    let box = Rect(x: 0, y: 0, width: 90, height: 70)
    let (red, blue) = (RGB(red: 1, green: 0, blue: 0), RGB(red: 0, green: 0, blue: 1))
    var layers = [
      Drawing.Layer(
        .fill(Circle().path(in: box)),
        paint: .linearGradient(
          Gradient(colors: [red, blue]), startPoint: .zero, endPoint: Point(x: 90, y: 70)))
    ]
    for index in 0..<150 {
      let place = Rect(x: Double(index % 15) * 6, y: Double(index / 15) * 7, width: 5, height: 5)
      var layer = Drawing.Layer(
        .fill(Diamond().path(in: place)), paint: .solid(RGB(red: 0, green: 0.5, blue: 0.2)))
      layer.opacity = 0.6
      layer.clip = Drawing.Clip(Circle().path(in: box))
      layers.append(layer)
    }
    return Drawing(size: size, background: background, layers: layers)
  }

  private func steps(_ file: PNGFile) -> (bytes: [UInt8], shares: [Double], largest: Int) {
    var file = file
    var (bytes, shares, largest) = ([UInt8](), [file.share], 0)
    while let step = file.next() {
      bytes += step
      shares.append(file.share)
      largest = max(largest, step.count)
    }
    return (bytes, shares, largest)
  }

  @Test(
    "libpng reads the same picture as drawn in one piece, however many bands it has",
    arguments: [(1, 1), (90, 70), (33, 2000), (3000, 1111)],
    [nil, RGBA(RGB(red: 1, green: 1, blue: 1))])
  func picture(_ sides: (width: Int, height: Int), background: RGBA?) throws {
    let drawing = Self.drawing(background: background)
    var rasterizer = DrawingRasterizer()
    let whole = rasterizer.pixmap(of: drawing, width: sides.width, height: sides.height)
    let file = try #require(PNGFile(of: drawing, width: sides.width, height: sides.height))
    let read = try #require(PNGReader.picture(steps(file).bytes))
    // A color that isn't premultiplied is rounded.
    #expect(read == Pixmap(width: whole.width, height: whole.height, straight: whole.straight))
  }

  @Test("The completed fraction grows from 0 to 1")
  func share() throws {
    let drawing = Self.drawing(background: nil)
    let shares = steps(try #require(PNGFile(of: drawing, width: 3000, height: 1111))).shares
    #expect(shares.first == 0 && shares.last == 1 && shares.count > 12)
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("Pictures of a single color are small") func singleColorPicturesAreSmall() throws {
    let drawing = Drawing(size: Size(width: 9, height: 9), layers: [])
    let file = try #require(PNGFile(of: drawing, width: 2000, height: 2000))
    #expect(steps(file).bytes.count < 20_000)
  }

  @Test(
    "Sides without pixels or beyond the limit are rejected",
    arguments: [(0, 9), (9, 0), (-1, 3), (16_385, 2), (2, 16_385)])
  func sides(width: Int, height: Int) {
    let drawing = Drawing(size: Size(width: 9, height: 9), layers: [])
    #expect(PNGFile(of: drawing, width: width, height: height) == nil)
  }
}
