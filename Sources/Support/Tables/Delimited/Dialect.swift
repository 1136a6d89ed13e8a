internal import Texts

/// The syntax that separates rows and cells.
struct Dialect: Hashable, Sendable {
  var delimiter: Delimiter
  var comment: UInt8?
  /// The number of cells with which a line is a row though it begins with the comment byte; `nil`
  /// if all such lines are comments.
  ///
  /// A blank after the comment byte always makes a comment.
  var markedCells: Int?

  /// The location of a cell.
  struct Cell {
    /// The text without surrounding blanks and quotation marks.
    var range: Range<Int>
    /// Whether the text has doubled quotation marks.
    var hasPairs = false
    var isQuoted = false
    /// The number of newlines inside quotation marks.
    var newlines = 0
    /// The offset after the delimiter or the end of the row.
    var next = 0
    var endsRow = false
  }

  /// The kind of line that begins at an offset.
  enum Opening {
    case row
    /// A line without data, and the offset after it.
    case skip(Int)
    /// The bytes end before this can be decided.
    case incomplete
  }

  enum Scan {
    case cell(Cell)
    /// The bytes end before the cell does.
    case incomplete
    case textAfterQuote(Int)
  }

  @inline(__always)
  private func isPadding(_ byte: UInt8) -> Bool {
    Byte.isBlank(byte) && byte != delimiter.byte || byte == Byte.space
  }

  /// Distinguishes a row from an empty line and a comment.
  @inline(__always)
  func opening(_ bytes: Span<UInt8>, _ offset: Int) -> Opening {
    let first = bytes[offset]
    if first > Byte.hash, first != comment { return .row }
    return slowOpening(bytes, offset)
  }

  /// Returns whether a row begins that is neither a comment nor possibly blank.
  @inline(__always)
  func startsPlainRow(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset + 1 < bytes.count else { return false }
    let byte = bytes[offset] == Byte.quote ? bytes[offset + 1] : bytes[offset]
    return byte > Byte.hash && byte != delimiter.byte && bytes[offset] != comment
  }

  /// Returns whether a line begins with the comment byte, after blanks.
  func isMarked(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    let start = textStart(bytes, offset)
    return start < bytes.count && bytes[start] == comment
  }

  /// Returns the offset of the first byte that isn't a blank.
  private func textStart(_ bytes: Span<UInt8>, _ offset: Int) -> Int {
    var next = offset
    while next < bytes.count, isPadding(bytes[next]) || bytes[next] == Byte.carriageReturn {
      next += 1
    }
    return next
  }

  private func slowOpening(_ bytes: Span<UInt8>, _ offset: Int) -> Opening {
    let next = textStart(bytes, offset)
    guard next < bytes.count else { return .incomplete }
    if bytes[next] == Byte.newline { return .skip(next + 1) }
    guard bytes[next] == comment else { return .row }
    switch isMarkedRow(bytes, next) {
    case true?: return .row
    case false?: break
    case nil: return .incomplete
    }
    guard let end = Self.lineEnd(bytes, next) else { return .incomplete }
    return .skip(end)
  }

  /// Returns whether a line that begins with the comment byte is a row; `nil` if the bytes end
  /// before this can be decided.
  private func isMarkedRow(_ bytes: Span<UInt8>, _ start: Int) -> Bool? {
    guard let markedCells else { return false }
    guard let end = Self.lineEnd(bytes, start) else { return nil }
    guard !Byte.isBlank(bytes[start + 1]) else { return false }
    let line = bytes.extracting(start..<end)
    var (offset, count) = (0, 0)
    while offset < line.count, case .cell(let cell) = scan(line, offset) {
      (offset, count) = (cell.next, count + 1)
    }
    return offset == line.count && count == markedCells
  }

  /// Returns the end of the first of the lines up to a fault, if there are several: a quotation
  /// mark in it isn’t closed.
  static func tornLine(_ bytes: Span<UInt8>, _ start: Int, upTo fault: Int) -> Int? {
    lineEnd(bytes, start).flatMap { $0 <= fault ? $0 : nil }
  }

  /// Returns the offset after the next newline.
  static func lineEnd(_ bytes: Span<UInt8>, _ offset: Int) -> Int? {
    var next = offset
    while next < bytes.count {
      if bytes[next] == Byte.newline { return next + 1 }
      next += 1
    }
    return nil
  }

  /// Returns a line without its end and blanks around it.
  static func line(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    let line = range.map { bytes[$0] }
    let isEnd: (UInt8) -> Bool = { Byte.isWhitespace($0) }
    let end = line.lastIndex { !isEnd($0) }.map { $0 + 1 } ?? 0
    return Array(line[..<end].drop(while: isEnd))
  }

  /// Scans a cell, which must be followed by a delimiter or a newline.
  func scan(_ bytes: Span<UInt8>, _ offset: Int) -> Scan {
    var start = offset
    while start < bytes.count, isPadding(bytes[start]) { start += 1 }
    guard start < bytes.count else { return .incomplete }
    if bytes[start] == Byte.quote { return scanQuoted(bytes, start) }
    var end = start
    while end < bytes.count, bytes[end] != Byte.newline, !delimiter.separates(bytes[end]) {
      end += 1
    }
    guard end < bytes.count else { return .incomplete }
    let after = end
    while end > start, isPadding(bytes[end - 1]) || bytes[end - 1] == Byte.carriageReturn {
      end -= 1
    }
    return close(bytes, Cell(range: start..<end), after)
  }

  /// The location of a text.
  struct Text {
    var range: Range<Int>
    /// Whether it has doubled quotation marks.
    var hasPairs = false
  }

  /// Returns the text of a cell without doubled quotation marks, quoted newlines, or blanks around quotation
  /// marks, and advances past the end of the cell; `nil` if another scan has to decide.
  @inline(__always)
  func scanPlain(_ bytes: Span<UInt8>, _ offset: inout Int, isLast: Bool) -> Range<Int>? {
    let start = offset
    guard start < bytes.count, !isPadding(bytes[start]) else { return nil }
    if bytes[start] == Byte.quote { return scanPlainQuoted(bytes, &offset, isLast: isLast) }
    var end = cellEnd(bytes, start)
    offset = end
    while end > start, isPadding(bytes[end - 1]) || bytes[end - 1] == Byte.carriageReturn {
      end &-= 1
    }
    return ends(bytes, &offset, isLast: isLast) ? start..<end : nil
  }

  /// Returns the offset of the next delimiter or newline, or the end.
  @inline(__always)
  private func cellEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    // One step suffices for most texts, whose lengths a loop over bytes could not predict.
    while end + 8 <= bytes.count {
      let eight = EightBytes(bytes, end)
      var found = eight.places(of: delimiter.byte) | eight.places(of: Byte.newline)
      if delimiter == .blanks { found |= eight.places(of: Byte.tab) }
      if found != 0 { return end + found.trailingZeroBitCount / 8 }
      end &+= 8
    }
    while end < bytes.count, bytes[end] != Byte.newline, !delimiter.separates(bytes[end]) {
      end &+= 1
    }
    return end
  }

  private func scanPlainQuoted(
    _ bytes: Span<UInt8>, _ offset: inout Int, isLast: Bool
  ) -> Range<Int>? {
    let start = offset + 1
    var end = start
    while end < bytes.count, bytes[end] != Byte.quote {
      if bytes[end] == Byte.newline { return nil }
      end &+= 1
    }
    offset = end + 1
    return ends(bytes, &offset, isLast: isLast) ? start..<end : nil
  }

  private func scanQuoted(_ bytes: Span<UInt8>, _ quote: Int) -> Scan {
    var cell = Cell(range: quote..<quote, isQuoted: true)
    var end = quote + 1
    while end < bytes.count {
      if bytes[end] == Byte.quote {
        guard end + 1 < bytes.count, bytes[end + 1] == Byte.quote else { break }
        cell.hasPairs = true
        end += 1
      } else if bytes[end] == Byte.newline {
        cell.newlines += 1
      }
      end += 1
    }
    cell.range = (quote + 1)..<max(end, quote + 1)
    var after = end + 1
    while after < bytes.count, !delimiter.separates(bytes[after]),
      isPadding(bytes[after]) || bytes[after] == Byte.carriageReturn
    {
      after += 1
    }
    guard after < bytes.count else { return .incomplete }
    guard bytes[after] == Byte.newline || delimiter.separates(bytes[after]) else {
      return .textAfterQuote(after)
    }
    return close(bytes, cell, after)
  }

  /// Finishes a cell that is followed by a delimiter or a newline at an offset.
  private func close(_ bytes: Span<UInt8>, _ cell: Cell, _ offset: Int) -> Scan {
    var cell = cell
    var after = offset
    if delimiter == .blanks {
      while after < bytes.count, Byte.isBlank(bytes[after]) || bytes[after] == Byte.carriageReturn {
        after += 1
      }
      guard after < bytes.count else { return .incomplete }
    }
    cell.endsRow = bytes[after] == Byte.newline
    cell.next = cell.endsRow || delimiter != .blanks ? after + 1 : after
    return .cell(cell)
  }

  /// Advances past the end of a cell; returns whether there is one at the offset.
  ///
  /// Blanks are skipped only where they are the delimiter.
  @inline(__always)
  func ends(_ bytes: Span<UInt8>, _ offset: inout Int, isLast: Bool) -> Bool {
    let start = offset
    if delimiter == .blanks {
      while offset < bytes.count, Byte.isBlank(bytes[offset]) { offset += 1 }
    }
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    if !isLast, delimiter == .blanks {
      return offset > start && byte != Byte.newline && byte != Byte.carriageReturn
    } else if !isLast {
      guard byte == delimiter.byte else { return false }
    } else if byte == Byte.carriageReturn {
      guard offset + 1 < bytes.count, bytes[offset + 1] == Byte.newline else { return false }
      offset += 1
    } else if byte != Byte.newline {
      return false
    }
    offset += 1
    return true
  }

  /// Returns the text of a cell, with doubled quotation marks unescaped.
  static func text(_ bytes: Span<UInt8>, _ cell: Cell) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(cell.range.count)
    var offset = cell.range.lowerBound
    while offset < cell.range.upperBound {
      text.append(bytes[offset])
      offset += cell.hasPairs && bytes[offset] == Byte.quote ? 2 : 1
    }
    return text
  }
}
