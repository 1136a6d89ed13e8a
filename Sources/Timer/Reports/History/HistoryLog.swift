package import Clocks
internal import Countdowns
internal import JSON

/// The entries of a history file, and the amount of unreadable text in it.
///
/// A crash or a full disk can leave a partial line, with or without a line break, so that the next
/// entry follows on the same line. Such fragments are counted, and hide no other entry.
package struct HistoryLog: Hashable, Sendable {
  /// The entries in file order.
  package private(set) var entries: [HistoryEntry] = []
  /// Whether the file has more text before the first entry.
  package var isCut = false
  /// The number of fragments that aren't entries of this version.
  package private(set) var unreadable = 0

  /// The maximum length of a line.
  private static let longestLine = 1 << 20

  /// The start of each entry, which can't occur within a JSON string because quotes are escaped
  /// there.
  private static let beginning = Array(#"{"v":"#.utf8)

  /// Returns whether it has all entries of timers that ended at a time or later.
  package func isComplete(since first: WallTime) -> Bool { !isCut || hasEntry(before: first) }

  /// Returns whether a timer ended before a time and was added to the file then, so that all lines
  /// before that entry are older.
  package func hasEntry(before first: WallTime) -> Bool {
    // A line was added when its timer ended, or later if no process was there to add it.
    entries.contains { $0.ended < first && ![.unattended, .lost].contains($0.outcome) }
  }

  /// Returns whether most timers ended before a time, so that earlier lines are older; one that was
  /// added by hand may stand among newer ones.
  package func isMostly(before first: WallTime) -> Bool {
    2 * entries.count { $0.ended < first } > entries.count
  }

  package init() {}

  /// Appends the log of the next part of the same file.
  package mutating func append(_ log: HistoryLog) {
    entries += log.entries
    unreadable += log.unreadable
  }

  /// Parses the content of a file.
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

  /// Returns a line without blanks and control characters at its ends: after a power failure, a
  /// file system can leave zeros.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = line.lastIndex(where: { $0 > 0x20 }) else { return [] }
    return line[...last].drop { $0 <= 0x20 }
  }

  /// Splits a line at the start of each entry.
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
