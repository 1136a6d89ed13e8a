internal import Cells

extension TextState {
  /// Returns the width of the text before a character, in columns.
  package func column(of place: Int) -> Int {
    characters.prefix(place).reduce(0) { $0 + TextWidth.columns(of: $1) }
  }

  /// Returns the first visible column of the text in a field of a given width.
  ///
  /// It follows from the cursor alone, and scrolls by half of the width.
  package func firstColumn(width: Int) -> Int {
    let start = column(of: cursor)
    let under = cursor < characters.count ? TextWidth.columns(of: characters[cursor]) : 1
    let excess = start + max(1, under) - width
    guard width > 0, excess > 0 else { return 0 }
    let half = max(1, width / 2)
    return min(start, (excess + half - 1) / half * half)
  }

  /// Returns the cursor position at a column of a field of a given width; a click on the right half
  /// of a wide character is after it.
  package func place(atColumn column: Int, width: Int) -> Int {
    let goal = column + firstColumn(width: width)
    var end = 0
    for (index, character) in characters.enumerated() {
      let columns = TextWidth.columns(of: character)
      if goal < end + max(1, (columns + 1) / 2) { return index }
      end += columns
    }
    return characters.count
  }
}
