import Charts
import Shapes
import TestSupport
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

  @Test("Each zone drags its part of the window")
  func zones() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2_000 {
      let (one, other) = (
        Double.random(in: 0...1, using: &generator), Double.random(in: 0...1, using: &generator)
      )
      let shares = min(one, other)...max(one, other)
      guard shares.upperBound - shares.lowerBound > 0.02 else { continue }
      let handle = Double.random(in: 0...30, using: &generator)
      let map = MiniMapWindow(shares, in: Self.rect, handle: handle, line: 1)
      let window = ChartWindow(whole: 0...1, shares: shares)
      let x = Double.random(in: 10...210, using: &generator)
      let zone = map.zone(atX: x)
      #expect(zone.drag == window.grip(at: map.share(atX: x), handle: handle / 200))
      let isOutside = x < map.rect.minX || x > map.rect.maxX
      #expect(zone.isOutside == isOutside)
    }
  }

  @Test("An edge responds 16 points inside and, with tolerance, some outside")
  func edges() {
    let window = MiniMapWindow(0.25...0.75, in: Self.rect, handle: 16, line: 2)
    #expect(
      [59, 61, 75, 77, 143, 145, 159, 161].map { window.zone(atX: $0) } == [
        .before, .lowerEdge, .lowerEdge, .inside, .inside, .upperEdge, .upperEdge, .after,
      ])
    #expect(window.zone(atX: 58.5, tolerance: 2) == .lowerEdge)
    #expect(window.zone(atX: 161.5, tolerance: 2) == .upperEdge)
    #expect(window.zone(atX: 57, tolerance: 2) == .before)
  }

  @Test("The article's narrowest window has all three zones, and stays visible")
  func narrow() {
    let narrow = MiniMapWindow(0.5...0.55, in: Self.rect, handle: 16, line: 1)
    #expect(isClose(narrow.handle, 10.0 / 3))
    #expect([111, 115, 119].map { narrow.zone(atX: $0) } == [.lowerEdge, .inside, .upperEdge])
    for share in [0, 0.3, 1] {
      let point = MiniMapWindow(share...share, in: Self.rect, handle: 16, line: 1)
      #expect(isClose(point.rect.width, 2))
      #expect(point.rect.minX >= 10 && point.rect.maxX <= 210)
    }
  }

  @Test("A fraction follows the pointer, and stops at the ends")
  func shares() {
    let window = MiniMapWindow(0...1, in: Self.rect, handle: 2, line: 1)
    #expect([-5, 10, 60, 210, 900].map { window.share(atX: $0) } == [0, 0, 0.25, 1, 1])
    let empty = MiniMapWindow(0...1, in: Rect(x: 0, y: 0, width: 0, height: 0), handle: 2, line: 1)
    #expect(empty.share(atX: 3) == 0 && empty.shades.isEmpty && empty.handles.isEmpty)
  }
}
