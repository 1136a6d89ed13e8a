import Programs
import Synth
import TerminalCodes
import Testing
import Widgets

@testable import TimerPrograms
@testable import Timers

struct SoundListFilterTests {
  private func filtered(_ text: String) -> SoundListFixture {
    var list = SoundListFixture(entries: SoundListFixture.builtIn + SoundListFixture.own)
    list.press(.home, .character("/"))
    list.type(text)
    return list
  }

  private func names(_ list: SoundListFixture) -> [String] {
    (0..<list.model.entries.count).compactMap { list.model.entries[$0]?.name }
  }

  @Test("Typed text filters names and summaries, ignoring case")
  func typing() {
    let list = filtered("OPENS go")
    #expect(names(list) == ["gong"])
    #expect(list.text.contains("/OPENS go") && list.text.contains("Esc clear"))
    #expect(list.model.current?.name == "gong")
  }

  @Test("While typing a filter, letters are text and arrows move")
  func letters() {
    var list = filtered("p")
    #expect(list.model.playing == nil && list.model.filter.text == "p")
    list.press(.down)
    #expect(list.model.cursor == 1)
    list.type("q ?")
    #expect(list.model.filter.text == "pq ?" && list.model.entries.count == 0)
    #expect(list.text.contains("No sound matches “pq ?”."))
    #expect(list.press(.enter, .enter).isEmpty && list.model.notice == "No sound matches.")
  }

  @Test("Backspace, Ctrl-W and Ctrl-U delete, and Backspace in an empty filter ends it")
  func editing() {
    var list = filtered("own fl")
    #expect(names(list) == ["Wind"])
    list.press(.backspace)
    #expect(list.model.filter.text == "own f")
    list.press(.control("w"))
    #expect(list.model.filter.text == "own ")
    list.press(.control("u"))
    #expect(list.model.filter.text == "" && list.model.isTyping)
    list.handle(.terminal(.paste("wi\nnd")))
    #expect(names(list) == ["Wind"])
    list.press(.control("u"), .backspace)
    #expect(!list.model.isTyping)
  }

  @Test("Enter keeps the filter and returns to the list’s keys")
  func keeping() {
    var list = filtered("bell")
    #expect(list.press(.enter).isEmpty)
    #expect(list.text.contains("/bell") && list.text.contains("Esc clear filter"))
    let effects = list.press(.character("p"))
    #expect(effects == [.perform(.play(.builtIn(.tower), number: 1))])
    #expect(list.press(.enter) == [.perform(.save(name: "tower"))])
  }

  @Test("Esc clears the filter first, and the cursor stays on its sound")
  func clearing() {
    var list = filtered("gong")
    #expect(list.press(.escape).isEmpty)
    #expect(list.model.filter.text == "" && !list.model.isTyping)
    #expect(list.model.current?.name == "gong" && list.showsCursor)
    list = filtered("gong")
    list.press(.enter)
    #expect(list.press(.escape).isEmpty)
    #expect(list.press(.escape) == [.end(status: 0)])
  }

  @Test("After a filter without matches the cursor returns to its sound")
  func nothing() {
    var list = filtered("gong")
    list.type("zz")
    #expect(list.model.current == nil)
    list.press(.escape)
    #expect(list.model.current?.name == "gong" && list.showsCursor)
  }

  @Test("A filter doesn’t move the other parts")
  func stillness() {
    var list = SoundListFixture(60, 40)
    list.press(.home)
    let row = list.row(of: "tower    ")
    list.press(.character("/"))
    list.type("tower")
    #expect(list.row(of: "tower    ") == row)
  }
}
