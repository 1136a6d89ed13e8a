internal import Tables
internal import Texts

/// The separator of a line's fields.
enum FieldSeparator: Hashable, Sendable {
  case tab, semicolon, comma, pipe, blanks

  /// Infers the separator from a line.
  init(_ line: Span<UInt8>) {
    var found = Self.blanks
    for offset in line.indices {
      switch line[offset] {
      case Byte.tab:
        self = .tab
        return
      case Byte.semicolon: found = .semicolon
      case Byte.comma where found == .blanks: found = .comma
      default: break
      }
    }
    self = found
  }

  func separates(_ byte: UInt8) -> Bool {
    switch self {
    case .tab: byte == Byte.tab
    case .semicolon: byte == Byte.semicolon
    case .comma: byte == Byte.comma
    case .pipe: byte == Byte.pipe
    case .blanks: byte == Byte.space || byte == Byte.tab
    }
  }
}

extension QuoteReaderOptions {
  /// The separator of fields, if it was chosen.
  var fieldSeparator: FieldSeparator? {
    switch knownDelimiter {
    case .comma: .comma
    case .semicolon: .semicolon
    case .tab: .tab
    case .pipe: .pipe
    case .blanks: .blanks
    case nil: nil
    }
  }
}

/// The fields of a line, without surrounding blanks and quotation marks.
struct LineFields {
  /// The maximum number of fields that are read.
  static let limit = 64
  private(set) var ranges: [Range<Int>] = []

  init(_ line: Span<UInt8>, _ separator: FieldSeparator) {
    ranges.reserveCapacity(4)
    var start = 0
    var isQuoted = false
    for offset in line.indices {
      let byte = line[offset]
      if byte == Byte.quote {
        isQuoted.toggle()
      } else if !isQuoted, separator.separates(byte) {
        add(line, start..<offset, separator)
        start = offset + 1
      }
    }
    add(line, start..<line.count, separator)
    while ranges.last?.isEmpty == true { ranges.removeLast() }
  }

  private mutating func add(_ line: Span<UInt8>, _ range: Range<Int>, _ separator: FieldSeparator) {
    let field = Self.trimmed(line, range)
    guard ranges.count < Self.limit, separator != .blanks || !field.isEmpty else { return }
    ranges.append(field)
  }

  private static func trimmed(_ line: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Byte.isBlank(line[start]) { start += 1 }
    while start < end, Byte.isBlank(line[end - 1]) { end -= 1 }
    if end - start >= 2, line[start] == Byte.quote, line[end - 1] == Byte.quote {
      return start + 1..<end - 1
    }
    return start..<end
  }
}
