internal import Texts

/// The first cells of each column, excluding missing ones.
struct ColumnSamples: Hashable {
  private let columns: [[[UInt8]]]
  /// The number of rows.
  private let count: Int

  /// Creates samples of the rows below a header of some rows; if there are no others, of all.
  init(below header: Int, of rows: [[[UInt8]]], width: Int) {
    let body = rows.count > header ? rows.dropFirst(header) : rows[...]
    let data = body.filter { !DelimitedLayout.isTotal($0) }
    count = data.count
    columns = (0..<width).map { column in
      data.map { $0[column] }.filter { !NumberFormat.isMissing($0[...]) }
    }
  }

  /// Returns whether all cells of a column are missing.
  func isEmpty(_ column: Int) -> Bool { columns[column].isEmpty }

  /// Returns whether a quarter of a column's cells are missing.
  func isSparse(_ column: Int) -> Bool { 4 * (count - columns[column].count) >= max(1, count) }

  /// Returns the kind of each column: numbers if more than half of its cells are and the others aren't
  /// many different texts, as in numbers of tickets; otherwise text.
  ///
  /// Other cells in a column of numbers are faults of their rows.
  func kinds(_ format: NumberFormat) -> [DelimitedLayout.ColumnKind] {
    var kinds = columns.map { cells in
      var format = format
      format.sign = cells.first.flatMap { cell in
        NumberFormat.sign(of: NumberFormat.bracketed(cell[...]) ?? cell[...])
      }
      var numbers = cells.count { format.read($0[...]) != .notNumber }
      if numbers * 2 <= cells.count, let unit = NumberUnit.common(of: cells, format),
        !NumberUnit.areCodes(cells)
      {
        (format.sign, format.unit) = (nil, unit)
        numbers = cells.count { format.read($0[...]) != .notNumber }
      }
      numbers += cells.count {
        format.isPlain && format.read($0[...]) == .notNumber
          && NumberFormat.withoutMark($0[...]).map(format.read) != .notNumber
          && NumberFormat.withoutMark($0[...]) != nil
      }
      let isNumber = numbers * 2 > cells.count && !Self.hasTexts(cells, format)
      return cells.isEmpty || isNumber ? DelimitedLayout.ColumnKind.number(format) : .text
    }
    if let first = columns.first, NumberUnit.areLabels(first),
      kinds.dropFirst().contains(where: { $0 != .text })
    {
      kinds[0] = .text
    }
    return kinds
  }

  /// Returns whether a tenth of cells, at least three different ones, aren't numbers, or all recur, as the
  /// processors `all`, `0` and `1` do.
  private static func hasTexts(_ cells: [[UInt8]], _ format: NumberFormat) -> Bool {
    let texts = cells.filter {
      format.read($0[...]) == .notNumber && NumberFormat.withoutMark($0[...]) == nil
    }
    guard 10 * texts.count >= cells.count else { return false }
    if Set(texts).count > 2 { return true }
    let numbers = cells.filter { format.read($0[...]) != .notNumber }
    return Set(texts).count < texts.count
      && 2 * Set(numbers).count <= numbers.count
      && numbers.allSatisfy { $0.count < 4 && $0.allSatisfy(Byte.isDigit) }
  }

  /// Returns the format of the numbers; dates such as 13.01.2012 say nothing about it.
  func format(_ options: DelimitedOptions) -> NumberFormat {
    if let comma = options.hasDecimalComma {
      return NumberFormat(hasDecimalComma: comma, isGrouped: true)
    }
    let digits = columns.joined().filter { cell in
      cell.contains(where: Byte.isDigit)
        && (cell.count { $0 == Byte.point } < 2
          || CalendarText(cell.span, 0..<cell.count) == nil)
    }
    var shapes = NumberFormat.shapes(of: digits.map { $0[...] })
    let decided = shapes.contains { if case .decimal = $0 { true } else { false } }
    for cells in columns where !decided && !cells.isEmpty {
      if let separator = NumberFormat.grouping(in: cells) { shapes.insert(.grouping(separator)) }
    }
    return NumberFormat(shapes)
  }

  /// Returns whether a column holds dates, with or without a time of day; digits alone are
  /// ambiguous and don't count.
  func isDate(_ column: Int) -> Bool {
    let isNumber = { (cell: [UInt8]) in
      [8, 10, 12, 14].contains(cell.count) && cell.allSatisfy(Byte.isDigit)
    }
    if columns[column].allSatisfy(isNumber) { return false }
    return switch time(column) {
    case .dates, .moments: true
    case .epoch, .epochFraction, .clocks, nil: false
    }
  }

  /// Returns whether a cell of another row may belong to a column: it recurs there, or both hold
  /// times.
  func resembles(_ cell: [UInt8], _ column: Int) -> Bool {
    columns[column].contains(cell) || time(column) != nil && Self.time([cell]) != nil
  }

  /// Returns whether a column has different cells.
  func varies(_ column: Int) -> Bool { Set(columns[column]).count > 1 }

  /// Returns the form of the times in most of a column's cells; `nil` if they aren't times.
  func time(_ column: Int) -> TimeForm? { Self.time(columns[column]) }

  static func time(_ cells: [[UInt8]]) -> TimeForm? {
    let texts = cells.compactMap { CalendarText($0.span, 0..<$0.count) }
    let dates = texts.filter(\.hasDate)
    if dates.count * 2 > cells.count, let first = dates.first {
      return first.hasClock ? .moments(hasZone: first.zone != nil) : .dates
    }
    if !cells.isEmpty, texts.count == cells.count, texts.allSatisfy({ $0.fits(.clocks) }) {
      return .clocks
    }
    let counts = cells.compactMap(count)
    guard counts.count * 2 > cells.count else { return nil }
    return counts.contains(.epochFraction) ? .epochFraction : counts.first
  }

  /// Returns the form of a count since 1970, inferred from its number of digits.
  private static func count(_ cell: [UInt8]) -> TimeForm? {
    if cell.contains(where: { Byte.lowercased($0) == Byte.e }) { return scientificCount(cell) }
    let whole = cell.prefix(while: Byte.isDigit)
    if whole.count == cell.count {
      let ticks: [Int: Int64] = [10: 1, 13: 1_000, 16: 1_000_000, 19: 1_000_000_000]
      return ticks[whole.count].map { .epoch(ticksPerSecond: $0) }
    }
    let rest = cell.dropFirst(whole.count)
    let isFraction =
      whole.count == 10 && rest.first == Byte.point && rest.count > 1
      && rest.dropFirst().allSatisfy(Byte.isDigit)
    return isFraction ? .epochFraction : nil
  }

  /// Returns the form of a count such as 1.6796141005e9, which has at least as many digits as the
  /// count written out; only seconds may have a fraction.
  private static func scientificCount(_ cell: [UInt8]) -> TimeForm? {
    guard let value = TimeColumn.scientific(cell.span, 0..<cell.count), value >= 1e9 else {
      return nil
    }
    let digits = cell.prefix { Byte.lowercased($0) != Byte.e }.count(where: Byte.isDigit)
    let forms: [(Int, Range<Double>, TimeForm)] = [
      (10, 1e9..<1e10, .epochFraction), (13, 1e12..<1e13, .epoch(ticksPerSecond: 1_000)),
      (16, 1e15..<1e16, .epoch(ticksPerSecond: 1_000_000)),
    ]
    let form = forms.first { digits >= $0.0 && $0.1.contains(value) }?.2
    return form == .epochFraction || value == value.rounded() ? form : nil
  }

  /// Returns whether a column distinguishes the halves of the day: most of its cells are `AM` or `PM`.
  func isHalf(_ column: Int) -> Bool {
    guard columns.indices.contains(column) else { return false }
    let cells = columns[column].map { $0.map(Byte.lowercased) }
    return 2 * cells.count { $0 == Array("am".utf8) || $0 == Array("pm".utf8) } > cells.count
  }

  /// Returns the format of times such as `01:30:00` as durations; `nil` if most cells have no seconds.
  func durations(_ column: Int) -> NumberFormat? {
    var format = NumberFormat()
    format.unit = .duration
    let count = columns[column].count { NumberUnit.duration($0[...]) != nil }
    return 2 * count > columns[column].count ? format : nil
  }

  /// Returns whether times of day have a zone; `nil` if a column doesn't hold times of day.
  func clock(_ column: Int) -> Bool? {
    guard columns.indices.contains(column) else { return nil }
    let cells = columns[column]
    let clocks = cells.compactMap { CalendarText($0.span, 0..<$0.count) }.filter { !$0.hasDate }
    guard clocks.count * 2 > cells.count else { return nil }
    return clocks.first.map { $0.zone != nil }
  }
}
