import Raster
import Shapes
import Testing

struct ShapeStyleColorsTests {
  @Test("Common colors are those that CSS defines")
  func names() {
    let colors: [(String, RGB)] = [
      ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("orange", .orange),
      ("yellow", .yellow), ("green", .green), ("teal", .teal), ("cyan", .cyan), ("blue", .blue),
      ("indigo", .indigo), ("purple", .purple), ("magenta", .magenta), ("pink", .pink),
      ("brown", .brown),
    ]
    for (name, color) in colors { #expect(RGB(name) == color, "\(name)") }
  }

  @Test("A shape is filled with a color by its name")
  func fill() {
    let layers = Circle().fill(.red).layers(in: Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(layers.map(\.paint) == [.solid(.red)])
  }
}
