import TerminalCodes
import Testing

struct WindowSignsTests {
  @Test("Text from outside can neither end nor begin a sequence")
  func title() {
    #expect(WindowSigns.title("tea \u{1B}]0;x\u{07}\u{9C}").readable == "␛]2;tea ␛]0;x␇\u{FFFD}␛\\")
    let bytes = WindowSigns.title("\u{1B}\u{07}\u{9C}\n")
    #expect(bytes.filter { $0 < 0x20 } == [0x1B, 0x1B])
  }

  @Test("A window is raised by XTWINOPS 5")
  func raise() { #expect(WindowSigns.raise.readable == "␛[5t") }

  @Test("Progress is a percentage, or removed")
  func progress() {
    #expect(WindowSigns.progress(42).readable == "␛]9;4;1;42␛\\")
    #expect(WindowSigns.progress(nil).readable == "␛]9;4;0;0␛\\")
  }
}
