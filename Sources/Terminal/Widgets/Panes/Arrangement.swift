/// The arrangement of a pane's items beside and below each other, in bands of equal rules.
///
/// A band is a row of items as high as the tallest of them. Its items follow from its index alone,
/// so only visible bands are ever requested.
package enum Arrangement: Hashable, Sendable {
  /// One item below the other.
  case column
  /// All items side by side, each as wide as the others.
  case row(spacing: Int = 1)
  /// As many columns as fit, each at least `minimumWidth` wide.
  case grid(minimumWidth: Int, spacing: Int = 1)
  /// Pairs, of which the first item has a fixed width.
  case twoColumns(first: Int, spacing: Int = 1)

  package func itemsPerBand(count: Int, width: Int) -> Int {
    switch self {
    case .column: 1
    case .row: max(1, count)
    case .grid(let minimum, let spacing):
      max(1, min(max(1, count), (width + spacing) / max(1, minimum + spacing)))
    case .twoColumns: 2
    }
  }

  package func bands(count: Int, width: Int) -> Int {
    let each = itemsPerBand(count: count, width: width)
    return (count + each - 1) / each
  }

  /// Returns the columns of the item at an index in its band.
  package func columns(of place: Int, count: Int, width: Int) -> Range<Int> {
    let each = itemsPerBand(count: count, width: width)
    switch self {
    case .column: return 0..<max(0, width)
    case .row(let spacing), .grid(_, let spacing):
      let room = max(0, width - spacing * (each - 1))
      let start = room * place / each
      let end = room * (place + 1) / each
      return start + spacing * place..<end + spacing * place
    case .twoColumns(let first, let spacing):
      let first = max(0, min(first, width))
      return place == 0 ? 0..<first : min(width, first + spacing)..<max(0, width)
    }
  }
}
