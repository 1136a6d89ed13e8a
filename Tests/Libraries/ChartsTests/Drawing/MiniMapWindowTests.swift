import Charts
import Shapes
import Testing

struct MiniMapWindowTests {
  private static let rect = Rect(x: 10, y: 20, width: 200, height: 30)

  @Test("Shades, handles and frame are placed by the window's fractions")
  func places() {
    let window = MiniMapWindow(0.25...0.75, in: Self.rect, handle: 16, line: 2)
    #expect(window.rect == Rect(x: 60, y: 20, width: 100, height: 30))
    var shades = Path()
    shades.addRects([
      Rect(x: 10, y: 20, width: 50, height: 30), Rect(x: 160, y: 20, width: 50, height: 30),
    ])
    #expect(window.shades == shades)
    var handles = Path()
    handles.addRects([
      Rect(x: 60, y: 20, width: 16, height: 30), Rect(x: 144, y: 20, width: 16, height: 30),
    ])
    #expect(window.handles == handles)
    var rules = Path()
    rules.addRects([
      Rect(x: 76, y: 20, width: 68, height: 2), Rect(x: 76, y: 48, width: 68, height: 2),
    ])
    #expect(window.rules == rules)
    #expect(window.grips.boundingRect == Rect(x: 67, y: 30, width: 86, height: 10))
  }

  @Test("A window on the whole axis has no shades")
  func whole() {
    #expect(MiniMapWindow(0...1, in: Self.rect, handle: 16, line: 2).shades.isEmpty)
  }

  @Test("The article's narrowest window stays visible")
  func narrow() {
    let narrow = MiniMapWindow(0.5...0.55, in: Self.rect, handle: 16, line: 1)
    #expect(isClose(narrow.handle, 10.0 / 3))
    for share in [0, 0.3, 1] {
      let point = MiniMapWindow(share...share, in: Self.rect, handle: 16, line: 1)
      #expect(isClose(point.rect.width, 2))
      #expect(point.rect.minX >= 10 && point.rect.maxX <= 210)
    }
  }

  @Test("A mini-map without a width has no outlines")
  func empty() {
    let empty = MiniMapWindow(0...1, in: Rect(x: 0, y: 0, width: 0, height: 0), handle: 2, line: 1)
    #expect(empty.shades.isEmpty && empty.handles.isEmpty)
  }
}
