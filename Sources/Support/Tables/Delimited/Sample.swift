internal import Texts

/// The first rows of a text, split into cells, from which the layout is detected.
struct Sample: Hashable {
  var rows: [[[UInt8]]] = []
  /// The line, from 1, at which each row begins.
  var lines: [Int] = []
  /// The line after each row.
  private(set) var ends: [Int] = []
  /// The number of rows that couldn't be split and were left out.
  var faulty = 0
  /// The first of them.
  var firstFault: TableError?
  /// Whether lines were left out because they begin with the comment byte.
  var hasComments = false
  /// Whether an empty cell was added behind the header.
  private(set) var isHeaderExtended = false
  /// The last of them in front of the rows, and the one before it.
  private(set) var comment: Comment?
  private(set) var earlierComment: Comment?

  /// A comment line.
  struct Comment: Hashable {
    /// The bytes after the comment byte.
    var text: [UInt8]
    var line: Int

    /// Whether it begins with a word, as the names of columns do.
    var beginsWithName: Bool { text.first.map { !Byte.isWhitespace($0) } ?? false }

    /// Returns the cells of the line.
    func cells(_ dialect: Dialect) -> [[UInt8]]? {
      var dialect = dialect
      dialect.comment = nil
      return Sample(text.span, dialect).rows.first
    }
  }

  /// The maximum number of rows in a sample.
  static let limit = 64

  /// Splits the complete rows of some bytes.
  init(_ bytes: Span<UInt8>, _ dialect: Dialect) {
    var (offset, line) = (0, 1)
    while offset < bytes.count, rows.count + faulty < Self.limit {
      let start = offset
      switch dialect.opening(bytes, offset) {
      case .skip(let next):
        if bytes[offset] == dialect.comment {
          hasComments = true
          if rows.isEmpty {
            earlierComment = comment
            comment = Comment(text: (offset + 1..<next).map { bytes[$0] }, line: line)
          }
        }
        offset = next
      case .incomplete: return
      case .row:
        guard let next = cutRow(bytes, dialect, offset, line) else { return }
        offset = next
      }
      for place in start..<offset where bytes[place] == Byte.newline { line += 1 }
      if ends.count < rows.count { ends.append(line) }
    }
  }

  private mutating func cutRow(
    _ bytes: Span<UInt8>, _ dialect: Dialect, _ start: Int, _ line: Int
  ) -> Int? {
    var cells: [[UInt8]] = []
    var offset = start
    while true {
      switch dialect.scan(bytes, offset) {
      case .incomplete:
        // If a line ends in it, its quotation mark isn't closed.
        guard let end = Dialect.lineEnd(bytes, start) else { return nil }
        leaveOut(.openQuote, line)
        return end
      case .textAfterQuote(let fault):
        let torn = Dialect.tornLine(bytes, start, upTo: fault)
        leaveOut(torn == nil ? .textAfterQuote : .openQuote, line)
        return torn ?? Dialect.lineEnd(bytes, fault)
      case .cell(let cell):
        cells.append(Dialect.text(bytes, cell))
        offset = cell.next
        guard cell.endsRow else { continue }
        rows.append(cells)
        lines.append(line)
        return offset
      }
    }
  }

  /// Removes the first rows.
  mutating func removeFirst(_ count: Int) {
    rows.removeFirst(count)
    lines.removeFirst(count)
    ends.removeFirst(count)
  }

  /// Removes rows in front of a header that have a title and at most one more cell, or none, as
  /// spreadsheets write them.
  mutating func removeTitles() {
    let width = width.cells
    func isTitle(_ row: [[UInt8]]) -> Bool {
      row.count == width && row.dropFirst(2).allSatisfy(\.isEmpty)
    }
    let count = rows.prefix(while: isTitle).count
    guard width > 3, count > 0, rows[0].first?.isEmpty == false, rows.count > count + 1,
      rows[count].allSatisfy(Self.isText)
    else {
      return
    }
    removeFirst(count)
  }

  /// Removes rows that repeat the header, as parts of a file do that have been joined.
  mutating func removeRepeatedHeaders() {
    guard let header = rows.first, header.count > 1, header.contains(where: Self.isText),
      header.allSatisfy({ $0.isEmpty || Self.isText($0) })
    else { return }
    let kept = rows.indices.filter { $0 == 0 || rows[$0] != header }
    guard kept.count < rows.count, kept.count > 1 else { return }
    (rows, lines, ends) = (kept.map { rows[$0] }, kept.map { lines[$0] }, kept.map { ends[$0] })
  }

  private static func isText(_ cell: [UInt8]) -> Bool {
    NumberFormat().read(cell[...]) == .notNumber
  }

  /// Makes the header as wide as the rows.
  ///
  /// One that has one cell less gets an empty one: behind it if all rows end with a delimiter, or in
  /// front of it if each row begins with its name or number. An empty cell that no row has is removed.
  mutating func completeHeader() {
    if let header = rows.first, header.count > 2, header.last?.isEmpty == true, rows.count > 1,
      rows.dropFirst().allSatisfy({ $0.count == header.count - 1 })
    {
      rows[0].removeLast()
    }
    let width = width.cells
    guard rows.count > 1, rows[0].count == width - 1, rows[0].allSatisfy(Self.isText),
      // A title is above the header.
      !rows[1].allSatisfy(Self.isText)
    else { return }
    let body = rows.dropFirst().filter { $0.count == width }
    if body.allSatisfy({ $0[width - 1].isEmpty }) {
      rows[0].append([])
      isHeaderExtended = true
    } else if Self.areNames(body.map { $0[0] }) {
      rows[0].insert([], at: 0)
    }
  }

  /// Returns whether cells are the names of rows: different texts, or numbers that count them.
  private static func areNames(_ cells: [[UInt8]]) -> Bool {
    let numbers = cells.map { Int(String(decoding: $0, as: UTF8.self)) }
    guard let first = numbers.first, let first else {
      return cells.allSatisfy { NumberFormat().read($0[...]) == .notNumber }
        && Set(cells).count == cells.count
    }
    return first <= 1 && numbers.enumerated().allSatisfy { $1 == first + $0 }
  }

  /// Whether most rows consist of a date and a time of day, which a blank separates.
  fileprivate var holdsMoments: Bool {
    let moments = rows.count { row in
      guard row.count == 2 else { return false }
      let cell = Array(row.joined(separator: [Byte.space]))
      return CalendarText(cell.span, 0..<cell.count).map { $0.hasDate && $0.hasClock } ?? false
    }
    return 2 * moments >= rows.count
  }

  /// Whether the rows are the groups of one number each, such as 68,527.00 and 1,268,527.00, perhaps
  /// below a name.
  fileprivate var holdsGroups: Bool {
    let numbers = rows.dropFirst(
      rows.first.map { $0.count == 1 && Self.isText($0[0]) } == true ? 1 : 0)
    func isNumber(_ row: [[UInt8]]) -> Bool {
      let whole = row[row.count - 1].prefix { $0 != Byte.point }
      let groups = row.dropLast().map { $0[...] } + [whole]
      return groups.dropFirst().allSatisfy { $0.count == 3 && $0.allSatisfy(Byte.isDigit) }
        && (1...3).contains(groups[0].count) && groups[0].contains(where: Byte.isDigit)
        && NumberFormat().read(Array(row.joined())[...]) != .notNumber
    }
    return Set(rows.map(\.count)).count > 1
      && numbers.allSatisfy { $0.count == 1 ? !Self.isText($0[0]) : isNumber($0) }
      && numbers.contains { $0.count > 1 && $0[$0.count - 1].contains(Byte.point) }
  }

  private mutating func leaveOut(_ fault: TableFault, _ line: Int) {
    faulty += 1
    if firstFault == nil { firstFault = TableError(fault, row: line) }
  }

  /// The most common number of cells in a row, and the number of rows that have it; of equally
  /// common ones, that of the first row, which may be the header.
  var width: (cells: Int, rows: Int) {
    var counts: [Int: Int] = [:]
    for row in rows { counts[row.count, default: 0] += 1 }
    let first = rows.first.flatMap { $0.count > 1 ? $0.count : nil }
    let best = counts.max {
      ($0.value, $0.key == first ? 1 : 0, $0.key) < ($1.value, $1.key == first ? 1 : 0, $1.key)
    }
    return (best?.key ?? 0, best?.value ?? 0)
  }
}

extension Dialect {
  /// Returns the lines in front of a line, without blanks around them.
  static func lines(_ bytes: Span<UInt8>, before number: Int) -> Set<[UInt8]> {
    var lines: Set<[UInt8]> = []
    var offset = 0
    for _ in 1..<max(1, number) {
      guard let end = lineEnd(bytes, offset) else { break }
      lines.insert(line(bytes, offset..<end))
      offset = end
    }
    return lines
  }

  /// Returns the dialect that a first line such as `sep=;` names, as Excel reads it.
  static func named(_ bytes: Span<UInt8>) -> Dialect? {
    guard let end = lineEnd(bytes, 0) else { return nil }
    let line = line(bytes, 0..<end).filter { $0 != Byte.quote }
    guard line.prefix(4).map(Byte.lowercased).elementsEqual("sep=".utf8), line.count <= 5 else {
      return nil
    }
    // A tab at the end is trimmed.
    let byte = line.count == 5 ? line[4] : Byte.tab
    let delimiter = Delimiter.allCases.first { $0.byte == byte }
    return delimiter.map { Dialect(delimiter: $0) }
  }

  /// Detects the delimiter: the first one with which all rows have the same number of cells,
  /// otherwise the one with which the most rows do.
  static func guess(_ bytes: Span<UInt8>, comment: UInt8?) -> Dialect {
    var best = (dialect: Dialect(delimiter: .comma, comment: comment), share: 0.0)
    for delimiter in [Delimiter.tab, .semicolon, .pipe, .comma, .blanks] {
      let dialect = Dialect(delimiter: delimiter, comment: comment)
      let sample = Sample(bytes, dialect)
      let width = sample.width
      if delimiter == .comma, sample.holdsGroups, best.share == 0 {
        best.dialect.delimiter = .semicolon
        continue
      }
      guard width.cells > 1, delimiter != .blanks || !sample.holdsMoments else { continue }
      let share = Double(width.rows) / Double(sample.rows.count + sample.faulty)
      if share > best.share { best = (dialect, share) }
    }
    return best.dialect
  }
}
