import TerminalCodes
import Testing
import Widgets

struct TabsStateTests {
  @Test("Numbers, page keys and braces select a tab") func numbersPageKeysAndBracesSelect() {
    var tabs = TabsState(count: 3)
    for (press, selected) in [
      (KeyPress(.character("2")), 1), (KeyPress(.pageDown, .control), 2),
      (KeyPress(.character("}")), 0), (KeyPress(.character("{")), 2),
      (KeyPress(.pageUp, .control), 1),
    ] {
      let isTaken = tabs.handle(press)
      #expect(isTaken)
      #expect(tabs.selected == selected)
    }
    for press in [KeyPress(.character("4")), KeyPress(.character("0")), KeyPress(.left)] {
      let isTaken = tabs.handle(press)
      #expect(!isTaken)
    }
    let isTaken = tabs.handle(KeyPress(.left), isFocused: true)
    #expect(isTaken)
    #expect(tabs.selected == 0)
  }
}
