import Programs
import TerminalCodes
import Testing

@testable import TimerPrograms
@testable import Timers

struct SoundListKeysTests {
  @Test("No two commands in a table share a key, and each command has one")
  func clashes() {
    for map in SoundList.keyMaps { #expect(map.clashes.isEmpty, "\(map.title)") }
    let commands = Set(SoundList.keyMaps.flatMap(\.bindings).map(\.command))
    #expect(commands == Set(SoundListCommand.allCases))
  }

  @Test("? shows all keys, and Esc, Enter, q or ? hides them")
  func overlay() {
    var list = SoundListFixture(120, 60)
    for key in [KeyPress.escape, .enter, .character("q"), .character("?")] {
      list.press(.character("?"))
      for words in ["PgUp, Ctrl-B", "play", "While typing a filter", "go to the last sound"] {
        #expect(list.text.contains(words), "\(words)")
      }
      #expect(list.press(key).isEmpty && !list.model.showsKeys)
    }
    #expect(!list.text.contains("Ctrl-B"))
  }

  @Test("Arrow keys scroll the keys in a low window")
  func scrolling() {
    var list = SoundListFixture(60, 14)
    list.press(.character("?"))
    #expect(!list.text.contains("While the sound plays"))
    let cursor = list.model.cursor
    list.press(.end)
    #expect(list.text.contains("go to the last sound") && list.model.cursor == cursor)
  }

  @Test("A listed key works when pressed or clicked")
  func shownKey() throws {
    var list = SoundListFixture(120, 60)
    list.press(.character("?"))
    let row = try #require(list.row(of: "move down by half a page"))
    list.click(12, row)
    #expect(!list.model.showsKeys && list.model.cursor > 5)
    list.press(.character("?"))
    #expect(!list.press(.character("p")).isEmpty)
    #expect(!list.model.showsKeys && list.model.playing != nil)
  }

  @Test("The last line lists the available keys, and truncates the leave key last")
  func footer() {
    #expect(SoundListFixture(40, 12).text.contains("p play   Enter choose   Esc leave"))
    var list = SoundListFixture()
    list.press(.character("p"))
    #expect(list.text.contains("p stop") && !list.text.contains("p play"))
    list.press(.character("/"))
    #expect(list.text.contains("Enter keep   Esc clear"))
  }
}
