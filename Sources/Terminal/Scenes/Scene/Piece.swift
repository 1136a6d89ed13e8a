package import Cells
package import Raster

/// The identity of a piece in its plane, by which pieces of two pictures are compared.
package struct PieceID: Hashable, Sendable {
  /// The object that the piece shows, which may have several pieces.
  package var owner: Int
  /// The index among the pieces of its owner.
  package var ordinal: Int

  package init(owner: Int = 0, ordinal: Int) { (self.owner, self.ordinal) = (owner, ordinal) }
}

extension Plane {
  /// A figure or a text with its position.
  package struct Piece: Hashable, Sendable {
    /// The content of a piece, copied as one reference: pieces are copied more often than created.
    package indirect enum Content: Hashable, Sendable {
      case figure(Figure, Paint)
      /// A line of text in the terminal's own characters, from a position to the right.
      case text(String, column: Int, row: Int, Style)
      /// A line of text below the figures: it shows only in cells that they leave blank.
      case underlay(String, column: Int, row: Int, Style)
    }

    /// The identity.
    package var id: PieceID
    /// The cells to which the piece is clipped.
    package var clip: CellRect
    /// The figure or text.
    package var content: Content

    package init(id: PieceID, clip: CellRect = .unlimited, content: Content) {
      (self.id, self.clip, self.content) = (id, clip, content)
    }
  }
}

extension Plane.Piece {
  /// The figure; `nil` for a text.
  package var figure: Figure? {
    guard case .figure(let figure, _) = content else { return nil }
    return figure
  }

  /// The paint of the figure; `nil` for a text.
  package var paint: Paint? {
    guard case .figure(_, let paint) = content else { return nil }
    return paint
  }
}
