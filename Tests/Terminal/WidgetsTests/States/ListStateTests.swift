import TerminalCodes
import TestSupport
import Testing
import Widgets

struct ListStateTests {
  @Test("Keys move by rows, pages and half pages") func keysMoveByRowsAndPages() {
    var list = ListState()
    for (press, row) in [
      (KeyPress(.down), 1), (KeyPress(.character("j")), 2),
      (KeyPress(.character("n"), .control), 3),
      (KeyPress(.pageDown), 12), (KeyPress(.character("d"), .control), 16),
      (KeyPress(.character("u"), .control), 12), (KeyPress(.character("b"), .control), 3),
      (KeyPress(.character("G")), 99), (KeyPress(.down), 99), (KeyPress(.character("g")), 0),
      (KeyPress(.up), 0), (KeyPress(.end), 99), (KeyPress(.home), 0),
    ] {
      #expect(list.handle(press, count: 100, page: 10) == .moved)
      #expect(list.cursor == row)
    }
    #expect(list.handle(KeyPress(.character("x")), count: 100, page: 10) == nil)
    #expect(list.handle(KeyPress(.down), count: 0, page: 10) == .moved)
    #expect(list.cursor == 0)
  }

  @Test("Letters are recognized in other layouts") func lettersAreRecognizedInOtherLayouts() {
    var list = ListState()
    #expect(list.handle(KeyPress(.character("о"), alternate: "j"), count: 9, page: 4) == .moved)
    #expect(list.cursor == 1)
  }

  @Test("A filter is typed, kept and cleared") func filterIsTypedKeptAndCleared() {
    var list = ListState(hasFilter: true)
    func press(_ key: Key) -> ListState.Outcome? {
      list.handle(KeyPress(key), count: 9, page: 4)
    }
    #expect(press(.character("/")) == .filterToggled)
    #expect(press(.character("j")) == .filtered)
    #expect(list.filter.text == "j" && list.cursor == 0)
    #expect(press(.down) == .moved)
    #expect(list.cursor == 1)
    #expect(press(.enter) == .filterToggled)
    #expect(!list.isFiltering && list.filter.text == "j")
    #expect(press(.escape) == .filtered)
    #expect(list.filter.isEmpty)
    #expect(press(.escape) == nil)
    #expect(list.paste("x") == nil)
  }

  @Test("The cursor follows its row, otherwise the next, otherwise the previous")
  func cursorFollowsItsRow() {
    func follow(_ cursor: Int, _ old: [Int], _ new: [Int]) -> Int {
      var list = ListState(cursor: cursor)
      list.follow(from: old, to: new)
      return list.cursor
    }
    #expect(follow(1, [1, 2, 3], [0, 1, 2, 3]) == 2)
    #expect(follow(1, [1, 2, 3], [1, 3]) == 1)
    #expect(follow(2, [1, 2, 3], [1, 2]) == 1)
    #expect(follow(2, [1, 2, 3], []) == 0)
    #expect(follow(0, [], [4, 5]) == 0)
  }

  @Test("The cursor stays among the remaining rows") func cursorStaysAmongTheRemainingRows() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let old = Array(0..<Int.random(in: 1...12, using: &generator))
      let new = old.filter { _ in Bool.random(using: &generator) }
      let cursor = old.randomElement(using: &generator) ?? 0
      var list = ListState(cursor: cursor)
      list.follow(from: old, to: new)
      let expected = new.first { $0 >= cursor } ?? new.last
      #expect(new.isEmpty ? list.cursor == 0 : new[list.cursor] == expected)
    }
  }

  @Test("A filter finds words in any order and case") func filterFindsWordsInAnyOrderAndCase() {
    let filter = ListFilter("BELL small")
    #expect(filter.matches("A small brass bell"))
    #expect(!filter.matches("A bell"))
    #expect(ListFilter("").matches("anything") && ListFilter("  ").isEmpty)
    #expect(ListFilter("É").matches("café"))
    #expect(!ListFilter("long").matches("lon"))
  }
}
