import Cells
import Charts
import Raster
import Shapes
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("The indicator of a chart")
struct ChartPainterIndicatorTests {
  /// A line whose first, middle and last values are the greatest and least.
  private static let values = [0.0, 5, 9, 3, 2, 9, 7, 1, 0]

  @Test(
    "The ring is whole at the greatest and the least value", arguments: GlyphSet.allCases + [nil],
    [SeriesKind.line, .points, .steps])
  func whole(glyphs: GlyphSet?, kind: SeriesKind) throws {
    for rows in [8, 12, 24, 60] {
      for index in [0, 2, 5, 8] {
        var state = ChartState(ChartSamples.days([Self.values], kind: kind), ChartLook())
        state.indicator = Indicator(at: state.set.positions[index])
        let sheet = PaintedSheet.cells(
          state, columns: 60, rows: rows, glyphs: glyphs, without: ChartSamples.strips)
        guard sheet.canvas.lineGlyphs == nil || kind == .points else {
          let dot = try #require(sheet.picture.labels.last { ["●", "O"].contains($0.text) })
          #expect(dot.place.y >= sheet.layout.plot.minY, "\(rows) \(index)")
          #expect(dot.place.y <= sheet.layout.plot.maxY - 1, "\(rows) \(index)")
          continue
        }
        let y = sheet.frame().y(of: Self.values[index])
        let ring = try #require(
          sheet.inks(in: sheet.color(ofSeries: 0)).compactMap { ink -> Rect? in
            guard case .fill(let path, _) = ink.layer.outline else { return nil }
            let rect = path.boundingRect
            let isThere = rect.minY <= y + 1 && rect.maxY >= y - 1
            return isThere && rect.width < 60 && rect.height < 40 ? rect : nil
          }.last)
        // Less than half of a dot isn't seen.
        let unseen = glyphs == nil ? 0 : sheet.canvas.dot.height / 2
        #expect(ring.minY >= sheet.plot.minY - unseen, "\(rows) \(index)")
        #expect(ring.maxY <= sheet.plot.maxY + unseen, "\(rows) \(index)")
      }
    }
  }
}
