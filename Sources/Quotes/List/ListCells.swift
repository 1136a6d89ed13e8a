/// The rows of delimited text (RFC 4180), each with the line where it begins.
struct ListCells {
  /// The cells of a row, which begins at a line.
  struct Row: Hashable {
    var line: Int
    var cells: [String]
  }

  private(set) var rows: [Row] = []
  /// The line of a quotation mark without a second one.
  private(set) var openLine: Int?

  private var line = 1
  private var cell = String.UnicodeScalarView()
  private var isQuoted = false
  private var row = Row(line: 1, cells: [])

  /// Cuts a text; empty lines and those that begin with `#` are left out.
  init(_ text: String, delimiter: Unicode.Scalar) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      if cell.isEmpty, row.cells.isEmpty, !isQuoted, scalars[index] == "#" {
        while index < scalars.count, scalars[index] != "\n" { index += 1 }
        continue
      }
      index = isQuoted ? takeQuoted(scalars, index) : take(scalars, index, delimiter)
    }
    if openLine == nil { endRow() }
  }

  private mutating func take(
    _ scalars: [Unicode.Scalar], _ index: Int, _ delimiter: Unicode.Scalar
  ) -> Int {
    switch scalars[index] {
    case delimiter: endCell()
    case "\n":
      endRow()
      line += 1
      row.line = line
    case "\"" where cell.allSatisfy(\.properties.isWhitespace):
      isQuoted = true
      openLine = line
      // The mark keeps what is within from being trimmed.
      cell = "\"".unicodeScalars
    case "\r" where index + 1 == scalars.count || scalars[index + 1] == "\n": break
    case let scalar: cell.append(scalar)
    }
    return index + 1
  }

  private mutating func takeQuoted(_ scalars: [Unicode.Scalar], _ index: Int) -> Int {
    let scalar = scalars[index]
    guard scalar == "\"" else {
      if scalar == "\n" { line += 1 }
      cell.append(scalar)
      return index + 1
    }
    if index + 1 < scalars.count, scalars[index + 1] == "\"" {
      cell.append("\"")
      return index + 2
    }
    isQuoted = false
    openLine = nil
    return index + 1
  }

  private mutating func endCell() {
    let isMarked = cell.first == "\""
    row.cells.append(isMarked ? String(cell.dropFirst()) : String(cell).trimmed)
    cell = String.UnicodeScalarView()
  }

  private mutating func endRow() {
    let isBlank = row.cells.isEmpty && String(cell).trimmed.isEmpty
    if isBlank { cell = String.UnicodeScalarView() } else { endCell() }
    if !row.cells.isEmpty { rows.append(row) }
    row = Row(line: line, cells: [])
  }
}
