internal import Texts

/// Converts the output of `dstat`, as it is printed or as it is saved with `--output`, to cells
/// separated by commas.
///
/// Its names are in two rows, that of the groups and that of their columns. Bytes have their units.
struct DstatText: LineText {
  private let groups: [String]
  private let columns: [[String]]
  private let isSaved: Bool
  /// The row of names below that of the groups, after which the rows begin.
  private let lastName: ArraySlice<UInt8>
  private var isInBody = false
  private var year: Int?
  /// The month of the last time, with which the next year begins.
  private var month: Substring?
  private var lines = WholeLines()

  /// Detects the rows of names; `nil` if there are none.
  init?(_ bytes: ArraySlice<UInt8>) {
    let lines = bytes.prefix(16_384).split(separator: Byte.newline).prefix(Sample.limit)
    guard let first = lines.first else { return nil }
    let title = Letters.text(first).lowercased()
    isSaved =
      first.first == Byte.quote && title.contains(part: "csv output")
      && (title.contains(part: "dstat") || title.contains(part: "dool"))
    for (line, next) in zip(lines, lines.dropFirst()) {
      let found = isSaved ? Self.savedNames(line, next) : Self.printedNames(line, next)
      guard let found else { continue }
      (groups, columns) = found
      lastName = next
      return
    }
    return nil
  }

  var header: [UInt8] { Self.row(zip(groups, columns).flatMap(Self.names)) }

  var notes: [String] {
    year == nil && header.starts(with: Array("time,".utf8))
      ? ["the days were left out, since they have no year"] : []
  }

  mutating func rows(_ bytes: [UInt8]) -> [UInt8] { lines.append(bytes).flatMap { row($0) } }

  mutating func finish() -> [UInt8] { lines.finish().flatMap { row($0) } }

  private mutating func row(_ line: ArraySlice<UInt8>) -> [UInt8] {
    if line == lastName { isInBody = true }
    if !isInBody, isSaved, year == nil { year = Self.year(line) }
    // The names are printed again for each screen.
    guard isInBody, line != lastName, line.first != Byte.minus else { return [Byte.newline] }
    advanceYear(line)
    let cells = isSaved ? savedCells(line) : printedCells(line)
    return cells.isEmpty ? [Byte.newline] : Self.row(cells)
  }
}

// MARK: - Names

extension DstatText {
  private typealias Names = (groups: [String], columns: [[String]])

  /// Returns the names in a line of groups such as `----total-usage---- -dsk/total-` and the line
  /// below it.
  private static func printedNames(
    _ line: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>
  ) -> Names? {
    let groups = words(line)
    let columns = next.split(omittingEmptySubsequences: false) { $0 == bar || $0 == Byte.colon }
      .map(words).filter { !$0.isEmpty }
    // What else begins and ends with a minus sign is a row of cells.
    let others = [Byte.comma, Byte.semicolon, Byte.tab]
    guard !groups.isEmpty, groups.count == columns.count,
      !line.contains(where: others.contains), !next.contains(where: others.contains),
      groups.allSatisfy({ $0.hasPrefix("-") && $0.hasSuffix("-") }),
      groups.joined().allSatisfy({ $0.isLetter || $0.isNumber || "-/_".contains($0) }),
      groups.allSatisfy({ $0.contains { $0.isLetter } }),
      columns.joined().allSatisfy({ NumberFormat().read(Array($0.utf8)[...]) == .notNumber })
    else { return nil }
    return (groups.map { $0.split(separator: "-").joined(separator: "-") }, columns)
  }

  /// Returns the names in two lines of cells, in the first of which empty ones continue a group.
  private static func savedNames(_ line: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>) -> Names? {
    var (titles, names) = (cells(line), cells(next))
    while titles.count > names.count, titles.last?.isEmpty == true { titles.removeLast() }
    while names.count > titles.count, names.last?.isEmpty == true { names.removeLast() }
    guard titles.count > 1 || names.count == 1, titles.count <= names.count,
      titles.first?.isEmpty == false, !names.contains(""), !titles[0].hasSuffix(":"),
      names.allSatisfy({ NumberFormat().read(Array($0.utf8)[...]) == .notNumber })
    else { return nil }
    var (groups, columns) = ([String](), [[String]]())
    for (index, name) in names.enumerated() {
      if index < titles.count, !titles[index].isEmpty {
        groups.append(titles[index])
        columns.append([name])
      } else {
        columns[columns.count - 1].append(name)
      }
    }
    return (groups, columns)
  }

  /// Returns the names of a group's columns.
  private static func names(_ group: String, _ columns: [String]) -> [String] {
    columns.map { ["time", "date/time", "epoch"].contains($0) ? isTime($0) : "\(group) \($0)" }
  }

  private static func isTime(_ name: String) -> String { name == "epoch" ? name : "time" }
}

// MARK: - Rows

extension DstatText {
  private static let bar = UInt8(ascii: "|")

  private static func words(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(whereSeparator: Byte.isWhitespace).map { Letters.text($0) }
  }

  private static func cells(_ line: ArraySlice<UInt8>) -> [String] {
    var rows = TextRows(line, delimiter: .comma)
    return rows.next()?.cells ?? []
  }

  /// Returns the year in a line with the date of the file.
  private static func year(_ line: ArraySlice<UInt8>) -> Int? {
    let cells = cells(line)
    guard let place = cells.firstIndex(of: "Date:"), place + 1 < cells.count else { return nil }
    return cells[place + 1].split(separator: " ").first { $0.count == 4 && Int($0) != nil }
      .flatMap { Int($0) }
  }

  /// Begins the next year where January follows December.
  private mutating func advanceYear(_ line: ArraySlice<UInt8>) {
    guard let known = year, isSaved, let place = columns.flatMap(\.self).firstIndex(of: "time")
    else {
      return
    }
    let cells = Self.cells(line)
    guard place < cells.count, let date = cells[place].split(separator: " ").first else { return }
    let parts = date.split(separator: "-")
    guard parts.count == 2 else { return }
    let next = Int(parts[0]) == nil ? parts[0] : parts[1]
    if let month, ["12", "Dec"].contains(month), ["01", "Jan"].contains(next) { year = known + 1 }
    month = next
  }

  private func savedCells(_ line: ArraySlice<UInt8>) -> [String] {
    let names = columns.joined()
    return zip(Self.cells(line), names.map(Optional.some) + [nil]).map { cell, name in
      name == "time" ? time(cell) : cell
    }
  }

  /// Returns the cells of a printed line, whose groups bars or colons separate.
  private func printedCells(_ line: ArraySlice<UInt8>) -> [String] {
    let parts = line.split(separator: Self.bar, omittingEmptySubsequences: false).map(Self.words)
    guard parts.count >= groups.count else { return parts.flatMap(\.self) }
    return zip(groups, zip(columns, parts)).flatMap { group, part in
      let (columns, words) = part
      if columns.count == 1, words.count > 1 { return [time(words.joined(separator: " "))] }
      return words.map(Self.holdsBytes(group) ? Self.bytes : Self.counts)
    }
  }

  /// Returns whether the columns of a group are numbers of bytes, whose `k` is 1024.
  private static func holdsBytes(_ group: String) -> Bool {
    ["dsk", "net", "mem", "paging", "swap"].contains { group.hasPrefix($0) }
  }

  private static func bytes(_ word: String) -> String {
    switch word.last {
    case "k", "M", "G", "T": word.dropLast() + (word.last == "k" ? "K" : word.suffix(1)) + "iB"
    case "B": word
    default: word == "-" ? word : word + "B"
    }
  }

  /// Returns a number whose `k` is 1000.
  private static func counts(_ word: String) -> String {
    switch word.last {
    case "k": word.dropLast() + "e3"
    case "M": word.dropLast() + "e6"
    case "G": word.dropLast() + "e9"
    default: word
    }
  }

  /// Returns a time such as `29-11 14:00:00` or `Nov-29 14:00:00` with its year, otherwise the time of
  /// day alone.
  private func time(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard words.count == 2 else { return text }
    guard let year else { return String(words[1]) }
    let parts = words[0].split(separator: "-")
    guard parts.count == 2 else { return text }
    let date =
      Int(parts[0]) == nil ? "\(parts[0]) \(parts[1]), \(year)" : "\(year)-\(parts[1])-\(parts[0])"
    return "\(date) \(words[1])"
  }
}
