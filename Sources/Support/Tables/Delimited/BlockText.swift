internal import Texts

/// Converts blocks of rows under a repeated header, as `iostat`, `free -s` and `docker stats` print them,
/// to one row for each block.
///
/// Each row of a block begins with its name, so that its columns are named `sda tps`. Blocks of several
/// kinds follow each other, and a line that is a time belongs to the block below it. The columns are
/// those of the first blocks.
struct BlockText: LineText {
  /// The names of the columns, and their indices.
  private var names: [String] = []
  private var places: [String: Int] = [:]
  private let headers: Set<[String]>
  private let hasTimes: Bool
  private var lines = WholeLines()
  /// The header above the current line.
  private var current: [String] = []
  /// The headers of the current block.
  private var seen: Set<[String]> = []
  private var blockTime = ""
  private var cells: [Int: String] = [:]
  /// The names of columns that the first blocks lack.
  private var unknown: Set<String> = []

  /// Detects the headers of a text from its first lines; `nil` unless one is repeated, or that of a known
  /// program, and names stand in front of the numbers below it.
  init?(_ bytes: ArraySlice<UInt8>) {
    let lines = bytes.prefix(65_536).split(separator: Byte.newline).map(Self.words)
    var counts: [[String]: Int] = [:]
    for (line, next) in zip(lines, lines.dropFirst()) where Self.isHeader(line, above: next) {
      counts[line, default: 0] += 1
    }
    headers = Set(counts.filter { $0.value > 1 || Self.isKnown($0.key) }.keys)
    hasTimes = lines.contains { Self.isTime($0) }
    guard !headers.isEmpty, !bytes.contains(Byte.quote) else { return nil }
    var labels: Set<String> = []
    for line in lines {
      if headers.contains(line) {
        (current, labels) = (line, [])
        continue
      }
      let row = Self.values(line, current)
      // A name that recurs below one header isn't that of a series.
      guard row.allSatisfy({ labels.insert($0.name).inserted }) else { return nil }
      for (name, value) in row where Self.isNumber(value) && places[name] == nil {
        guard names.count < PairedText.mostKeys else { break }
        places[name] = names.count
        names.append(name)
      }
    }
    current = []
    guard !names.isEmpty else { return nil }
  }

  var header: [UInt8] { Self.row((hasTimes ? ["time"] : []) + names) }

  /// The values of a single block may look like times, as 1924224 does.
  var roles: ColumnRoles { ColumnRoles(time: hasTimes ? .preferred("time") : .none) }

  var notes: [String] {
    guard let name = unknown.sorted().first else { return [] }
    let count = unknown.count
    return [
      "\(count) \(count == 1 ? "column" : "columns") not in the first blocks left out, such as \(name)"
    ]
  }

  mutating func rows(_ bytes: [UInt8]) -> [UInt8] {
    lines.append(bytes).flatMap { read(Self.words($0)) }
  }

  mutating func finish() -> [UInt8] {
    let rows = lines.finish().flatMap { read(Self.words($0)) }
    return rows + (cells.isEmpty ? [] : block())
  }

  /// Reads a line, and returns the block that it ends, or an empty line.
  private mutating func read(_ line: [String]) -> [UInt8] {
    let isHeader = headers.contains(line)
    let isTime = Self.isTime(line)
    let ended = !cells.isEmpty && (isTime || isHeader && seen.contains(line)) ? block() : nil
    if isTime { blockTime = line.joined(separator: " ") }
    if isHeader {
      current = line
      seen.insert(line)
    } else if !isTime {
      for (name, value) in Self.values(line, current) {
        if let place = places[name] {
          cells[place] = value
        } else if Self.isNumber(value), unknown.count < 1000 {
          unknown.insert(name)
        }
      }
    }
    return ended ?? [Byte.newline]
  }

  /// Removes the current block, and returns its row.
  private mutating func block() -> [UInt8] {
    let row = Self.row((hasTimes ? [blockTime] : []) + names.indices.map { cells[$0] ?? "" })
    (cells, seen) = ([:], [])
    return row
  }
}

// MARK: - Lines

extension BlockText {
  /// The column of `docker stats` in front of the names.
  private static let identifiers = "CONTAINER ID"

  /// The first words of headers that are known even if they aren't repeated yet.
  private static func isKnown(_ header: [String]) -> Bool {
    ["avg-cpu:", "Device", "Device:", identifiers].contains(header[0])
      || header.starts(with: ["total", "used", "free"])
  }

  private static func isHeader(_ line: [String], above next: [String]) -> Bool {
    guard line.count > 2, let last = next.last, next.contains(where: isNumber),
      !line.contains(where: {
        $0.hasSuffix(",") || $0.contains(";") || isNumber($0) || isTime([$0])
      })
    else { return false }
    if line[0] == identifiers { return true }
    let hasName = !isNumber(next[0]) && !isTime([next[0]])
    return line[0].hasSuffix(":") ? isNumber(last) : hasName
  }

  private static func isNumber(_ text: String) -> Bool {
    let cell = Array(text.utf8)[...]
    guard cell.contains(where: Byte.isDigit) else { return false }
    if case .number = NumberFormat().read(cell) { return true }
    if let sign = NumberFormat.sign(of: cell) {
      return NumberFormat(sign: sign).read(cell) != .notNumber
    }
    return NumberUnit.common(of: [Array(cell)]) != nil
  }

  private static func isTime(_ line: [String]) -> Bool {
    guard line.count < 4, line.contains(where: { $0.utf8.contains(where: Byte.isDigit) }) else {
      return false
    }
    let text = Array(line.joined(separator: " ").utf8)
    return CalendarText(text.span, 0..<text.count).map(\.hasClock) ?? false
  }

  /// Returns the named values of a row: its last words that have a column, named after the words in front
  /// of its first number.
  private static func values(
    _ row: [String], _ header: [String]
  ) -> [(name: String, value: String)] {
    if header.first == identifiers, row.count > 1 {
      return values(Array(row.dropFirst()), Array(header.dropFirst()))
    }
    // The first line of iostat names the system.
    guard !header.isEmpty, row.first != "Linux", let first = row.firstIndex(where: isNumber) else {
      return []
    }
    let label = first > 0 ? row[first - 1].trimmingColon : ""
    // The first words of a header may name the labels.
    let isNamed =
      header[0].hasSuffix(":") || first > 0 && header.count >= row.count && header[0] != "total"
    let columns = header.dropFirst(isNamed ? max(1, first) : 0)
    return zip(columns, row.dropFirst(first)).flatMap { column, value in
      parts(column, value).map { name, value in
        (label.isEmpty ? name : "\(label) \(name)", value)
      }
    }
  }

  /// Returns both values of a cell such as `1kB / 2kB`, below `NET I/O`.
  private static func parts(_ column: String, _ value: String) -> [(String, String)] {
    let values = value.utf8.split(separator: 0x2F).map { String(Substring($0)).trimmed }
    let names = column.utf8.split(separator: 0x2F).map { String(Substring($0)).trimmed }
    guard values.count == 2, names.count == 2, value.contains(part: " / ") else {
      return [(column, value)]
    }
    var words = names[0].split(separator: " ").dropLast().map { String($0) }
    words.append(names[1])
    return [(names[0], values[0]), (words.joined(separator: " "), values[1])]
  }

  /// Returns the words of a line without control sequences: separated by blanks, or by at least two if a
  /// word has blanks around a slash or in front of a percent sign.
  static func words(_ line: ArraySlice<UInt8>) -> [String] {
    let line = line.contains(0x1B) ? plain(line)[...] : line
    // Most lines can be split as bytes.
    let isNarrow = line.allSatisfy { $0 < 0x80 && !"/%C".utf8.contains($0) }
    if isNarrow {
      return line.split(whereSeparator: Byte.isWhitespace).map { Letters.text($0) }
    }
    let text = Letters.text(line).trimmed
    let isWide =
      text.contains(part: " / ") || text.contains(part: " %  ") || text.hasPrefix(identifiers)
    guard isWide else { return text.split { $0.isWhitespace }.map { String($0) } }
    var words: [String] = []
    var blanks = 2
    for character in text {
      if character.isWhitespace {
        blanks += 1
      } else if blanks > 1 || words.isEmpty {
        words.append(String(character))
        blanks = 0
      } else {
        words[words.count - 1] += (blanks > 0 ? " " : "") + String(character)
        blanks = 0
      }
    }
    return words
  }

  /// Returns a line without control sequences.
  private static func plain(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == 0x1B else {
        plain.append(byte)
        continue
      }
      if rest.first == Byte.openBracket {
        rest = rest.dropFirst().drop { !(0x40...0x7E).contains($0) }
      }
      rest = rest.dropFirst()
    }
    return plain
  }
}

extension String {
  fileprivate var trimmingColon: String { hasSuffix(":") ? String(dropLast()) : self }
}
