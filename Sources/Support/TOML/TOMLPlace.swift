/// A place in a text.
package struct TOMLPlace: Hashable, Comparable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1.
  package var column: Int

  /// Creates a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places as in the text.
  package static func < (one: TOMLPlace, other: TOMLPlace) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

extension TOMLPlace: CustomStringConvertible {
  /// The place in words: “line 3, column 7”.
  package var description: String { "line \(line), column \(column)" }
}

/// An index of the lines of a text, which maps offsets to places.
struct TOMLLines: Hashable, Sendable {
  private let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let starts: [Int]

  /// Creates the lines of a text whose first one begins at an offset.
  init(_ bytes: [UInt8], from first: Int) {
    self.bytes = bytes
    starts = [first] + bytes.indices.lazy.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Returns the line of an offset, from 1.
  func line(at offset: Int) -> Int {
    // The count of lines that begin at the offset or before it.
    var range = 1..<starts.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        starts[middle] <= offset
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Returns the place of an offset.
  func place(at offset: Int) -> TOMLPlace {
    let line = line(at: offset)
    // Bytes that continue a character aren’t counted.
    let before = bytes[starts[line - 1]..<max(offset, starts[line - 1])].count { $0 & 0xC0 != 0x80 }
    return TOMLPlace(line: line, column: before + 1)
  }
}
