internal import Texts

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

  func place(at offset: Int) -> TextPlace {
    let line = line(at: offset)
    var place = TextPlace(line: line)
    place.advance(over: bytes[starts[line - 1]..<max(offset, starts[line - 1])])
    return place
  }
}
