import Cells
import Testing

struct ColorTests {
  @Test("A color's kind is what it was made of")
  func kinds() {
    #expect(Color.standard.kind == .standard)
    for index in UInt8.min...UInt8.max { #expect(Color.palette(index).kind == .palette(index)) }
    #expect(Color.rgb(1, 2, 3).kind == .rgb(1, 2, 3))
    #expect(Color.rgb(255, 0, 254).kind == .rgb(255, 0, 254))
  }

  @Test("Black by its parts is neither the default nor black of the palette")
  func blacks() {
    #expect(Set([Color.standard, .palette(0), .rgb(0, 0, 0)]).count == 3)
  }
}
