internal import Tables
internal import Texts

extension Delimiter {
  /// Infers the separator of a line's fields.
  init(of line: Span<UInt8>) {
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
}

/// The fields of a line, without surrounding blanks and quotation marks.
struct LineFields {
  /// The maximum number of fields that are read.
  static let limit = 64
  private(set) var ranges: [Range<Int>] = []

  init(_ line: Span<UInt8>, _ separator: Delimiter) {
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

  private mutating func add(_ line: Span<UInt8>, _ range: Range<Int>, _ separator: Delimiter) {
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
