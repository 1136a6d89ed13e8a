package import Cells
internal import Raster
package import Reports
package import Scenes

/// A map of the days of a year in cells: a column for each week, below it the meaning of the colors
/// and the total.
package struct YearPage {
  package var map: YearMap
  /// The beginning of the line with the total.
  package var title: String
  /// The number of available columns.
  package var columns: Int
  package var theme: Theme
  /// Whether only ASCII characters can be written.
  var isASCII: Bool

  package init(map: YearMap, title: String, columns: Int, theme: Theme, isASCII: Bool) {
    (self.map, self.title, self.columns, self.theme, self.isASCII) = (
      map, title, columns, theme, isASCII
    )
  }

  private static let labelColumns = 4
  /// The maximum number of columns of a day.
  private static let widest = 3

  /// The page, of as many rows as needed.
  package var grid: Grid {
    let legend = legendLines
    let total = map.total(title: title)
    var grid = Grid(columns: max(1, columns), rows: 1 + YearMap.weekdays.count + legend.count + 1)
    let weeks = map.weeks(most: room / dayColumns)
    for (row, name) in YearMap.weekdays.enumerated() {
      grid.write(name, column: 0, row: row + 1, style: theme.style(.secondary))
    }
    for (index, monday) in weeks.enumerated() {
      let column = Self.labelColumns + index * dayColumns
      if let month = map.month(beginningInWeek: monday), column + month.count <= columns {
        grid.write(month, column: column, row: 0, style: theme.style(.secondary))
      }
      for row in 0..<YearMap.weekdays.count {
        guard let level = map.level(of: monday + row) else { continue }
        grid.write(glyph(level), column: column, row: row + 1, style: style(level))
      }
    }
    for (index, line) in legend.enumerated() {
      var column = 0
      for item in line {
        let row = 1 + YearMap.weekdays.count + index
        column += grid.write(glyph(item.level), column: column, row: row, style: style(item.level))
        column += grid.write(
          " \(item.text)  ", column: column, row: row, style: theme.style(.secondary))
      }
    }
    grid.write(total, column: 0, row: grid.rows - 1)
    return grid
  }

  private var room: Int { max(0, columns - Self.labelColumns) }

  /// The number of columns of a day: as many as let all weeks fit, or else 1.
  private var dayColumns: Int {
    let count = max(1, map.weeks(most: .max).count)
    return max(1, min(Self.widest, room / count))
  }

  // MARK: The legend

  private struct LegendItem {
    var level: Int
    var text: String
  }

  /// The meaning of each level, in as many lines as needed.
  private var legendLines: [[LegendItem]] {
    var lines: [[LegendItem]] = [[]]
    var used = 0
    for (level, text) in map.legend.enumerated() {
      let width = TextWidth.columns(of: glyph(level)) + 1 + text.count
      if used > 0, used + width > columns {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(LegendItem(level: level, text: text))
      used += width + 2
    }
    return lines
  }

  // MARK: Levels

  private static let shades = ["·", "░", "▒", "▓", "█"]
  private static let signs = [".", ":", "+", "*", "#"]
  /// The share of the color in that of a level.
  private static let shares: [Float] = [0, 0.3, 0.52, 0.76, 1]

  /// Returns the text of a day: a square in a color or, without enough of them, a shade or a sign.
  private func glyph(_ level: Int) -> String {
    if isASCII { return Self.signs[level] }
    if theme.hasFreeColors { return dayColumns == Self.widest ? "▆▆" : "■" }
    return Self.shades[level]
  }

  private func style(_ level: Int) -> Style {
    guard level > 0 else { return theme.style(theme.hasFreeColors ? .track : .secondary) }
    switch theme.depth {
    case .never: return Style()
    case .sixteen: return Style(foreground: theme.name(of: .progress))
    case .palette, .truecolor:
      let color = theme.background.mixed(with: theme.color(.progress), by: Self.shares[level])
      return Style(foreground: theme.depth.color(color))
    }
  }
}
