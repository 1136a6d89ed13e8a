internal import Texts

/// The file format of a watch list.
package struct WatchListFile: Hashable, Sendable {
  /// The text: comma-separated values with a header.
  ///
  /// An empty group has a row with only its name.
  package let text: String

  package init(_ list: WatchList) {
    let groups = list.groups.filter { !($0.name.isEmpty && $0.entries.isEmpty) }
    let rows = groups.flatMap { group in
      group.entries.isEmpty
        ? [[group.name] + Array(repeating: "", count: ListField.allCases.count - 1)]
        : group.entries.map { Self.cells($0, group.name) }
    }
    let lines = [ListField.allCases.map(\.rawValue)] + rows
    text = lines.map { CSVCell.line($0) + "\n" }.joined()
  }

  private static func cells(_ entry: WatchEntry, _ group: String) -> [String] {
    [
      group, entry.symbol, entry.name ?? "",
      entry.holding.map { NumberText.shortest($0.amount) } ?? "",
      entry.holding?.cost.map { NumberText.shortest($0) } ?? "", entry.currency ?? "",
      ListParts.joined(entry.sources), ListParts.joined(entry.alerts.map(\.condition)),
    ]
  }

  /// Reads a list, with notes about what was skipped.
  ///
  /// The text is a table with a column `symbol`, one symbol per line, or the `watchlist:` in
  /// ticker's configuration.
  package static func list(
    of bytes: [UInt8], file: String? = nil
  ) throws(WatchListError) -> (list: WatchList, notes: [String]) {
    let text = try decoded(bytes, file)
    var builder = ListBuilder()
    let lines = ListLine.lines(of: text)
    if TickerFile.matches(lines) {
      try TickerFile.read(lines, into: &builder, file: file)
    } else if let table = ListTable(text, file: file) {
      try table.read(into: &builder)
    } else {
      try ListLine.read(lines, into: &builder, file: file)
    }
    return (builder.list, builder.notes)
  }

  private static func decoded(_ bytes: [UInt8], _ file: String?) throws(WatchListError) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    if let text = String(validating: content, as: UTF8.self), !text.utf8.contains(0) { return text }
    let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains(0) || String(validating: $0, as: UTF8.self) == nil }
    throw WatchListError("the line isn’t text in UTF-8", file: file, line: (line ?? 0) + 1)
  }
}

/// Encodes several texts in one cell, separated by “ | ”.
enum ListParts {
  /// Returns the texts joined into one; bars and backslashes within them are escaped by a
  /// backslash.
  static func joined(_ parts: [String]) -> String {
    parts.map { part in
      part.unicodeScalars.reduce(into: "") {
        $0 += $1 == "|" || $1 == "\\" ? "\\\($1)" : String($1)
      }
    }.joined(separator: " | ")
  }

  /// Returns the non-empty texts in a cell.
  static func parts(of cell: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in cell.unicodeScalars {
      if isEscaped || character != "|" && character != "\\" {
        let isPlain = isEscaped && character != "|" && character != "\\"
        parts[parts.count - 1] += isPlain ? "\\\(character)" : String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        parts.append("")
      }
    }
    if isEscaped { parts[parts.count - 1] += "\\" }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }
}
