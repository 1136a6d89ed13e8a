import Cells
import Programs
import Synth
import TerminalCodes
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

struct SoundListMouseTests {
  /// The position of the list's first row in the window.
  private let left = 2, top = 4

  private func list() -> SoundListFixture {
    var list = SoundListFixture()
    list.press(.home)
    return list
  }

  @Test("The first sound is at the cell that the tests click")
  func place() {
    #expect(list().row(of: "▸   tower") == top)
  }

  @Test("A click anywhere in a row selects it, but not with another button")
  func click() {
    var list = list()
    #expect(list.click(left + 6, top + 5).isEmpty)
    #expect(list.model.current?.sound == .builtIn(.bowl))
    list.click(left, top + 2)
    #expect(list.model.current?.sound == .builtIn(.digital))
    list.mouse(.press(.right), left, top + 3)
    list.mouse(.release(.right), left, top + 3)
    #expect(list.model.current?.sound == .builtIn(.digital))
    list.click(left, 0)
    #expect(list.model.current?.sound == .builtIn(.digital), "nothing is there")
  }

  @Test("A double-click starts or stops playback, and two slow clicks don’t")
  func doubleClick() {
    var list = list()
    #expect(
      list.click(left + 6, top + 5, times: 2) == [.perform(.play(.builtIn(.bowl), number: 1))])
    #expect(list.model.playing?.sound == .builtIn(.bowl))
    list.wait(.seconds(1))
    #expect(list.click(left + 6, top + 5).isEmpty)
    #expect(list.click(left + 6, top + 5) == [.perform(.stop)])
    list.wait(.seconds(1))
    list.click(left + 6, top + 5)
    list.wait(.milliseconds(600))
    #expect(list.click(left + 6, top + 5).isEmpty)
  }

  @Test("A click on the play mark stops the sound")
  func mark() {
    var list = list()
    list.press(.character("p"), .down)
    #expect(list.click(left + 2, top) == [.perform(.stop)])
    #expect(list.model.cursor == 0 && list.model.playing == nil)
    #expect(list.click(left + 2, top).isEmpty, "nothing plays now")
  }

  @Test("A double-click on an unreadable file shows the reason")
  func broken() {
    var list = list()
    list.send(.waveRead(.builtIn(.bowl), .failure(.isEmpty("/s"))))
    #expect(list.click(left + 6, top + 5, times: 2).isEmpty)
    #expect(list.model.notice == "/s is empty")
  }

  @Test("A click on a key in the footer works like the key")
  func footer() throws {
    var list = list()
    let row = try #require(list.row(of: "p play"))
    let line = list.rows[row]
    func column(_ words: String) throws -> Int {
      let range = try #require(line.firstRange(of: words))
      return line.distance(from: line.startIndex, to: range.lowerBound)
    }
    #expect(
      list.click(try column("p play"), row) == [.perform(.play(.builtIn(.tower), number: 1))])
    #expect(list.click(try column("Enter"), row) == [.perform(.save(name: "tower"))])
    list.click(try column("? keys"), row)
    #expect(list.model.showsKeys)
    list.press(.escape)
    #expect(!list.model.showsKeys)
    #expect(list.click(try column("Esc"), row) == [.end(status: 0)])
  }

  @Test("The wheel scrolls the view, and a key brings the cursor back")
  func wheel() {
    var list = SoundListFixture(40, 12)
    list.press(.home)
    list.mouse(.wheel(columns: 0, rows: 2), 5, 5)
    #expect(!list.showsCursor && list.model.cursor == 0)
    #expect(!list.text.contains("tower"))
    list.press(.home)
    #expect(list.showsCursor && list.text.contains("tower"))
    list.mouse(.wheel(columns: 0, rows: 2), 5, 5)
    list.press(.character("p"))
    #expect(list.showsCursor)
  }

  @Test("A click near an edge doesn’t scroll, so that a second one hits the same row")
  func clickAtEdge() {
    var list = SoundListFixture(40, 12)
    list.press(.home)
    let last = list.model.layout(columns: 40, rows: 12).list.rows.upperBound - 1
    let name = list.rows[last]
    list.click(6, last, times: 2)
    #expect(list.model.playing != nil)
    #expect(list.rows[last].dropFirst(6) == name.dropFirst(6))
  }

  @Test("A press on the scroll bar jumps, and a drag follows")
  func scrollBar() throws {
    var list = SoundListFixture(40, 12)
    list.press(.home)
    let area = list.model.layout(columns: 40, rows: 12).list
    let column = area.columns.upperBound - 1
    list.mouse(.press(.left), column, area.rows.upperBound - 1)
    #expect(list.text.contains("pendulum"))
    list.mouse(.drag(.left), column, area.rows.lowerBound)
    list.mouse(.release(.left), column, area.rows.lowerBound)
    #expect(list.text.contains("tower") && list.model.cursor == 0)
  }

  @Test("Only presses are requested from the terminal, plus drags if there is a scroll bar")
  func modes() {
    #expect(list().tester.frame?.mouse == .mousePress)
    #expect(SoundListFixture(40, 12).tester.frame?.mouse == .mouseDrag)
  }
}
