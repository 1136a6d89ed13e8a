internal import Texts

/// The rows above the data of a table, which name its columns.
struct HeaderRows {
  var rows: [[[UInt8]]]

  /// Returns the names of columns, each unique; without rows, all are numbered.
  ///
  /// The first column has its last name. The others combine the cells of all rows, such as “AAPL
  /// Close”; an empty cell above others continues the one to its left, and a row of equal cells says
  /// nothing.
  func names(width: Int) -> [String] {
    guard let first = rows.first else { return Self.unique(Array(repeating: "", count: width)) }
    guard rows.count > 1 else { return Self.unique(Self.texts(first, isMarked: true)) }
    let texts = rows.enumerated().map { index, row in
      let texts = Self.texts(row, isMarked: index == 0)
      return index < rows.count - 1 ? Self.continued(texts) : texts
    }
    let levels = Self.levels(texts)
    return Self.unique(
      (0..<width).map { column in
        guard column > 0 else { return texts.compactMap(\.first).last { !$0.isEmpty } ?? "" }
        var parts: [String] = []
        for level in levels where !level[column].isEmpty && !parts.contains(level[column]) {
          parts.append(level[column])
        }
        return parts.joined(separator: " ")
      })
  }

  /// Returns the rows that distinguish columns, symbols first.
  private static func levels(_ texts: [[String]]) -> [[String]] {
    let telling = texts.filter { Set($0.dropFirst().filter { !$0.isEmpty }).count > 1 }
    let symbols: Set = ["ticker", "tickers", "symbol", "symbols"]
    func isSymbols(_ row: [String]) -> Bool {
      row.first.map { symbols.contains($0.lowercased()) } ?? false
    }
    let levels = telling.isEmpty ? texts : telling
    return levels.filter(isSymbols) + levels.filter { !isSymbols($0) }
  }

  /// Returns texts of cells, the first one without the comment byte in front of it.
  private static func texts(_ row: [[UInt8]], isMarked: Bool) -> [String] {
    row.enumerated().map { index, cell in
      let isComment = isMarked && index == 0 && cell.count > 1 && cell.first == Byte.hash
      return Letters.text(isComment ? cell.dropFirst() : cell[...]).trimmed
    }
  }

  /// Returns cells in which an empty one, except the first, has the text to its left.
  private static func continued(_ texts: [String]) -> [String] {
    var result = texts
    for index in result.indices.dropFirst(2) where result[index].isEmpty {
      result[index] = result[index - 1]
    }
    return result
  }

  private static func unique(_ texts: [String]) -> [String] {
    var used: Set<String> = []
    var numbers: [String: Int] = [:]
    return texts.enumerated().map { index, text in
      let name = text.isEmpty ? "column \(index + 1)" : text
      var unique = name
      var number = numbers[name, default: 2]
      while !used.insert(unique).inserted {
        unique = "\(name) \(number)"
        number += 1
      }
      numbers[name] = number
      return unique
    }
  }
}

extension HeaderRows {
  /// Returns whether a text such as `m/s`, `degC` or `[s]` is hardly a name.
  static func looksLikeUnit(_ cell: [UInt8]) -> Bool {
    let text = String(decoding: cell, as: UTF8.self)
    return text == "%" || text.hasPrefix("[") || text.hasPrefix("(") || text.hasPrefix("deg")
      || text.hasPrefix("°") || cell.contains(Byte.slash) && cell.count < 8
  }
}
