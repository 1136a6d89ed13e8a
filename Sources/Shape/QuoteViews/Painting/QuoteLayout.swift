/// The division of a window among the rows of a list, which fill it.
///
/// Rows are as high as all of them fit. If they are too low for two lines of text, they stand in
/// several columns, or consist of a single line. Sizes are in cells.
struct QuoteLayout: Hashable, Sendable {
  /// The places of the columns, from left to right.
  let columns: [Range<Int>]
  /// The most rows that fit in a column.
  let each: Int
  /// The number of text lines in the lowest row.
  let lines: Int
  /// The first cell of each row of a column, and the end of the last one.
  private let tops: [Int]

  private static let spacing = 1
  /// The minimum width of a price line in rows of several lines in one of several columns.
  private static let minLine = 10
  /// The minimum width of rows of one line in one of several columns.
  private static let minFlat = 56

  /// Divides a window among a number of rows, with a given height of each row, if any.
  init(_ count: Int, columns: Int, rows: Int, lines: Int? = nil, _ measures: QuoteMeasures) {
    let height = max(1, rows)
    let number =
      lines == nil
      ? Self.columns(for: max(1, count), columns: columns, rows: height, measures) : 1
    let width = (columns - Self.spacing * (number - 1)) / number
    self.columns = (0..<number).map { number in
      let start = number * (width + Self.spacing)
      return start..<start + width
    }
    let needed = max(1, (count + number - 1) / number)
    self.lines = lines.map { min(max(1, $0), height) } ?? max(1, height / needed)
    each = lines == nil ? min(needed, height) : height / self.lines
    tops =
      lines == nil
      ? Self.tops(each, lines: self.lines, height: height)
      : (0...each).map { [lines = self.lines] in $0 * lines }
  }

  /// Returns the first cells of rows that fill a height, and the end of the last one.
  private static func tops(_ count: Int, lines: Int, height: Int) -> [Int] {
    let spare = height - count * lines
    // Rows of one or two lines are in groups of equal size, unless that leaves much empty.
    let group = (count + spare) / (spare + 1)
    let gaps = (count - 1) / group
    guard lines <= 2, (spare - gaps) * 20 <= height * 3 else {
      return (0...count).map { $0 * height / count }
    }
    return (0...count).map { min(height, $0 * lines + $0 / group) }
  }

  /// Returns the number of columns: as few as possible.
  private static func columns(
    for count: Int, columns: Int, rows: Int, _ measures: QuoteMeasures
  ) -> Int {
    // Single lines that leave little of the window empty are clearest.
    if count <= rows, count * 5 >= rows * 4 { return 1 }
    func width(_ number: Int) -> Int { (columns - spacing * (number - 1)) / number }
    func lines(_ number: Int) -> Int { rows / ((count + number - 1) / number) }
    let numbers = 1...max(1, columns / minLine)
    let tall = numbers.filter { number in
      guard number > 1 else { return lines(1) > 1 }
      let line = QuoteColumns(measures, columns: width(number), lines: 2).line
      return lines(number) > 1 && line?.count ?? 0 >= minLine
    }
    // Rows of two lines would be unevenly spaced.
    if let number = tall.first(where: { lines($0) > 2 }) ?? tall.first { return number }
    return numbers.first { lines($0) > 0 && ($0 == 1 || width($0) >= minFlat) } ?? 1
  }

  /// The number of rows that fit.
  var capacity: Int { columns.count * each }

  /// The width of a column.
  var width: Int { columns[0].count }

  /// Returns the cells of a row at a place in its column.
  func rows(at place: Int) -> Range<Int> { tops[place]..<tops[place + 1] }

  /// Returns the number of text lines in a row of a height; all rows have one line, or none has.
  func lines(in rows: Int) -> Int { lines == 1 ? 1 : rows }

  /// Returns the index of the row at a place of the window, counted from the first visible one.
  func index(column: Int, row: Int) -> Int? {
    guard row >= 0, let place = (0..<each).last(where: { rows(at: $0).lowerBound <= row }),
      rows(at: place).contains(row)
    else { return nil }
    let number = columns.lastIndex { $0.lowerBound <= column } ?? 0
    return number * each + place
  }
}
