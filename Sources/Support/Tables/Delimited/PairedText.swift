internal import Texts

/// Converts lines of `key=value`, as ping and many logs print them, to cells separated by commas.
///
/// A time in front of the pairs is a cell too. Other lines become empty.
struct PairedText: LineText {
  private let keys: [String]
  /// Whether the lines begin with a time.
  private let hasTimes: Bool
  /// The number of keys left out.
  private let others: Int
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
    var keys: [String] = []
    var known: Set<String> = []
    for (key, _) in pairs.joined() where known.insert(key).inserted { keys.append(key) }
    // The time to live isn't a measurement.
    let isPing = known.contains("icmp_seq") && known.contains("time")
    if isPing { keys.removeAll { $0 == "ttl" } }
    guard paired > 0, isPing || 2 * paired >= lines.count else { return nil }
    self.keys = Array(keys.prefix(Self.mostKeys))
    others = keys.count - self.keys.count
    let times = zip(lines, pairs).count { !$1.isEmpty && Self.time($0) != nil }
    hasTimes = 2 * times > pairs.count { !$0.isEmpty }
  }

  var header: [UInt8] { Self.row((hasTimes ? ["timestamp"] : []) + keys) }

  var notes: [String] {
    others == 0
      ? [] : ["\(others) \(others == 1 ? "key" : "keys") beyond \(Self.mostKeys) left out"]
  }

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
    return Self.row((hasTimes ? [Self.time(line) ?? ""] : []) + keys.map { values[$0] ?? "" })
  }

  /// Returns the time in the first three words of a line, such as `[1700000000.5]`, in front of its pairs.
  private static func time(_ line: ArraySlice<UInt8>) -> String? {
    let marks: Set<UInt8> = [Byte.openBracket, 0x5D, Byte.comma]
    var words: [[UInt8]] = []
    for word in line.prefix(128).split(whereSeparator: Byte.isWhitespace).prefix(3) {
      guard !word.contains(0x3D) else { break }
      words.append(word.filter { !marks.contains($0) || $0 == Byte.comma && word.last != $0 })
    }
    let pairs = zip(words, words.dropFirst()).map { $0 + [Byte.space] + $1 }
    let time = (pairs.prefix(1) + words).first { ColumnSamples.time([$0]) != nil }
    return time.map { Letters.text($0) }
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
