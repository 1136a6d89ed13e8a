package import Cells

/// A terminal in memory: the screen that results from bytes.
///
/// It understands the sequences of ECMA-48 and xterm that move the cursor, erase and set styles.
/// Others are listed in `unknown`.
package struct ScreenModel: Sendable {
  /// The behavior of the cursor after the last column was written.
  package enum LastColumn: Sendable, CaseIterable {
    /// The cursor waits there, and the next character wraps (VT100, xterm).
    case wrapsLater
    /// The cursor stays there (a terminal without wrapping).
    case stays
  }

  /// The shown grid.
  package var grid: Grid
  /// The cursor's column.
  package private(set) var column: Int
  /// The cursor's row.
  package private(set) var row: Int
  /// The style of the next text.
  package private(set) var style = Style.standard
  /// The private modes currently set.
  package private(set) var modes: Set<Int> = []
  /// The flags of kitty's keyboard protocol on the terminal's stack.
  package private(set) var keyboardFlags: [Int] = []
  /// Whether the cursor waits beyond the last column.
  package private(set) var wrapsNext = false
  /// The unknown sequences, unchanged.
  package private(set) var unknown: [String] = []
  private let lastColumn: LastColumn
  // A mark combines with the character that was written last.
  private var written: (column: Int, row: Int)?

  /// Creates a terminal that shows a grid.
  package init(
    showing grid: Grid, column: Int = 0, row: Int = 0, lastColumn: LastColumn = .wrapsLater
  ) {
    self.grid = grid
    self.column = column
    self.row = row
    self.lastColumn = lastColumn
  }

  /// Handles bytes; sequences must be complete.
  package mutating func receive(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": escape(&rest)
      case "\r": place(0, row)
      case "\n": row + 1 < grid.rows ? place(column, row + 1) : scroll()
      case "\u{18}", "\u{07}": break
      case " "...: print(scalar)
      default: unknown.append("control \(scalar.value)")
      }
    }
  }
}

// MARK: - Writing

extension ScreenModel {
  private mutating func print(_ scalar: Unicode.Scalar) {
    let width = TextWidth.columns(of: scalar)
    guard width > 0 else {
      if let written { grid[written.column, written.row].mark = scalar }
      return
    }
    if wrapsNext {
      wrapsNext = false
      column = 0
      row + 1 < grid.rows ? row += 1 : scroll()
    }
    grid.put(Cell(scalar, style: style), width: width, column: column, row: row)
    written = (column, row)
    column += width
    guard column >= grid.columns else { return }
    column = grid.columns - 1
    wrapsNext = lastColumn == .wrapsLater
  }

  private mutating func scroll() {
    var next = Grid(columns: grid.columns, rows: grid.rows)
    for row in 1..<max(1, grid.rows) {
      for column in 0..<grid.columns { next[column, row - 1] = grid[column, row] }
    }
    grid = next
  }

  private mutating func place(_ column: Int, _ row: Int) {
    self.column = min(max(0, column), grid.columns - 1)
    self.row = min(max(0, row), grid.rows - 1)
    wrapsNext = false
  }
}

extension Grid {
  /// Puts a character into a cell as terminals do, erasing the other half of a wide one that it
  /// overwrites.
  fileprivate mutating func put(_ cell: Cell, width: Int, column: Int, row: Int) {
    guard column + width <= columns else { return }
    if self[column, row].isContinuation, column > 0 { self[column - 1, row] = .blank }
    let next = column + width
    if next < columns, self[next, row].isContinuation { self[next, row] = .blank }
    self[column, row] = cell
    if width == 2 { self[column + 1, row] = Cell("\0", style: cell.style) }
  }
}

// MARK: - Sequences

extension ScreenModel {
  private mutating func escape(_ rest: inout ArraySlice<Unicode.Scalar>) {
    switch rest.popFirst() {
    case "[": control(&rest)
    case "]":
      while let scalar = rest.popFirst(), scalar != "\u{07}" {
        if scalar == "\u{1B}" { return _ = rest.popFirst() }
      }
    case let other: unknown.append("ESC \(other.map(String.init) ?? "")")
    }
  }

  private mutating func control(_ rest: inout ArraySlice<Unicode.Scalar>) {
    let body = rest.prefix { !("@"..."~" ~= $0) }
    rest = rest.dropFirst(body.count)
    guard let final = rest.popFirst() else { return unknown.append("CSI \(body.count)") }
    let text = String(String.UnicodeScalarView(body))
    if text.hasPrefix("?") { return mode(Int(text.dropFirst()), final) }
    if final == "u", text.hasPrefix(">") {
      return keyboardFlags.append(Int(text.dropFirst()) ?? 0)
    }
    if final == "u", text == "<" { return _ = keyboardFlags.popLast() }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch final {
    case "A": place(column, row - count)
    case "B": place(column, row + count)
    case "C": place(column + count, row)
    case "D": place(column - count, row)
    case "G": place(count - 1, row)
    case "H": place((numbers.count > 1 ? max(1, numbers[1]) : 1) - 1, count - 1)
    case "J": erase(rows: first == 2 ? 0..<grid.rows : row + 1..<grid.rows, line: first)
    case "K": erase(rows: 0..<0, line: first)
    case "m": select(numbers[...])
    default: unknown.append("CSI \(text)\(final)")
    }
  }

  private mutating func mode(_ number: Int?, _ final: Unicode.Scalar) {
    switch (number, final) {
    case (let number?, "h"): modes.insert(number)
    case (let number?, "l"): modes.remove(number)
    default: unknown.append("CSI ?\(final)")
    }
  }

  private mutating func erase(rows: Range<Int>, line: Int) {
    let blank = Cell(" ", style: Style(background: style.background))
    let columns = line == 0 ? column..<grid.columns : 0..<(line == 1 ? column + 1 : grid.columns)
    for column in columns { grid[column, row] = blank }
    for row in rows {
      for column in 0..<grid.columns { grid[column, row] = blank }
    }
  }

  private mutating func select(_ parameters: ArraySlice<Int>) {
    var rest = parameters.isEmpty ? [0] : parameters
    while let code = rest.popFirst() {
      switch code {
      case 0: style = .standard
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 7: style.attributes.insert(.reverse)
      case 22: style.attributes.subtract([.bold, .dim])
      case 27: style.attributes.remove(.reverse)
      case 38: style.foreground = extended(&rest)
      case 48: style.background = extended(&rest)
      case 39: style.foreground = .standard
      case 49: style.background = .standard
      case 30...37, 90...97: style.foreground = named(code - 30)
      case 40...47, 100...107: style.background = named(code - 40)
      default: unknown.append("SGR \(code)")
      }
    }
  }

  private func named(_ offset: Int) -> Color {
    .palette(UInt8(offset < 8 ? offset : offset - 60 + 8))
  }

  private mutating func extended(_ rest: inout ArraySlice<Int>) -> Color {
    let kind = rest.popFirst()
    let parts = rest.prefix(kind == 5 ? 1 : 3).compactMap { UInt8(exactly: $0) }
    rest = rest.dropFirst(parts.count)
    switch (kind, parts.count) {
    case (5, 1): return .palette(parts[0])
    case (2, 3): return .rgb(parts[0], parts[1], parts[2])
    default:
      unknown.append("SGR 38/48 \(parts)")
      return .standard
    }
  }
}
