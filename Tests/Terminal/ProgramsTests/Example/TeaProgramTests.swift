import Programs
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import teas

/// Tests of the guide's program, driven like a user would.
struct TeaProgramTests {
  @Test("Keys move through the list, open the sheet, turn its wheel and keep the value")
  func keys() {
    var tester = ProgramTester(TeaProgram(), columns: 40, rows: 12)
    #expect(tester.screen.contains("Darjeeling    3 min"))
    tester.press("down")
    tester.press("enter")
    #expect(tester.session.interaction.focus == .wheel)
    tester.press("up")
    tester.advance(by: .seconds(1))
    #expect(tester.session.program.wheel?.value == 4)
    tester.press("enter")
    #expect(tester.session.program.wheel == nil)
    #expect(tester.screen.contains("Darjeeling    4 min"))
    tester.press("q")
    tester.claim(.end(status: 0))
    tester.finish()
  }

  @Test("The mouse selects a tea, turns the wheel, and closes the sheet with a press outside")
  func mouse() {
    var tester = ProgramTester(TeaProgram(), columns: 40, rows: 12)
    tester.click(.tea(3))
    tester.press("enter")
    tester.wheel(over: .wheel, rows: -2)
    tester.advance(by: .seconds(1))
    tester.click(column: 0, row: 0)
    #expect(tester.session.program.wheel == nil && tester.session.program.list.cursor == 3)
    #expect(tester.session.program.teas[3].1 == 9)
    tester.finish()
  }

  @Test("Nothing wakes an idle program")
  func idle() {
    var tester = ProgramTester(TeaProgram())
    for key in ["enter", "down"] { tester.press(key) }
    tester.advance(by: .seconds(2))
    let (wakes, bytes) = (tester.wakes, tester.bytes.count)
    tester.advance(by: .seconds(60))
    #expect(tester.wakes == wakes && tester.bytes.count == bytes)
    tester.finish()
  }

  @Test("The guide shows the program's actual source, and stays short")
  func guide() throws {
    let program = try Documents.text("Examples/teas/TeaProgram.swift")
    let main = try Documents.text("Examples/teas/main.swift")
    #expect((program + main).split(separator: "\n", omittingEmptySubsequences: false).count <= 81)
    let guide = try Documents.text("Examples/WriteAProgram.md")
    #expect(guide.contains("```swift\n\(program)```"))
    #expect(guide.contains("```swift\n\(main)```"))
  }
}
