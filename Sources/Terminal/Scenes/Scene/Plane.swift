package import Cells
package import Raster

/// A layer of a scene: a background, figures over it, and texts over all of them.
package struct Plane: Hashable, Sendable {
  /// The cells that a plane fills before its pieces are drawn.
  package enum Background: Hashable, Sendable {
    /// None: the planes below show between the pieces.
    case none
    /// A rectangle of blank cells in a style, which hides what lies below.
    case fill(CellRect, Style)
  }

  /// The identity, by which planes of two pictures are compared.
  package var id: Int
  /// The cells that are filled.
  package var background: Background
  /// The figures, bottom first, and the texts; no two have the same identity.
  package var pieces: [Piece]

  package init(id: Int = 0, background: Background = .none, pieces: [Piece] = []) {
    (self.id, self.background, self.pieces) = (id, background, pieces)
  }
}

// MARK: - Adding

extension Plane {
  /// Adds a figure above the other figures.
  package mutating func add(
    _ figure: Figure, _ paint: Paint, owner: Int = 0, clip: CellRect = .unlimited
  ) { append(.figure(figure, paint), owner, clip) }

  /// Adds a text at a position; one without characters, or outside the clip's rows, is left out.
  package mutating func add(
    _ text: String, column: Int, row: Int, style: Style, owner: Int = 0, clip: CellRect = .unlimited
  ) {
    guard !text.isEmpty, clip.rows.contains(row) else { return }
    append(.text(text, column: column, row: row, style), owner, clip)
  }

  /// Adds a text centered in the clip's columns; a text that doesn't fit is truncated with an
  /// ellipsis.
  package mutating func add(
    centered text: String, row: Int, style: Style, owner: Int = 0, clip: CellRect
  ) {
    let text = TextWidth.truncated(text, to: clip.columns.count)
    let rest = clip.columns.count - TextWidth.columns(of: text)
    add(
      text, column: clip.columns.lowerBound + rest / 2, row: row, style: style, owner: owner,
      clip: clip)
  }

  /// Adds a piece with the next ordinal of its owner.
  private mutating func append(_ content: Piece.Content, _ owner: Int, _ clip: CellRect) {
    let last = pieces.last { $0.id.owner == owner }
    let id = PieceID(owner: owner, ordinal: last.map { $0.id.ordinal + 1 } ?? 0)
    pieces.append(Piece(id: id, clip: clip, content: content))
  }
}

extension Plane {
  /// Whether anything but text is drawn.
  var hasFigures: Bool { background != .none || pieces.contains { $0.figure != nil } }
}
