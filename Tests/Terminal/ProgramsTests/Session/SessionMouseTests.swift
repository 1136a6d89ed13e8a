import Cells
import Clocks
import Programs
import TerminalCodes
import TestSupport
import Testing
import Widgets

@Suite struct SessionMouseTests {
  private static func buttons() -> Desk {
    Desk(panes: { desk in
      [
        Pane("pane", .whole) {
          if !desk.flags.contains("no a") { Block("a").owned(by: "a") }
          Block("b").owned(by: "b")
          Block("plain")
        }
      ]
    }) { desk, event in
      if case .message(let flag) = event { desk.flags.insert(flag) }
      return []
    }
  }

  private static func parts(_ gestures: Gestures...) -> ProgramTester<Desk> {
    var parts = Parts()
    parts.gestures = gestures
    let widget = parts
    return ProgramTester(
      Desk(panes: { _ in [Pane("pane", .whole) { widget.owned(by: "parts") }] }))
  }

  private static func clicks(_ tester: ProgramTester<Desk>) -> [String] {
    tester.model.interactions.compactMap {
      if case .activated(let hit, let clicks) = $0 { "\(hit.owner)\(clicks)" } else { nil }
    }
  }

  @Test("A click is a press and a release on the same item")
  func aClickIsAPressAndAReleaseOnTheSameItem() {
    var tester = ProgramTester(Self.buttons())
    tester.click("b")
    #expect(Self.clicks(tester) == ["b1"])
    #expect(tester.focus == "b")
  }

  /// A press outside and a release on a button isn't a click.
  @Test("A release on another item isn't a click") func releaseOnAnotherItemIsntAClick() {
    var tester = ProgramTester(Self.buttons())
    tester.drag(from: (0, 0), to: (0, 1))
    tester.drag(from: (0, 2), to: (0, 1))
    tester.drag(from: (0, 1), to: (0, 20))
    #expect(Self.clicks(tester).isEmpty)
  }

  /// The release of another button must not end a gesture.
  @Test("Another button doesn't end a gesture") func anotherButtonDoesntEndAGesture() {
    var tester = Self.parts(.drag)
    tester.mouse(.press(.left), 0, 0)
    tester.mouse(.press(.right), 0, 0)
    tester.mouse(.release(.right), 0, 0)
    #expect(tester.session.interaction.isCapturing)
    tester.mouse(.drag(.left), 2, 0)
    guard case .dragged(let hit, let from)? = tester.model.interactions.last else {
      Issue.record("the drag has ended")
      return
    }
    #expect((hit.column, from.column) == (2, 0))
    tester.mouse(.release(.left), 2, 0)
    #expect(!tester.session.interaction.isCapturing)
  }

  /// A release outside the window may never arrive.
  @Test("A lost release is made up for by the next press or motion")
  func lostReleaseIsMadeUpForByTheNextPressOrMotion() {
    var tester = ProgramTester(Self.buttons())
    tester.mouse(.press(.left), 0, 0)
    tester.click("b")
    #expect(Self.clicks(tester) == ["b1"])
    var moving = Self.parts([.press, .hover])
    moving.mouse(.press(.left), 0, 0)
    moving.mouse(.move, 30, 9)
    #expect(!moving.session.interaction.isCapturing)
    #expect(
      moving.model.interactions.contains { if case .canceled = $0 { true } else { false } })
  }

  /// The capturing item may be gone between press and release.
  @Test("An item that is gone cancels its gesture") func anItemThatIsGoneCancelsItsGesture() {
    var tester = ProgramTester(Self.buttons())
    tester.mouse(.press(.left), 0, 0)
    tester.message("no a")
    guard
      case .canceled(let hit)? = tester.model.interactions.last(where: {
        if case .focused = $0 { false } else { true }
      })
    else {
      Issue.record("nothing was canceled")
      return
    }
    #expect(hit.owner == "a")
    tester.mouse(.release(.left), 0, 0)
    #expect(Self.clicks(tester).isEmpty)
  }

  /// A drag is delivered to its start, whatever it passes.
  @Test("A drag is delivered to where it began") func dragIsDeliveredToWhereItBegan() {
    var tester = Self.parts(.drag, .drag)
    tester.drag(from: (0, 0), to: (6, 5))
    let owners = tester.model.interactions.compactMap {
      if case .dragged(let hit, _) = $0 { hit.part } else { nil }
    }
    #expect(!owners.isEmpty && owners.allSatisfy { $0 == 0 })
  }

  @Test("A resize cancels the gesture") func aResizeCancelsTheGesture() {
    var tester = ProgramTester(Self.buttons())
    tester.mouse(.press(.left), 0, 0)
    tester.resize(columns: 60, rows: 20)
    #expect(!tester.session.interaction.isCapturing)
    tester.mouse(.release(.left), 0, 0)
    #expect(Self.clicks(tester).isEmpty)
  }

  @Test("A pane that appears above takes the release away")
  func paneThatAppearsAboveTakesTheReleaseAway() {
    var tester = ProgramTester(
      Desk(panes: { desk in
        let base = Pane("pane", .whole) { Block("a").owned(by: "a") }
        var above = Pane("above", .cells(CellRect(columns: 0..<9, rows: 0..<9))) { Block("x") }
        above.background = .standard
        return desk.flags.isEmpty ? [base] : [base, above]
      }) { desk, event in
        if case .message(let flag) = event { desk.flags.insert(flag) }
        return []
      })
    tester.mouse(.press(.left), 0, 0)
    tester.message("above")
    tester.mouse(.release(.left), 0, 0)
    #expect(Self.clicks(tester).isEmpty)
  }

  /// Clicks on two widgets aren't a double click.
  @Test("Clicks are counted on the same item and cell") func clicksAreCountedOnTheSameItemAndCell()
  {
    var tester = ProgramTester(Self.buttons())
    tester.click("a")
    tester.click("b")
    tester.click("b")
    tester.click("b")
    #expect(Self.clicks(tester) == ["a1", "b1", "b2", "b3"])
    tester.advance(by: .seconds(1))
    tester.click("b")
    tester.click(column: 3, row: 1)
    #expect(Self.clicks(tester).suffix(2) == ["b1", "b1"])
  }

  @Test("A second button isn't a double click") func secondButtonIsntADoubleClick() {
    var tester = ProgramTester(Self.buttons())
    tester.click("a")
    tester.click("a", button: .right)
    tester.click("a")
    #expect(Self.clicks(tester) == ["a1", "a1"])
  }

  /// No notch is lost, and none is drawn by itself.
  @Test("Notches in one read are added up") func notchesInOneReadAreAddedUp() {
    var tester = Self.parts(.wheel)
    let notches = [1, 1, -1, 1, 1].map { rows in
      SessionInput<String>.terminal(
        .mouse(MouseEvent(.wheel(columns: 0, rows: rows), column: 1, row: 0)))
    }
    let frames = tester.frames
    tester.turn(notches)
    guard case .wheeled(let hit, 0, 3)? = tester.model.interactions.last else {
      Issue.record("\(tester.model.interactions)")
      return
    }
    #expect(hit.part == 0 && tester.model.interactions.count == 1)
    #expect(tester.frames == frames + 1)
  }

  @Test("Wheel turns at two positions stay separate") func wheelTurnsAtTwoPositionsStaySeparate() {
    var tester = Self.parts(.wheel, .wheel)
    tester.receive(
      .mouse(MouseEvent(.wheel(columns: 0, rows: 1), column: 1, row: 0)),
      .mouse(MouseEvent(.wheel(columns: 0, rows: 1), column: 5, row: 0)))
    #expect(tester.model.interactions.count == 2)
  }

  /// Content may move under a pointer at rest.
  @Test("Hover follows content that scrolls under the pointer")
  func hoverFollowsContentThatScrollsUnderThePointer() {
    let rows = BuiltRows((0..<50).map { Parts([.hover, .press]).owned(by: "\($0)") })
    var tester = ProgramTester(Desk(panes: { _ in [Pane("list", .whole, rows)] }))
    tester.mouse(.move, 0, 3)
    #expect(tester.session.interaction.hover?.owner == "3")
    tester.mouse(.wheel(columns: 0, rows: 1), 0, 3)
    #expect(tester.session.interaction.hover?.owner == "6")
    #expect(tester.grid.text(ofRow: 3).hasPrefix("p0*"))
    tester.mouse(.move, 0, 23)
    tester.mouse(.move, 70, 23)
    #expect(tester.session.interaction.hover == nil)
  }

  /// Motion is requested only if something shows it.
  @Test("Mouse modes follow from gestures") func mouseModesFollowFromGestures() {
    #expect(!ProgramTester(Desk(panes: { _ in [] })).display.modes.reportsMouse)
    #expect(Self.parts(.press).display.modes.contains(.mousePress))
    #expect(Self.parts(.press, .drag).display.modes.contains(.mouseDrag))
    #expect(Self.parts(.press, .hover).display.modes.contains(.mouseMotion))
    #expect(Self.parts(.wheel).display.modes.contains(.mousePress))
  }

  @Test("Nothing below a modal pane requests motion") func nothingBelowAModalPaneRequestsMotion() {
    let tester = ProgramTester(
      Desk(panes: { _ in
        [
          Pane("base", .whole) { Parts(.hover).owned(by: "hover") },
          Pane("sheet", .centered(columns: 20)) { Block("ok").owned(by: "ok") }
            .sheet(background: .standard),
        ]
      }))
    #expect(tester.display.modes.isDisjoint(with: [.mouseDrag, .mouseMotion]))
    #expect(tester.display.modes.contains(.mousePress))
  }

  @Test("A long press is reported once if it is accepted, and its release isn't a click")
  func longPress() {
    var tester = Self.parts([.press, .hold])
    tester.mouse(.press(.left), 0, 0)
    tester.advance(by: .milliseconds(499))
    let before = tester.model.interactions.count
    tester.advance(by: .seconds(5))
    #expect(tester.model.interactions.count == before + 1 && tester.wakes == 1)
    guard case .held? = tester.model.interactions.last else {
      Issue.record("\(tester.model.interactions)")
      return
    }
    tester.mouse(.release(.left), 0, 0)
    #expect(!tester.model.interactions.contains { if case .activated = $0 { true } else { false } })
  }

  @Test("If a long press isn't accepted, a slow click is a click, and nothing wakes")
  func slowClick() {
    var tester = Self.parts(.press)
    tester.mouse(.press(.left), 0, 0)
    tester.advance(by: .seconds(5))
    #expect(tester.wakes == 0)
    tester.mouse(.release(.left), 0, 0)
    #expect(tester.model.interactions.contains { if case .activated = $0 { true } else { false } })
  }

  @Test("A motion cancels the long press") func motionCancelsTheLongPress() {
    var tester = Self.parts([.drag, .hold])
    tester.mouse(.press(.left), 0, 0)
    tester.mouse(.drag(.left), 1, 0)
    tester.advance(by: .seconds(2))
    #expect(!tester.model.interactions.contains { if case .held = $0 { true } else { false } })
    #expect(tester.wakes == 0)
  }

  /// Positions may lie outside the window.
  @Test("Positions outside the window aren't cells") func positionsOutsideTheWindowArentCells() {
    var tester = Self.parts([.press, .drag, .wheel, .hover])
    for (column, row) in [(-1, 0), (0, -1), (-5, -5), (4000, 0), (0, 4000), (Int.max / 4, 3)] {
      for kind: MouseEvent.Kind in [
        .move, .press(.left), .drag(.left), .release(.left), .wheel(columns: 1, rows: 1),
      ] {
        tester.mouse(kind, column, row)
      }
    }
    #expect(tester.model.interactions.isEmpty)
    tester.drag(from: (0, 0), to: (-7, -9))
    guard case .released(let hit, false)? = tester.model.interactions.last else {
      Issue.record("\(tester.model.interactions)")
      return
    }
    #expect((hit.column, hit.row) == (-7, -9))
  }

  @Test("A click equivalent to a key is that key") func clickEquivalentToAKeyIsThatKey() {
    var desk = Desk(panes: { _ in [Pane("pane", .whole) { KeyButton().owned(by: "key") }] })
    desk.maps = [KeyMap("", [KeyBinding(.two, [KeyPress(.character("x"))], "Do")])]
    var tester = ProgramTester(desk)
    tester.click("key")
    #expect(tester.model.events.last == .command(.two))
  }
}

private struct KeyButton: Widget {
  func draw(in context: inout DrawContext) {
    context.text("x")
    context.accept(.press, as: KeyPress(.character("x")))
  }
}
