package import Cells

extension Sequences {
  /// The maximum number of full cells in a row that are drawn as blocks.
  private static let fewCells = 4

  /// Adds the character of a grid's cell, changing the current style to the cell's.
  ///
  /// A block that has a complement is drawn with its two colors exchanged if that is shorter. A few
  /// full cells beside a block of their color are drawn as blocks, too, which saves changing the
  /// background back and forth; more would show the seams that some terminals leave between blocks.
  package mutating func cell(_ column: Int, _ row: Int, of grid: Grid, after style: inout Style) {
    let cell = grid[column, row]
    var (wanted, character) = (cell.style, cell.scalar)
    if isFull(cell, in: style), isFewBesideBlock(column, row, of: grid) { return scalar("█") }
    // The foreground of a space is invisible and needn't change.
    if character == " " && !wanted.attributes.contains(.reverse) {
      wanted.foreground = style.foreground
    }
    if wanted != style, cell.mark == "\0", let complement = character.complementaryBlock,
      let exchanged = wanted.exchanged(after: style)
    {
      (wanted, character) = (exchanged, complement)
    }
    changeStyle(from: style, to: wanted)
    style = wanted
    scalar(character)
    if cell.mark != "\0" { scalar(cell.mark) }
  }

  /// Returns whether a cell is filled with the current foreground but not the current background.
  private func isFull(_ cell: Cell, in style: Style) -> Bool {
    cell.scalar == " " && cell.mark == "\0" && cell.style.attributes.isEmpty
      && style.attributes.isEmpty && cell.style.background == style.foreground
      && cell.style.background != style.background && style.foreground != .standard
  }

  /// Returns whether a cell is one of a few equal ones that follow a block.
  private func isFewBesideBlock(_ column: Int, _ row: Int, of grid: Grid) -> Bool {
    let cell = grid[column, row]
    var (start, end) = (column, column + 1)
    while start > 0, grid[start - 1, row] == cell, end - start <= Self.fewCells { start -= 1 }
    while end < grid.columns, grid[end, row] == cell, end - start <= Self.fewCells { end += 1 }
    return end - start <= Self.fewCells && start > 0
      && grid[start - 1, row].scalar.complementaryBlock != nil
  }

  /// Adds the change from one style to another (SGR), or nothing if they are equal.
  package mutating func changeStyle(from old: Style, to new: Style) {
    guard old != new else { return }
    let change = StyleChange(from: old, to: new)
    byte(0x1B)
    byte(0x5B)
    var first = true
    for index in 0..<change.codeCount {
      separate(&first)
      number(Int(change.codes[index]))
    }
    if let foreground = change.foreground {
      separate(&first)
      color(foreground, base: 30)
    }
    if let background = change.background {
      separate(&first)
      color(background, base: 40)
    }
    scalar("m")
  }

  private mutating func separate(_ first: inout Bool) {
    if !first { byte(0x3B) }
    first = false
  }

  /// Adds the parameters of a color; `base` is 30 for the foreground and 40 for the background.
  private mutating func color(_ color: Color, base: Int) {
    switch color.kind {
    case .standard: number(base + 9)
    case .palette(let index) where index < 8: number(base + Int(index))
    case .palette(let index) where index < 16: number(base + 60 + Int(index) - 8)
    case .palette(let index): extended(base, [5, Int(index)])
    case .rgb(let red, let green, let blue): extended(base, [2, Int(red), Int(green), Int(blue)])
    }
  }

  private mutating func extended(_ base: Int, _ parameters: [Int]) {
    number(base + 8)
    for parameter in parameters {
      byte(0x3B)
      number(parameter)
    }
  }
}
