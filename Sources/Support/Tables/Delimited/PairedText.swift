internal import Texts

/// Converts lines of `key=value`, as ping and many logs print them, to cells separated by commas.
///
/// Other lines become empty, so that lines keep their numbers; the row of names is one more.
struct PairedText: Sendable {
  private let keys: [String]
  private var rest: [UInt8] = []
  /// Whether the line so far is too long and was passed on as it is.
  private var isPassing = false

  /// The maximum number of columns.
  static let mostKeys = 256

  /// Detects the keys of a text from its first lines; `nil` unless most of them have pairs with
  /// numbers.
  init?(_ bytes: ArraySlice<UInt8>) {
    let lines = bytes.prefix(16_384).split(separator: Byte.newline).prefix(Sample.limit)
      .filter { !Byte.trimmed($0).isEmpty }
    let pairs = lines.map(Self.pairs)
    let paired = pairs.count { pairs in
      pairs.contains { NumberFormat().read(Array($0.value.utf8)[...]) != .notNumber }
    }
    guard paired > 0, 2 * paired >= lines.count else { return nil }
    var keys: [String] = []
    for (key, _) in pairs.joined() where keys.count < Self.mostKeys && !keys.contains(key) {
      keys.append(key)
    }
    // The time to live isn't a measurement.
    if keys.contains("icmp_seq"), keys.contains("time") { keys.removeAll { $0 == "ttl" } }
    self.keys = keys
  }

  /// The row of names.
  var header: [UInt8] { Array(keys.map(Self.cell).joined(separator: ",").utf8) + [Byte.newline] }

  /// Returns the rows of complete lines, and keeps the rest.
  ///
  /// A line over the limit of a row is returned as it is, for the reader to reject.
  mutating func rows(_ bytes: [UInt8]) -> [UInt8] {
    guard isPassing else { return rows(of: bytes[...]) }
    guard let newline = bytes.firstIndex(of: Byte.newline) else { return bytes }
    isPassing = false
    return bytes[...newline] + rows(of: bytes[(newline + 1)...])
  }

  private mutating func rows(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard let end = bytes.lastIndex(of: Byte.newline) else {
      rest += bytes
      return rest.count > DelimitedText.rowLimit ? passed() : []
    }
    let text = rest + bytes[...end]
    rest = Array(bytes[(end + 1)...])
    let rows = text.split(separator: Byte.newline, omittingEmptySubsequences: false)
      .dropLast().flatMap { row($0) }
    return rest.count > DelimitedText.rowLimit ? rows + passed() : rows
  }

  /// Removes the rest, which is too long, and returns it.
  private mutating func passed() -> [UInt8] {
    isPassing = true
    return exchange(&rest, with: [])
  }

  /// Returns the row of the last line, if it has no line break.
  mutating func finish() -> [UInt8] {
    rest.isEmpty ? [] : rows([Byte.newline])
  }

  private func row(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let values = Dictionary(Self.pairs(line).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard !values.isEmpty else { return [Byte.newline] }
    let cells = keys.map { Self.cell(values[$0] ?? "") }
    return Array(cells.joined(separator: ",").utf8) + [Byte.newline]
  }

  private static func cell(_ text: String) -> String {
    text.contains { $0 == "," || $0 == "\"" }
      ? "\""
        + text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\"" : text
  }

  /// Returns the pairs of a line: words with an equals sign, whose value may be quoted.
  private static func pairs(_ line: ArraySlice<UInt8>) -> [(key: String, value: String)] {
    var pairs: [(String, String)] = []
    var text = line
    while true {
      text = text.drop(while: Byte.isWhitespace)
      guard !text.isEmpty else { return pairs }
      let word = text.prefix { !Byte.isWhitespace($0) }
      text = text[word.endIndex...]
      guard let equals = word.firstIndex(of: 0x3D), isKey(word[..<equals]) else { continue }
      var value = word[(equals + 1)...]
      if value.first == Byte.quote {
        let quoted = line[(equals + 2)...]
        value = quoted.prefix { $0 != Byte.quote }
        text = line[value.endIndex...].dropFirst()
      }
      pairs.append((Letters.text(word[..<equals]), Letters.text(value)))
    }
  }

  private static func isKey(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, !Byte.isDigit(first) else { return false }
    return bytes.allSatisfy {
      Byte.isDigit($0) || (Byte.a...Byte.z).contains(Byte.lowercased($0)) || $0 == 0x5F
        || $0 == Byte.point || $0 == Byte.minus
    }
  }
}
