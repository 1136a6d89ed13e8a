/// Lines that wait until a socket takes them.
///
/// Of the lines that were published, only the newest waits; replies all do, and so does the rest of a
/// line that was sent in part.
struct OutgoingLines {
  private var owed: ArraySlice<UInt8> = []
  private var newest: [UInt8]?

  /// Whether nothing waits.
  var isEmpty: Bool { owed.isEmpty && newest == nil }

  /// The number of bytes that wait.
  var count: Int { owed.count + (newest?.count ?? 0) }

  /// Adds a line that must be sent.
  mutating func append(_ line: String) {
    if let newest { owed += newest }
    newest = nil
    owed += bytes(line)
  }

  /// Adds a line in place of the one that was published before, if that still waits.
  mutating func replace(_ line: String) { newest = bytes(line) }

  /// Forgets all lines.
  mutating func discard() { (owed, newest) = ([], nil) }

  /// Sends what a socket takes now; returns false once the other end is closed.
  mutating func send(to descriptor: Int32) -> Bool {
    guard let count = SocketBytes.send(owed, to: descriptor) else { return false }
    owed = count == owed.count ? [] : owed.dropFirst(count)
    guard owed.isEmpty, let line = newest else { return true }
    guard let count = SocketBytes.send(line[...], to: descriptor) else { return false }
    if count > 0 { (owed, newest) = (line[count...], nil) }
    return true
  }

  private func bytes(_ line: String) -> [UInt8] { Array(line.utf8) + [UInt8(ascii: "\n")] }
}
