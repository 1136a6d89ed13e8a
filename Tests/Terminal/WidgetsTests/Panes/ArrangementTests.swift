import TestSupport
import Testing
import Widgets

@Suite struct ArrangementTests {
  static let all: [Arrangement] = [
    .column, .row(), .row(spacing: 0), .grid(minimumWidth: 8), .grid(minimumWidth: 1, spacing: 0),
    .grid(minimumWidth: 30, spacing: 3), .twoColumns(first: 12), .twoColumns(first: 0, spacing: 0),
  ]

  @Test("Items are side by side within the width", arguments: all)
  func itemsAreSideBySideWithinTheWidth(_ arrangement: Arrangement) {
    for width in 0...60 {
      for count in [0, 1, 2, 3, 7, 20] {
        let each = arrangement.itemsPerBand(count: count, width: width)
        let bands = arrangement.bands(count: count, width: width)
        #expect(each >= 1)
        #expect(bands * each >= count && (bands - 1) * each < max(1, count))
        var end = 0
        for place in 0..<each {
          let columns = arrangement.columns(of: place, count: count, width: width)
          // If not even the spaces fit, the excess is cut off by the clip.
          #expect(columns.lowerBound >= end || columns.isEmpty)
          if width >= 2 * each { #expect(columns.upperBound <= width || arrangement.spacing > 1) }
          end = max(end, columns.upperBound)
        }
      }
    }
  }

  @Test("A grid has as many columns as fit") func aGridHasAsManyColumnsAsFit() {
    let grid = Arrangement.grid(minimumWidth: 10, spacing: 2)
    #expect(
      [9, 10, 21, 22, 33, 34, 46].map { grid.itemsPerBand(count: 9, width: $0) }
        == [1, 1, 1, 2, 2, 3, 4])
    #expect(grid.itemsPerBand(count: 2, width: 80) == 2)
  }

  @Test("A row divides its width equally") func rowDividesItsWidthEqually() {
    let columns = (0..<3).map { Arrangement.row().columns(of: $0, count: 3, width: 20) }
    #expect(columns == [0..<6, 7..<13, 14..<20])
  }
}

extension Arrangement {
  fileprivate var spacing: Int {
    switch self {
    case .column: 0
    case .row(let spacing), .grid(_, let spacing), .twoColumns(_, let spacing): spacing
    }
  }
}
