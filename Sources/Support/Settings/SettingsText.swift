package import TOML
internal import Texts

/// The TOML text of a settings file, in which individual values can be changed.
///
/// Everything else stays unchanged, byte for byte: comments, blank lines, line endings and the
/// order. All functions return a new text.
package struct SettingsText: Hashable, Sendable {
  /// The text as it is in the file.
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// The text as a string; invalid UTF-8 is replaced.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Parses the text.
  package func document() throws(SettingsError) -> TOMLDocument {
    do throws(TOMLError) {
      return try TOMLDocument(bytes)
    } catch {
      throw .line(error.place.line, key: error.key, error.words)
    }
  }

  /// Returns the value at a path; `nil` if there is none.
  ///
  /// To read several values, call `document()` once.
  package func value(of path: TOMLPath) throws(SettingsError) -> TOMLValue? {
    try document().value(of: path)
  }
}

// MARK: - Bytes

extension SettingsText {
  /// The line ending of this text.
  var newline: [UInt8] {
    guard let first = bytes.firstIndex(of: 0x0A), first > 0, bytes[first - 1] == 0x0D else {
      return [0x0A]
    }
    return [0x0D, 0x0A]
  }

  /// Returns the text with a range of bytes replaced.
  func replacing(_ range: Range<Int>, with new: some Collection<UInt8>) -> SettingsText {
    SettingsText(bytes[..<range.lowerBound] + Array(new) + bytes[range.upperBound...])
  }

  /// Returns the text with lines inserted at the start of a line or at the end of the text.
  func inserting(_ lines: [String], at place: Int) -> SettingsText {
    let isOpen = place > TOMLDocument.start(of: bytes) && bytes[place - 1] != 0x0A
    let new = lines.flatMap { Array($0.utf8) + newline }
    return replacing(place..<place, with: (isOpen ? newline : []) + new)
  }

  /// Returns the start of the comments directly above a line, or of the line itself if there are
  /// none.
  func startOfComments(above line: Int) -> Int {
    // A byte order mark stays at the start.
    let first = TOMLDocument.start(of: bytes)
    var start = line
    while start > first {
      let line = bytes[first..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? first
      let isComment = bytes[line..<start].first { $0 != 0x20 && $0 != 0x09 } == 0x23
      guard isComment, line < start else { break }
      start = line
    }
    return start
  }
}
