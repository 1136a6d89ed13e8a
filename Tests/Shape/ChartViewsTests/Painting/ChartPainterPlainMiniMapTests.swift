import Cells
import Charts
import Scenes
import Shapes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews

@Suite("Mini-maps with few glyphs or colors")
struct ChartPainterPlainMiniMapTests {
  /// A chart whose window is the middle of its axis.
  private static func state(
    _ count: Int, _ kind: SeriesKind = .line, isStacked: Bool = false
  ) -> ChartState {
    var look = ChartLook()
    look.isStacked = isStacked
    let values = (0..<count).map { ChartState.wave(120, shift: 3 * $0) }
    let names = (0..<count).map { "N\($0)" }
    var state = ChartState(ChartSamples.days(values, kind: kind, names: names), look)
    state.selectMiddle()
    return state
  }

  @Test(
    "The line, what is outside the window, and the handles are seen", arguments: GlyphSet.allCases,
    ColorDepth.allCases)
  func parts(glyphs: GlyphSet, depth: ColorDepth) throws {
    for state in [Self.state(1), Self.state(1, .area)] {
      let rows = try state.miniMap(glyphs, depth)
      func columns(_ range: Range<Int>) -> [[Cell]] { range.map { x in rows.map { $0[x] } } }
      for middle in [27, 52] {
        let isHandle = columns(middle - 3..<middle + 4).contains { !$0.contains(.blank) }
        #expect(isHandle, "\(glyphs) \(depth)")
      }
      let (left, inside, right) = (columns(0..<23), columns(31..<49), columns(57..<80))
      for part in [left, inside, right] {
        #expect(part.contains { !$0.isBlank } && Set(part).count > 1, "\(glyphs) \(depth)")
      }
      if glyphs.lattices[0].columns == 1, depth == .never || depth == .sixteen {
        #expect(left.count { $0.isBlank } > 8 && inside.allSatisfy { !$0.isBlank })
      } else {
        #expect(Set(left).isDisjoint(with: inside), "\(glyphs) \(depth)")
      }
    }
  }

  @Test("In ASCII, heights are characters, and brackets are the handles")
  func ascii() throws {
    let rows = try Self.state(1).miniMap(.ascii, .never)
    let texts = rows.map { row in String(row.map { Character($0.scalar) }) }
    for text in texts {
      #expect(text.count { $0 == "[" } == 1 && text.count { $0 == "]" } == 1)
      #expect(text.allSatisfy { " '-\".:,|[]".contains($0) })
    }
    // Inside, each column has a part of the line; outside, every second one has.
    let start = try #require(texts[0].firstIndex(of: "[")).utf16Offset(in: texts[0])
    let seen = (0..<80).map { x in rows.contains { $0[x] != .blank } }
    #expect(seen[start..<start + 20].allSatisfy { $0 })
    #expect(seen[2..<20].count { $0 } == 9)
  }

  @Test("A stack of lines is its sum, or its first percentage", arguments: [false, true])
  func stacks(isPercentage: Bool) {
    var look = ChartLook()
    look.isStacked = true
    look.isPercentage = isPercentage
    let values: [[Double]] = (0..<3).map { ChartState.wave(40, shift: $0) }
    let state = ChartState(ChartSamples.days(values, kind: .area), look)
    let sheet = PaintedSheet.cells(state, depth: .never)
    let painter = ChartPainter(
      state, sheet.layout, on: sheet.canvas, at: .zero, dates: [], ladders: [])
    let rect = Rect(x: 0, y: 0, width: 16, height: 32)
    let boxes = (0..<3).map { layer in
      PlotOutline.filled(
        Path { $0.addRect(Rect(x: 0, y: 20 - 8 * Double(layer), width: 16, height: 8)) })
    }
    let plain = painter.plain(boxes, in: rect)
    #expect(plain.map { $0 == nil } == [!isPercentage, true, isPercentage])
    guard case .filled(let path)? = plain[isPercentage ? 0 : 2] else { return }
    let dot = sheet.canvas.dot.height
    let top = ((isPercentage ? 20 : 4) / dot).rounded(.down) * dot
    #expect(path.boundingRect == Rect(x: 0, y: top, width: 16, height: dot))
  }
}

extension [Cell] {
  fileprivate var isBlank: Bool { allSatisfy { $0 == .blank } }
}
