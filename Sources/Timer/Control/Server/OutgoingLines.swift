/// The lines waiting to be sent to a socket.
///
/// Only the newest of the published lines waits; all replies do, and so does the rest of a
/// partially sent line.
struct OutgoingLines {
  private var owed: ArraySlice<UInt8> = []
  private var newest: [UInt8]?

  /// Whether no line is waiting.
  var isEmpty: Bool { owed.isEmpty && newest == nil }

  /// The number of waiting bytes.
  var count: Int { owed.count + (newest?.count ?? 0) }

  /// Appends a line that must be sent.
  mutating func append(_ line: String) {
    if let newest { owed += newest }
    newest = nil
    owed += bytes(line)
  }

  /// Adds a line, replacing the one published before if it is still waiting.
  mutating func replace(_ line: String) { newest = bytes(line) }

  mutating func discard() { (owed, newest) = ([], nil) }

  /// Sends as much as a socket accepts now; returns false once the other end is closed.
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
