internal import Texts

/// The text of a small settings file in TOML, of which single keys are read and set.
///
/// Only keys that stand before the first table are looked at. Whatever isn't set stays as it is,
/// byte for byte: comments, empty lines, the ends of lines, the order.
public struct ConfigText: Hashable, Sendable {
  /// The text as it is in the file.
  public let bytes: [UInt8]

  /// Creates a text from a file's bytes.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a text.
  public init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The text; what isn't UTF-8 in it is replaced.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the text that a key holds; `nil` when the key isn't there.
  public func value(of key: String) throws(ConfigError) -> String? {
    guard let entry = try entry(key) else { return nil }
    var reader = ConfigReader(bytes, at: entry.value.lowerBound, line: entry.line)
    guard let text = try reader.lineString() else {
      throw .line(entry.line, "\(key) should be text in quotes")
    }
    return text
  }

  /// Returns the text with a key set to a text: in its place, or added before the first table.
  public func setting(_ key: String, to value: String) throws(ConfigError) -> ConfigText {
    // What JSON has in quotes is a basic string of TOML, too.
    let quoted = JSONText.string(value)
    guard let entry = try entry(key) else { return try adding(key, quoted) }
    return ConfigText(
      bytes[..<entry.value.lowerBound] + Array(quoted.utf8) + bytes[entry.value.upperBound...])
  }
}

extension ConfigText {
  private func entry(_ key: String) throws(ConfigError) -> ConfigReader.Entry? {
    var reader = ConfigReader(bytes)
    let entries = try reader.entries().filter { $0.key == [key] }
    if entries.count > 1 { throw .line(entries[1].line, "\(key) is there a second time") }
    return entries.first
  }

  private func adding(_ key: String, _ value: String) throws(ConfigError) -> ConfigText {
    var reader = ConfigReader(bytes)
    let entries = try reader.entries()
    let end = newline
    let line = Array("\(Self.isBare(key) ? key : JSONText.string(key)) = \(value)".utf8) + end
    let place: Int
    var gap: [UInt8] = []
    if let last = entries.last {
      place = self.end(ofLine: last.value.upperBound)
    } else if let table = reader.firstTable {
      // What is said right above a table is about the table.
      place = startOfComments(above: table)
      gap = end
    } else {
      place = bytes.count
    }
    let before = bytes[..<place]
    let isOpen = place > reader.start && before.last != 0x0A
    return ConfigText(before + (isOpen ? end : []) + line + gap + bytes[place...])
  }

  /// The end of a line as this text writes it.
  private var newline: [UInt8] {
    guard let first = bytes.firstIndex(of: 0x0A), first > 0, bytes[first - 1] == 0x0D else {
      return [0x0A]
    }
    return [0x0D, 0x0A]
  }

  /// Returns where the line after the one with `place` begins.
  private func end(ofLine place: Int) -> Int {
    bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
  }

  private func startOfComments(above table: Int) -> Int {
    // A byte order mark stays in front.
    let first = ConfigReader(bytes).start
    var start = table
    while start > first {
      let line = bytes[first..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? first
      let isComment = bytes[line..<start].first { $0 != 0x20 && $0 != 0x09 } == 0x23
      guard isComment, line < start else { break }
      start = line
    }
    return start
  }

  private static func isBare(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { ConfigReader.isBare($0) }
  }
}
