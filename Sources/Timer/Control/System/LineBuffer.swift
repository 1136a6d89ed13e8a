/// Splits bytes that arrive in chunks into lines.
struct LineBuffer {
  private let limit: Int
  private var rest: [UInt8] = []
  /// Whether a line exceeded the limit; all further bytes are ignored.
  private(set) var isOverfull = false

  /// Creates a buffer for lines of at most `limit` bytes, without the line feed.
  init(limit: Int) { self.limit = limit }

  /// Appends bytes and returns the lines that they complete.
  mutating func append(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var bytes = bytes[...]
    while !isOverfull, let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      keep(bytes[..<end])
      bytes = bytes[(end + 1)...]
      if !isOverfull {
        lines.append(rest)
        rest = []
      }
    }
    if !isOverfull { keep(bytes) }
    return lines
  }

  /// Returns the last line if it has no line feed, and clears the buffer.
  mutating func end() -> [UInt8]? {
    defer { rest = [] }
    return rest.isEmpty ? nil : rest
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    isOverfull = rest.count + bytes.count > limit
    if isOverfull { rest = [] } else { rest += bytes }
  }
}
