package import Cells
internal import Scenes
package import Shapes

/// The layout of large digits in whole cells, which keeps equal digits identical and strokes sharp.
package struct DigitLayout: Hashable, Sendable {
  /// The minimum number of rows in which all digits are distinct.
  static let leastRows = 3

  /// The number of rows per line.
  package let rows: Int
  let lines: Int
  private let measures: Measures
  private let lineGap: Int

  /// The widths, in columns, of the characters and of the gaps between them.
  private struct Measures: Hashable, Sendable {
    var digit: Int
    var sign: Int
    var gap: Int

    /// Computes the widths for characters of a number of rows.
    init(rows: Int, cell: Size) {
      let height = Double(rows) * cell.height / cell.width
      digit = max(3, Int((height * 0.575).rounded()))
      sign = max(1, Int((height * Numeral.strokeShare).rounded()))
      gap = max(1, Int((height * 0.11).rounded()))
    }

    func columns(of breadth: Breadth) -> Int {
      switch breadth {
      case .sign: sign
      case .digit: digit
      case .wide: digit + (digit + 1) / 2
      }
    }

    func columns(of line: Line) -> Int {
      line.signs * columns(of: .sign) + line.digits * columns(of: .digit)
        + line.wides * columns(of: .wide) + (line.count - 1) * gap
    }
  }

  /// The kinds of characters by their width.
  private enum Breadth {
    case sign, digit, wide

    init(_ character: Character) {
      // Comparing characters takes much longer, and most of them are digits.
      if let byte = character.asciiValue, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        self = .digit
        return
      }
      self =
        switch character {
        case ":", ".", "·": .sign
        case _ where Numeral.narrowLetters.contains(character): .sign
        case _ where Numeral.wideLetters.contains(character): .wide
        default: .digit
        }
    }
  }

  /// The number of characters of each width in a line.
  private struct Line {
    var signs = 0
    var digits = 0
    var wides = 0

    init(_ text: String) {
      for character in text {
        switch Breadth(character) {
        case .sign: signs += 1
        case .digit: digits += 1
        case .wide: wides += 1
        }
      }
    }

    var count: Int { signs + digits + wides }
  }

  /// Creates the largest layout of the lines that fits, or `nil` if none does.
  ///
  /// Prefers an even number of rows left over from `available`, so that the lines can be centered
  /// exactly.
  package init?(
    _ lines: [String], cell: Size, available: Int, fits: (_ columns: Int, _ rows: Int) -> Bool
  ) {
    let counts = lines.map(Line.init)
    func layout(_ rows: Int, centered: Bool) -> DigitLayout? {
      let gap = max(1, (rows + 2) / 4)
      // With two lines, a wider gap makes an odd number of rows even, if it fits.
      for gap in gap...(lines.count > 1 ? gap + 1 : gap) {
        let layout = DigitLayout(lines.count, rows: rows, lineGap: gap, cell: cell)
        let isCentered = (available - layout.height) % 2 == 0
        if isCentered || !centered, fits(layout.columns(of: counts), layout.height) {
          return layout
        }
      }
      return nil
    }
    for rows in stride(from: available, through: Self.leastRows, by: -1) {
      guard let largest = layout(rows, centered: false) else { continue }
      let smaller = rows > Self.leastRows ? layout(rows - 1, centered: true) : nil
      self = layout(rows, centered: true) ?? smaller ?? largest
      return
    }
    return nil
  }

  private init(_ lines: Int, rows: Int, lineGap: Int, cell: Size) {
    (self.rows, self.lines, self.lineGap) = (rows, lines, lineGap)
    measures = Measures(rows: rows, cell: cell)
  }

  /// The number of rows of all lines together, with the gaps.
  var height: Int { rows * lines + lineGap * (lines - 1) }

  /// Returns the width of the widest line in columns.
  package func columns(of lines: [String]) -> Int { columns(of: lines.map(Line.init)) }

  private func columns(of lines: [Line]) -> Int {
    lines.reduce(0) { max($0, measures.columns(of: $1)) }
  }

  /// Returns the cells of all lines when they are centered in an area.
  func cells(of lines: [String], in area: CellRect) -> CellRect {
    let columns = columns(of: lines)
    let (left, top) = (firstColumn(columns, area), firstRow(in: area))
    return CellRect(columns: left..<left + columns, rows: top..<top + height)
  }

  private func firstRow(in area: CellRect) -> Int {
    area.rows.lowerBound + (area.rows.count - height) / 2
  }

  private func firstColumn(_ columns: Int, _ area: CellRect) -> Int {
    area.columns.lowerBound + (area.columns.count - columns) / 2
  }

  /// Returns the cells of each character when the lines are centered in an area.
  package func places(
    of lines: [String], in area: CellRect
  ) -> [(character: Character, cells: CellRect)] {
    var top = firstRow(in: area)
    return lines.flatMap { line in
      defer { top += rows + lineGap }
      var column = firstColumn(measures.columns(of: Line(line)), area)
      return line.map { character in
        let width = measures.columns(of: Breadth(character))
        defer { column += width + measures.gap }
        return (character, CellRect(columns: column..<column + width, rows: top..<top + rows))
      }
    }
  }
}
