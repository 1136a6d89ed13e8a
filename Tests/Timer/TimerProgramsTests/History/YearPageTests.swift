import Cells
import Clocks
import Countdowns
import Raster
import Reports
import Scenes
import Testing

@testable import TimerPrograms
@testable import Timers

@Suite("The page of a year")
struct YearPageTests {
  private static let last = CivilDate.days(year: 2026, month: 11, day: 26)

  /// Returns a page with an hour on each day of November.
  private static func page(
    _ columns: Int, _ depth: ColorDepth = .truecolor, background: RGB = Theme.darkBackground,
    isASCII: Bool = false
  ) -> Grid {
    let entries = (1...26).map { day in
      let noon = Int64(CivilDate.days(year: 2026, month: 11, day: day)) * 86_400 + 43_200
      let time = WallTime(epochSeconds: noon)
      return HistoryEntry(
        name: "1", kind: .countdown, started: time, ended: time, planned: nil,
        ran: .seconds(day * 600), outcome: .rang)
    }
    let map = YearMap(
      HistoryDays(entries, in: .utc), in: CivilDate.days(year: 2026)...last)
    return YearPage(
      map: map, title: "2026", columns: columns,
      theme: Theme(background: background, depth: depth), isASCII: isASCII
    ).grid
  }

  @Test("A narrow window shows the last weeks, and the legend in two lines")
  func narrow() {
    let lines = Self.page(20, .never, isASCII: true).description.split(separator: "\n")
    #expect(lines[0].hasPrefix("    ") && lines[0].contains("Nov"))
    // The last week ends on Thursday.
    #expect(lines[1].hasPrefix("Mon ") && lines[1].count == 20 && lines[5].count == 19)
    #expect(lines.last == "2026: 58 h 30 min on" && lines.count == 12)
    #expect(Self.page(40).rows == 11 && Self.page(80).rows == 10)
  }

  @Test(
    "The days are as wide as the window lets them be", arguments: [(80, 1), (120, 2), (200, 3)])
  func widths(_ columns: Int, _ width: Int) {
    let row = Self.page(columns, .never).text(ofRow: 4)
    #expect(row.count == 4 + 47 * width + 1)
  }

  @Test("With colors, each level has its own, and all days the same square")
  func colors() {
    let backgrounds = [Theme.darkBackground, RGB(red: 1, green: 1, blue: 1)]
    for background in backgrounds {
      let grid = Self.page(80, background: background)
      let squares = (1...7).flatMap { row in (4..<80).map { grid[$0, row] } }
        .filter { $0.scalar == "■" }
      #expect(squares.count == Self.last - CivilDate.days(year: 2026) + 1)
      #expect(Set(squares.map(\.style.foreground)).count == 5)
    }
  }

  @Test(
    "Without free colors, each level has a shade of its own",
    arguments: [ColorDepth.never, .sixteen])
  func shades(_ depth: ColorDepth) {
    let text = Self.page(80, depth).description
    #expect("·░▒▓█".allSatisfy(text.contains))
    let signs = Self.page(80, depth, isASCII: true).description
    #expect(".:+*#".allSatisfy(signs.contains) && signs.unicodeScalars.allSatisfy(\.isASCII))
  }

  @Test("Every size has a page", arguments: [1, 2, 3, 4, 5, 6, 40, 500])
  func sizes(_ columns: Int) {
    #expect(Self.page(columns).columns == columns)
  }
}
