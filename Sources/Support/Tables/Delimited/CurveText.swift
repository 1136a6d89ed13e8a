internal import Texts

/// Converts blocks of rows between empty lines, each of which gnuplot draws as a line of its own, to rows
/// with the name of their block.
///
/// A block is named by the comment in front of it, otherwise by its number.
struct CurveText: LineText {
  private let names: [String]
  /// Whether comments with as many words as a row name its columns.
  private let hasHeaders: Bool
  private var lines = WholeLines()
  /// The comments and the names above the current line since the last row.
  private var lead = Lead()
  /// The number of the current block, from 1, its name, and those before it.
  private var (number, name) = (0, "")
  private var used: [String: Int] = [:]

  /// What stands in front of a block.
  private struct Lead {
    var comments: [[String]] = []
    var isApart = true
  }

  /// Detects several blocks whose rows begin with the same numbers.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard Self.hasGap(bytes), let blocks = Self.blocks(bytes), let width = blocks.first?.width
    else { return nil }
    let headers = blocks.map { $0.lead.last { Self.isHeader($0, width) } }
    let isShared = Set(headers.map { width == 2 ? $0?.prefix(1) : $0?[...] }).count == 1
    hasHeaders = isShared || headers.dropFirst().allSatisfy { $0 == nil }
    let header = hasHeaders ? headers[0] : nil
    names = header ?? (1...width).map { "column \($0)" }
  }

  var header: [UInt8] { Self.row(names + [grouping]) }

  var roles: ColumnRoles {
    ColumnRoles(horizontal: names.count > 1 ? names[0] : nil, grouping: grouping)
  }

  private var grouping: String { names.contains("block") ? "name of the block" : "block" }

  mutating func rows(_ bytes: [UInt8]) -> [UInt8] { lines.append(bytes).flatMap { row($0) } }

  mutating func finish() -> [UInt8] { lines.finish().flatMap { row($0) } }

  private mutating func row(_ line: ArraySlice<UInt8>) -> [UInt8] {
    switch Self.content(line) {
    case .nothing: lead.isApart = true
    case .comment(let words): lead.comments.append(words)
    case .row(let cells):
      if lead.isApart { begin() } else { lead.comments = [] }
      return Self.row(cells + [name])
    }
    return [Byte.newline]
  }

  /// Begins a block below its comments.
  private mutating func begin() {
    number += 1
    let found = title(lead.comments) ?? "block \(number)"
    let count = used[found, default: 0] + 1
    used[found] = count
    name = count > 1 ? "\(found) \(count)" : found
    lead = Lead(isApart: false)
  }

  /// Returns the name in the comments in front of a block.
  private func title(_ comments: [[String]]) -> String? {
    let width = names.count
    let marker = "Curve title: "
    let texts = comments.filter { !hasHeaders || !Self.isHeader($0, width) }
      .map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
    if let titled = comments.map({ $0.joined(separator: " ") }).last(where: { $0.hasPrefix(marker) }
    ) {
      return titled.dropFirst(marker.count).filter { $0 != "\"" }
    }
    if let text = texts.last(where: { !$0.hasPrefix("Curve ") }) { return text }
    guard hasHeaders, width == 2 else { return nil }
    return comments.last { Self.isHeader($0, width) }?[1]
  }
}

// MARK: - Lines

extension CurveText {
  private enum Content {
    case nothing
    case comment([String])
    case row([String])
  }

  /// A block of the first lines.
  private struct Block {
    var lead: [[String]]
    var width: Int
    var keys: [String] = []
    var isFarApart: Bool
  }

  private static func content(_ line: ArraySlice<UInt8>) -> Content {
    let text = Byte.trimmed(line)
    guard let first = text.first else { return .nothing }
    let isComment = first == Byte.hash
    let words = (isComment ? text.dropFirst() : text).split(whereSeparator: Byte.isWhitespace)
      .map { Letters.text($0) }
    return isComment ? .comment(words) : .row(words)
  }

  private static func isHeader(_ words: [String], _ width: Int) -> Bool {
    words.count == width && words[0] != "Curve" && !words.contains(where: isNumber)
  }

  private static func isNumber(_ word: String) -> Bool {
    if case .number = NumberFormat().read(Array(word.utf8)[...]) { true } else { false }
  }

  /// Returns whether an empty line is in a text whose first row has only blanks between its cells.
  private static func hasGap(_ bytes: ArraySlice<UInt8>) -> Bool {
    let first = bytes.split(separator: Byte.newline, maxSplits: 64).prefix(64).first {
      if case .row = content($0) { true } else { false }
    }
    guard let first, isPlain(first) else { return false }
    var isEmpty = false
    for byte in bytes[first.endIndex...] {
      if byte == Byte.newline {
        if isEmpty { return true }
        isEmpty = true
      } else if !Byte.isBlank(byte) {
        isEmpty = false
      }
    }
    return false
  }

  /// Returns the blocks of a text; `nil` if they aren’t curves.
  private static func blocks(_ bytes: ArraySlice<UInt8>) -> [Block]? {
    var blocks: [Block] = []
    var (lead, gaps) = ([[String]](), 1)
    for line in bytes.split(separator: Byte.newline, omittingEmptySubsequences: false) {
      switch content(line) {
      case .nothing: gaps += 1
      case .comment(let words): lead.append(words)
      case .row(let words):
        guard isPlain(line), words.contains(where: isNumber) else { return nil }
        if gaps > 0 {
          blocks.append(Block(lead: lead, width: words.count, isFarApart: gaps > 1))
          (lead, gaps) = ([], 0)
        }
        blocks[blocks.count - 1].keys.append(key(words))
      }
    }
    guard blocks.count > 1, blocks[0].keys.count > 1,
      blocks.allSatisfy({ $0.width == blocks[0].width })
    else { return nil }
    let areCurves = zip(blocks, blocks.dropFirst()).contains { block, next in
      blocks[0].width == 1
        ? next.isFarApart || !next.lead.isEmpty : returns(next.keys[0], to: block)
    }
    return areCurves ? blocks : nil
  }

  private static func isPlain(_ line: ArraySlice<UInt8>) -> Bool {
    !line.contains { $0 == Byte.comma || $0 == Byte.semicolon || $0 == Byte.quote }
  }

  /// Returns what the rows of a block are ordered by: the first word, and the time of day behind a date.
  private static func key(_ words: [String]) -> String {
    guard words.count > 1, !isNumber(words[0]) else { return words[0] }
    if case .clocks = ColumnSamples.time([Array(words[1].utf8)]) {
      return "\(words[0]) \(words[1])"
    }
    return words[0]
  }

  /// Returns whether a block begins within the range of the one before it, or with one of its texts.
  private static func returns(_ key: String, to block: Block) -> Bool {
    let keys = block.keys
    guard let next = Double(key) else { return keys.contains(key) }
    let numbers = keys.compactMap { Double($0) }
    guard let least = numbers.min(), let most = numbers.max(), least < most else { return false }
    return least <= next && next <= most
  }
}
