import Cells
import TerminalCodes
import TestSupport
import Testing

struct ScreenModesTests {
  @Test("Taking the screen, and giving it back", arguments: [false, true], [false, true])
  func bothWays(alternateScreen: Bool, titles: Bool) {
    let (enter, leave) = (
      ScreenModes.enter(alternateScreen: alternateScreen, titles: titles).readable,
      ScreenModes.leave(alternateScreen: alternateScreen, titles: titles).readable
    )
    #expect(enter.contains("␛[?1049h␛[2J") == alternateScreen)
    #expect(leave.contains("␛[?1049l") == alternateScreen)
    #expect(enter.contains("␛[22;2t") == titles && leave.contains("␛[23;2t") == titles)
    #expect(enter.contains("␛[?25l") && leave.contains("␛[?25h"))
    #expect(leave.hasPrefix("␘␛[?2026l␛[m"))
  }

  @Test("A crash puts back what any way in could have changed")
  func crash() {
    func text(_ bytes: StaticString) -> String { Array("\(bytes)".utf8).readable }
    let leave = ScreenModes.leave(alternateScreen: true, titles: true).readable
    #expect(text(ScreenModes.crashOnScreen) == leave)
    // Pictures go first, after the end of a string that may be cut off.
    #expect(
      text(ScreenModes.crashWithPictures)
        == "␘␛\\␛_Ga=d,d=A,q=2␛\\" + leave.drop { $0 == "␘" })
    #expect(
      text(ScreenModes.crashInline)
        == ScreenModes.leave(alternateScreen: false, titles: true).readable + "␍␊")
  }

  @Test("Words from outside can't end a sequence or begin one")
  func title() {
    #expect(ScreenModes.title("tea \u{1B}]0;x\u{07}\u{9C}").readable == "␛]2;tea ␛]0;x␇\u{FFFD}␛\\")
    let bytes = ScreenModes.title("\u{1B}\u{07}\u{9C}\n")
    #expect(bytes.filter { $0 < 0x20 } == [0x1B, 0x1B])
  }

  @Test("Progress is a share, or taken away")
  func progress() {
    #expect(ScreenModes.progress(42).readable == "␛]9;4;1;42␛\\")
    #expect(ScreenModes.progress(nil).readable == "␛]9;4;0;0␛\\")
  }
}
