import Raster
import Testing

struct PixmapFormsTests {
  /// Every color that a component can have at every opacity.
  private let all: Pixmap = {
    var pixels: [UInt8] = []
    for opacity in UInt8.min...255 {
      for color in UInt8.min...255 { pixels += [color, 0, 255, opacity] }
    }
    return Pixmap(width: 256, height: 256, straight: pixels)
  }()

  @Test("Straight pixels survive a round trip") func straightPixelsSurviveARoundTrip() {
    #expect(Pixmap(width: 256, height: 256, straight: all.straight) == all)
  }

  @Test("Opaque pixels keep their bytes") func opaquePixelsKeepTheirBytes() {
    #expect(all.straight[(255 * 256 + 77) * 4..<(255 * 256 + 78) * 4] == [77, 0, 255, 255])
  }

  @Test("A missing byte is zero") func aMissingByteIsZero() {
    let pixmap = Pixmap(width: 2, height: 1, straight: [9, 9, 9, 255, 1])
    #expect(pixmap.straight == [9, 9, 9, 255, 0, 0, 0, 0])
  }

  @Test("Flattening mixes by opacity") func flatteningMixesByOpacity() {
    let flat = all.flattened(over: RGB(red: 1, green: 1, blue: 0))
    #expect(flat.count == 256 * 256 * 3)
    for opacity in stride(from: 0, to: 256, by: 5) {
      let pixel = (opacity * 256 + 100) * 3
      let share = Double(opacity) / 255
      #expect(abs(Double(flat[pixel]) - (100 * share + 255 * (1 - share))) <= 1)
      #expect(abs(Double(flat[pixel + 1]) - 255 * (1 - share)) <= 1)
      #expect(Int(flat[pixel + 2]) == opacity)
    }
  }
}
