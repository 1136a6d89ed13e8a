import Raster
import TerminalCodes
import TestSupport
import Testing

struct KittyPictureTests {
  static let sizes = [(1, 1), (1, 7), (9, 1), (40, 40), (2000, 3), (70, 70)]

  @Test("A picture survives a round trip", arguments: sizes)
  func roundTrip(width: Int, height: Int) throws {
    for picture in [
      SamplePictures.noise(width, height, seed: 3), SamplePictures.gradient(width, height),
      Pixmap(width: width, height: height),
    ] {
      var screen = PixelScreen()
      screen.receive(KittyPicture(id: 7).show(picture))
      #expect(screen.errors == [])
      let shown = try #require(screen.kitty.pictures[7])
      #expect(shown.width == width && shown.height == height)
      #expect(Pixmap.multiplied(shown.bytes) == picture.samples)
    }
  }

  @Test("Chunks have the maximum length, except for the last")
  func chunks() {
    var screen = PixelScreen()
    screen.receive(KittyPicture(id: 1).show(SamplePictures.noise(90, 60, seed: 4, colors: 9999)))
    #expect(screen.kitty.payloads.count > 3)
    #expect(screen.kitty.payloads.dropLast().allSatisfy { $0 == 4096 })
    #expect(screen.kitty.payloads.last.map { 1...4096 ~= $0 } == true)
  }

  @Test("Successive edits give the last picture")
  func edits() {
    let picture = KittyPicture(id: 9)
    var screen = PixelScreen()
    var last = SamplePictures.ring(60, share: 1)
    screen.receive(picture.show(last))
    for step in 1...8 {
      let next = SamplePictures.ring(60, share: 1 - Double(step) / 8)
      let changed = (0..<60).flatMap { y in (0..<60).map { ($0, y) } }
        .filter { next[$0.0, $0.1] != last[$0.0, $0.1] }
      let xs = changed.map(\.0)
      let ys = changed.map(\.1)
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      let rect = PixelRect(
        x: left, y: top, width: (xs.max() ?? -1) + 1 - left, height: (ys.max() ?? -1) + 1 - top)
      screen.receive(picture.edit(next, in: rect))
      #expect(Pixmap.multiplied(screen.kitty.pictures[9]?.bytes ?? []) == next.samples)
      last = next
    }
    #expect(screen.errors == [])
    #expect(screen.kitty.placements.count == 1)
  }

  @Test("A picture has its own size, leaves the cursor in place, and is shown once")
  func placing() throws {
    let picture = KittyPicture(id: 4)
    var screen = PixelScreen()
    screen.receive(picture.show(SamplePictures.ring(30)))
    screen.receive(picture.show(SamplePictures.ring(20)))
    let placement = try #require(screen.kitty.placements.first)
    #expect(screen.kitty.placements.count == 1)
    let keys = placement.value.keys
    #expect(keys["C"] == "1" && keys["z"] == nil && keys["c"] == nil && keys["r"] == nil)
  }

  @Test("A deleted picture leaves nothing behind")
  func deleting() {
    let picture = KittyPicture(id: 4)
    var screen = PixelScreen()
    screen.receive(picture.show(SamplePictures.ring(30)))
    screen.receive(picture.delete())
    #expect(screen.kitty.pictures.isEmpty && screen.kitty.placements.isEmpty)
    #expect(screen.errors == [])
  }

  @Test("An opaque picture is sent without opacity")
  func opaque() {
    var screen = PixelScreen()
    screen.receive(KittyPicture(id: 1).show(SamplePictures.gradient(5, 5)))
    #expect(screen.kitty.placements[[1, 1]]?.keys["f"] == "24")
    screen.receive(KittyPicture(id: 1).show(SamplePictures.ring(5)))
    #expect(screen.kitty.placements[[1, 1]]?.keys["f"] == "32")
  }

  @Test("A picture, or a part, without pixels has no bytes")
  func empty() {
    #expect(KittyPicture(id: 1).show(Pixmap(width: 3, height: 0)) == [])
    let nothing = PixelRect(x: 1, y: 1, width: 0, height: 4)
    #expect(KittyPicture(id: 1).edit(SamplePictures.ring(5), in: nothing) == [])
  }

  @Test("A picture arrives unchanged through tmux")
  func tmux() throws {
    let picture = SamplePictures.noise(70, 30, seed: 6)
    let bytes = KittyPicture(id: 3, passthrough: .tmux).prepare(picture, columns: 9, rows: 2)
    #expect(bytes.readable.hasPrefix("␛Ptmux;␛␛_Ga=T,U=1,i=3,"))
    var screen = PixelScreen()
    screen.receive(bytes)
    #expect(screen.errors == [])
    #expect(Pixmap.multiplied(screen.kitty.pictures[3]?.bytes ?? []) == picture.samples)
    let keys = screen.kitty.placements[[3, 1]]?.keys
    #expect(keys?["c"] == "9" && keys?["r"] == "2")
  }
}
