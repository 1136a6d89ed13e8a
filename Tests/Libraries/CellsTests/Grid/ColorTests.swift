import Cells
import Testing

struct ColorTests {
  @Test("A color keeps the kind it was created with")
  func kinds() {
    #expect(Color.standard.kind == .standard)
    for index in UInt8.min...UInt8.max { #expect(Color.palette(index).kind == .palette(index)) }
    #expect(Color.rgb(1, 2, 3).kind == .rgb(1, 2, 3))
    #expect(Color.rgb(255, 0, 254).kind == .rgb(255, 0, 254))
  }

  @Test("RGB black is neither the default nor the palette's black")
  func blacks() {
    #expect(Set([Color.standard, .palette(0), .rgb(0, 0, 0)]).count == 3)
  }
}
