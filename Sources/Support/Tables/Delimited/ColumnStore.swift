internal import Texts

/// The columns of a table under construction.
///
/// A row's cells are held until ``commit()``, so a faulty row leaves no trace.
struct ColumnStore {
  private let layout: DelimitedLayout
  /// The index of each column among the columns of its kind.
  private let slots: [Int]
  private var numbers: [[Double]]
  private var texts: [SharedTexts]
  private let keepsTexts: Bool
  private(set) var time: TimeColumn?
  /// Whether the parts of times are in separate columns.
  private let isTimeSplit: Bool
  /// Whether the half of the day is in one.
  private let isClockSplit: Bool
  /// The common spelling of each column's cells, if there is one.
  let plain: [PlainCell?]

  private var rowNumbers: [Double]
  private var rowTexts: [Dialect.Text]
  private var tick: Int64 = 0
  private var date = 0..<0
  private var clock = 0..<0

  init(_ layout: DelimitedLayout, _ options: DelimitedOptions) {
    self.layout = layout
    keepsTexts = options.keepsTexts
    var counts = (numbers: 0, texts: 0)
    var slots: [Int] = []
    for kind in layout.kinds {
      switch kind {
      case .number:
        slots.append(counts.numbers)
        counts.numbers += 1
      case .text:
        slots.append(counts.texts)
        counts.texts += 1
      case .time(let form):
        slots.append(0)
        time = TimeColumn(form, order: options.dateOrder)
      case .clock, .half, .ignored, .unnamed, .empty: slots.append(0)
      }
    }
    self.slots = slots
    isClockSplit = layout.kinds.contains(.half)
    let isTimeSplit = isClockSplit || layout.kinds.contains(.clock)
    self.isTimeSplit = isTimeSplit
    plain = layout.kinds.map { kind in
      switch kind {
      // If the decimal separator is also the delimiter, only quoted cells have fractions.
      case .number(let format)
      where format.isPlain && format.decimal != layout.dialect.delimiter.byte:
        .number(decimal: format.decimal)
      case .time where !isTimeSplit: .time
      case .text: .text
      case .ignored, .unnamed: .skipped
      case .number, .time, .clock, .half, .empty: nil
      }
    }
    numbers = Array(repeating: [], count: counts.numbers)
    texts = Array(
      repeating: SharedTexts(most: options.mostTexts, isCounted: options.countsTexts),
      count: counts.texts)
    rowNumbers = Array(repeating: .nan, count: counts.numbers)
    rowTexts = Array(repeating: Dialect.Text(range: 0..<0), count: counts.texts)
  }

  /// Appends the cells of a complete row.
  @inline(__always)
  mutating func commit(_ bytes: Span<UInt8>) {
    for slot in numbers.indices { numbers[slot].append(rowNumbers[slot]) }
    if keepsTexts, !texts.isEmpty { commitTexts(bytes) }
    time?.commit(tick)
    clock = 0..<0
  }

  @inline(never)
  private mutating func commitTexts(_ bytes: Span<UInt8>) {
    for slot in texts.indices {
      let text = rowTexts[slot]
      if text.hasPairs {
        let plain = Dialect.text(bytes, Dialect.Cell(range: text.range, hasPairs: true))
        texts[slot].append(plain.span, plain.indices)
      } else {
        texts[slot].append(bytes, text.range)
      }
    }
  }

  /// Appends the cells of plain rows.
  mutating func commit(_ rows: PlainRows, _ bytes: Span<UInt8>) {
    for column in plain.indices {
      switch plain[column] {
      case .number:
        numbers[slots[column]].append(contentsOf: rows[column].lazy.map(Double.init(bitPattern:)))
      case .time: for tick in rows[column] { time?.commit(Int64(bitPattern: tick)) }
      case .text where keepsTexts: texts[slots[column]].append(bytes, rows[column])
      case .text, .skipped, nil: break
      }
    }
  }

  /// Reserves memory for a number of rows.
  mutating func reserve(_ count: Int) {
    for slot in numbers.indices { numbers[slot].reserveCapacity(count) }
    if keepsTexts {
      for slot in texts.indices { texts[slot].reserve(count) }
    }
  }

  /// Removes the rows read so far and returns their columns.
  mutating func drain() throws(TableError) -> [Table.Column] {
    var columns: [Table.Column] = []
    for (column, kind) in layout.kinds.enumerated() {
      let content: Table.Content
      switch kind {
      case .number: content = .numbers(exchange(&numbers[slots[column]], with: []))
      case .text: content = .texts(texts[slots[column]].drain())
      case .time: content = .times(try times(column))
      case .ignored: content = .texts([])
      case .clock, .half, .unnamed, .empty: continue
      }
      var unit: String?
      if case .number(let format) = kind { unit = format.unitName }
      columns.append(Table.Column(layout.names[column], content, unit: unit))
    }
    time?.removeAll()
    return columns
  }

  private func exchange<Value>(_ value: inout Value, with new: Value) -> Value {
    defer { value = new }
    return value
  }

  private func times(_ column: Int) throws(TableError) -> Times {
    do throws(TableError) {
      guard let time else { return Times(.listed([]), unit: .seconds) }
      return try time.times()
    } catch { throw TableError(error.fault, column: layout.errorColumn(column)) }
  }
}

// MARK: - Cells

extension ColumnStore {
  /// Reads a cell in a common spelling.
  ///
  /// Returns the offset after the cell, or `nil` if ``read(_:_:_:)`` has to read it.
  @inline(__always)
  mutating func readPlain(_ bytes: Span<UInt8>, _ start: Int, _ column: Int, isLast: Bool) -> Int? {
    var offset = start
    guard let cell = plain[column],
      let word = cell.scan(bytes, &offset, isLast: isLast, layout.dialect, time)
    else { return nil }
    switch cell {
    case .number: rowNumbers[slots[column]] = Double(bitPattern: word)
    case .time: tick = Int64(bitPattern: word)
    case .text: rowTexts[slots[column]] = Dialect.Text(range: PlainCell.range(word))
    case .skipped: break
    }
    return offset
  }

  /// Reads a cell; returns the fault if it is invalid.
  mutating func read(_ bytes: Span<UInt8>, _ cell: Dialect.Cell, _ column: Int) -> TableFault? {
    switch layout.kinds[column] {
    case .number(let format): return readNumber(bytes, cell, format, slots[column])
    case .text:
      rowTexts[slots[column]] = Dialect.Text(range: cell.range, hasPairs: cell.hasPairs)
      return nil
    case .time:
      date = cell.range
      guard !NumberFormat.isMissing(Dialect.text(bytes, cell)[...]) else { return .missingTime }
      return isTimeSplit ? nil : time?.read(bytes, cell.range, into: &tick)
    case .clock:
      guard !NumberFormat.isMissing(Dialect.text(bytes, cell)[...]) else { return .missingTime }
      clock = cell.range
      return isClockSplit ? nil : time?.read(bytes, date, clock: clock, into: &tick)
    case .half:
      let half = Dialect.text(bytes, cell)
      guard !NumberFormat.isMissing(half[...]) else { return .missingTime }
      return readHalf(bytes, half)
    case .ignored, .unnamed: return nil
    case .empty:
      let count = layout.kinds.count
      return cell.range.isEmpty ? nil : .cellCount(found: count, expected: count - 1)
    }
  }

  /// Makes a cell of numbers in the current row a missing value.
  mutating func leaveOut(_ column: Int) { rowNumbers[slots[column]] = .nan }

  /// Reads the time in the preceding cells with the half of the day.
  private mutating func readHalf(_ bytes: Span<UInt8>, _ half: [UInt8]) -> TableFault? {
    var text: [UInt8] = []
    for range in [date, clock] where !range.isEmpty {
      for offset in range { text.append(bytes[offset]) }
      text.append(Byte.space)
    }
    text += half
    return time?.read(text.span, 0..<text.count, into: &tick)
  }

  private mutating func readNumber(
    _ bytes: Span<UInt8>, _ cell: Dialect.Cell, _ format: NumberFormat, _ slot: Int
  ) -> TableFault? {
    let text = Dialect.text(bytes, cell)
    switch format.read(Byte.trimmed(text[...])) {
    case .number(let value): rowNumbers[slot] = value
    case .missing: rowNumbers[slot] = .nan
    case .ambiguous: return .ambiguousNumber(TableFault.excerpt(bytes, cell.range))
    case .notFinite: return .notFinite(TableFault.excerpt(bytes, cell.range))
    case .notNumber:
      if let plain = NumberFormat.withoutMark(Byte.trimmed(text[...])),
        case .number(let value) = format.read(plain)
      {
        rowNumbers[slot] = value
        return nil
      }
      let excerpt = TableFault.excerpt(bytes, cell.range)
      var other = format
      other.hasDecimalComma.toggle()
      guard case .number = other.read(Byte.trimmed(text[...])) else { return .notNumber(excerpt) }
      return .otherDecimal(excerpt, isComma: other.hasDecimalComma)
    }
    return nil
  }
}
