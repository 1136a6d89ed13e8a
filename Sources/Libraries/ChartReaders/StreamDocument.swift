internal import Charts
internal import Tables
internal import Texts

/// A JSON document that arrives in chunks, such as a file that another program rewrites; unlike lines of
/// objects, it can be read only as a whole.
struct StreamDocument: Sendable {
  private var bytes: [UInt8] = []

  /// The maximum size, since the document is read again after each chunk that may end it.
  private static let mostBytes = 1 << 24

  /// Begins a document if the first bytes are an array, or an object that continues on the next line.
  init?(startingWith bytes: [UInt8], _ options: ChartReaderOptions) {
    let text = bytes.drop(while: Byte.isWhitespace)
    guard let first = text.first, options.isJSON(startingWith: first), !ForeignText.isStamped(text)
    else { return nil }
    let rest = text.dropFirst().drop(while: Byte.isBlank)
    let continues = rest.first == Byte.newline || rest.first == Byte.carriageReturn
    guard first == Byte.openBracket || first == Byte.openBrace && continues else { return nil }
  }

  /// Appends the next bytes, and returns the first set of the document; `nil` before its end.
  mutating func set(
    appending new: [UInt8], _ options: ChartReaderOptions, _ file: String?
  ) throws(ChartReaderError) -> ChartSet? {
    bytes += new
    guard bytes.count <= Self.mostBytes else {
      throw ChartReaderError("a document that is followed may have at most 16 MiB", file: file)
    }
    let last = bytes.last { !Byte.isWhitespace($0) }
    // An inner array or object may end here too.
    guard last == 0x5D || last == 0x7D, Self.isBalanced(bytes) else { return nil }
    let set = try ChartReader(options).read(bytes, file: file).sets.first
    guard set?.positions.labels == nil else {
      throw ChartReaderError("texts can’t be the positions of a stream", file: file)
    }
    return set
  }

  /// Returns whether all arrays and objects are closed.
  private static func isBalanced(_ bytes: [UInt8]) -> Bool {
    var (depth, isText, isEscaped) = (0, false, false)
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isText {
        isEscaped = byte == 0x5C
        isText = byte != Byte.quote
      } else if byte == Byte.quote {
        isText = true
      } else if byte == Byte.openBracket || byte == Byte.openBrace {
        depth += 1
      } else if byte == 0x5D || byte == 0x7D {
        depth -= 1
      }
    }
    return depth == 0 && !isText
  }
}
