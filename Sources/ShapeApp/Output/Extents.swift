internal import Shapes

extension OutputPlan {
  /// The pixels of a picture in a file unless a size is given.
  private static let usualPixels = 512

  /// The columns of a picture in text unless a size is given, if there is room for them.
  private static let usualColumns = 40

  /// Returns the pixels of a picture in a file: a square, unless both extents are given.
  var pixels: (width: Int, height: Int) {
    switch extent {
    case nil: (Self.usualPixels, Self.usualPixels)
    case .width(let width): (width, width)
    case .both(let width, let height): (width, height)
    }
  }

  /// Returns the columns and rows of a picture in text: as square as cells allow, unless both are
  /// given; `window` is the available size, if known.
  func cells(
    in window: (columns: Int, rows: Int)?, cell: Size
  ) throws(Failure) -> (columns: Int, rows: Int) {
    let (columns, rows) = wishedCells(in: window, cell: cell)
    try Self.limit(cells: columns * rows)
    return (columns, rows)
  }

  /// Refuses text with too many cells to draw in memory: each takes some 600 bytes.
  static func limit(cells count: Int) throws(Failure) {
    guard count <= mostCells else {
      throw Failure(
        words: "text has \(mostCells) cells at most, not \(count): make --size smaller")
    }
  }

  private static let mostCells = 500_000

  /// Refuses a film with too many pictures to hold in memory.
  static func limit(film pictures: Int, _ columns: Int, _ rows: Int) throws(Failure) {
    guard pictures * columns * rows <= mostFilmedCells else {
      throw Failure(
        words: "a film of \(pictures) pictures with \(columns * rows) cells each is too much: "
          + "make it shorter, or --size smaller")
    }
  }

  private static let mostFilmedCells = 40_000_000

  private func wishedCells(
    in window: (columns: Int, rows: Int)?, cell: Size
  ) -> (columns: Int, rows: Int) {
    switch extent {
    case .both(let columns, let rows): return (columns, rows)
    case .width(let columns): return (columns, Self.rows(for: columns, cell))
    case nil:
      guard let window else {
        return (Self.usualColumns, Self.rows(for: Self.usualColumns, cell))
      }
      // A row is left for the prompt.
      let high = Double(max(1, window.rows - 1)) * cell.height / cell.width
      let columns = max(1, min(Self.usualColumns, window.columns, Int(high)))
      return (columns, Self.rows(for: columns, cell))
    }
  }

  private static func rows(for columns: Int, _ cell: Size) -> Int {
    max(1, Int((Double(columns) * cell.width / cell.height).rounded()))
  }
}
