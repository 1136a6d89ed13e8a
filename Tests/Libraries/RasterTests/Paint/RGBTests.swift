import Raster
import Testing

struct RGBTests {
  @Test("Hex text has six digits") func hexTextHasSixDigits() {
    #expect(RGB(red: 0, green: 0, blue: 0).hexText == "#000000")
    #expect(RGB(red: 10 / 255, green: 1, blue: 5 / 255).hexText == "#0aff05")
  }

  @Test("A number has the bytes of the components; higher bits are ignored")
  func hex() {
    let color = RGB(hex: 0xAB01_80FF)
    #expect(color.bytes == (0x01, 0x80, 0xFF) && color.hexText == "#0180ff")
    #expect(RGB(hex: 0x00FFFF) == RGB(red: 0, green: 1, blue: 1))
  }

  @Test("Green is light and blue is dark") func greenIsLightAndBlueIsDark() {
    #expect(RGB(red: 0, green: 0, blue: 0).isDark && RGB(red: 0, green: 0, blue: 1).isDark)
    #expect(!RGB(red: 0, green: 1, blue: 0).isDark && !RGB(red: 1, green: 1, blue: 1).isDark)
  }
}
