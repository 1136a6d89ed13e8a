internal import Texts

/// Reads symbols and groups from the configuration of the program ticker.
///
/// An example has the lines `watchlist:`, `  - AAPL` and `  - MSFT`.
enum TickerFile {
  /// Returns whether lines contain ticker's `watchlist:`.
  static func matches(_ lines: [ListLine]) -> Bool {
    lines.contains { key(of: $0.text)?.name == "watchlist" }
  }

  /// Adds the symbols of all blocks named `watchlist`.
  static func read(
    _ lines: [ListLine], into list: inout ListBuilder, file: String?
  ) throws(WatchListError) {
    var group = ""
    var isInList = false
    var hasOthers = false
    for line in lines {
      if isInList, let item = item(of: line.text), key(of: item) == nil {
        let symbol = unquoted(item)
        let indent = line.indent + line.text.count - item.count
        try line.add(symbol, indent: indent, group, to: &list, file: file)
        continue
      }
      let entry = key(of: item(of: line.text) ?? line.text)
      isInList = entry?.name == "watchlist"
      switch entry?.name {
      case "watchlist": try readInline(entry?.value ?? "", line, group, &list, file)
      case "name": group = unquoted(entry?.value ?? "")
      case "groups", nil: break
      case _?: hasOthers = true
      }
    }
    if hasOthers { list.note("only the symbols and groups of ticker’s file are read") }
  }

  /// Adds the symbols of a bracketed list after the key.
  private static func readInline(
    _ text: String, _ line: ListLine, _ group: String, _ list: inout ListBuilder, _ file: String?
  ) throws(WatchListError) {
    guard !text.isEmpty else { return }
    guard text.hasPrefix("["), text.hasSuffix("]") else {
      throw WatchListError(
        "“watchlist:” has \(text.quotedExcerpt) where lines such as “- AAPL” belong", file: file,
        line: line.number)
    }
    for part in text.dropFirst().dropLast().split(separator: ",") {
      try line.add(unquoted(part.trimmed), indent: line.indent, group, to: &list, file: file)
    }
  }

  /// Returns the text after a hyphen; `nil` if the line isn't part of a list.
  private static func item(of text: String) -> String? {
    text.hasPrefix("- ") ? text.dropFirst(2).trimmed : nil
  }

  /// Returns a key with its value; `nil` if there is no colon after a key.
  private static func key(of text: String) -> (name: String, value: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
    return (text[..<colon].trimmed, rest.trimmed)
  }

  private static func unquoted(_ text: String) -> String {
    for mark: Character in ["\"", "'"] where text.count > 1 && text.first == mark {
      if text.last == mark { return String(text.dropFirst().dropLast()) }
    }
    return text
  }
}
