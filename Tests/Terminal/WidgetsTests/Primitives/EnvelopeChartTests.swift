import Cells
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

@testable import Widgets

struct EnvelopeChartTests {
  /// Two strokes of decreasing height.
  private let heights = (0..<96).map { max(0, 1 - Double($0 % 48) / 40) }

  @Test("Heights extend up and down from the middle, and silence is a line")
  func heightsExtendUpAndDownFromTheMiddle() throws {
    let chart = EnvelopeChart(heights, rows: 4)
    try expectGolden(
      WidgetPicture(chart, columns: 16, depth: .truecolor).text, "envelope-chart")
    #expect(WidgetPicture(EnvelopeChart([], rows: 2), columns: 5).layout.scene.figures.count == 1)
    #expect(WidgetPicture(EnvelopeChart([1], rows: 0), columns: 3).text == "")
  }

  @Test("No peak is lost, however narrow it is", arguments: [1, 3, 10, 40])
  func noPeakIsLost(columns: Int) {
    for place in 0..<480 {
      var heights = Array(repeating: 0.0, count: 480)
      heights[place] = 1
      let scene = WidgetPicture(EnvelopeChart(heights, rows: 4), columns: columns).layout.scene
      let highest = scene.figures.compactMap { piece -> Double? in
        guard case .envelope(let envelope)? = piece.figure else { return nil }
        return envelope.heights.max()
      }.max()
      #expect(highest == 2 * Canvas.usualCell.height, "\(place)")
    }
  }

  @Test("A growing fraction changes only the columns that it reaches")
  func growingFractionChangesOnlyTheColumnsThatItReaches() {
    func pieces(_ share: Double?) -> [Plane.Piece] {
      let chart = EnvelopeChart(heights, share: share, rows: 4)
      return WidgetPicture(chart, columns: 16, depth: .truecolor).layout.scene.figures
    }
    let (half, more) = (pieces(0.5), pieces(0.6))
    let changed = zip(half, more).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    #expect(changed == [9, 10], "the first piece is the line")
    #expect(pieces(nil).map(\.paint) == pieces(1).map(\.paint))
    #expect(Set(pieces(0).dropFirst().map(\.paint)).count == 1)
  }

  @Test("In pixels, the chart is a single picture") func chartIsASinglePictureInPixels() {
    let picture = WidgetPicture(EnvelopeChart(heights, rows: 4), columns: 16)
    #expect(picture.layout.scene.pixelGroups.map(\.area) == [picture.layout.scene.canvas.cells])
  }
}
