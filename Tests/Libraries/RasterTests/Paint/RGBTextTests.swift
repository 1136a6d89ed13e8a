import Raster
import Testing

struct RGBTextTests {
  @Test(
    "Colors parse from names and numbers",
    arguments: [
      ("cyan", 0x00FFFF, 255), ("#0ff", 0x00FFFF, 255), ("#00FFFF", 0x00FFFF, 255),
      ("Cyan", 0x00FFFF, 255), ("#00ffff80", 0x00FFFF, 128), ("#0ff8", 0x00FFFF, 136),
      ("RebeccaPurple", 0x663399, 255), ("#0000", 0, 0),
    ] as [(String, UInt32, Int)])
  func colors(_ text: String, _ hex: UInt32, _ opacity: Int) throws {
    let color = try #require(RGBA(text))
    #expect(color == RGBA(RGB(hex: hex), opacity: Float(opacity) / 255))
    #expect(RGB(text) == (opacity == 255 ? RGB(hex: hex) : nil))
  }

  @Test(
    "Invalid colors are rejected",
    arguments: ["", "#", "#12345", "#ggg", "rgb(1,2,3)", "#１２３", "#1", "#1234567", " red"])
  func refused(_ text: String) {
    #expect(RGBA(text) == nil && RGB(text) == nil)
  }

  @Test("The text of a color is one from which it is read")
  func text() {
    for hex in CSSColors.all.values {
      #expect(RGBA(RGBA(RGB(hex: hex)).text)?.color == RGB(hex: hex))
    }
    let color = RGBA(RGB(hex: 0x123456), opacity: 5 / 255)
    #expect(color.text == "#12345605" && RGBA(color.text) == color)
  }
}
