import Raster
import TestSupport
import Testing

struct PixmapChangesTests {
  private func filled(_ width: Int, _ height: Int) -> [UInt8] {
    [UInt8](repeating: 255, count: width * height * 4)
  }

  @Test("Equal pictures have no changes") func equalPicturesHaveNoChanges() {
    let pixmap = Pixmap(width: 7, height: 5, straight: filled(7, 5))
    #expect(pixmap.changedRect(from: pixmap) == nil)
    #expect(pixmap.changedRect(from: Pixmap(width: 5, height: 7)) == pixmap.bounds)
    #expect(Pixmap(width: 0, height: 3).changedRect(from: pixmap) == nil)
  }

  @Test("The changed rectangle is tight") func changedRectIsTight() {
    var generator = SeededGenerator(seed: 11)
    let before = Pixmap(width: 9, height: 6, straight: filled(9, 6))
    for _ in 0..<300 {
      let places = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        (x: Int.random(in: 0..<9, using: &generator), y: Int.random(in: 0..<6, using: &generator))
      }
      var bytes = filled(9, 6)
      for place in places { bytes[(place.y * 9 + place.x) * 4 + 1] = 3 }
      let rect = Pixmap(width: 9, height: 6, straight: bytes).changedRect(from: before)
      let (columns, rows) = (places.map(\.x).sorted(), places.map(\.y).sorted())
      #expect(rect?.columns == columns[0]..<columns[columns.count - 1] + 1)
      #expect(rect?.rows == rows[0]..<rows[rows.count - 1] + 1)
    }
  }

  @Test("Groups of changed tiles contain all changes, and don't touch")
  func changedTiles() {
    var generator = SeededGenerator(seed: 12)
    let before = Pixmap(width: 50, height: 31, straight: filled(50, 31))
    #expect(before.changedTiles(from: before, tile: (4, 5)) == [])
    var most = 0
    for _ in 0..<300 {
      let places = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        (x: Int.random(in: 0..<50, using: &generator), y: Int.random(in: 0..<31, using: &generator))
      }
      var bytes = filled(50, 31)
      for place in places { bytes[(place.y * 50 + place.x) * 4 + 2] = 3 }
      let after = Pixmap(width: 50, height: 31, straight: bytes)
      let groups = after.changedTiles(from: before, tile: (4, 5))
      most = max(most, groups.count)
      for place in places {
        let holders = groups.filter { $0.columns.contains(place.x) && $0.rows.contains(place.y) }
        #expect(holders.count == 1)
      }
      for group in groups {
        #expect([group.x, group.width].allSatisfy { $0.isMultiple(of: 4) })
        #expect([group.y, group.height].allSatisfy { $0.isMultiple(of: 5) })
        // One pixel more on each side reaches no other group.
        let wide = PixelRect(
          x: group.x - 1, y: group.y - 1, width: group.width + 2, height: group.height + 2)
        for other in groups where other != group {
          let shared = wide.intersection(other)
          #expect(shared.width == 0 || shared.height == 0)
        }
      }
    }
    #expect((2...8).contains(most))
  }

  @Test("A crop has the same pixels") func aCropHasTheSamePixels() {
    let bytes = (0..<54).flatMap { (pixel: Int) -> [UInt8] in [UInt8(pixel), 0, 0, 255] }
    let pixmap = Pixmap(width: 9, height: 6, straight: bytes)
    let part = pixmap.cropped(to: PixelRect(x: 2, y: 3, width: 4, height: 2))
    #expect(part.width == 4 && part.height == 2)
    for y in 0..<2 { for x in 0..<4 { #expect(part[x, y] == pixmap[x + 2, y + 3]) } }
    #expect(pixmap.cropped(to: pixmap.bounds) == pixmap)
  }

  @Test("A crop beyond the picture is clipped") func aCropBeyondThePictureIsClipped() {
    let pixmap = Pixmap(width: 9, height: 6)
    func size(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [Int] {
      let part = pixmap.cropped(to: PixelRect(x: x, y: y, width: width, height: height))
      return [part.width, part.height]
    }
    #expect(size(-2, -1, 5, 4) == [3, 3])
    #expect(size(7, 5, 9, 9) == [2, 1])
    #expect(size(3, 3, .max, .max) == [6, 3])
    #expect(size(.min, .min, .max, .max) == [0, 0])
    #expect(size(20, 20, 2, 2) == [0, 0])
    #expect(size(1, 1, -4, 3) == [0, 3])
  }
}
