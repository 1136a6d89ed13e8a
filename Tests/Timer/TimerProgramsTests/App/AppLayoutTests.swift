import Cells
import Testing

@testable import TimerPrograms
@testable import Timers

struct AppLayoutTests {
  @Test("Parts don't overlap, lie in the window, and are dropped in the stated order")
  func parts() {
    for rows in 1...70 {
      for hasTabs in [false, true] {
        let layout = AppLayout(columns: 40, rows: rows, hasTabs: hasTabs)
        let bars = [layout.buttons, layout.tabs, layout.footer].compactMap(\.self)
        let taken = [layout.picture.rows] + bars.map(\.rows)
        for (index, one) in taken.enumerated() {
          #expect(one.lowerBound >= 0 && one.upperBound <= rows)
          for other in taken[..<index] { #expect(!one.overlaps(other), "\(rows)") }
        }
        #expect(!layout.picture.isEmpty)
        if layout.footer != nil { #expect(layout.buttons != nil) }
        if layout.tabs == nil, hasTabs { #expect(layout.footer == nil) }
      }
    }
  }

  @Test("Wheels have an odd number of rows, above the words and lines")
  func wheels() {
    for rows in 1...70 {
      let layout = AppLayout(columns: 40, rows: rows, hasTabs: false)
      for lines in 0...3 {
        let page = layout.wheelsLayout(restLines: lines)
        #expect(page.wheels.rows.count % 2 == 1)
        #expect(page.wheels.rows.upperBound <= layout.picture.rows.upperBound, "\(rows)")
        let parts = [page.words, page.rest].compactMap(\.self)
        var last = page.wheels.rows.upperBound
        for part in parts {
          #expect(
            part.rows.lowerBound >= last && part.rows.upperBound <= layout.picture.rows.upperBound)
          last = part.rows.upperBound
        }
        if let rest = page.rest { #expect(rest.rows.count == lines) }
      }
    }
  }
}
