package import Cells
internal import Shapes

/// A group of figures in a scene whose cells touch, to be shown as one picture in pixels.
package struct PixelGroup: Hashable, Sendable {
  /// The identity: the plane and piece of its lowest figure.
  package struct Key: Hashable, Sendable {
    var plane: Int
    var piece: PieceID
  }

  /// The indices of the plane and the piece of a figure.
  struct FigureIndex: Hashable, Sendable {
    var plane: Int
    var piece: Int
  }

  /// The identity.
  package var key: Key
  /// The cells that contain all of its figures.
  package var area: CellRect
  /// Its figures, bottom first.
  var figures: [FigureIndex]
}

extension Scene {
  /// The figures that can be drawn in pixels, each with everything it touches; figures over a
  /// background are left to the cells, since only they show it.
  package var pixelGroups: [PixelGroup] {
    var groups: [PixelGroup] = []
    for (plane, content) in planes.enumerated() {
      for (index, piece) in content.pieces.enumerated() where piece.figure != nil {
        let area = piece.cells(on: canvas)
        guard !area.isEmpty else { continue }
        groups.add(
          PixelGroup(
            key: PixelGroup.Key(plane: content.id, piece: piece.id), area: area,
            figures: [.init(plane: plane, piece: index)]))
      }
    }
    return groups.filter { !isOnBackground($0) }
  }

  private func isOnBackground(_ group: PixelGroup) -> Bool {
    let highest = group.figures.map(\.plane).max() ?? 0
    return planes[...highest].contains {
      guard case .fill(let rect, let style) = $0.background else { return false }
      return style != .standard && !rect.intersection(group.area).isEmpty
    }
  }

  /// Returns the scene without the figures of the given groups, except in the cells of texts above
  /// them, where pictures have holes and the texts take their backgrounds from the figures.
  package func removing(_ groups: [PixelGroup]) -> Scene {
    let removed = Set(groups.flatMap(\.figures))
    guard !removed.isEmpty else { return self }
    let holes = planes.map { plane in
      plane.pieces.flatMap(\.inkedCells).filter { cells in
        groups.contains { !$0.area.intersection(cells).isEmpty }
      }
    }
    var scene = self
    for plane in planes.indices {
      let above = holes[plane...].joined()
      scene.planes[plane].pieces = planes[plane].pieces.enumerated().flatMap { index, piece in
        removed.contains(PixelGroup.FigureIndex(plane: plane, piece: index))
          ? piece.parts(in: above, on: canvas) : [piece]
      }
    }
    return scene
  }
}

extension Plane.Piece {
  /// Returns the parts of a figure in some cells, each with an identity of its own.
  fileprivate func parts(in cells: some Sequence<CellRect>, on canvas: Canvas) -> [Plane.Piece] {
    let own = self.cells(on: canvas)
    return cells.enumerated().compactMap { number, rect in
      var part = self
      part.clip = clip.intersection(rect)
      part.id.ordinal += (number + 1) << 32
      return own.intersection(rect).isEmpty ? nil : part
    }
  }
}

extension [PixelGroup] {
  /// Adds a group and joins it with all groups that it touches.
  fileprivate mutating func add(_ group: PixelGroup) {
    var group = group
    while let index = firstIndex(where: { !$0.area.intersection(group.area).isEmpty }) {
      let other = remove(at: index)
      group.area = group.area.union(other.area)
      group.figures = (group.figures + other.figures).sorted {
        ($0.plane, $0.piece) < ($1.plane, $1.piece)
      }
      // Figures are added bottom first, and the first one names the group.
      group.key = other.figures.first == group.figures.first ? other.key : group.key
    }
    append(group)
  }
}
