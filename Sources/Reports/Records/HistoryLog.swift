internal import Texts

/// The entries of a history file, and how much of it can't be read.
///
/// A crash or a full disk can leave half a line, with or without an end, so that the next entry
/// follows in the same line. Such fragments are counted; they hide no other entry.
package struct HistoryLog: Hashable, Sendable {
  /// The entries in the order of the file.
  package private(set) var entries: [HistoryEntry] = []
  /// Whether the file has more before the first entry.
  package var isCut = false
  /// The number of pieces that aren't entries of this version.
  package private(set) var unreadable = 0

  /// The longest line that is read.
  private static let longestLine = 1 << 20

  /// The beginning of each entry, which a text in JSON can't contain, as its quotes are escaped.
  private static let beginning = Array(#"{"v":"#.utf8)

  /// Creates an empty log.
  package init() {}

  /// Reads the content of a file.
  package init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) { read(line) }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    let line = Self.trimmed(line)
    guard !line.isEmpty else { return }
    if let entry = Self.entry(line) { return entries.append(entry) }
    let pieces = Self.pieces(of: line)
    guard pieces.count > 1 else { return unreadable += 1 }
    for piece in pieces {
      if let entry = Self.entry(piece) { entries.append(entry) } else { unreadable += 1 }
    }
  }

  private static func entry(_ bytes: ArraySlice<UInt8>) -> HistoryEntry? {
    guard bytes.count <= longestLine, let json = JSONValue(String(decoding: bytes, as: UTF8.self))
    else { return nil }
    return try? HistoryEntry(json)
  }

  /// Returns a line without blanks and control characters at its ends: a file system can leave
  /// zeros where a machine stopped.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = line.lastIndex(where: { $0 > 0x20 }) else { return [] }
    return line[...last].drop { $0 <= 0x20 }
  }

  /// Cuts a line before each beginning of an entry.
  private static func pieces(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    for place in line.indices.dropFirst()
    where line[place] == beginning[0] && line[place...].starts(with: beginning) {
      pieces.append(trimmed(line[start..<place]))
      start = place
    }
    return (pieces + [line[start...]]).filter { !$0.isEmpty }
  }
}
