internal import Foundation
import Cells
import Programs
import Raster
import Scenes
import Shapes
import TerminalCodes
import TerminalIO
import TestSupport
import Testing

@testable import Runtime

/// Tests with a terminal in memory and its owner, and a clock set by the test.
@MainActor
struct ForegroundTerminalTests {
  final class Clock { var now = Duration.seconds(100) }

  let memory = MemoryTerminal(columns: 20, rows: 4)
  let clock = Clock()

  private func owner(
    _ content: ForegroundTerminal.Content = .frames, pixels: PixelChoice.Wish = .cells,
    _ environment: [String: String] = ["TERM": "foot", "LANG": "C.UTF-8"]
  ) -> ForegroundTerminal {
    ForegroundTerminal(
      memory, Capabilities(environment: { environment[$0] }), content, pixels: pixels,
      environment: { environment[$0] }, clock: { [clock] in clock.now })
  }

  private func frame(_ text: String, mouse: TerminalModes = []) -> Frame {
    var scene = Scene(canvas: Canvas(columns: 20, rows: 4))
    scene.add(text, column: 0, row: 0, style: .standard)
    return Frame(scene: scene, theme: Theme(depth: .truecolor), title: "t", mouse: mouse)
  }

  private func dial(_ placement: Placement = .fullScreen) -> Frame {
    var scene = Scene(canvas: Canvas(columns: 20, rows: 4))
    let box = Rect(x: 0, y: 0, width: 40, height: 40)
    scene.add(
      .dial(Dial(form: .pie, box: box, lineWidth: 0)), .solid(RGB(red: 0.5, green: 0.5, blue: 0.5)))
    return Frame(scene: scene, placement: placement, theme: Theme(depth: .truecolor))
  }

  private func output() -> String { String(decoding: memory.takeOutput(), as: UTF8.self) }

  @Test("The function before the first frame is called once, before anything is written")
  func beforeFirstFrame() {
    memory.isForeground = true
    let owner = owner()
    _ = owner.checkForeground()
    _ = output()
    var written: [String] = []
    owner.beforeFirstFrame = { written.append(output()) }
    owner.draw(frame("one"))
    owner.draw(frame("two"))
    #expect(written == [""] && output().contains("two"))
  }

  @Test("Nothing is drawn, set or read in the background")
  func background() {
    memory.isForeground = false
    let owner = owner()
    #expect(owner.checkForeground() == .none && !owner.isHeld)
    owner.draw(frame("no"))
    memory.type("q")
    #expect(owner.read().isEmpty && memory.output.isEmpty && !memory.line.isInKeyMode)
    memory.isForeground = true
    #expect(owner.checkForeground() == .taken)
    owner.draw(frame("yes"))
    #expect(output().contains("yes") && memory.line.isInKeyMode)
    #expect(owner.read() == [.key(KeyPress(.character("q")))])
  }

  @Test("The new owner of the terminal finds its own modes unchanged")
  func lost() {
    let owner = owner()
    _ = owner.checkForeground()
    owner.draw(frame("one"))
    _ = output()
    memory.isForeground = false
    #expect(owner.checkForeground() == .lost && !owner.isHeld)
    #expect(output().isEmpty)
    #expect(memory.line.exits == 0)
  }

  @Test("After a stop, the terminal is taken and redrawn")
  func resumed() {
    let owner = owner()
    _ = owner.checkForeground()
    owner.draw(frame("one"))
    _ = owner.give()
    #expect(output().contains("\u{1B}[?1049l") && !memory.line.isInKeyMode)
    #expect(owner.resume() == .taken)
    owner.draw(frame("one"))
    let again = output()
    #expect(again.contains("\u{1B}[?1049h") && again.contains("one") && memory.line.isInKeyMode)
  }

  @Test("A terminal that wasn’t read during a stop is still restored")
  func resumedStalled() {
    let owner = owner()
    _ = owner.checkForeground()
    owner.draw(frame("one"))
    memory.capacity = 0
    owner.draw(frame("two"))
    #expect(owner.resume() == .none && memory.restorations.count == 1)
    _ = owner.give(saying: "the end")
    #expect(memory.restorations.count == 2, "the bytes discarded before are resent")
    #expect(output().hasSuffix("the end\r\n"))
  }

  @Test("A stalled terminal gets no frame until it has accepted the last one")
  func stalled() {
    let owner = owner()
    _ = owner.checkForeground()
    memory.capacity = 10
    owner.draw(frame("one"))
    #expect(memory.isStalled)
    let writes = memory.writes.count
    owner.draw(frame("two"))
    owner.signal([7])
    #expect(memory.writes.count == writes)
    memory.capacity = nil
    memory.flush()
    owner.draw(frame("three"))
    let shown = output()
    #expect(shown.contains("one") && shown.contains("three") && !shown.contains("two"))
  }

  @Test("The mouse is on only while something accepts it, and a crash switches it off")
  func mouse() throws {
    let owner = owner()
    _ = owner.checkForeground()
    owner.draw(frame("a"))
    #expect(!output().contains("1000h"))
    owner.draw(frame("b", mouse: .mousePress))
    #expect(output().contains("\u{1B}[?1000h"))
    #expect(String(decoding: try #require(memory.line.crashBytes), as: UTF8.self).contains("1000l"))
    owner.draw(frame("b", mouse: .mouseMotion))
    #expect(output().contains("\u{1B}[?1003h"))
    _ = owner.give()
    let end = output()
    let mouseOff = try #require(end.range(of: "\u{1B}[?1003l"))
    let screenOff = try #require(end.range(of: "\u{1B}[?1049l"))
    #expect(mouseOff.lowerBound < screenOff.lowerBound)
  }

  @Test("Keys are reported unambiguously if the terminal reports support")
  func keyboard() {
    let owner = owner()
    _ = owner.checkForeground()
    owner.draw(frame("a", mouse: .mousePress))
    #expect(output().contains("\u{1B}[?u"))
    memory.type("\u{1B}[?0u\u{1B}[?62;4c")
    _ = owner.read()
    owner.draw(frame("b", mouse: .mousePress))
    #expect(output().contains("\u{1B}[>5u"))
    _ = owner.give()
    #expect(output().contains("\u{1B}[<u"))
  }

  @Test("Requested pixels that aren’t available are refused once, with the reason")
  func refusedPixels() throws {
    let owner = owner(pixels: .only(.sixel))
    _ = owner.checkForeground()
    owner.draw(dial())
    #expect(owner.takePixelRefusal() == nil)
    memory.type("\u{1B}P>|foot(1.21)\u{1B}\\\u{1B}[?62;22c")
    _ = owner.read()
    let words = try #require(owner.takePixelRefusal())
    #expect(
      words == "sixel pictures can’t be shown here: the terminal doesn’t report support for sixels"
    )
    owner.draw(dial())
    #expect(owner.takePixelRefusal() == nil)
  }

  @Test("A frame that can’t be shown in pixels is refused, but only if they were requested")
  func refusedPlacement() {
    for pixels in [PixelChoice.Wish.only(.kitty), .auto, .cells] {
      let owner = owner(pixels: pixels)
      _ = owner.checkForeground()
      owner.draw(dial(.inline(rows: 2)))
      memory.type("\u{1B}[?62;4c")
      _ = owner.read()
      owner.draw(dial(.inline(rows: 2)))
      #expect((owner.takePixelRefusal() == nil) == (pixels != .only(.kitty)))
    }
  }

  @Test("A lone Esc is a key once nothing more has arrived for a while")
  func patience() throws {
    let owner = owner()
    _ = owner.checkForeground()
    memory.type("\u{1B}")
    #expect(owner.read().isEmpty)
    let deadline = try #require(owner.inputDeadline)
    #expect(deadline == clock.now + .milliseconds(100))
    #expect(owner.flushInput() == [.key(KeyPress(.escape))] && owner.inputDeadline == nil)
  }

  @Test(
    "Late replies are awaited at the end, whatever their delay", arguments: [20, 200, 500, 2000])
  func lateReplies(milliseconds: Int) {
    let owner = owner()
    _ = owner.checkForeground()
    owner.draw(frame("a"))
    let asked = clock.now
    memory.onWait = { [memory, clock] limit in
      #expect(limit == asked + Inquiry.limit - clock.now, "the time since the query counts")
      #expect(
        memory.line.isInKeyMode
          && String(decoding: memory.output, as: UTF8.self).hasSuffix("end\r\n"))
      clock.now = asked + .milliseconds(milliseconds)
      memory.type("\u{1B}]11;rgb:ff/ff/ff\u{1B}\\\u{1B}[?62c")
    }
    #expect(
      owner.give(saying: "end") == [
        .background(red: 255, green: 255, blue: 255), .deviceAttributes([62]),
      ])
    #expect(!memory.hasInput && !memory.line.isInKeyMode && !memory.isSilent)
  }

  @Test("A terminal that doesn’t reply is remembered, and isn’t queried again")
  func silent() {
    let owner = owner()
    _ = owner.checkForeground()
    owner.draw(frame("a"))
    clock.now += Inquiry.limit
    memory.onWait = { _ in #expect(Bool(false), "nothing is waited for") }
    #expect(owner.give().isEmpty && memory.isSilent)
    _ = output()
    let next = self.owner()
    _ = next.checkForeground()
    next.draw(frame("b"))
    #expect(!output().contains("\u{1B}[c"))
    #expect(next.give().isEmpty)
  }

  @Test("A terminal with text content gets text, and no frame")
  func words() {
    let owner = owner(.lines)
    _ = owner.checkForeground()
    owner.say("5 min left")
    #expect(output() == "5 min left\r\n")
    _ = owner.give(saying: "over")
    #expect(output() == "over\r\n" && !memory.line.isInKeyMode)
  }
}
