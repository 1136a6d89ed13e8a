internal import Texts

/// A reader of cells separated by commas, semicolons, tabs, pipes or blanks, from chunks of any
/// size.
///
/// Only an incomplete row is buffered, so the columns take most of the memory. The layout is
/// detected from the first 64 rows, or as many as fit in 1 MiB. Empty lines and comments are
/// skipped. A row may be up to 1 MiB long, and span several lines if newlines are quoted. Lines end
/// in a newline, a carriage return or both.
package struct DelimitedText {
  private let options: DelimitedOptions
  private var ends = LineEnds()
  private var waiting: [UInt8] = []
  private var reader: RowReader?
  private var isDropping = false
  private var isQuoteOpen = false
  private var hasChecked = false
  /// The conversion from UTF-16, once the first two bytes have shown that it is needed.
  private var wide: WideText?
  private var mark: [UInt8] = []
  /// The conversion of lines in another syntax, once the layout is known.
  private var converter: (any LineText)?

  /// The maximum number of bytes in a row.
  static let rowLimit = 1 << 20
  /// The number of bytes from which the layout is detected, regardless of chunk size.
  private static let sampleLimit = 1 << 20

  package init(_ options: DelimitedOptions = DelimitedOptions()) { self.options = options }

  /// Reads an entire text.
  package static func table(
    of bytes: [UInt8], _ options: DelimitedOptions = DelimitedOptions()
  ) throws(TableError) -> Table {
    var text = DelimitedText(options)
    try text.append(bytes)
    return try text.finish()
  }

  /// Appends the next bytes.
  package mutating func append(_ bytes: [UInt8]) throws(TableError) {
    let bytes = ends.normalized(decoded(bytes))
    try read(lines: converter?.rows(bytes) ?? bytes)
  }

  /// Returns bytes as UTF-8; holds back a single first byte.
  private mutating func decoded(_ bytes: [UInt8]) -> [UInt8] {
    if wide != nil { return wide?.converted(bytes) ?? [] }
    guard mark.count < 2 else { return bytes }
    let all = mark + bytes
    mark = Array(all.prefix(2))
    guard mark.count == 2 else { return [] }
    wide = WideText(startingWith: mark)
    return wide?.converted(all) ?? all
  }

  private mutating func read(lines bytes: [UInt8]) throws(TableError) {
    guard reader != nil else {
      if waiting.isEmpty { waiting = bytes } else { waiting += bytes }
      return waiting.count >= Self.sampleLimit + 3 ? try settle(isComplete: true) : ()
    }
    if isDropping {
      try drop(bytes)
    } else if waiting.isEmpty {
      try read(bytes[...])
    } else if isQuoteOpen {
      // Only a quotation mark can end the row.
      if bytes.contains(Byte.quote) { try readWaiting(bytes[...]) } else { try wait(bytes[...]) }
    } else if let newline = bytes.firstIndex(of: Byte.newline) {
      try readWaiting(bytes[...newline])
      let rest = bytes[(newline + 1)...]
      if waiting.isEmpty { try read(rest) } else { try readWaiting(rest) }
    } else {
      try wait(bytes[...])
    }
  }

  /// Detects the layout from the bytes so far, without waiting for more, which suits a slow stream.
  ///
  /// Has no effect before there are two rows, one of them with a number, since the first may be a
  /// header, or eight rows.
  package mutating func settle() throws(TableError) { try settle(isComplete: false) }

  /// What was detected about the text; `nil` until its layout is known.
  package var findings: DelimitedFindings? {
    guard let reader else { return nil }
    return DelimitedFindings(reader, notes: converter?.notes ?? [], converter?.roles)
  }

  /// Removes the complete rows and returns them as a table, in order of arrival.
  ///
  /// Returns `nil` if the layout isn't known yet. Throws while the order of day and month is
  /// undecided.
  package mutating func drain() throws(TableError) -> Table? { try reader?.drain() }

  /// Ends the text and returns its rows, sorted by time.
  package mutating func finish() throws(TableError) -> Table {
    let rest = (mark.count == 1 ? ends.normalized(mark) : []) + ends.finish()
    if !rest.isEmpty { try read(lines: converter?.rows(rest) ?? rest) }
    if reader == nil, !waiting.isEmpty {
      try check()
      if waiting.last != Byte.newline { waiting.append(Byte.newline) }
      try settle(isComplete: true, isAtEnd: true)
    }
    if let last = converter?.finish(), !last.isEmpty { try read(lines: last) }
    if !isDropping, !waiting.isEmpty {
      if waiting.last != Byte.newline { waiting.append(Byte.newline) }
      try readWaiting([])
    }
    while !waiting.isEmpty { try dropFirstLine(.openQuote) }
    guard var table = try reader?.drain() else { throw TableError(.empty, file: options.file) }
    if options.badRows == .tolerate {
      if table.skipped.count > table.rows.count, let error = table.skipped.first { throw error }
      reader?.leaveOutGaps(of: &table)
    }
    table.sortByTime()
    return table
  }
}

// MARK: - Rows in chunks

extension DelimitedText {
  /// Detects the layout if the bytes so far suffice, or must suffice.
  private mutating func settle(
    isComplete: Bool, isAtEnd: Bool = false
  ) throws(TableError) {
    guard reader == nil, isComplete || waiting.contains(Byte.newline) else { return }
    try check()
    let text = waiting
    let lines = text[..<((waiting.lastIndex(of: Byte.newline) ?? -1) + 1)]
    if converter == nil, options.delimiter == nil, let found = LineTexts.detect(lines) {
      converter = found
      waiting = found.header + (converter?.rows(text) ?? [])
      if isAtEnd { waiting += converter?.finish() ?? [] }
    }
    let sample = waiting[..<min(Self.sampleLimit, waiting.count)]
    guard sample.contains(Byte.newline) else {
      throw TableError(.rowTooLong(limit: Self.rowLimit), file: options.file, row: 1)
    }
    let extraLines = converter == nil ? 0 : 1
    var options = options
    converter?.roles.apply(to: &options)
    let layout: DelimitedLayout
    do throws(TableError) {
      layout = try DelimitedLayout(sample.span, options)
    } catch { throw error.moved(up: extraLines) }
    guard isComplete || layout.sampled >= 2 && layout.hasData || layout.sampled >= 8 else {
      // The rest of a block may have more columns.
      (waiting, converter) = (text, nil)
      return
    }
    reader = RowReader(
      layout, options, extraLines: extraLines,
      extraCells: converter?.roles.grouping == nil ? 0 : 1)
    let bytes = waiting
    waiting = []
    try read(bytes[...])
    if let total = options.byteCount, !isAtEnd { reader?.reserve(bytes: total, after: bytes.count) }
  }

  /// Reads complete rows and buffers the rest.
  private mutating func read(_ bytes: ArraySlice<UInt8>) throws(TableError) {
    let offset = try reader?.read(bytes.span) ?? 0
    let rest = bytes.dropFirst(offset)
    isQuoteOpen = rest.contains(Byte.newline) && rest.count { $0 == Byte.quote } % 2 == 1
    try wait(rest)
  }

  /// Reads the buffered bytes followed by the given ones.
  private mutating func readWaiting(_ bytes: ArraySlice<UInt8>) throws(TableError) {
    let whole = waiting + bytes
    waiting = []
    try read(whole[...])
  }

  /// Discards the rest of a row that is too long.
  private mutating func drop(_ bytes: [UInt8]) throws(TableError) {
    guard let newline = bytes.firstIndex(of: Byte.newline) else { return }
    isDropping = false
    try read(bytes[(newline + 1)...])
  }

  /// Buffers an incomplete row, unless it is too long.
  private mutating func wait(_ bytes: ArraySlice<UInt8>) throws(TableError) {
    waiting += bytes
    guard waiting.count > Self.rowLimit else { return }
    let bytes = waiting
    waiting = []
    if let offset = try reader?.read(bytes.span), offset > 0 {
      // Quotation marks inside cells made the row look open.
      isQuoteOpen = false
      waiting = Array(bytes.dropFirst(offset))
    } else if bytes.contains(Byte.newline) {
      waiting = bytes
      try dropFirstLine(.openQuote)
    } else {
      try reader?.refuse(.rowTooLong(limit: Self.rowLimit))
      reader?.skipLine()
      isDropping = true
    }
  }

  /// Rejects or skips the first buffered line and continues after it.
  private mutating func dropFirstLine(_ fault: TableFault) throws(TableError) {
    try reader?.refuse(fault)
    reader?.skipLine()
    let bytes = waiting
    waiting = []
    guard let newline = bytes.firstIndex(of: Byte.newline) else { return }
    try read(bytes[(newline + 1)...])
  }

  /// Removes a byte order mark and rejects content that isn't a table.
  private mutating func check() throws(TableError) {
    guard !hasChecked else { return }
    hasChecked = true
    if waiting.starts(with: [0xEF, 0xBB, 0xBF]) { waiting.removeFirst(3) }
    if let fault = ForeignText.fault(waiting) { throw TableError(fault, file: options.file) }
  }
}
