package import TOML

/// The text of a settings file in TOML, in which values are set one by one.
///
/// Comments may be in any encoding, since they are kept and not read.
/// Whatever isn't set stays as it is, byte for byte: comments, blank lines, the ends of lines, the
/// order. All functions return a new text.
package struct SettingsText: Hashable, Sendable {
  /// The text as it is in the file.
  package let bytes: [UInt8]

  /// Creates a text from a file's bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a text.
  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The text; invalid UTF-8 is replaced.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads the text.
  package func document() throws(SettingsError) -> TOMLDocument {
    do throws(TOMLError) {
      return try TOMLDocument(bytes, accepting: [.version1_1, .foreignComments])
    } catch {
      throw .line(error.place.line, key: error.key, error.words)
    }
  }

  /// Returns the value at a path; `nil` if there is none.
  ///
  /// To get several values, read the `document()` once.
  package func value(of path: TOMLPath) throws(SettingsError) -> TOMLValue? {
    try document().value(of: path)
  }
}

// MARK: - Bytes

extension SettingsText {
  /// The end of a line as this text writes it.
  var newline: [UInt8] {
    guard let first = bytes.firstIndex(of: 0x0A), first > 0, bytes[first - 1] == 0x0D else {
      return [0x0A]
    }
    return [0x0D, 0x0A]
  }

  /// Returns the text with bytes in the place of others.
  func replacing(_ range: Range<Int>, with new: some Collection<UInt8>) -> SettingsText {
    SettingsText(bytes[..<range.lowerBound] + Array(new) + bytes[range.upperBound...])
  }

  /// Returns the text with lines inserted where a line begins, or at the end of the last line.
  func inserting(_ lines: [String], at place: Int) -> SettingsText {
    let isOpen = place > TOMLDocument.start(of: bytes) && bytes[place - 1] != 0x0A
    let new = lines.flatMap { Array($0.utf8) + newline }
    return replacing(place..<place, with: (isOpen ? newline : []) + new)
  }

  /// Returns where the comments right above a line begin; where the line does if there are none.
  func startOfComments(above line: Int) -> Int {
    // A byte order mark stays in front.
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
