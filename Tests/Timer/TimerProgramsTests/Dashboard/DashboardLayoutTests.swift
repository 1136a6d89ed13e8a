import Cells
import Testing

@testable import TimerPrograms
@testable import Timers

struct DashboardLayoutTests {
  @Test(
    "Few timers are a grid of faces, many are rows",
    arguments: [
      (80, 24, 1, .tiles(perRow: 1, height: 22)), (80, 24, 2, .tiles(perRow: 2, height: 22)),
      (80, 24, 3, .tiles(perRow: 3, height: 16)), (80, 24, 6, .tiles(perRow: 3, height: 11)),
      (80, 24, 7, .rows(height: 2)), (80, 24, 12, .rows(height: 1)),
      (40, 12, 1, .tiles(perRow: 1, height: 10)), (40, 12, 2, .rows(height: 2)),
      (40, 12, 6, .rows(height: 1)), (200, 60, 3, .tiles(perRow: 3, height: 36)),
      (200, 60, 30, .tiles(perRow: 8, height: 14)), (1, 1, 3, .rows(height: 1)),
    ] as [(Int, Int, Int, DashboardLayout.Form)])
  func forms(_ columns: Int, _ rows: Int, _ count: Int, _ form: DashboardLayout.Form) {
    #expect(DashboardLayout(columns: columns, rows: rows, count: count).form == form)
  }

  @Test("In every window, the parts lie in it and don’t overlap")
  func parts() {
    for columns in [0, 1, 20, 24, 40, 79, 80, 133, 200, 400] {
      for rows in [0, 1, 4, 5, 7, 8, 9, 12, 24, 60, 100] {
        for count in [0, 1, 2, 5, 30, 200] {
          let layout = DashboardLayout(columns: columns, rows: rows, count: count)
          let parts = [layout.heading, layout.list, layout.footer].compactMap(\.self)
          var next = 0
          for part in parts {
            #expect(part.rows.lowerBound >= next && part.rows.upperBound <= rows)
            next = part.rows.upperBound
          }
          guard case .tiles(let perRow, let height) = layout.form, count > 0 else { continue }
          let used = (count + perRow - 1) / perRow * height
          #expect(used == layout.list.rows.count, "\(columns)×\(rows), \(count)")
        }
      }
    }
  }
}
