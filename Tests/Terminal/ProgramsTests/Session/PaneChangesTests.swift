import Cells
import Programs
import TestSupport
import Testing
import Widgets

@Suite struct PaneChangesTests {
  private static func list(
    _ names: [String], height: Int = 1, rows: Int = 10, isStill: Bool = false
  ) -> ProgramTester<Desk> {
    var desk = Desk(panes: { desk in
      var pane = Pane<String>("list", .whole) {
        for name in names where !desk.flags.contains(name) {
          Block(name, rows: height).owned(by: name).id()
        }
      }
      pane.animatesChanges = true
      return [pane]
    }) { desk, event in
      guard case .message(let message) = event else { return [] }
      for flag in message.split(separator: " ").map(String.init)
      where desk.flags.remove(flag) == nil { desk.flags.insert(flag) }
      return []
    }
    desk.isStill = isStill
    return ProgramTester(desk, columns: 20, rows: rows)
  }

  private static let names = ["a", "b", "c", "d"]

  @Test("A removed row folds away, and then nothing wakes") func aRemovedRowFoldsAway() {
    var tester = Self.list(Self.names, height: 3, rows: 12)
    tester.message("b")
    #expect(tester.screen.contains("b +2"))
    tester.advance(by: .milliseconds(100))
    #expect(tester.screen.contains("b") && !tester.screen.contains("b +2"))
    tester.advance(by: .milliseconds(50))
    #expect(!tester.screen.contains("b"))
    #expect(tester.nextWake == nil && tester.wakes == 3)
    tester.advance(by: .seconds(10))
    #expect(tester.wakes == 3)
    #expect(tester.grid.text(ofRow: 3) == "c")
  }

  @Test("An inserted row unfolds") func anInsertedRowUnfolds() {
    var tester = Self.list(Self.names, height: 3, rows: 12)
    tester.message("b")
    tester.advance(by: .seconds(1))
    tester.message("b")
    #expect(!tester.screen.contains("b"))
    tester.advance(by: .milliseconds(100))
    #expect(tester.screen.contains("b +1") && !tester.screen.contains("b +2"))
    tester.advance(by: .milliseconds(50))
    #expect(tester.screen.contains("b +2"))
    #expect(tester.nextWake == nil)
  }

  @Test("A single row slides") func aSingleRowSlides() {
    var tester = Self.list(["a", "b", "c"])
    tester.message("b")
    tester.advance(by: .milliseconds(50))
    #expect(tester.grid.text(ofRow: 2) == "c")
    #expect(!tester.screen.contains("b"))
    tester.advance(by: .milliseconds(100))
    #expect(tester.grid.text(ofRow: 1) == "c")
  }

  @Test(
    "The final picture equals that without animation",
    arguments: ["a", "d", "b c", "a d", "a b c d"])
  func finalPictureEqualsThatWithoutAnimation(changes: String) {
    for height in [1, 2, 3] {
      for rows in [4, 7, 12] {
        var moving = Self.list(Self.names, height: height, rows: rows)
        var still = Self.list(Self.names, height: height, rows: rows, isStill: true)
        for message in [changes, "b", changes, "c a"] {
          moving.message(message)
          still.message(message)
          #expect(still.nextWake == nil)
          moving.advance(by: .milliseconds(70))
        }
        moving.advance(by: .seconds(1))
        #expect(moving.grid == still.grid)
        #expect(moving.grid == moving.freshGrid)
        #expect(moving.nextWake == nil)
      }
    }
  }

  @Test("Scrolling neither inserts nor removes rows") func scrollingNeitherInsertsNorRemovesRows() {
    var tester = Self.list((0..<40).map { "\($0)" }, rows: 8)
    for key in ["down", "page-down", "end", "page-up", "home", "end", "home"] {
      tester.press(key)
      #expect(tester.nextWake == nil, "\(key)")
    }
    tester.resize(columns: 20, rows: 12)
    #expect(tester.nextWake == nil)
  }

  @Test("A row that is folding away can't be clicked") func rowThatIsFoldingAwayCantBeClicked() {
    var tester = Self.list(Self.names, height: 3, rows: 12)
    tester.message("b")
    tester.click(column: 0, row: 3)
    #expect(tester.model.interactions.isEmpty)
    #expect(tester.place(of: "b", .press) == nil)
    tester.click("c")
    #expect(tester.focus == "c")
  }

  @Test("Keys work during an animation") func keysWorkDuringAnAnimation() {
    var tester = Self.list(Self.names)
    tester.message("b")
    tester.press("tab")
    tester.press("tab")
    #expect(tester.focus == "c")
    tester.press("enter")
    #expect(tester.model.interactions.contains { if case .activated = $0 { true } else { false } })
  }

  @Test("A row that returns continues from where it is") func rowThatReturnsContinuesFromWhereItIs()
  {
    var tester = Self.list(Self.names, height: 4, rows: 16)
    tester.message("b")
    tester.advance(by: .milliseconds(50))
    tester.message("b")
    #expect(tester.screen.contains("b +1"))
    tester.advance(by: .seconds(1))
    #expect(tester.screen.contains("b +3") && tester.nextWake == nil)
  }

  @Test("Equal rows without owners change without animation")
  func equalRowsWithoutOwnersChangeWithoutAnimation() {
    var tester = ProgramTester(
      Desk(panes: { desk in
        var pane = Pane<String>("list", .whole) {
          for _ in 0..<(5 - desk.flags.count) { Block("same") }
        }
        pane.animatesChanges = true
        return [pane]
      }) { desk, event in
        if case .message(let flag) = event { desk.flags.insert(flag) }
        return []
      })
    tester.message("one")
    #expect(tester.nextWake == nil)
  }
}
