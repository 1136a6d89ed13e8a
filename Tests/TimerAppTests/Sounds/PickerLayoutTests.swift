import Testing

@testable import TimerApp

struct PickerLayoutTests {
  @Test("In every window the parts lie in it and apart from each other")
  func everyWindow() {
    for columns in 0...130 {
      for rows in [0, 1, 2, 3, 5, 8, 9, 10, 12, 16, 18, 20, 24, 40, 60] {
        for lines in [1, 14, 18, 100] {
          check(PickerLayout(columns: columns, rows: rows, lines: lines), columns, rows)
        }
      }
    }
  }

  private func check(_ layout: PickerLayout, _ columns: Int, _ rows: Int) {
    let areas = [layout.list, layout.picture]
    for area in areas where area.rows > 0 && rows > 0 {
      #expect(area.column >= 0 && area.column + area.columns <= columns)
      #expect(area.row >= 0 && area.row + area.rows <= rows, "\(columns)x\(rows): \(area)")
      for line in [layout.title, layout.footer].compactMap({ $0 }) {
        #expect(!(area.row..<area.row + area.rows).contains(line))
        #expect(line < rows)
      }
    }
    #expect(layout.list.rows >= 1)
    let (list, picture) = (layout.list, layout.picture)
    guard picture.rows > 0 else { return }
    #expect(
      list.column + list.columns < picture.column || list.row + list.rows <= picture.row)
  }

  @Test("The picture is beside the list, below it, or not there")
  func picture() {
    let wide = PickerLayout(columns: 80, rows: 24, lines: 14)
    #expect(wide.picture.row == wide.list.row && wide.picture.columns >= 24)
    let high = PickerLayout(columns: 50, rows: 40, lines: 14)
    #expect(high.picture.row > high.list.row && high.list.rows >= 14)
    for (columns, rows) in [(40, 12), (13, 3), (1, 1), (80, 2)] {
      #expect(PickerLayout(columns: columns, rows: rows, lines: 14).picture == .none)
    }
  }
}
