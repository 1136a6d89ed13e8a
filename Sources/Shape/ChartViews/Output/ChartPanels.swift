package import ChartDrawings
internal import Charts
package import Outputs
package import Shapes

/// Several charts in one picture, as panels with titles.
package struct ChartPanels: Sendable {
  let charts: [ChartState]
  /// The title above all panels, if any.
  let title: String?
  package let grid: PanelGrid

  /// Arranges charts in a picture; throws if they would be too small.
  ///
  /// The size is in letters and rows of text. On a page, text grows with its size, so that a larger
  /// one has no more room.
  package init(
    _ charts: [ChartState], title: String? = nil, in room: Size, onPage: Bool = false
  ) throws(CommandError) {
    let height = room.height - (title == nil ? 0 : 1)
    guard let grid = PanelGrid(charts.count, in: Size(width: room.width, height: height)) else {
      throw CommandError(
        words: "\(charts.count) panels don’t fit in \(Int(max(0, room.width))) columns and "
          + "\(Int(max(0, room.height))) rows of text: choose fewer series with --columns"
          + (onPage ? "" : ", or a larger --size"))
    }
    (self.charts, self.title, self.grid) = (charts, title, grid)
  }

  /// A panel in a picture.
  struct Panel {
    let chart: ChartState
    let title: String
    /// The place in letters and rows of text.
    let place: Rect
    let hidden: Set<ChartLayout.Strip>
  }

  /// The panels, row by row.
  ///
  /// Panels with the same positions have dates only at the foot of each column, and plots of the
  /// same height.
  var panels: [Panel] {
    charts.enumerated().map { index, chart in
      var place = grid.place(index).offsetBy(dx: 0, dy: title == nil ? 0 : 1)
      let isAbove = !grid.isLowest(index)
      if isAbove { place.size.height -= 1 }
      return Panel(
        chart: chart, title: chart.panelTitle, place: place,
        hidden: charts.strips(leftOutBy: chart, width: place.width, isAbove: isAbove))
    }
  }
}

extension [ChartState] {
  /// Returns the strips that a panel leaves out: the mini-map, and above another panel the dates
  /// that both have.
  func strips(
    leftOutBy chart: ChartState, width: Double, isAbove: Bool
  ) -> Set<ChartLayout.Strip> {
    isAbove && !chart.hasRows(width: width) && sharesDates ? [.miniMap, .dates] : [.miniMap]
  }

  /// Whether all charts show the same part of the same axis.
  var sharesDates: Bool {
    allSatisfy {
      $0.window.visible == self[0].window.visible
        && $0.set.positions.unit == self[0].set.positions.unit
        && $0.set.positions.labels == self[0].set.positions.labels
    }
  }
}

extension Size {
  /// The size of a picture in letters: in cells the same, in points relative to the text.
  func letters(_ metrics: ChartLayout.Metrics) -> Size {
    Size(width: width / metrics.column, height: height / metrics.row)
  }
}

extension Rect {
  /// Returns a place in letters as a part of another rectangle.
  func placed(in rect: Rect, _ metrics: ChartLayout.Metrics) -> Rect {
    Rect(
      x: rect.minX + minX * metrics.column, y: rect.minY + minY * metrics.row,
      width: width * metrics.column, height: height * metrics.row)
  }
}
