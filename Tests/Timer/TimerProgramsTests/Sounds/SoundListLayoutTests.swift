import Cells
import Testing

@testable import TimerPrograms
@testable import Timers

struct SoundListLayoutTests {
  @Test("The parts lie inside any window without overlapping")
  func everyWindow() {
    for columns in 0...130 {
      for rows in [0, 1, 2, 3, 5, 8, 9, 10, 12, 16, 18, 20, 24, 40, 60] {
        for lines in [1, 14, 18, 100] {
          check(SoundListLayout(columns: columns, rows: rows, lines: lines), columns, rows)
        }
      }
    }
  }

  private func check(_ layout: SoundListLayout, _ columns: Int, _ rows: Int) {
    let window = CellRect(columns: 0..<columns, rows: 0..<max(rows, 1))
    let areas = [layout.title, layout.list, layout.picture, layout.footer].filter { !$0.isEmpty }
    for (number, area) in areas.enumerated() {
      #expect(window.contains(area), "\(columns)x\(rows): \(area)")
      for other in areas.dropFirst(number + 1) {
        #expect(area.intersection(other).isEmpty, "\(columns)x\(rows): \(area), \(other)")
      }
    }
    #expect(layout.list.rows.count >= 1)
  }

  @Test("The picture is beside the list, below it, or omitted")
  func picture() {
    let wide = SoundListLayout(columns: 80, rows: 24, lines: 14)
    #expect(wide.picture.rows.lowerBound == wide.list.rows.lowerBound)
    #expect(wide.picture.columns.count >= 24)
    let high = SoundListLayout(columns: 50, rows: 40, lines: 14)
    #expect(high.picture.rows.lowerBound > high.list.rows.lowerBound)
    #expect(high.list.rows.count >= 14)
    for (columns, rows) in [(40, 12), (13, 3), (1, 1), (80, 2)] {
      #expect(SoundListLayout(columns: columns, rows: rows, lines: 14).picture.isEmpty)
    }
  }
}
